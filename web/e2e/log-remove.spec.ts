import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  chooseIn,
  copyReport,
  EXAMPLES,
  fillLog,
  openLog,
  pasteText,
  reports,
  rowsOf,
} from "./log-page";
import { savedReports } from "./saved";

const ENTRIES = reports(12);
const idsOf = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.id));
const removed = (page: Page) => page.getByText("Report removed", { exact: true }).first();

async function removeRow(page: Page, index: number): Promise<void> {
  await chooseIn(rowsOf(page).nth(index), "Remove");
  await removed(page).waitFor();
}

test("a removed report is out of the log at once, in every window, and after a reload; Undo brings it back to its place, and what the browser will not remove stays", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({ signedIn: true });
  await fillLog(page, ENTRIES);
  await page.getByText("12 of 12 reports").waitFor();
  const before = await idsOf(page);
  const other = (await sightline.visit({ context, path: "/report-log" })).page;
  await other.getByText("12 of 12 reports").waitFor();
  await page.bringToFront();
  await removeRow(page, 2);
  await page.getByText("11 of 11 reports").waitFor();
  await other.getByText("11 of 11 reports").waitFor();
  // The next one has taken its place, and the focus.
  await expect(rowsOf(page).nth(2)).toBeFocused();
  await page.keyboard.press("Alt+z");
  await page.getByText("12 of 12 reports").waitFor();
  expect(await idsOf(page)).toEqual(before);
  // Nothing says any more that it is gone.
  await expect(page.getByText("Report removed")).toHaveCount(0);
  // So quickly that the browser has not removed it yet.
  await rowsOf(page)
    .nth(2)
    .evaluate(async (row: HTMLElement) => {
      const shared = { bubbles: true, cancelable: true };
      row.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", ...shared }));
      await Promise.resolve();
      const undo = { key: "z", code: "KeyZ", altKey: true, ...shared };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", undo));
    });
  await expect(page.getByText("Report removed")).toHaveCount(0);
  await page.getByText("12 of 12 reports").waitFor();
  expect(await idsOf(page)).toEqual(before);
  await removeRow(page, 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("12 of 12 reports").waitFor();
  expect(await idsOf(page)).toEqual(before);
  await page.reload();
  await page.getByText("12 of 12 reports").waitFor();
  await removeRow(page, 2);
  await page.getByText("11 of 11 reports").waitFor();
  await page.reload();
  await page.getByText("11 of 11 reports").waitFor();
  expect(await idsOf(page)).not.toContain(ENTRIES[2]?.id);

  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await chooseIn(rowsOf(page).first(), "Remove");
  await page.getByText("Not removed", { exact: true }).first().waitFor();
  await page.getByText("11 of 11 reports").waitFor();
});

test.describe("without a server", () => {
  test.use({ startedWith: {} });

  test("what of a removed report waits is sent all the same", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await pasteText(page, EXAMPLES.AB0012);
    await page.getByRole("button", { name: "Submit & Copy to clipboard" }).waitFor();
    await page.waitForLoadState("networkidle");
    await sightline.stopServer();
    await copyReport(page);
    await openLog(page);
    await removeRow(page, 0);
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await sightline.restartServer();
    await page.clock.fastForward(15_000);
    await expect
      .poll(async () => (await savedReports(sightline.folder)).map(({ content }) => content))
      .toEqual([EXAMPLES.AB0012]);
    await page.getByText("0 of 0 reports").waitFor();
  });
});
