import type { Locator, Page } from "@playwright/test";
import { clickMap, goTo, mapOf, type Place } from "./map-page";

/** A form with one grid, and the picker that it opens. */
export class PickerPage {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly map: Locator;
  readonly pin: Locator;
  readonly use: Locator;
  readonly cancel: Locator;
  readonly group: Locator;

  constructor(readonly page: Page) {
    this.open = page.getByRole("button", { name: "Open map" });
    this.dialog = page.getByRole("dialog", { name: "Map Selector" });
    this.map = mapOf(page);
    this.pin = this.dialog.getByRole("button", { name: /^Pin,/ });
    this.use = this.dialog.getByRole("button", { name: "Done" });
    this.cancel = this.dialog.getByRole("button", { name: "Cancel" });
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

  /** Brings the map's middle to a grid. */
  jump(grid: string): Promise<Place> {
    return goTo(this.page, grid);
  }

  click(right: number, down: number): Promise<void> {
    return clickMap(this.page, right, down);
  }
}
