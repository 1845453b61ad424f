import type { Page } from "@playwright/test";
import { forward } from "mgrs";

/** Where a typed grid brings the map, and how close. */
export const START = { gzd: "34UFE", coordinates: "1234567890" };
const GRID_ZOOM = 14;
const TILE_PX = 256;

export interface Place {
  lat: number;
  lng: number;
}

/** The world's width in pixels at the zoom that a typed grid is shown at. */
const WORLD_PX = TILE_PX * 2 ** GRID_ZOOM;

/** Web Mercator, written out here so that the page's own sums are not trusted. */
function toPixel({ lat, lng }: Place): [number, number] {
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [(lng / 360 + 0.5) * WORLD_PX, y * WORLD_PX];
}

function toPlace([x, y]: [number, number]): Place {
  const angle = Math.PI * (1 - (2 * y) / WORLD_PX);
  return { lng: (x / WORLD_PX - 0.5) * 360, lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI };
}

/** The position this many pixels right of and below another. */
export function offset(from: Place, right: number, down: number): Place {
  const [x, y] = toPixel(from);
  return toPlace([x + right, y + down]);
}

/** Metres between two places, by haversine on a sphere of 6,371,000 m. */
export function metresBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(h));
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
export function gridOf({ lat, lng }: Place): string {
  return forward([lng, lat], 5).padStart(15, "0");
}

const map = (page: Page) => page.getByRole("dialog").getByRole("application");

/** Brings the map's middle to the start and answers where exactly that is. */
export async function goToStart(page: Page): Promise<Place> {
  const dialog = page.getByRole("dialog");
  const box = dialog.getByLabel("Go to grid or place");
  await box.fill(`${START.gzd} ${START.coordinates}`);
  await box.press("Enter");
  await page.mouse.move(1, 1);
  const readout = dialog.getByText("Centre", { exact: true }).locator("..");
  await readout.getByText(/34UFE 1234\d 678[89]\d/).waitFor();
  const [, lat = "", lng = ""] =
    /(\d+\.\d{5}), (\d+\.\d{5})/.exec((await readout.textContent()) ?? "") ?? [];
  return { lat: Number(lat), lng: Number(lng) };
}

/** Pixels on the screen, so far from the map's middle. */
export async function pixel(page: Page, right: number, down: number): Promise<[number, number]> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error("The map has no place on the screen.");
  return [box.x + box.width / 2 + right, box.y + box.height / 2 + down];
}

/** Clicks the map this many pixels right of and below its centre. */
export async function clickMap(page: Page, right: number, down: number): Promise<void> {
  const [x, y] = await pixel(page, right, down);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}
