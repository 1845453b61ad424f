/** Number and text fields: typed or pasted text stays unchanged, with its error, and prevents the copy. */
import type { Page } from "@playwright/test";
import { boundsText } from "../domain/fields/number-field";
import { expect, test } from "./fixtures";
import {
  FORMS_OF_EVERY_KIND,
  type FormUnderTest,
  formOfType,
  type NumberUnderTest,
  PREVIEWS_ON,
  pathOf,
  previewOf,
  waitUntilReady,
} from "./forms";
import { clickMap } from "./map-page";
import { back, dialog, openMap } from "./map-selector-page";
import { clipboard, openGrad } from "./operator";
import { search } from "./platform-page";
import { SPOT } from "./unit-format";

const copy = (page: Page) => page.getByRole("button", { name: "Submit & Copy to clipboard" });
const numberField = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true }).first();

test.describe("a number that does not fit stands with its error, and holds the copy", () => {
  test.use({ startedWith: { formats: [SPOT] } });
  for (const form of FORMS_OF_EVERY_KIND) {
    test(form.report.type, async ({ sightline }) => {
      const path = pathOf(form);
      const { page } = await sightline.visit({ signedIn: true, path, ...PREVIEWS_ON });
      await form.fillHalf(page);
      await form.fillRest(page);
      await waitUntilReady(page);
      for (const field of form.numbers) await tryNumbers(page, form, field);
    });
  }
});

/** A number that a field does not take, and what is said of it. */
function tooMuch({ rule }: NumberUnderTest): string {
  // A wrapping value continues up to three digits.
  return rule.wraps ? "3600" : String(rule.max + 1);
}

async function tryNumbers(page: Page, form: FormUnderTest, number: NumberUnderTest): Promise<void> {
  const { label, name, rule } = number;
  const notThis = rule.decimals
    ? `A number, ${rule.decimals} decimals at most`
    : "Whole numbers only";
  const field = numberField(page, label);
  const before = await field.inputValue();
  const message = await previewOf(page).textContent();
  for (const [typed, error] of [
    ["12.5555555", notThis],
    ["12,5", notThis],
    [tooMuch(number), boundsText(rule)],
    [rule.wraps ? "-5" : String(rule.min - 1), boundsText(rule)],
  ] as const) {
    await field.press("Control+a");
    await page.keyboard.type(typed);
    const isShownGrouped = rule.thousands && /^\d+$/.test(typed);
    await expect(field).toHaveValue(isShownGrouped ? Number(typed).toLocaleString("en-GB") : typed);
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(copy(page)).toBeDisabled();
    await expect(previewOf(page)).toContainText("— check");
    await page.getByText(`${name} before you copy.`).waitFor();
  }
  await page.evaluate(() => navigator.clipboard.writeText("1e3"));
  await field.press("Control+a");
  await page.keyboard.press("Control+v");
  await expect(field).toHaveValue("1e3");
  await expect(field).toHaveAccessibleDescription(notThis);
  // Trying to copy goes to what is wrong.
  await numberField(page, form.remarks).focus();
  await page.keyboard.press("Control+Enter");
  await expect(field).toBeFocused();
  await field.fill(before);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect.poll(() => previewOf(page).textContent()).toBe(message);
  await waitUntilReady(page);
}

test("LEAPP's altitude takes no letter, and keeps its thousands", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/leapp" });
  const field = page.getByLabel("Altitude (ft)");
  await field.pressSequentially("12a");
  await expect(field).toHaveValue("12");
  await expect(field).toHaveAccessibleDescription("Digits only");
  await field.fill("");
  await field.pressSequentially("1,500");
  await expect(field).toHaveValue("1,500");
  await field.pressSequentially(".");
  await expect(field).toHaveValue("1,500.");
  await expect(field).toHaveAccessibleDescription("Whole numbers only");
  await field.press("Backspace");
  await field.pressSequentially("0");
  await expect(field).toHaveValue("15,000");
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("a minus alone is no altitude, and a heading that goes around says which", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/gmti" });
  const altitude = page.getByLabel("Altitude (ft)");
  await altitude.pressSequentially("-");
  await expect(altitude).toHaveAccessibleDescription("Whole numbers only");
  await altitude.fill("-5");
  await expect(altitude).not.toHaveAttribute("aria-invalid");
  const heading = page.getByRole("spinbutton", { name: "Heading" });
  await heading.fill("0");
  await expect(heading).toHaveAccessibleDescription("= 360");
  await page.keyboard.press("Tab");
  await expect(heading).toHaveValue("360");
});

