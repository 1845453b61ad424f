/** Whose a platform is: friendly by its type, which is asked about before it is reported, or said by the operator. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copyReport, openLog, rowsOf } from "./log-page";
import { clipboard, fillSighting, formPath } from "./operator";
import { openPicture, sign } from "./picture-page";
import { card, search, searchFor } from "./platform-page";

const FRIENDLY = "Friendly service";
const BOTH = "Both sides: tell the side by its markings";
const platformLine = (page: Page) => page.getByRole("region", { name: "Platform" });
const side = (page: Page, name: string) =>
  platformLine(page).getByRole("radiogroup", { name: "Side" }).getByRole("radio", { name });
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Friendly type: report it?" });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name });
/** What milsymbol fills a frame with, on light maps: friendly and hostile. */
const BLUE = /rgb\(128%2C224%2C255\)/;
const RED = /rgb\(255%2C128%2C128\)/;

test("a friendly type is asked about by the line in the search and in the palette, which get the line back where the answer is no", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("Alt+s");
  const line = page.getByRole("region", { name: "Report from this line" });
  const command = page.getByRole("combobox", { name: "Command" });
  for (const [box, typed, sent] of [
    [search(page), "1 leopard 2 34ufe1234567890 so", "1 X Leopard 2 // GRID 34UFE 12345 67890"],
    [command, "2 leopard 2 1240067900 so", "2 X Leopard 2 // GRID 1 34UFE 12400 67900"],
  ] as const) {
    await box.fill(typed);
    await expect(line.getByRole("group", { name: "State of the report" })).toHaveText(FRIENDLY);
    await page.keyboard.press("Control+Enter");
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(typed);
    await page.keyboard.press("Control+Enter");
    await answer(page, "Report it").click();
    await page.getByRole("region", { name: "Copied report" }).last().waitFor();
    await expect.poll(() => clipboard(page)).toContain(sent);
    await page.keyboard.press("Control+k");
  }
});

test("the form marks a friendly type and asks about it once, and takes the side of one that both have; the message names neither, log and picture do", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["7K3QZ9", "AAAAA1", "AAAAA2"],
    path: formPath("Leopard 2"),
  });
  await page.getByRole("heading", { name: "Leopard 2" }).waitFor();
  await expect(platformLine(page)).toContainText(FRIENDLY);
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await fillSighting(page);
  await page.keyboard.press("Control+Enter");
  await expect(question(page)).toContainText("It is often confused with T-90M");
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  const copy = page.getByRole("button", { name: "Submit & Copy to clipboard" });
  await copy.click();
  await answer(page, "Cancel").click();
  await expect(copy).toBeFocused();
  expect(await clipboard(page)).toBe("before");
  await copy.click();
  await answer(page, "Report it").click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  const message =
    "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 1 X Leopard 2 // GRID 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////";
  expect(await clipboard(page)).toBe(message);

  await page.keyboard.press("Alt+d");
  await page.getByLabel("Coordinates").fill("1240067900");

  // One that both sides have is asked for its side, hostile until it is said.
  await expect(side(page, "Hostile")).toHaveCount(0);
  await page.keyboard.press("Alt+v");
  await searchFor(page, "t-72");
  await card(page, "T-72").getByRole("button", { name: "Select" }).click();
  await expect(platformLine(page)).toContainText(BOTH);
  await expect(side(page, "Hostile")).toBeChecked();
  await side(page, "Friendly").check();
  await expect(page.getByRole("group", { name: "State of the report" })).toHaveText(
    "Friendly: not in the message Add to remarks",
  );
  // It is put into the remarks where the operator wants it there.
  const remarks = page.getByLabel("Free text");
  await remarks.fill("two more in treeline");
  await page.getByRole("button", { name: "Add to remarks" }).click();
  await expect(copy).toBeFocused();
  await expect(remarks).toHaveValue("FRIENDLY, two more in treeline");
  await remarks.fill("");
  // Said by the operator: nothing is asked.
  const saved = page.waitForRequest("**/api/reports/save");
  await copyReport(page);
  expect((await saved).postDataJSON()).toMatchObject({ reportType: "Sighting", side: "friendly" });
  expect(await clipboard(page)).toContain("1 X T-72 // GRID 34UFE 12400 67900 CAT 1 // STATIC");
  await page.reload();
  await expect(side(page, "Friendly")).toBeChecked();
  // The same again is about the same side.
  await page.keyboard.press("Alt+d");
  await expect(side(page, "Friendly")).toBeChecked();
  await side(page, "Hostile").check();
  await page.getByLabel("Coordinates").fill("1250068000");
  await copyReport(page);

  await openLog(page);
  await expect(rowsOf(page)).toHaveCount(3);
  for (const row of ["1 × T-72, static, open", "1 × T-72, friendly, static, open"])
    await expect(rowsOf(page).filter({ hasText: row })).toHaveCount(1);
  // On a form's map the hostile one stands for all three, and says what it hides.
  await page.getByRole("link", { name: "Hostile Location Report (HLR)" }).click();
  await page.getByRole("button", { name: "Open map" }).first().click();
  await expect(page.locator(".leaflet-landmarks-pane")).toHaveText("+2 friendly");
  await page.keyboard.press("Escape");
  await openPicture(page);
  await expect(sign(page, /Leopard 2/)).toHaveAttribute("src", BLUE);
  await expect(sign(page, /T-72, friendly/)).toHaveAttribute("src", BLUE);
  await expect(sign(page, /T-72, static/)).toHaveAttribute("src", RED);
});
