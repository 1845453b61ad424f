/** Number and text fields: typed or pasted text stays unchanged, with its error, and prevents the copy. */
import { expect, test } from "./fixtures";
import { formOfType, pathOf, previewOf } from "./forms";
import { clickMap } from "./map-page";
import { back, dialog, openMap } from "./map-selector-page";
import { clipboard } from "./operator";

test("a long free text is counted, kept whole and held; nobody's invisible characters go out; a draft with what is wrong shows it again", async ({
  sightline,
}) => {
  const form = formOfType("Sighting");
  const { page } = await sightline.visit({ signedIn: true, path: pathOf(form) });
  const copy = page.getByRole("button", { name: "Submit & Copy to clipboard" });
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
  await expect(copy).toBeDisabled();
  await expect(previewOf(page)).toContainText("REMARKS — check");
  await page.getByText("Free text before you copy.").waitFor();
  await text.fill("a\u202eb\u202c c\u200bd \u{1f468}\u200d\u{1f469}\u200d\u{1f467}");
  await copy.click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  expect(await clipboard(page)).toMatch(
    /REMARKS ab cd \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\/\/\/\/$/u,
  );

  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  const speed = page.getByLabel("Speed (km/h)");
  await speed.fill("12.5");
  await quantity.fill("99");
  await page.reload();
  await expect(speed).toHaveValue("12.5");
  await expect(speed).toHaveAccessibleDescription("Whole numbers only");
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
    ["999999", "1 to 50,000"],
    ["12.5", "Whole numbers only"],
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
