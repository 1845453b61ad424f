import type { Page } from "@playwright/test";
import { expect, NOON, type Sightline, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText } from "./log-page";
import { clipboard } from "./operator";

const SIGHTING = EXAMPLES["WK21-M4N8ZZ"];
const OTHER_PLATFORM = SIGHTING.replace("T-72", "BM-21 (Grad)");

const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });
const bringBack = (page: Page) => page.getByRole("button", { name: "Restore uncopied changes" });

async function visitLog(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  return page;
}

/** A message pasted into the log, standing in its form. */
async function receive(page: Page, text: string): Promise<void> {
  await openLog(page);
  await pasteText(page, text);
  await preview(page).waitFor();
}

/** The form's message goes to the clipboard, which still holds what was pasted. */
async function expectCopied(page: Page, text: string): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText("not copied"));
  await copyReport(page);
  expect(await clipboard(page)).toBe(text);
}

test("an amendment pasted over the unsent message is what the form shows, the same message once more is one report, and unsent changes are kept", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  for (const text of [SIGHTING, EXAMPLES.AB0012]) {
    const amended = text.replace("12345 67890", "22345 67890").replace("19.9KM", "10.0KM");
    await receive(page, text);
    await expect(preview(page)).toContainText(text);
    await receive(page, text);
    await expect(preview(page)).toContainText(text);
    await expect(bringBack(page)).toHaveCount(0);
    await receive(page, amended);
    await expect(preview(page)).toContainText(amended);
    await bringBack(page).click();
    await expect(preview(page)).toContainText(text);
    await bringBack(page).click();
    await expect(preview(page)).toContainText(amended);
    await page.reload();
    await expect(preview(page)).toContainText(amended);
    await expectCopied(page, amended);
  }
  await receive(page, EXAMPLES["WK21-0AZ9Q1"]);
  await copyReport(page);
  await page.getByLabel("Free text").fill("not sent yet");
  await openLog(page);
  await page.getByRole("button", { name: "Edit WK21-0AZ9Q1" }).click();
  await expect(page.getByLabel("Free text")).toHaveValue("");
  await page.getByText("Uncopied changes to WK21-0AZ9Q1").waitFor();
  await bringBack(page).click();
  await expect(page.getByLabel("Free text")).toHaveValue("not sent yet");
});

test("an amendment with another platform opens under its own reference, and so does Edit after it", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await receive(page, SIGHTING);
  await copyReport(page);
  await receive(page, OTHER_PLATFORM);
  await expect(preview(page)).toContainText(OTHER_PLATFORM);
  await page.reload();
  await expect(preview(page)).toContainText(OTHER_PLATFORM);
  await openLog(page);
  await page.getByRole("button", { name: "Edit WK21-M4N8ZZ" }).click();
  await expect(preview(page)).toContainText(SIGHTING);
  await page.reload();
  await expect(preview(page)).toContainText(SIGHTING);
  // The unsent one is for another platform: the form follows, picture and address too.
  await bringBack(page).click();
  await expect(preview(page)).toContainText(OTHER_PLATFORM);
  await page.reload();
  await expect(preview(page)).toContainText(OTHER_PLATFORM);
});

test("an unsent version waits among the unfinished reports, and can be resumed or discarded there", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await receive(page, SIGHTING);
  await receive(page, OTHER_PLATFORM);
  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  const unfinished = page.getByRole("region", { name: "Unfinished report" });
  await page.getByText("2 unfinished reports", { exact: true }).click();
  await expect(unfinished).toHaveCount(2);
  // The toast goes by the clock, whatever else the machine does meanwhile.
  await page.clock.pauseAt(NOON.getTime() + 600_000);
  await unfinished.filter({ hasText: "T-72" }).getByRole("button", { name: "Discard" }).click();
  await expect(unfinished).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unfinished).toHaveCount(2);
  await unfinished.filter({ hasText: "BM-21" }).getByRole("button", { name: "Resume" }).click();
  await expect(preview(page)).toContainText(OTHER_PLATFORM);
});

test("a message keeps its platform", async ({ sightline }) => {
  const page = await visitLog(sightline);
  await test.step("whose typed name is that of one of the database", async () => {
    const unknown = SIGHTING.replace("4 X T-72", "4 X UNKNOWN (T-72)");
    await receive(page, unknown);
    await expect(preview(page)).toContainText(unknown);
    await copyReport(page);
    await page.keyboard.press("Alt+d");
    await expect(preview(page)).not.toContainText("WK21-M4N8ZZ");
    await expect(preview(page)).toContainText("4 X UNKNOWN (T-72)");
  });
  await test.step("that is called like another one's number", async () => {
    const numbered = SIGHTING.replace("4 X T-72", "4 X 42").replace("M4N8ZZ", "M4N8ZY");
    await receive(page, numbered);
    await expect(preview(page)).toContainText(numbered);
    await page.getByText("42", { exact: true }).first().waitFor();
    await expectCopied(page, numbered);
  });
});
