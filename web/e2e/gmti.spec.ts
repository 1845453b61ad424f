import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { copyReport, EXAMPLES, openLog } from "./log-page";
import { clipboard } from "./operator";

const EXAMPLE = EXAMPLES["WK21-0AZ9Q1"];

const heading = (page: Page) => page.getByRole("spinbutton", { name: "Heading" });

test("the worked example by keyboard alone; the heading goes around the compass, what hangs on another field comes and goes with it, and edited the report keeps its reference", async ({
  sightline,
}) => {
  const identifiers = ["0AZ9Q1", "AAAAA1"];
  const visit = await sightline.visit({ signedIn: true, asset: "Watchkeeper", identifiers });
  const { page } = visit;
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();

  await test.step("by keyboard alone, from the log to the clipboard and back", async () => {
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
    await press("Tab", "Tab", "Tab", "l"); // past map and classification to Confidence: Likely
    await preview.getByText("LIKELY (55-75%)").waitFor();
    await press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLE);
    console.log(`GMTI, the worked example: ${keys.pressed} keys`);
    expect(keys.pressed).toBeLessThan(38);
    await press("Alt+o");
    const row = page.getByRole("listitem").filter({ hasText: "WK21-0AZ9Q1" });
    await row.getByText("4 × APC, heading 045, 30 km/h").waitFor();
    await keys.expectNoPointer();
  });

  await page.getByRole("button", { name: "Edit WK21-0AZ9Q1" }).click();
  await test.step("a typed heading wraps when its third digit is typed, else when it is left", async () => {
    for (const [typed, shown, left, sent] of [
      ["361", "1", "1", "001"],
      ["0", "0", "360", "360"],
      ["045", "045", "45", "045"],
    ] as const) {
      await heading(page).fill("");
      await heading(page).pressSequentially(typed);
      await expect(heading(page)).toHaveValue(shown);
      await expect(preview).toContainText(`HDG ${sent} SPD`);
      if (typed === "0") await expect(heading(page)).toHaveAccessibleDescription("= 360");
      await page.keyboard.press("Tab");
      await expect(heading(page)).toHaveValue(left);
    }
    for (const [key, shown] of [
      ["ArrowUp", "46"],
      ["Shift+ArrowUp", "56"],
      ["PageDown", "46"],
      ["ArrowDown", "45"],
    ] as const) {
      await heading(page).press(key);
      expect([key, await heading(page).inputValue()]).toEqual([key, shown]);
    }
    await expect(heading(page)).toHaveAttribute("aria-valuenow", "45");
  });
  await test.step("a minus alone is no altitude, and dispersal is there for more than one target only", async () => {
    const altitude = page.getByLabel("Altitude (ft)");
    await altitude.pressSequentially("-");
    await expect(altitude).toHaveAccessibleDescription("Whole numbers only");
    await altitude.pressSequentially("12");
    await expect(altitude).not.toHaveAttribute("aria-invalid");
    await expect(preview).toContainText("34UFE 12345 67890 ALT -12FT DISP 200M");
    await quantity.fill("1");
    await page.getByLabel("Dispersal (m)").waitFor({ state: "detached" });
    await expect(preview).not.toContainText("DISP");
    await quantity.fill("4");
    await page.getByLabel("Dispersal (m)").fill("200");
    await altitude.fill("");
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
    await expect(preview).toContainText("HDG 046");
    await copyReport(page);
    expect(await clipboard(page)).toBe(EXAMPLE.replace("HDG 045", "HDG 046"));
    await openLog(page);
    await page.getByText("1 of 1 reports").waitFor();
    await page.getByText("4 × APC, heading 046, 30 km/h").waitFor();
  });
});
