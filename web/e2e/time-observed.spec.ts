import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText } from "./log-page";
import { clipboard, fillSighting, openGrad } from "./operator";

const group = (page: Page) => page.getByRole("group", { name: "Time observed" });
const box = (page: Page) => group(page).getByRole("textbox", { name: "Time observed" });
const press = (page: Page, name: "Now" | "Set") =>
  group(page).getByRole("button", { name, exact: true }).click();
const LATER = new Date("2026-11-20T12:45:00Z");

test("a report's time is now until one is set, which stays for that report alone, also pasted back and edited", async ({
  sightline,
}) => {
  const { page, preview, copy } = await openGrad(sightline);
  await fillSighting(page);

  await test.step("Set selects the time, so that typing replaces it", async () => {
    await expect(group(page)).toContainText("DTG now (201230ZNov26)");
    await press(page, "Set");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type("15 min ago");
    await expect(group(page)).toContainText("DTG 201215ZNov26 (set)");
    await copyReport(page);
    expect(await clipboard(page)).toContain(" // DTG 201215ZNov26 // ");
    await expect(group(page)).toContainText("DTG 201215ZNov26 (copied)");
  });
  await test.step("one that is still to come today is not taken for yesterday's", async () => {
    await box(page).fill("1331");
    await page.keyboard.press("Tab");
    await expect(preview).toContainText("DTG — which day?");
    await expect(copy).toBeDisabled();
    await group(page).getByRole("button", { name: "yesterday 1331Z, 22 h ago" }).click();
    await expect(box(page)).toHaveValue("191331ZNov26");
    await expect(box(page)).toBeFocused();
    await expect(copy).toBeEnabled();
  });
  await test.step("what is not understood stands with its error and holds the copy, also over a reload", async () => {
    const before = await copy.boundingBox();
    await box(page).fill("half past twelve");
    await group(page).getByText("Use a DTG (201230ZNov26), HHMM, or 10 min ago.").waitFor();
    await page.getByText("Check Time observed before you copy.").waitFor();
    expect(await copy.boundingBox()).toEqual(before);
    await expect(preview).not.toContainText("191331ZNov26");
    await page.reload();
    await expect(box(page)).toHaveValue("half past twelve");
    await expect(box(page)).toHaveAttribute("aria-invalid", "true");
    await expect(copy).toBeDisabled();
    await page.getByLabel("Free text").focus();
    await page.keyboard.press("Control+Enter");
    await expect(box(page)).toBeFocused();
    await press(page, "Now");
    await expect(copy).toBeEnabled();
  });
  await test.step("typed and copied at once it is no change when the field is left, and stays over a reload", async () => {
    await box(page).fill("1215");
    await copyReport(page);
    await page.getByLabel("Free text").focus();
    await expect(box(page)).toHaveValue("201215ZNov26");
    await expect(page.getByText("Replaces")).toHaveCount(0);
    await page.clock.setFixedTime(LATER);
    await page.reload();
    await expect(group(page)).toContainText("DTG 201215ZNov26 (copied)");
  });
  await test.step("the next report is of now; once it is copied the time is the copy's, which nobody set", async () => {
    await page.keyboard.press("Alt+d");
    await expect(group(page)).toContainText("DTG now (201245ZNov26)");
    await page.keyboard.type("2234567890");
    await copyReport(page);
    expect(await clipboard(page)).toContain("DTG 201245ZNov26");
    await expect(group(page)).toContainText("DTG 201245ZNov26 (copied)");
  });

  await test.step("a message pasted back keeps its DTG, edited as well, until Now takes that of the copy", async () => {
    const text = EXAMPLES.AB0012;
    const earlier = text.replace("201230ZNov26", "190005BNov26");
    const edit = async (dtg: string) => {
      await openLog(page);
      await page.getByRole("button", { name: "Edit AB0012" }).click();
      await expect(group(page)).toContainText(`DTG ${dtg} (kept)`);
    };
    await page.clock.setFixedTime(NOON);
    await openLog(page);
    await pasteText(page, earlier);
    await expect(group(page)).toContainText("DTG 190005BNov26 (set)");
    await page.evaluate(() => navigator.clipboard.writeText("not copied"));
    await copyReport(page);
    expect(await clipboard(page)).toBe(earlier);
    await edit("190005BNov26");
    await press(page, "Now");
    await copyReport(page);
    expect(await clipboard(page)).toBe(text);
    await page.clock.setFixedTime(LATER);
    await edit("201230ZNov26");
    await page.keyboard.press("Alt+j");
    await page.getByText(/, 1230Z: time 201230ZNov26 → now$/).waitFor();
    await copyReport(page);
    expect(await clipboard(page)).toBe(text.replace("201230Z", "201245Z"));
  });
});
