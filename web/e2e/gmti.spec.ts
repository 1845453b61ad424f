import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copiedByKeys, keyboardOnly } from "./keyboard-only";
import { copyReport, EXAMPLES } from "./log-page";

const EXAMPLE = EXAMPLES["WK21-0AZ9Q1"];

const heading = (page: Page) => page.getByRole("spinbutton", { name: "Heading" });

test("the worked example by keyboard alone; the heading goes around the compass, and what hangs on another field comes and goes with it", async ({
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
    const row = "4 × APC, heading 045, 30 km/h";
    await copiedByKeys(page, keys, { message: EXAMPLE, fewerThan: 38, row });
  });

  await page.getByRole("button", { name: "Edit WK21-0AZ9Q1" }).click();
  await test.step("a typed heading wraps when its third digit is typed, else when it is left", async () => {
    for (const [typed, shown, left, sent] of [
      ["361", "1", "1", "001"],
      ["045", "045", "45", "045"],
    ] as const) {
      await heading(page).fill("");
      await heading(page).pressSequentially(typed);
      await expect(heading(page)).toHaveValue(shown);
      await expect(preview).toContainText(`HDG ${sent} SPD`);
      await page.keyboard.press("Tab");
      await expect(heading(page)).toHaveValue(left);
    }
    for (const key of ["ArrowUp", "Shift+ArrowUp", "PageDown"]) await heading(page).press(key);
    await expect(heading(page)).toHaveAttribute("aria-valuenow", "46");
  });
  await test.step("dispersal is there for more than one target only", async () => {
    await quantity.fill("1");
    await page.getByLabel("Dispersal (m)").waitFor({ state: "detached" });
    await expect(preview).not.toContainText("DISP");
    await quantity.fill("4");
    await page.getByLabel("Dispersal (m)").fill("200");
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
});
