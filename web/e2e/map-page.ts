import { expect, type Locator, type Page } from "@playwright/test";
import { forward } from "mgrs";
import { boxOf } from "./operator";

/** A grid that the tests bring maps to, which then show it at zoom 14. */
export const MIDDLE = "34UFE 12345 67890";
/** A pixel is 5.6 m wide there, and a grid of eight digits 10 m. */
export const PIXELS_M = 16;

export interface Place {
  lat: number;
  lng: number;
}

/** Pixels around the world at that zoom. */
const WORLD_PX = 256 * 2 ** 14;

/**
 * The position this many pixels right of and below another, by Web Mercator's own formulas: the page's sums are not
 * trusted.
 */
export function offset({ lat, lng }: Place, right: number, down: number): Place {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) - (down * 2 * Math.PI) / WORLD_PX;
  return { lat: (Math.atan(Math.sinh(y)) * 180) / Math.PI, lng: lng + (right * 360) / WORLD_PX };
}

/** Metres between the middles of two grids of one 100 km square, whatever digits they have; "±90 m" is left out. */
export function gridDistance(a: string, b: string): number {
  const middle = (grid: string) => {
    const digits = grid.replace(/±.*/, "").replaceAll(" ", "").slice(5);
    const half = digits.length / 2;
    const metres = (text: string) => (Number(text) + 0.5) * 10 ** (5 - half);
    return [metres(digits.slice(0, half)), metres(digits.slice(half))] as const;
  };
  const [eastA, northA] = middle(a);
  const [eastB, northB] = middle(b);
  return Math.hypot(eastA - eastB, northA - northB);
}

/** The grid of a place by the mgrs package itself. */
export const gridOf = ({ lat, lng }: Place): string => forward([lng, lat], 5).padStart(15, "0");

/** Metres on the ground that this many pixels are wide around a place, at zoom 14. */
export const metresAcross = (at: Place, right: number): number =>
  gridDistance(gridOf(offset(at, -right / 2, 0)), gridOf(offset(at, right / 2, 0)));

/** The map of the dialog that is open. */
export const mapOf = (page: Page): Locator => page.getByRole("dialog").getByRole("application");

/** What the map reads out: of the mouse, of a pin that is dragged, or of its middle. */
export const readoutOf = (page: Page): Locator =>
  page
    .getByRole("dialog")
    .locator("p")
    .filter({ hasText: /^(Pointer|Pin|Centre)-?\d/ });

/** Latitude and longitude as read out. */
export async function placeRead(page: Page): Promise<Place> {
  const [, lat = "", lng = ""] =
    /(-?\d+\.\d{5}), (-?\d+\.\d{5})/.exec((await readoutOf(page).textContent()) ?? "") ?? [];
  return { lat: Number(lat), lng: Number(lng) };
}

/** Types into the map's search and takes what it offers first. */
export async function jumpTo(page: Page, text: string): Promise<void> {
  const box = page.getByRole("dialog").getByRole("combobox", { name: "Go to grid or place" });
  await box.fill(text);
  await box.press("Enter");
}

/** Brings the map's middle to a grid, and answers where exactly that is. */
export async function goTo(page: Page, grid = MIDDLE): Promise<Place> {
  await jumpTo(page, grid);
  await page.mouse.move(1, 1);
  await expect(readoutOf(page)).toHaveText(new RegExp(`^Centre.*${grid}`));
  return await placeRead(page);
}

/** Pixels on the screen, so far from the map's middle, which follows another size of the map with the next frame. */
export async function pixel(page: Page, right: number, down: number): Promise<[number, number]> {
  await (await mapOf(page).elementHandle())?.waitForElementState("stable");
  const [x, y] = (await boxOf(mapOf(page))).middle;
  return [x + right, y + down];
}

/** Zooms out this many times, three at one key: each level by itself is drawn. */
export async function zoomOut(page: Page, times: number): Promise<void> {
  for (let left = times; left > 0; left -= left < 3 ? 1 : 3)
    await mapOf(page).press(left < 3 ? "Minus" : "Shift+Minus");
}

/** Clicks the map this many pixels right of and below its centre. */
export async function clickMap(page: Page, right: number, down: number): Promise<void> {
  const [x, y] = await pixel(page, right, down);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

/** Drags by the mouse what is this many pixels from the map's centre. A pin's head is above its point. */
export async function drag(
  page: Page,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  await page.mouse.move(...(await pixel(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pixel(page, ...to)), { steps: 4 });
  await page.mouse.up();
}

/** The map has most of its dialog, and the focus from the start. */
export async function hasRoom(page: Page): Promise<void> {
  await expect(mapOf(page)).toBeFocused();
  const area = async (of: Locator) => {
    const { width, height } = await boxOf(of);
    return width * height;
  };
  await expect
    .poll(async () => (await area(mapOf(page))) / (await area(page.getByRole("dialog"))))
    .toBeGreaterThanOrEqual(0.75);
}

/** Waits until every tile of the view is loaded, and counts those that show nothing. */
export async function blankTiles(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const tiles = [...document.querySelectorAll(".leaflet-tile")];
    const isDone = tiles.every((tile) => tile.classList.contains("leaflet-tile-loaded"));
    return tiles.length > 0 && isDone;
  });
  return mapOf(page).evaluate(
    (element) =>
      [...element.querySelectorAll<HTMLCanvasElement>("canvas.leaflet-tile")].filter((canvas) => {
        const { width, height } = canvas;
        return canvas.getContext("2d")?.getImageData(width / 2, height / 2, 1, 1).data[3] === 0;
      }).length,
  );
}
