import type { Locator, Page } from "@playwright/test";
import { forward, toPoint } from "mgrs";
import type { Sightline } from "./fixtures";

/** Web Mercator at zoom 14, on which a typed grid is shown: pixels around the world. */
const WORLD_PX = 256 * 2 ** 14;
const EQUATOR_M = 40_075_016.686;

/** A grid that the map is moved to, and everything is measured from. */
export const MIDDLE = "34UFE 12345 67890";

/** The position this many pixels right of and above the map's centre while that shows MIDDLE. */
export interface Offset {
  right: number;
  up: number;
}

/** Latitude and longitude of a pixel, by Web Mercator's own formulas and the mgrs package. */
function positionAt({ right, up }: Offset, middle = MIDDLE): { lat: number; lng: number } {
  const [lng, lat] = toPoint(middle.replaceAll(" ", ""));
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) + (up * 2 * Math.PI) / WORLD_PX;
  return { lat: (Math.atan(Math.sinh(y)) * 180) / Math.PI, lng: lng + (right * 360) / WORLD_PX };
}

/** Ten digits of easting and northing at a pixel. */
export function gridAt(offset: Offset, middle = MIDDLE): string {
  const { lat, lng } = positionAt(offset, middle);
  return forward([lng, lat], 5);
}

/** Heading and km/h of a line between two pixels: Web Mercator keeps angles, and its scale is cos φ. */
export function motionAt(from: Offset, to: Offset): { heading: number; speed: number } {
  const [right, up] = [to.right - from.right, to.up - from.up];
  const { lat } = positionAt({ right: from.right, up: from.up + up / 2 });
  const metres = (Math.hypot(right, up) * EQUATOR_M * Math.cos((lat * Math.PI) / 180)) / WORLD_PX;
  const degrees = (Math.atan2(right, up) * 180) / Math.PI;
  return { heading: (degrees + 360) % 360, speed: metres / 100 };
}

/** The GMTI form with its map. */
export class GmtiMapPage {
  readonly dialog: Locator;
  readonly map: Locator;
  readonly pin: Locator;
  readonly back: Locator;
  readonly enter: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: "GMTI Map View" });
    this.map = this.dialog.getByRole("application");
    this.pin = this.dialog.getByRole("button", { name: /^Target pin at/ });
    this.back = this.dialog.getByRole("button", { name: "Back to form" });
    this.enter = page.getByRole("button", { name: "Enter Map View" });
  }

  says(words: string): Promise<void> {
    return this.dialog.getByText(words).waitFor();
  }

  phase(number: 1 | 2 | 3): Promise<void> {
    const words = ["", "1 of 3, placement", "2 of 3, direction", "3 of 3, complete"];
    return this.says(words[number] ?? "");
  }

  /** Opens the map so that its centre's position is known, with nothing placed. */
  async openAtMiddle(): Promise<void> {
    await this.fill(MIDDLE);
    await this.enter.click();
    await this.phase(2);
    await this.dialog.getByRole("button", { name: "Reset", exact: true }).click();
    await this.phase(1);
  }

  async pixel({ right, up }: Offset): Promise<{ x: number; y: number }> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error("no map");
    return { x: box.x + box.width / 2 + right, y: box.y + box.height / 2 - up };
  }

  isTouched(): Promise<boolean> {
    return this.page.evaluate(() => matchMedia("(hover: none)").matches);
  }

  async point(offset: Offset): Promise<void> {
    const { x, y } = await this.pixel(offset);
    await this.page.mouse.move(x, y);
  }

  async click(offset: Offset): Promise<void> {
    const { x, y } = await this.pixel(offset);
    await this.page.mouse.click(x, y);
  }

  async drag(from: Offset, to: Offset): Promise<void> {
    await this.point(from);
    await this.page.mouse.down();
    const middle = { right: (from.right + to.right) / 2, up: (from.up + to.up) / 2 };
    for (const way of [middle, to]) await this.point(way);
    await this.page.mouse.up();
  }

  /** Closes the map by the button, and reads what the form has. */
  async backToForm() {
    await this.back.click();
    await this.dialog.waitFor({ state: "detached" });
    return await this.form();
  }

  /** What the form has, as the operator would read it. */
  async form() {
    const value = (label: string) =>
      this.page.locator("main").getByLabel(label, { exact: true }).inputValue();
    return {
      grid: (await value("GZD")) + (await value("Coordinates")),
      heading: await value("Heading (° true)"),
      speed: await value("Speed (km/h)"),
    };
  }

  async fill(grid: string, heading = "", speed = ""): Promise<void> {
    const [gzd = "", ...digits] = grid.split(" ");
    const group = this.page.getByRole("group", { name: "Grid", exact: true });
    await group.getByLabel("GZD").fill(gzd);
    await group.getByLabel("Coordinates").fill(digits.join(""));
    await this.page.getByLabel("Heading (° true)", { exact: true }).fill(heading);
    await this.page.getByLabel("Speed (km/h)").fill(speed);
  }
}

/** A signed-in operator at an empty GMTI form. */
export async function openGmtiMap(
  sightline: Sightline,
  viewport?: { width: number; height: number },
) {
  const identifiers = ["0AZ9Q1", "AAAAA1"];
  const visit = await sightline.visit({
    signedIn: true,
    identifiers,
    path: "/gmti",
    asset: "Watchkeeper",
    viewport,
  });
  // The clock is stopped in a test, and with it Leaflet's animations.
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  await visit.page.getByLabel("Target ID").waitFor();
  return { ...visit, gmti: new GmtiMapPage(visit.page) };
}
