import type { Page } from "@playwright/test";
import { inverse } from "mgrs";
import { LAPTOP, type Sightline } from "./fixtures";
import type { Place } from "./picker-page";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "HLR map" });
export const open = (page: Page) => page.getByRole("button", { name: "Open map" });
export const fact = (page: Page, text: string) =>
  dialog(page).getByRole("definition").getByText(text, { exact: true });

/** A signed-in operator at an empty HLR form. */
export async function openHlr(sightline: Sightline, viewport = LAPTOP) {
  const visit = await sightline.visit({ signedIn: true, path: "/hlr", viewport });
  // The clock is stopped in these tests, and with it Leaflet's animations.
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  await visit.page.getByLabel("Target Number").waitFor();
  return visit;
}

export async function fillPoint(page: Page, name: "POO" | "POI", grid: string): Promise<void> {
  const point = page.getByRole("group", { name, exact: true });
  await point.getByLabel("GZD").fill(grid.slice(0, 5));
  await point.getByLabel("Coordinates").fill(grid.slice(5).replaceAll(" ", ""));
}

/** Fills the form and opens its map. */
export async function openMap(
  page: Page,
  poo: string,
  poi: string,
  weapon?: string,
): Promise<void> {
  await fillPoint(page, "POO", poo);
  await fillPoint(page, "POI", poi);
  if (weapon) await page.getByRole("radio", { name: weapon }).check();
  await open(page).click();
  await dialog(page).getByRole("application").waitFor();
  await page.mouse.move(1, 1);
}

/** The position of a grid by the mgrs package alone. */
export function placeOf(grid: string): Place {
  const [west = 0, south = 0, east = 0, north = 0] = inverse(grid.replaceAll(" ", ""));
  return { lng: (west + east) / 2, lat: (south + north) / 2 };
}

/** Where the point of a pin is on the screen. */
export async function pinPoint(page: Page, name: "POO" | "POI"): Promise<{ x: number; y: number }> {
  const box = await dialog(page)
    .getByRole("img", { name: `Pin ${name}` })
    .boundingBox();
  if (!box) throw new Error(`${name} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

/** The corners on the screen of a line on the map. */
export function corners(
  page: Page,
  name: "fire" | "least" | "most",
): Promise<{ x: number; y: number }[]> {
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
