import type { Locator, Page } from "@playwright/test";
import { toPoint } from "mgrs";
import {
  clickMap,
  drag,
  gridOf,
  MIDDLE,
  mapOf,
  offset,
  type Place,
  pixel,
  WORLD_PX,
} from "./map-page";

const EQUATOR_M = 40_075_016.686;

/** The position this many pixels right of and above the map's centre while that shows MIDDLE. */
export interface Offset {
  right: number;
  up: number;
}

function positionAt({ right, up }: Offset): Place {
  const [lng, lat] = toPoint(MIDDLE.replaceAll(" ", ""));
  return offset({ lat, lng }, right, -up);
}

/** Ten digits of easting and northing at a pixel. */
export const gridAt = (at: Offset): string => gridOf(positionAt(at));

/** Heading and km/h of a line between two pixels: Web Mercator keeps angles, and its scale is cos φ. */
export function motionAt(from: Offset, to: Offset): { heading: number; speed: number } {
  const [right, up] = [to.right - from.right, to.up - from.up];
  const { lat } = positionAt({ right: from.right, up: from.up + up / 2 });
  const perPixel = (EQUATOR_M * Math.cos((lat * Math.PI) / 180)) / WORLD_PX;
  const degrees = (Math.atan2(right, up) * 180) / Math.PI;
  return { heading: (degrees + 360) % 360, speed: (Math.hypot(right, up) * perPixel) / 100 };
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
    this.map = mapOf(page);
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

  isTouched(): Promise<boolean> {
    return this.page.evaluate(() => matchMedia("(hover: none)").matches);
  }

  async point({ right, up }: Offset): Promise<void> {
    await this.page.mouse.move(...(await pixel(this.page, right, -up)));
  }

  click({ right, up }: Offset): Promise<void> {
    return clickMap(this.page, right, -up);
  }

  drag(from: Offset, to: Offset): Promise<void> {
    return drag(this.page, [from.right, -from.up], [to.right, -to.up]);
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
