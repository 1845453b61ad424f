/** Pins and circles on both sides of ±180, and Fit, which shows all of them. */
import { expect, test } from "./fixtures";
import { pixel } from "./map-page";
import { count, dialog, pin } from "./map-selector-page";
import { fillGrid, formPath } from "./operator";

test("pins on both sides of the antimeridian are drawn side by side", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await fillGrid(page, 1, "60UXD", "9800050000");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await fillGrid(page, 2, "01UCU", "0800050000");
  await page.keyboard.press("Alt+m");
  await count(page, "2 of 8 pins, quantity 2");
  await dialog(page).getByRole("button", { name: "Fit", exact: true }).click();
  const view = await dialog(page).getByRole("application").boundingBox();
  for (const id of [1, 2]) {
    const box = await pin(page, id).boundingBox();
    if (!box || !view) throw new Error("Nothing is drawn.");
    expect(box.x).toBeGreaterThan(view.x);
    expect(box.x + box.width).toBeLessThan(view.x + view.width);
  }
  // Near each other, not a world apart.
  const [one, two] = [await pin(page, 1).boundingBox(), await pin(page, 2).boundingBox()];
  expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(30);
});

test("Fit shows the whole of a circle", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.getByRole("checkbox", { name: "Centre of mass" }).check();
  await page.getByLabel("Dispersal (m)").fill("40000");
  await page.keyboard.press("Alt+m");
  await count(page, "Centre of mass, quantity 2");
  await dialog(page).getByRole("button", { name: "Fit", exact: true }).click();
  const view = await dialog(page).getByRole("application").boundingBox();
  const box = await dialog(page).locator("path[class*=circle]").boundingBox();
  const [middle] = await pixel(page, 0, 0);
  if (!box || !view) throw new Error("Nothing is drawn.");
  expect(box.y).toBeGreaterThanOrEqual(view.y);
  expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height);
  expect(box.height).toBeGreaterThan(view.height / 3);
  expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(3);
});