test("a draft with what is wrong shows it again after a reload", async ({ sightline }) => {
  const { page } = await openGrad(sightline);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  await page.getByRole("radio", { name: "Moving" }).check();
  await page.getByLabel("Speed (km/h)").fill("12.5");
  await quantity.fill("99");
  await page.reload();
  await expect(page.getByLabel("Speed (km/h)")).toHaveValue("12.5");
  await expect(page.getByLabel("Speed (km/h)")).toHaveAccessibleDescription("Whole numbers only");
  await expect(quantity).toHaveValue("99");
  await expect(quantity).toHaveAccessibleDescription("1 to 20");
  await quantity.press("ArrowUp");
  await expect(quantity).toHaveValue("20");
});

test("the map's radius can be cleared; out of bounds it shows its error and leaves the circle", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  await dialog(page).getByRole("button", { name: "Centre of Mass" }).click();
  await clickMap(page, -60, 0);
  await clickMap(page, 60, 0);
  const radius = dialog(page).getByLabel("Radius (m)");
  await radius.fill("120");
  for (const [typed, error] of [
    ["", ""],
    ["0", "1 to 50,000"],
    ["999999", "1 to 50,000"],
    ["12.5", "Whole numbers only"],
    ["-5", "1 to 50,000"],
  ] as const) {
    await radius.fill(typed);
    await expect(radius).toHaveValue(typed);
    await expect(radius).toHaveAccessibleDescription(error);
  }
  await radius.fill("50000");
  await expect(radius).not.toHaveAttribute("aria-invalid");
  await radius.fill("150");
  await back(page);
  const first = page.getByRole("group", { name: "Grid 1", exact: true });
  await expect(first.getByLabel("Dispersal (m)")).toHaveValue("300");
});

test("a long free text is counted, kept whole and held; nobody's invisible characters go out", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  const form = formOfType("HLR");
  await form.fillHalf(page);
  await form.fillRest(page);
  const text = page.getByLabel("Free text");
  await text.fill("x".repeat(440));
  await expect(text).toHaveAccessibleDescription("");
  await text.fill("x".repeat(480));
  await expect(text).toHaveAccessibleDescription("480 of 500");
  await page.evaluate(() => navigator.clipboard.writeText("y".repeat(40)));
  await text.press("End");
  await page.keyboard.press("Control+v");
  await expect(text).toHaveValue("x".repeat(480) + "y".repeat(40));
  await expect(text).toHaveAccessibleDescription("520 of 500: too long");
  await expect(copy(page)).toBeDisabled();
  await expect(previewOf(page)).toContainText("REMARKS — check");
  await page.getByText("Free text before you copy.").waitFor();
  await text.fill("a\u202eb\u202c c\u200bd \u{1f468}\u200d\u{1f469}\u200d\u{1f467}");
  await copy(page).click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  expect(await clipboard(page)).toMatch(
    /REMARKS ab cd \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\/\/\/\/$/u,
  );
});

test("what an unknown platform is called is counted, kept whole, and leads on only if it is short enough", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  const box = search(page);
  await box.fill("x".repeat(80));
  const goOn = page.getByRole("button", { name: /^Continue to report form with x+/ });
  await goOn.waitFor();
  await page.getByText("80 of 80", { exact: true }).waitFor();
  await box.press("End");
  await page.keyboard.type("yz");
  await expect(box).toHaveValue(`${"x".repeat(80)}yz`);
  await expect(box).toHaveAccessibleDescription("82 of 80: too long");
  await expect(goOn).toHaveCount(0);
  await page.keyboard.press("Alt+n");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(`${"x".repeat(80)}yz`);
});
