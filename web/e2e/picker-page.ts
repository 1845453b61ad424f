import type { Locator, Page } from "@playwright/test";
import { forward } from "mgrs";
import { LAPTOP, type Sightline, type Visit } from "./fixtures";

export interface Place {
  lat: number;
  lng: number;
}

/** Pixels around the world at zoom 14, which a typed grid is shown at. */
const WORLD_PX = 256 * 2 ** 14;

/** The position this many pixels right of and below another, by Web Mercator's own formulas. */
export function offset({ lat, lng }: Place, right: number, down: number): Place {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) - (down * 2 * Math.PI) / WORLD_PX;
  return { lat: (Math.atan(Math.sinh(y)) * 180) / Math.PI, lng: lng + (right * 360) / WORLD_PX };
}

/** The grid of a place by the mgrs package itself. */
export function gridOf({ lat, lng }: Place): string {
  return forward([lng, lat], 5).padStart(15, "0");
}

/** A form with one grid, and the picker that it opens. */
export class PickerPage {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly map: Locator;
  readonly pin: Locator;
  readonly use: Locator;
  readonly search: Locator;
  readonly group: Locator;

  constructor(readonly page: Page) {
    this.open = page.getByRole("button", { name: "Open map" });
    this.dialog = page.getByRole("dialog", { name: "Map Selector" });
    this.map = this.dialog.getByRole("application");
    this.pin = this.dialog.getByRole("button", { name: /^Pin,/ });
    this.use = this.dialog.getByRole("button", { name: "Done" });
    this.search = this.dialog.getByLabel("Go to grid or place");
    this.group = page.getByRole("group", { name: "Grid", exact: true });
  }

  async openMap(): Promise<void> {
    await this.open.click();
    await this.map.waitFor();
  }

  closed(): Promise<void> {
    return this.dialog.waitFor({ state: "detached" });
  }

  /** The grid that the dialog offers, without its spaces. */
  async offered(): Promise<string> {
    const text = this.dialog.getByRole("status").filter({ hasText: /^\d\d[A-Z]{3} / });
    return (await text.textContent())?.replaceAll(" ", "") ?? "";
  }

  /** The grid in the form, without its space. */
  async formGrid(): Promise<string> {
    // Its group has no role while the dialog is over it.
    const value = (label: string) => this.group.getByLabel(label).inputValue();
    return (await value("GZD")) + (await value("Coordinates")).replace(" ", "");
  }

  async fill(gzd: string, coordinates: string): Promise<void> {
    await this.group.getByLabel("GZD").fill(gzd);
    await this.group.getByLabel("Coordinates").fill(coordinates);
  }

  /** Waits until the map's middle reads as a grid; answers where that is. */
  async centre(grid: string): Promise<Place> {
    await this.page.mouse.move(1, 1);
    const readout = this.dialog.locator("p", { hasText: /^Centre/ });
    await readout.getByText(grid).waitFor();
    const text = (await readout.textContent()) ?? "";
    const [, lat = "", lng = ""] = /(-?\d+\.\d{5}), (-?\d+\.\d{5})/.exec(text) ?? [];
    return { lat: Number(lat), lng: Number(lng) };
  }

  /** Brings the map's middle to a grid. */
  async jump(grid: string): Promise<Place> {
    await this.search.fill(grid);
    await this.search.press("Enter");
    return await this.centre(grid);
  }

  /** The screen position this many pixels right of and below the map's centre. */
  async pixel(right: number, down: number): Promise<[number, number]> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error("The map has no place on the screen.");
    return [box.x + box.width / 2 + right, box.y + box.height / 2 + down];
  }

  async click(right: number, down: number): Promise<void> {
    const [x, y] = await this.pixel(right, down);
    await this.page.mouse.click(x, y);
  }

  /** Drags a pin at the map's centre. */
  async dragPin(right: number, down: number): Promise<void> {
    // By its head: its point is at the bottom.
    const [x, y] = await this.pixel(0, -20);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + right / 2, y + down / 2);
    await this.page.mouse.move(x + right, y + down);
    await this.page.mouse.up();
  }

  /** The distance of the pin's tip from a place on the screen, in pixels. */
  async pinOff([x, y]: [number, number]): Promise<number> {
    const box = await this.pin.boundingBox();
    if (!box) throw new Error("The pin is not on the screen.");
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height - y);
  }
}

/** A signed-in operator at an empty form. */
export async function openForm(
  sightline: Sightline,
  form: "leapp" | "cuas",
  viewport = LAPTOP,
): Promise<Visit & { picker: PickerPage }> {
  const visit = await sightline.visit({ signedIn: true, path: `/${form}`, viewport });
  // The clock is stopped in these tests, and with it Leaflet's animations.
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  const picker = new PickerPage(visit.page);
  await picker.group.waitFor();
  return { ...visit, picker };
}
