import type { Locator, Page } from "@playwright/test";
import { clickMap, drag, MIDDLE, mapOf, pixel } from "./map-page";
import { fillPoint } from "./operator";

/** Pixels right of and above the map's centre. */
export interface Offset {
  right: number;
  up: number;
}

/** The GMTI form with its map. */
export class GmtiMapPage {
  readonly dialog: Locator;
  readonly map: Locator;
  readonly pin: Locator;
  readonly back: Locator;
  readonly enter: Locator;
  readonly reset: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: "GMTI Map View" });
    this.map = mapOf(page);
    this.pin = this.dialog.getByRole("button", { name: /^Target pin at/ });
    this.back = this.dialog.getByRole("button", { name: "Back to form" });
    this.enter = page.getByRole("button", { name: "Enter Map View" });
    this.reset = this.dialog.getByRole("button", { name: "Reset", exact: true });
  }

  says(words: string): Promise<void> {
    return this.dialog.getByText(words).waitFor();
  }

  phase(number: 1 | 2 | 3): Promise<void> {
    return this.says(
      ["", "1 of 3, placement", "2 of 3, direction", "3 of 3, complete"][number] ?? "",
    );
  }

  /** Opens the map so that its centre's position is known, with nothing placed. */
  async openAtMiddle(): Promise<void> {
    await this.fill(MIDDLE);
    await this.enter.click();
    await this.phase(2);
    await this.reset.click();
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
    await fillPoint(this.page, "Grid", gzd, digits.join(""));
    await this.page.getByLabel("Heading (° true)", { exact: true }).fill(heading);
    await this.page.getByLabel("Speed (km/h)").fill(speed);
  }
}
