import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { corners, dialog, fact, open, openHlr, openMap, pinPoint, placeOf } from "./hlr-map-page";
import { metresBetween } from "./map-page";
import { settled } from "./operator";

/** Closes the map. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

const POO = "34UFE 12345 67890";
const POI = "34UFE 32345 67890";

test("the viewer shows what the form has, on the map and in words, and changes nothing", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);

  await test.step("the POI: the POO with its rings stands in the middle", async () => {
    await openMap(page, "34UFE 123 678", "", "Mortars");
    await dialog(page).getByText("POI is not complete yet: no line is drawn.").waitFor();
    await fact(page, "34UFE 123 678").waitFor();
    const box = await dialog(page).getByRole("application").boundingBox();
    const poo = await pinPoint(page, "POO");
    expect(Math.abs(poo.x - (box?.x ?? 0) - (box?.width ?? 0) / 2)).toBeLessThan(2);
    expect(Math.abs(poo.y - (box?.y ?? 0) - (box?.height ?? 0) / 2)).toBeLessThan(2);
    // 100 m at zoom 14, where a pixel is 5.63 m wide: a ring of 18 pixels.
    for (const { x, y } of await corners(page, "least"))
      expect(Math.abs(Math.hypot(x - poo.x, y - poo.y) - 17.8)).toBeLessThan(1.5);
    await expect(dialog(page).locator('path[class*="fire"]')).toHaveCount(0);
    await close(page);
  });

  await test.step("the worked example: both points, the line between them and the weapon's ranges", async () => {
    await openMap(page, POO, POI, "Light Artillery");
    for (const text of [POO, POI, "19.9 km", "091°", "1.5 km", "22.0 km"])
      await fact(page, text).waitFor();
    await dialog(page).getByText("19.9 km 091°", { exact: true }).waitFor();
    await dialog(page).getByRole("tooltip").getByText("34UFE 12345 67890").waitFor();
    await dialog(page).getByRole("tooltip").getByText("34UFE 32345 67890").waitFor();
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);

    // On the screen: the map is true to angles, and the ring's size follows from the pins' distance.
    const [poo, poi] = [await pinPoint(page, "POO"), await pinPoint(page, "POI")];
    const apart = Math.hypot(poi.x - poo.x, poi.y - poo.y);
    const perKm = apart / (metresBetween(placeOf(POO), placeOf(POI)) / 1000);
    expect(apart).toBeGreaterThan(300);
    expect(Math.abs((Math.atan2(poi.y - poo.y, poi.x - poo.x) * 180) / Math.PI - 1.5)).toBeLessThan(
      0.5,
    );
    const least = await corners(page, "least");
    expect(least.length).toBeGreaterThan(12);
    for (const { x, y } of least)
      expect(Math.abs(Math.hypot(x - poo.x, y - poo.y) - 1.5 * perKm)).toBeLessThan(2.5);
    const line = await corners(page, "fire");
    expect(Math.hypot((line[0]?.x ?? 0) - poo.x, (line[0]?.y ?? 0) - poo.y)).toBeLessThan(2);
    expect(Math.hypot((line.at(-1)?.x ?? 0) - poi.x, (line.at(-1)?.y ?? 0) - poi.y)).toBeLessThan(
      2,
    );

    await close(page);
  });

  await test.step("nothing is changed by clicks and keys, and Escape leads back to the button", async () => {
    await openMap(page, POO, POI, "Rockets");
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    const poo = await pinPoint(page, "POO");
    await page.mouse.click(poo.x, poo.y - 20);
    await page.mouse.click(poo.x + 80, poo.y + 60);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Delete");
    await settled(page);
    await fact(page, POO).waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await expect(open(page)).toBeFocused();
    await page.getByText("POO to POI: 19.9 km.").waitFor();
  });

  await test.step("across the antimeridian the line is drawn the short way, with both pins in sight", async () => {
    // On either side of 180° near the equator, 4.4 km apart.
    await openMap(page, "60NZF 31749 09961", "01NAA 68250 09961", "Mortars");
    await fact(page, "4.4 km").waitFor();
    const [poo, poi] = [await pinPoint(page, "POO"), await pinPoint(page, "POI")];
    expect(poi.x - poo.x).toBeGreaterThan(300);
    expect(Math.abs(poi.y - poo.y)).toBeLessThan(3);
    const line = await corners(page, "fire");
    for (const { x } of line) {
      expect(x).toBeGreaterThan(poo.x - 2);
      expect(x).toBeLessThan(poi.x + 2);
    }
  });
});

const says = (page: Page, hint: string) =>
  dialog(page).getByRole("status").filter({ hasText: hint }).waitFor();
const field = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).getByLabel("Coordinates");

test("two clicks and Done fill both points, with ring and distance before the second; the next map opens there", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  await openMap(page, "", "", "Mortars");
  const box = await dialog(page).getByRole("application").boundingBox();
  if (!box) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await says(page, "1 POO: click where the fire came from");
  await page.mouse.click(x - 200, y);
  await says(page, "2 POI: click where it fell");
  expect((await corners(page, "most")).length).toBeGreaterThan(12);
  await page.mouse.move(x + 100, y);
  const distance = dialog(page)
    .getByRole("definition")
    .getByText(/^\d+\.\d km$/)
    .first();
  const near = await distance.textContent();
  await page.mouse.move(x + 200, y);
  await expect(distance).not.toHaveText(near ?? "");
  await page.mouse.click(x + 200, y);
  await says(page, "Done takes both into the form.");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await expect(open(page)).toBeFocused();
  await expect(field(page, "POO")).toHaveValue(/^\d{3} \d{3}$/);
  await expect(field(page, "POI")).toHaveValue(/^\d{3} \d{3}$/);

  // Whole, they are there to be looked at, and chosen anew by name.
  const sent = await field(page, "POO").inputValue();
  await open(page).click();
  await expect(dialog(page).getByRole("button", { name: "Done" })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Place POO", exact: true }).click();
  await says(page, "1 POO");
  await page.mouse.click(x, y + 100);
  await page.keyboard.press("Alt+z");
  await expect(dialog(page).getByRole("button", { name: "Done" })).toBeDisabled();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "POO")).toHaveValue(sent);
});

test("by keyboard alone the two points are placed, nudged, taken away and placed again", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  const keys = page.keyboard;
  await openMap(page, "", "");
  const box = dialog(page).getByRole("combobox", { name: "Go to grid or place" });
  for (const grid of [POO, "34UFE 22345 77890"]) {
    await box.fill(grid);
    await box.press("Enter");
    await dialog(page).getByRole("button", { name: "At centre" }).click();
    await fact(page, grid).waitFor();
  }
  const pin = dialog(page).getByRole("button", { name: /^Pin POI/ });
  await pin.focus();
  await keys.press("ArrowUp");
  await fact(page, "34UFE 2234 7790").waitFor();
  await expect(pin).toBeFocused();
  await keys.press("Delete");
  await says(page, "2 POI");
  await keys.press("Alt+z");
  await fact(page, "34UFE 2234 7790").waitFor();

  await test.step("the map moves, and Fit brings both back", async () => {
    await dialog(page).getByRole("button", { name: "Fit" }).click();
    const start = await pinPoint(page, "POO");
    await dialog(page).getByRole("application").focus();
    for (const _ of [1, 2]) await keys.press("Shift+ArrowRight");
    await expect.poll(async () => (await pinPoint(page, "POO")).x).toBeLessThan(start.x - 150);
    await dialog(page).getByRole("button", { name: "Fit" }).focus();
    await keys.press("Enter");
    await expect
      .poll(async () => Math.abs((await pinPoint(page, "POO")).x - start.x))
      .toBeLessThan(2);
  });
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(field(page, "POO")).toHaveValue("12345 67890");
  await expect(field(page, "POI")).toHaveValue("2234 7790");
});
