import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import {
  copyButton,
  copyReport,
  EXAMPLES,
  fillLog,
  openLog,
  pasteText,
  reports,
  rowOf,
} from "./log-page";
import { clipboard } from "./operator";

const area = (page: Page) => page.getByRole("textbox", { name: "Messages" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Receive reports" });
const open = (page: Page) => page.getByRole("button", { name: "Open in its form" });

async function visitLog(sightline: Sightline, identifiers?: string[]) {
  const visit = await sightline.visit({ signedIn: true, identifiers });
  await visit.page.getByRole("heading", { name: "No reports yet" }).waitFor();
  return visit;
}

const SIGHTING = EXAMPLES["WK21-7K3QZ9"];
const REFUSED = [
  [
    "incomplete",
    SIGHTING.slice(0, 60),
    "“3” does not fit: the message is incomplete. It must end with ////.",
  ],
  [
    "with an impossible square",
    SIGHTING.replace("34UFE 12400", "34UZZ 12400"),
    "“GRID 2 34UZZ 12400 67900 CAT 2 K-KILL” does not fit",
  ],
] as const;

test("a received message, pasted into the log, opens in its form and is copied again byte for byte", async ({
  sightline,
}) => {
  const { page } = await visitLog(sightline);
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const broken = EXAMPLES.AB0012.replaceAll(" // ", "\r\n// ");
  const another = EXAMPLES["WK21-M4N8ZZ"].replace("WK21-", "KT44-");
  for (const [index, { reference, text, pasted }] of [
    { reference: "WK21-7K3QZ9", text: SIGHTING, pasted: SIGHTING },
    // A mail program has broken it into lines.
    { reference: "AB0012", text: EXAMPLES.AB0012, pasted: `\n  ${broken}\n` },
    { reference: "KT44-M4N8ZZ", text: another, pasted: `> Update: ${another}\n> Regards, Bob` },
  ].entries()) {
    await pasteText(page, pasted);
    await expect(preview).toContainText(text);
    await page.evaluate(() => navigator.clipboard.writeText("not copied"));
    await copyReport(page);
    expect(await clipboard(page)).toBe(text);
    await openLog(page);
    await rowOf(page, reference).getByText("Just now", { exact: true }).waitFor();
    await page.getByText(`${index + 1} of ${index + 1} reports`).waitFor();
  }
  await test.step("what the log knows as test data stays that", async () => {
    const [test] = reports(1, true);
    if (!test) throw new Error("no test report");
    await fillLog(page, [test]);
    await pasteText(page, test.fullMessage);
    await page.getByRole("button", { name: "Test Data - Copy Disabled" }).waitFor();
  });
});

test("the dialog: what does not fit stands in it with its problem, and can be mended", async ({
  sightline,
}) => {
  const { page } = await visitLog(sightline);
  await test.step("a paste is left to a field where the focus is in one", async () => {
    const search = page.getByPlaceholder("Search reports...");
    await search.focus();
    await pasteText(page, EXAMPLES.AB0012);
    await expect(search).toHaveValue(EXAMPLES.AB0012);
    await expect(dialog(page)).toHaveCount(0);
    await search.fill("");
    await search.blur();
  });
  await test.step("opens by its button and closes by Cancel; nothing has happened then", async () => {
    const button = page.getByRole("button", { name: "Receive" });
    await button.click();
    await area(page).fill(EXAMPLES.AB0012);
    await page.getByRole("button", { name: "Cancel" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByText("0 of 0 reports").waitFor();
    await expect(button).toBeFocused();
  });
  await test.step("says that there is nothing to read while it is empty", async () => {
    await page.keyboard.press("Alt+P");
    await expect(area(page)).toHaveValue("");
    await open(page).click();
    await page.getByText("There is no text to read.").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
  });
  for (const [name, text, why] of REFUSED) {
    await test.step(`opens by a message ${name}`, async () => {
      await pasteText(page, text);
      await dialog(page).getByText(why).waitFor();
      // A field's text has its line breaks as they are; so has what was pasted.
      await expect(area(page)).toHaveValue(text);
      await expect(area(page)).toHaveAttribute("aria-invalid", "true");
      const describedBy = await area(page).getAttribute("aria-describedby");
      await expect(page.locator(`[id="${describedBy}"]`)).toContainText(why);
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
    });
  }
  await test.step("a megabyte stays out of the box, and is named as too long", async () => {
    const long = `SIGHTING ${"(a) ".repeat(262_144)}////`;
    const why = "Too long: 1,048,589 characters";
    await page.evaluate((text) => navigator.clipboard.writeText(text), long);
    await page.keyboard.press("Control+V");
    await page.getByText("1,048,589 characters pasted.").waitFor();
    await expect(area(page)).toHaveValue("");
    await page.getByRole("button", { name: "Take in" }).click();
    await page.getByText(why).waitFor();
    await area(page).fill("begun");
    await page.getByText(why).waitFor({ state: "detached" });
    await page.keyboard.press("Control+V");
    await page.getByText("1,048,589 characters pasted.").waitFor();
    await expect(area(page)).toHaveValue("begun");
    await page.keyboard.press("Control+Enter");
    await page.getByText(why).waitFor();
    await expect(area(page)).toHaveValue("begun");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
  });
  await test.step("keeps a text of which nothing was new", async () => {
    await page.keyboard.press("Alt+P");
    for (const said of [
      "1 taken in, 0 not",
      "0 taken in, 0 not understood, 1 already in the log",
    ]) {
      await area(page).fill(SIGHTING);
      await page.getByRole("button", { name: "Take in" }).click();
      await dialog(page).getByText(said).waitFor();
    }
    await expect(area(page)).toHaveValue(SIGHTING);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+z");
    await page.getByText("0 of 0 reports").waitFor();
  });
  await test.step("opens on Alt+P with the focus in the field; nothing moves when a problem comes and goes", async () => {
    await page.keyboard.press("Alt+P");
    const before = await open(page).boundingBox();
    await pasteText(page, EXAMPLES.AB0012.replace("ROCKETS", "CATAPULT"));
    await open(page).click();
    await page.getByText("“WEAPON CATAPULT” does not fit").waitFor();
    expect(await open(page).boundingBox()).toEqual(before);
    await expect(area(page)).toBeFocused();
    await area(page).fill(EXAMPLES.AB0012);
    await page.getByText("does not fit").waitFor({ state: "detached" });
    await open(page).click();
    await copyButton(page).waitFor();
    await expect(page.getByLabel("Target Number")).toHaveValue("AB0012");
  });
});
