/** The log by keyboard: its rows have keys of their own while they have the focus. */
import { expect, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { fillLog, reports, rowsOf } from "./log-page";
import { clipboard } from "./operator";

const ENTRIES = reports(30);
const messageOf = (index: number) => ENTRIES[index]?.fullMessage ?? "";

test("a row's keys show, copy, edit and begin the next one like it, and letters in a field are letters", async ({
  operator: { page },
}) => {
  const search = page.getByRole("searchbox", { name: "Search reports" });
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  /** The row of the entry at that place has the focus. */
  const isAt = (index: number) =>
    expect(rowsOf(page).and(page.locator(":focus"))).toHaveAttribute(
      "data-id",
      ENTRIES[index]?.id ?? "",
    );
  await fillLog(page, ENTRIES);
  const keys = await keyboardOnly(page);
  await test.step("the first arrow down leads to the first row, from wherever it is of no other use", async () => {
    await keys.press("ArrowDown", "ArrowDown");
    await isAt(1);
    await page.getByRole("link", { name: "Report Log" }).focus();
    await keys.press("ArrowDown");
    await isAt(0);
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
    await page.keyboard.press("ArrowDown");
    await menu.waitFor();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Remove" })).toBeFocused();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await expect(page.getByRole("button", { name: /^More/ }).first()).toBeFocused();
    await keys.press("ArrowUp");
    await expect(search).toBeFocused();
  });
  await test.step("in a field the letters are letters, and a command's keys are the browser's", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("untouched"));
    await keys.type("cde");
    await keys.press("Delete");
    await expect(search).toHaveValue("cde");
    await search.fill("");
    await page.getByText("30 of 30 reports").waitFor();
    await keys.press("ArrowDown", "Control+c", "Control+e");
    await isAt(0);
    expect(await clipboard(page)).toBe("untouched");
  });
  await test.step("arrows move the highlight; Enter shows the message, C copies it", async () => {
    await keys.press("ArrowDown", "ArrowDown", "ArrowUp");
    await isAt(1);
    await keys.press("Enter");
    await page.getByText(messageOf(1), { exact: true }).waitFor();
    await keys.press("Enter");
    await page.getByText(messageOf(1), { exact: true }).waitFor({ state: "detached" });
    await keys.press("c");
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
    expect(await clipboard(page)).toBe(messageOf(1));
    await keys.press("Home", "ArrowUp");
    await expect(search).toBeFocused();
  });
  await test.step("Enter on a button of the row presses that, and the row's keys work there too", async () => {
    await keys.press("ArrowDown", "Tab", "Enter");
    await expect.poll(() => clipboard(page)).toBe(messageOf(0));
    await expect(page.getByText(messageOf(0), { exact: true })).toHaveCount(0);
    await keys.press("ArrowDown");
    await isAt(1);
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
    await keys.press("/", "ArrowDown", "ArrowDown", "ArrowDown", "e");
    // Its time is the moment of the copy to come.
    await expect(preview).toContainText(messageOf(2).replace(/^.*DTG \w+/, ""));
    await keys.press("Alt+o");
    await isAt(2);
  });
  await test.step("three keys open the next one like the newest, with the focus where it is to be given", async () => {
    await keys.press("/", "ArrowDown", "d");
    await expect(page.getByLabel("Coordinates").first()).toBeFocused();
    await expect(preview).not.toContainText(messageOf(0));
    await keys.press("Alt+o", "Alt+d");
    await expect(page.getByLabel("Coordinates").first()).toBeFocused();
    await keys.press("Alt+o", "Alt+r");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
  await keys.expectNoPointer();
});
