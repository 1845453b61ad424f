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

test("a row's keys show, copy, edit and begin the next one like it, and letters in a field are letters", async ({
  operator: { page },
}) => {
  await fillLog(page, ENTRIES);
  const keys = await keyboardOnly(page);
  await test.step("the first arrow down leads to the first row, from wherever it is of no other use", async () => {
    await keys.press("ArrowDown");
    await isAt(page, 0);
    await keys.press("ArrowDown", "ArrowDown");
    for (const name of ["Receive", "Report Log"] as const) {
      await page.getByRole(name === "Receive" ? "button" : "link", { name }).focus();
      await keys.press("ArrowDown");
      await isAt(page, 0);
    }
    await page.getByRole("button", { name: "Export" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("menu", { name: "Export" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Text" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
  });
  await test.step("a row's menu opens by its button and has its keys to itself", async () => {
    await keys.press("/", "ArrowDown", "Tab", "Tab", "Tab", "Tab", "Tab");
    const menu = page.getByRole("menu", { name: /^More/ });
    for (const key of ["ArrowDown", "Enter"]) {
      await page.keyboard.press(key);
      await menu.waitFor();
      await page.keyboard.press("End");
      await expect(page.getByRole("menuitem", { name: "Remove" })).toBeFocused();
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      await expect(page.getByRole("button", { name: /^More/ }).first()).toBeFocused();
    }
    await keys.press("ArrowUp");
    await expect(search(page)).toBeFocused();
  });
  await test.step("in a field the letters are letters, and a command's keys are the browser's", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("untouched"));
    await keys.type("cde");
    await keys.press("Delete");
    await expect(search(page)).toHaveValue("cde");
    await search(page).fill("");
    await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
    await keys.press("ArrowDown", "Control+c", "Control+e");
    await isAt(page, 0);
    expect(await clipboard(page)).toBe("untouched");
    await expect(rowsOf(page).first().getByRole("button", { name: /^Copy/ })).toHaveText("Copy");
  });
  await test.step("arrows, Home and End move the highlight; Enter shows the message, C copies it", async () => {
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
  });
  await test.step("Enter on a button of the row presses that, and the row's keys work there too", async () => {
    await keys.press("ArrowDown", "Tab", "Enter");
    await expect.poll(() => clipboard(page)).toBe(messageOf(0));
    await expect(page.getByText(messageOf(0), { exact: true })).toHaveCount(0);
    await keys.press("ArrowDown");
    await isAt(page, 1);
  });
  await test.step("the sheet tells the keys of a row", async () => {
    await keys.press("F1");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    for (const told of ["copy it again", "same again", "edit", "remove"])
      await sheet.getByText(`On a report: ${told}`).waitFor();
    await keys.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });
  await test.step("E edits, and the way back leads to the same row", async () => {
    await keys.press("/", "ArrowDown", "Home", "ArrowDown", "ArrowDown", "e");
    // Its time is the moment of the copy to come.
    await expect(preview(page)).toContainText(messageOf(2).replace(/^.*DTG \w+/, ""));
    await keys.press("Alt+o");
    await isAt(page, 2);
    await keys.press("ArrowDown");
    await isAt(page, 3);
  });
  await test.step("D opens the next one like it with the focus where it is to be given", async () => {
    await keys.press("Home");
    const before = keys.pressed;
    await keys.press("/", "ArrowDown", "d");
    await expect(page.getByLabel("Coordinates").first()).toBeFocused();
    await expect(preview(page)).not.toContainText(messageOf(0));
    const pressed = keys.pressed - before;
    console.log(`keys pressed from the log to the next one like its newest: ${pressed}`);
    expect(pressed).toBeLessThanOrEqual(3);
  });
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
