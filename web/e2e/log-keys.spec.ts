/** The log by keyboard: its rows have keys of their own while they have the focus. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { fillExample } from "./hlr-page";
import { keyboardOnly } from "./keyboard-only";
import { copyReport, fillLog, openLog, reports, rowsOf } from "./log-page";
import { clipboard } from "./operator";

const COUNT = 30;
const ENTRIES = reports(COUNT);

const search = (page: Page) => page.getByRole("searchbox", { name: "Search reports" });
const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });
const focused = (page: Page) => rowsOf(page).and(page.locator(":focus"));

/** The row of the entry at that place, with the focus. */
async function isAt(page: Page, index: number): Promise<void> {
  await expect(focused(page)).toHaveAttribute("data-id", ENTRIES[index]?.id ?? "");
}

const messageOf = (index: number) => ENTRIES[index]?.fullMessage ?? "";

test("arrows, Home and End move the highlight; Enter shows the message, C copies it", async ({
  operator: { page },
}) => {
  await fillLog(page, ENTRIES);
  const keys = await keyboardOnly(page);
  await keys.press("/", "ArrowDown");
  await isAt(page, 0);
  await keys.press("ArrowDown", "ArrowDown", "ArrowUp");
  await isAt(page, 1);
  await keys.press("Enter");
  await page.getByText(messageOf(1), { exact: true }).waitFor();
  await keys.press("Enter");
  await page.getByText(messageOf(1), { exact: true }).waitFor({ state: "detached" });
  await keys.press("c");
  await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
  expect(await clipboard(page)).toBe(messageOf(1));
  await keys.press("End");
  await isAt(page, COUNT - 1);
  await keys.press("ArrowDown");
  await isAt(page, COUNT - 1);
  await keys.press("Home");
  await isAt(page, 0);
  await keys.press("ArrowUp");
  await expect(search(page)).toBeFocused();
  await keys.expectNoPointer();
});

test("D opens the next one like it with the focus where it is to be given", async ({
  operator: { page },
}) => {
  await fillLog(page, ENTRIES);
  const keys = await keyboardOnly(page);
  await keys.press("/", "ArrowDown", "d");
  await expect(page.getByLabel("Coordinates").first()).toBeFocused();
  await expect(preview(page)).not.toContainText(messageOf(0));
  await keys.expectNoPointer();
  // The last is Tab, which only shows that the focus goes on.
  console.log(`keys pressed from the log to the next one like its newest: ${keys.pressed - 1}`);
  expect(keys.pressed - 1).toBeLessThanOrEqual(3);
});

test("E edits, and the way back leads to the same row", async ({ operator: { page } }) => {
  await fillLog(page, ENTRIES);
  const keys = await keyboardOnly(page);
  await keys.press("/", "ArrowDown", "ArrowDown", "ArrowDown", "e");
  // Its time is the moment of the copy to come.
  await expect(preview(page)).toContainText(messageOf(2).replace(/^.*DTG \w+/, ""));
  await keys.press("Alt+o");
  await isAt(page, 2);
  await keys.press("ArrowDown");
  await isAt(page, 3);
  await keys.expectNoPointer();
});

test("Delete removes, Alt+Z brings back, and the focus is never lost", async ({
  operator: { page },
}) => {
  await fillLog(page, ENTRIES.slice(0, 3));
  const keys = await keyboardOnly(page);
  await keys.press("/", "ArrowDown", "ArrowDown", "Delete");
  await page.getByText("2 of 2 reports").waitFor();
  await isAt(page, 2);
  await keys.press("Delete");
  await page.getByText("1 of 1 reports").waitFor();
  await isAt(page, 0);
  await keys.press("Delete");
  await page.getByText("0 of 0 reports").waitFor();
  await expect(search(page)).toBeFocused();
  for (const count of [1, 2, 3]) {
    await keys.press("Alt+z");
    await page.getByText(`${count} of ${count} reports`).waitFor();
  }
  await expect(search(page)).toBeFocused();
  await keys.expectNoPointer();
});

test("in a field the letters are letters, and a command's keys are the browser's", async ({
  operator: { page },
}) => {
  await fillLog(page, ENTRIES);
  await page.evaluate(() => navigator.clipboard.writeText("untouched"));
  await page.keyboard.press("/");
  await page.keyboard.type("cde");
  await page.keyboard.press("Delete");
  await expect(search(page)).toHaveValue("cde");
  await search(page).fill("");
  await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+e");
  await isAt(page, 0);
  expect(await clipboard(page)).toBe("untouched");
  await expect(rowsOf(page).first().getByRole("button", { name: /^Copy/ })).toHaveText("Copy");
});

test("Enter on a button of the row presses that, and the row's keys work there too", async ({
  operator: { page },
}) => {
  await fillLog(page, ENTRIES);
  await search(page).press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
  await expect(page.getByText(messageOf(0), { exact: true })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await isAt(page, 1);
});

test("a row that goes while it has the focus hands it on", async ({ sightline }) => {
  const { page, context } = await sightline.visit({ signedIn: true });
  await fillLog(page, reports(3, true));
  const other = (await sightline.visit({ context, path: "/settings" })).page;
  await page.bringToFront();
  await page.goto(`${sightline.address}/hlr`);
  await fillExample(page);
  await copyReport(page);
  await openLog(page);
  await search(page).press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused(page)).toHaveAttribute("aria-posinset", "2");
  await other.getByRole("button", { name: "Clear Test Data" }).click();
  await page.getByText("1 of 1 reports").waitFor();
  await expect(focused(page)).toContainText("AB0012");
});

test("the sheet tells the keys of a row", async ({ operator: { page } }) => {
  await fillLog(page, ENTRIES);
  await page.keyboard.press("F1");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const told of ["copy it again", "same again", "edit", "remove"])
    await sheet.getByText(`On a report: ${told}`).waitFor();
});
