/** The HLR's map by mouse and keys; `hlr-view.test.ts` tests what it shows, `fire-pins.test.ts` what each act comes to. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { dialog, open, openMap } from "./hlr-map-page";
import { hasRoom, jumpTo, mapOf, MIDDLE as POO } from "./map-page";
import { boxOf, settled } from "./operator";

const POI = "34UFE 32345 67890";

const fact = (page: Page, text: string) =>
  dialog(page).getByRole("definition").getByText(text, { exact: true });
const says = (page: Page, hint: string) =>
  dialog(page).getByRole("status").filter({ hasText: hint }).waitFor();
const field = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).getByLabel("Coordinates");
const button = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });

/** Closes the map. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

/** Where the point of a pin is on the screen. */
async function pinPoint(page: Page, name: "POO" | "POI"): Promise<{ x: number; y: number }> {
  const pin = (role: "img" | "button") => dialog(page).getByRole(role, { name: `Pin ${name}` });
  const { middle, bottom } = await boxOf(pin("img").or(pin("button")).first());
  return { x: middle[0], y: bottom };
}

/** The corners on the screen of a line on the map. */
function corners(page: Page, name: "fire" | "least" | "most"): Promise<{ x: number; y: number }[]> {
  return dialog(page)
    .locator(`path[class*="${name}"]`)
    .last()
    .evaluate((path) => {
      if (!(path instanceof SVGPathElement)) throw new Error("no path");
      const matrix = path.getScreenCTM();
      const numbers = (path.getAttribute("d") ?? "").match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        const point = new DOMPoint(numbers[2 * index], numbers[2 * index + 1]);
        const { x, y } = point.matrixTransform(matrix ?? undefined);
        return { x, y };
      });
    });
}

test("fire is shown on the map and in words, and changed by nothing; what the form lacks is placed by mouse and by keys", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  // The clock is stopped in these tests, and with it Leaflet's animations.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByLabel("Target Number").waitFor();
  const { keyboard } = page;

  await test.step("the worked example: both points, the line between them and the weapon's ranges", async () => {
    await openMap(page, POO, POI, "Light Artillery");
    for (const text of [POO, POI, "19.9 km", "091°", "1.5 km", "22.0 km"])
      await fact(page, text).waitFor();
    await dialog(page).getByText("19.9 km 091°", { exact: true }).waitFor();
    for (const grid of [POO, POI])
      await dialog(page).getByRole("tooltip").getByText(grid).waitFor();
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    await hasRoom(page);

    // On the screen: grid east is a degree and a half below true east there, and the ring is as far all round.
    const [poo, poi] = [await pinPoint(page, "POO"), await pinPoint(page, "POI")];
    const slope = (Math.atan2(poi.y - poo.y, poi.x - poo.x) * 180) / Math.PI;
    expect(Math.abs(slope - 1.5)).toBeLessThan(0.5);
    const perKm = Math.hypot(poi.x - poo.x, poi.y - poo.y) / 19.92;
    const least = await corners(page, "least");
    expect(least.length).toBeGreaterThan(12);
    for (const { x, y } of least)
      expect(Math.abs(Math.hypot(x - poo.x, y - poo.y) - 1.5 * perKm)).toBeLessThan(2.5);
    const line = await corners(page, "fire");
    for (const [end, { x, y }] of [
      [line[0], poo],
      [line.at(-1), poi],
    ] as const)
      expect(Math.hypot((end?.x ?? 0) - x, (end?.y ?? 0) - y)).toBeLessThan(2);
  });

  await test.step("nothing is changed by clicks and keys, which the foot says; its button leads back to the map's", async () => {
    const poo = await pinPoint(page, "POO");
    await page.mouse.click(poo.x + 80, poo.y + 60);
    await keyboard.press("Delete");
    await settled(page);
    await fact(page, POO).waitFor();
    await says(page, "View only: the form stays as it is.");
    await button(page, "Back to form").click();
    await dialog(page).waitFor({ state: "detached" });
    await expect(open(page)).toBeFocused();
  });

  await test.step("by mouse: two clicks and Done fill both, with ring and distance before the second", async () => {
    await openMap(page, "", "");
    const [x, y] = (await boxOf(mapOf(page))).middle;
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
    // The pin stands there before it is set, and Done lights up once both are.
    const ghost = await pinPoint(page, "POI");
    expect(Math.hypot(ghost.x - x - 200, ghost.y - y)).toBeLessThan(2);
    const filling = (name: string) =>
      button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await filling("Done")).toBe(await filling("Cancel"));
    const unset = dialog(page).getByText("not set", { exact: true });
    await expect(unset).toBeVisible();
    await says(page, "Done takes the POO; the POI is still missing.");
    const line = dialog(page).locator('path[class*="fire"]');
    await expect(line).not.toHaveCSS("stroke-dasharray", "none");
    await page.mouse.click(x + 200, y);
    await says(page, "Done takes both into the form.");
    await expect(unset).toHaveCount(0);
    await expect(line).toHaveCSS("stroke-dasharray", "none");
    expect(await filling("Done")).not.toBe(await filling("Cancel"));
    await button(page, "Done").click();
    await dialog(page).waitFor({ state: "detached" });
    await expect(open(page)).toBeFocused();
    await expect(field(page, "POI")).toHaveValue(/^\d{3} \d{3}$/);

    // Whole, they are there to be looked at.
    await open(page).click();
    await expect(button(page, "Done")).toHaveCount(0);
    await close(page);
  });

  await test.step("by keys they are placed and nudged", async () => {
    await openMap(page, "", "");
    for (const [point, grid] of [
      ["POO", POO],
      ["POI", "34UFE 22345 77890"],
    ] as const) {
      await jumpTo(page, grid);
      await button(page, `Place ${point} at centre`).focus();
      await keyboard.press("Enter");
      await fact(page, grid).waitFor();
    }
    const pin = dialog(page).getByRole("button", { name: /^Pin POI/ });
    await pin.focus();
    await keyboard.press("ArrowUp");
    await fact(page, "34UFE 2234 7790").waitFor();
    await expect(pin).toBeFocused();
    await button(page, "Done").click();
    await expect(field(page, "POO")).toHaveValue("12345 67890");
    await expect(field(page, "POI")).toHaveValue("2234 7790");
  });
});
