import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf } from "./log-page";
import { clipboard } from "./operator";

const SIGHTING = EXAMPLES["WK21-M4N8ZZ"];
const AMENDED = SIGHTING.replace("12345 67890", "22345 67891");
const OTHER_PLATFORM = SIGHTING.replace("T-72", "BM-21 (Grad)");

const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });
const bringBack = (page: Page) => page.getByRole("button", { name: "Restore your unsent changes" });

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

const ALL = Object.entries(EXAMPLES);
/** Each type's amendment: the same reference, and another grid. */
for (const some of [ALL.slice(0, 3), ALL.slice(3)]) {
  const references = some.map(([reference]) => reference).join(", ");
  test(`${references}: an amendment pasted over the unsent message is what the form shows`, async ({
    sightline,
  }) => {
    const page = await visitLog(sightline);
    for (const [reference, text] of some) {
      await test.step(reference, async () => {
        const amended = text.replace("12345 67890", "22345 67890").replace("19.9KM", "10.0KM");
        await receive(page, text);
        await expect(preview(page)).toContainText(text);
        await receive(page, amended);
        await expect(preview(page)).toContainText(amended);
        await bringBack(page).click();
        await expect(preview(page)).toContainText(text);
        await bringBack(page).click();
        await expect(preview(page)).toContainText(amended);
        await page.reload();
        await expect(preview(page)).toContainText(amended);
        await expectCopied(page, amended);
      });
    }
  });
}

test("the same message pasted twice is one report, and nothing is offered beside it", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  for (const text of [SIGHTING, EXAMPLES.AB0012]) {
    await receive(page, text);
    await expect(preview(page)).toContainText(text);
    await receive(page, text);
    await expect(preview(page)).toContainText(text);
    await expect(bringBack(page)).toHaveCount(0);
  }
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
  await unfinished.filter({ hasText: "T-72" }).getByRole("button", { name: "Discard" }).click();
  await expect(unfinished).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unfinished).toHaveCount(2);
  await unfinished.filter({ hasText: "BM-21" }).getByRole("button", { name: "Resume" }).click();
  await expect(preview(page)).toContainText(OTHER_PLATFORM);
});

test("unsent changes to a report of the log are kept when it is edited from there", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await receive(page, EXAMPLES["WK21-0AZ9Q1"]);
  await copyReport(page);
  await page.getByLabel("Free text").fill("not sent yet");
  await openLog(page);
  await page.getByRole("button", { name: "Edit WK21-0AZ9Q1" }).click();
  await expect(page.getByLabel("Free text")).toHaveValue("");
  await page.getByText("Your unsent changes to WK21-0AZ9Q1 are kept").waitFor();
  await bringBack(page).click();
  await expect(page.getByLabel("Free text")).toHaveValue("not sent yet");
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

const REFUSED = [
  ["with a day that does not exist", SIGHTING.replace("201230Z", "311230Z"), "“DTG 311230ZNov26”"],
  ["cut short", SIGHTING.slice(0, -9), "“BDA K-KILL 0 M-KILL 0 REMAIN”"],
] as const;
test("a message that does not fit is refused naming the line", async ({ sightline }) => {
  const page = await visitLog(sightline);
  const dialog = page.getByRole("dialog", { name: "Receive reports" });
  for (const [how, text, named] of REFUSED) {
    await test.step(how, async () => {
      await pasteText(page, text);
      await dialog.getByText(`${named} does not fit`).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    });
  }
});

const UNDERSTOOD = [
  ["quoted", `> ${SIGHTING.replaceAll(" // ", " //\n> ")}`],
  ["with a greeting before it", `Update: ${SIGHTING}`],
  ["with a name behind it", `${SIGHTING}\nRegards, Bob`],
  ["with its grid in lower case", SIGHTING.replace("34UFE", "34ufe")],
] as const;
test("a message with what a mail puts around it opens in its form", async ({ sightline }) => {
  const page = await visitLog(sightline);
  for (const [how, text] of UNDERSTOOD) {
    await test.step(how, async () => {
      await receive(page, text);
      await expect(preview(page)).toContainText(SIGHTING);
    });
  }
});

test("a received report enters the log under its own reference", async ({ sightline }) => {
  const page = await visitLog(sightline);
  await receive(page, AMENDED.replace("WK21-", "KT44-"));
  await copyReport(page);
  await openLog(page);
  await rowOf(page, "KT44-M4N8ZZ").waitFor();
});
