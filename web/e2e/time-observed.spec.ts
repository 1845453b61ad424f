import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText } from "./log-page";
import { clipboard, fillGrid, openForm, openGrad } from "./operator";

const group = (page: Page) => page.getByRole("group", { name: "Time observed" });
const box = (page: Page) => group(page).getByRole("textbox", { name: "Time observed" });
const press = (page: Page, name: "Now" | "Set") =>
  group(page).getByRole("button", { name, exact: true }).click();
const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });

test("a report's time is now until one is set, which stays for that report alone", async ({
  sightline,
}) => {
  const { page, copy } = await openGrad(sightline);
  await expect(box(page)).toHaveValue("");
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");

  for (const [typed, dtg] of [
    ["201415bnov26", "201415BNov26"],
    ["15 min ago", "201215ZNov26"],
  ] as const) {
    await test.step(`${typed} sets the time of the message`, async () => {
      await expect(group(page)).toContainText("DTG now");
      await expect(group(page).getByRole("button", { name: "Now" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await press(page, "Set");
      await expect(box(page)).toBeFocused();
      // The existing text is selected, so that typing replaces it.
      await page.keyboard.type(typed);
      await expect(group(page)).toContainText(`DTG ${dtg} (set)`);
      await copyReport(page);
      expect(await clipboard(page)).toContain(` // DTG ${dtg} // `);
      await expect(preview(page)).toContainText(dtg);
      await page.evaluate(() => navigator.clipboard.writeText("not copied"));
      await press(page, "Now");
    });
  }

  await test.step("one that is still to come today is not taken for yesterday's", async () => {
    await box(page).fill("1331");
    await page.keyboard.press("Tab");
    await group(page).getByText("Which 1331Z is meant?").waitFor();
    await expect(preview(page)).toContainText("DTG — which day?");
    await expect(copy).toBeDisabled();
    await group(page).getByRole("button", { name: "today 1331Z, in 61 min" }).waitFor();
    await group(page).getByRole("button", { name: "yesterday 1331Z, 22 h ago" }).click();
    await expect(box(page)).toHaveValue("191331ZNov26");
    await expect(box(page)).toBeFocused();
    await group(page).getByText("Yesterday, 22 h ago").waitFor();
    await expect(copy).toBeEnabled();
  });
  await test.step("one in the future is told and not refused", async () => {
    await box(page).fill("201231ZNov26");
    await group(page).getByText("This time is in the future: in 1 min.").waitFor();
    await expect(copy).toBeEnabled();
  });

  await test.step("what is not understood stands with its error and holds the copy, also over a reload", async () => {
    const before = await copy.boundingBox();
    await box(page).fill("half past twelve");
    await group(page).getByText("Use a DTG (201230ZNov26), HHMM, or 10 min ago.").waitFor();
    await expect(box(page)).toHaveAttribute("aria-invalid", "true");
    await page.getByText("Check Time observed before you copy.").waitFor();
    await expect(copy).toBeDisabled();
    expect(await copy.boundingBox()).toEqual(before);
    await expect(preview(page)).not.toContainText("201231ZNov26");
    await page.reload();
    await expect(box(page)).toHaveValue("half past twelve");
    await expect(copy).toBeDisabled();
    // Ctrl+Enter goes to it.
    await page.getByLabel("Free text").focus();
    await page.keyboard.press("Control+Enter");
    await expect(box(page)).toBeFocused();
    await press(page, "Now");
    await expect(copy).toBeEnabled();
    await expect(group(page)).toContainText("DTG now");
  });

  await test.step("typed and copied at once it is no change when the field is left", async () => {
    await box(page).fill("1215");
    await copyReport(page);
    await page.getByLabel("Free text").focus();
    await expect(box(page)).toHaveValue("201215ZNov26");
    await page.getByRole("button", { name: "Same again" }).waitFor();
    await expect(page.getByText("Replaces")).toHaveCount(0);
  });

  await test.step("it stays over a reload and a second copy, and goes with the next report", async () => {
    await page.clock.setFixedTime(new Date("2026-11-20T12:45:00Z"));
    await page.reload();
    await expect(group(page)).toContainText("DTG 201215ZNov26 (set)");
    await page.getByLabel("Free text").fill("smoke");
    await copyReport(page);
    expect(await clipboard(page)).toContain("DTG 201215ZNov26");
    await page.keyboard.press("Alt+d");
    await expect(group(page)).toContainText("DTG now");
    await page.keyboard.type("2234567890");
    await copyReport(page);
    expect(await clipboard(page)).toContain("DTG 201245ZNov26");
    await page.keyboard.press("Alt+r");
    await openForm(page, "BM-21");
    await expect(group(page)).toContainText("DTG now");
  });
});

test("a message pasted back keeps its DTG, edited as well, until Now takes that of the copy", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  for (const reference of ["WK21-7K3QZ9", "AB0012"] as const) {
    await test.step(reference, async () => {
      const text = EXAMPLES[reference];
      await page.clock.setFixedTime(NOON);
      await openLog(page);
      const earlier = text.replace("201230ZNov26", "190005BNov26");
      await pasteText(page, earlier);
      await expect(preview(page)).toContainText(reference);
      await expect(group(page)).toContainText("DTG 190005BNov26 (set)");
      await page.evaluate(() => navigator.clipboard.writeText("not copied"));
      await copyReport(page);
      expect(await clipboard(page)).toBe(earlier);
      await openLog(page);
      await page.getByRole("button", { name: `Edit ${reference}` }).click();
      await expect(group(page)).toContainText("DTG 190005BNov26 (set)");
      await press(page, "Now");
      await copyReport(page);
      expect(await clipboard(page)).toBe(text);
      // A later edit keeps that one, and a key takes the time of the copy.
      await page.clock.setFixedTime(new Date("2026-11-20T12:45:00Z"));
      await openLog(page);
      await page.getByRole("button", { name: `Edit ${reference}` }).click();
      await expect(group(page)).toContainText("DTG 201230ZNov26 (set)");
      await copyReport(page);
      expect(await clipboard(page)).toBe(text);
      await page.keyboard.press("Alt+j");
      await page.getByText(/, 1230Z: time 201230ZNov26 → now$/).waitFor();
      await copyReport(page);
      expect(await clipboard(page)).toBe(text.replace("201230Z", "201245Z"));
    });
  }
});
