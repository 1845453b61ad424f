import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { openLog } from "./log-page";
import { choose, clipboard } from "./operator";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

const EXAMPLE =
  "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 4 X APC // GRID 34UFE 12345 67890 DISP 200M // HDG 045 SPD 30KPH // CONF LIKELY (55-75%)////";

const heading = (page: Page) => page.getByRole("spinbutton", { name: "Heading" });
const grid = (page: Page) => page.getByRole("group", { name: "Grid", exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });
const copy = (page: Page) => page.getByRole("button", { name: "Submit & Copy to clipboard" });
const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });
const inPreview = (page: Page, text: string) => preview(page).getByText(text).waitFor();

/** Fills the worked example's fields. */
async function fillExample(page: Page): Promise<void> {
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("4");
  await page.getByRole("radio", { name: "APC" }).check();
  await grid(page).getByLabel("GZD").fill("34UFE");
  await grid(page).getByLabel("Coordinates").fill("1234567890");
  await page.getByLabel("Dispersal (m)").fill("200");
  await heading(page).fill("45");
  await page.getByLabel("Speed (km/h)").fill("30");
  await choose(page, "Confidence", "Likely (55-75%)");
}

async function copyReport(page: Page): Promise<string> {
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  return await clipboard(page);
}

const AS_WATCHKEEPER = { signedIn: true, asset: "Watchkeeper", identifiers: ["0AZ9Q1", "AAAAA1"] };

test("the worked example by keyboard alone, from the log to the clipboard, the server and back", async ({
  sightline,
}) => {
  const { page } = await sightline.visit(AS_WATCHKEEPER);
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const keys = await keyboardOnly(page);
  const { press } = keys;
  await press("Alt+g");
  await page
    .getByRole("heading", { name: "GMTI / Ground Moving Target Indicator report" })
    .waitFor();
  await page.getByLabel("Target ID").and(page.locator(":focus")).waitFor();
  await press("Tab", ..."4");
  await press("Tab", "a"); // Target Type: APC
  await press("Tab", ..."34ufe1234567890");
  await press("Tab", "Tab", ..."200");
  await press("Tab", ..."45");
  await press("Tab", ..."30");
  await press("Tab", "Tab", "l"); // past the classification to Confidence: Likely
  await inPreview(page, "LIKELY (55-75%)");
  await press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(EXAMPLE);
  console.log(`GMTI, the worked example: ${keys.pressed} keys`);
  expect(keys.pressed).toBeLessThan(37);
  // The indicator goes again after two seconds.
  await copy(page).waitFor();

  await press("Alt+o");
  const row = page.getByRole("listitem").filter({ hasText: "WK21-0AZ9Q1" });
  await row.getByText("4 × APC, heading 045, 30 km/h").waitFor();
  await row.getByText("Just now").waitFor();
  await keys.expectNoPointer();
  await expect.poll(() => savedReports(sightline.folder)).toHaveLength(1);
  expect(await savedReports(sightline.folder)).toMatchObject([
    { report_type: "GMTI", call_sign: "WK21", target_id: null, content: EXAMPLE },
  ]);
});

test("the heading goes around the compass; what hangs on another field comes and goes with it; edited, the report keeps its reference", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ ...AS_WATCHKEEPER, path: "/gmti" });
  await heading(page).waitFor();

  await test.step("a typed heading wraps when its third digit is typed, else when it is left", async () => {
    for (const [typed, shown, left, sent] of [
      ["361", "1", "1", "001"],
      ["0", "0", "360", "360"],
      ["045", "045", "45", "045"],
    ] as const) {
      await heading(page).fill("");
      await heading(page).pressSequentially(typed);
      await expect(heading(page)).toHaveValue(shown);
      await inPreview(page, `${sent} SPD`);
      if (typed === "0") await expect(heading(page)).toHaveAccessibleDescription("= 360");
      await page.keyboard.press("Tab");
      await expect(heading(page)).toHaveValue(left);
      await inPreview(page, `${sent} SPD`);
    }
  });
  await test.step("by its keys", async () => {
    await heading(page).fill("");
    for (const [key, shown] of [
      ["ArrowDown", "360"],
      ["ArrowUp", "1"],
      ["Shift+ArrowUp", "11"],
      ["PageUp", "21"],
      ["Shift+ArrowDown", "11"],
      ["PageDown", "1"],
    ] as const) {
      await heading(page).press(key);
      expect([key, await heading(page).inputValue()]).toEqual([key, shown]);
    }
    await expect(heading(page)).toHaveAttribute("aria-valuenow", "1");
  });
  await test.step("a minus alone is no altitude", async () => {
    const altitude = page.getByLabel("Altitude (ft)");
    await altitude.pressSequentially("-");
    await expect(altitude).toHaveAccessibleDescription("Whole numbers only");
    await altitude.pressSequentially("12");
    await expect(altitude).not.toHaveAttribute("aria-invalid");
  });
  await test.step("dispersal is there for more than one target only", async () => {
    const dispersal = page.getByLabel("Dispersal (m)");
    await expect(dispersal).toHaveCount(0);
    await fillExample(page);
    await inPreview(page, "34UFE 12345 67890 ALT -12FT DISP 200M");
    await page.getByRole("spinbutton", { name: "Quantity" }).fill("1");
    await dispersal.waitFor({ state: "detached" });
    await preview(page).getByText("DISP").waitFor({ state: "detached" });
    await page.getByLabel("Altitude (ft)").fill("");
    await fillExample(page);
  });
  await test.step("the classification and the confidence may be stated and taken back", async () => {
    await page.getByRole("radio", { name: "Possible" }).check();
    await choose(page, "Confidence", "Almost certain (>95%)");
    await inPreview(page, "CLASS POSSIBLE // CONF ALMOST CERTAIN (>95%)////");
    await page.getByRole("radio", { name: "Not stated" }).check();
    await choose(page, "Confidence", "Not stated");
    await inPreview(page, EXAMPLE.replace(" // CONF LIKELY (55-75%)", ""));
  });
  await test.step("the heading left after the copy, the report stays the one that was sent", async () => {
    await heading(page).fill("045");
    await copyReport(page);
    await page.keyboard.press("Tab");
    await expect(heading(page)).toHaveValue("45");
    await page.getByRole("link", { name: "GMTI" }).click();
    await expect(heading(page)).toHaveValue("");
    await expect(page.getByText("Unfinished report")).toHaveCount(0);
  });
  await test.step("edited under another call sign it keeps its reference, its DTG and its place in the log", async () => {
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("sightline-user") ?? "{}");
      localStorage.setItem("sightline-user", JSON.stringify({ ...user, callSign: "ZZ99" }));
    });
    await page.goto(`${sightline.address}/report-log`);
    await page.getByRole("button", { name: "Edit WK21-0AZ9Q1" }).click();
    await page.clock.setFixedTime(new Date(NOON.getTime() + 60_000));
    await heading(page).press("ArrowUp");
    await page.reload();
    await inPreview(page, "HDG 046");
    expect(await copyReport(page)).toBe(
      EXAMPLE.replace("HDG 045", "HDG 046").replace(" // CONF LIKELY (55-75%)", ""),
    );
    await openLog(page);
    await page.getByText("1 of 1 reports").waitFor();
    await page.getByText("4 × APC, heading 046, 30 km/h").waitFor();
  });
});
