import type { Page } from "@playwright/test";
import type { Sightline } from "./fixtures";
import { goTo } from "./map-page";
import { formPath } from "./operator";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Map Selector" });
export const tool = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });
export const pin = (page: Page, id: number) =>
  dialog(page).getByRole("button", { name: new RegExp(`^Pin ${id},`) });
// By its name alone: behind the dialog it has no role.
export const preview = (page: Page) => page.locator("[aria-label='Live Message Preview']");
export const back = (page: Page) => dialog(page).getByRole("button", { name: "Done" }).click();
export const count = (page: Page, text: string) => dialog(page).getByText(text).waitFor();

interface Options {
  viewport?: { width: number; height: number };
  /** Done before the map is opened. */
  before?(page: Page): Promise<unknown>;
}

/** A signed-in operator at the map that a fresh report opens, at the default place. */
export async function openSelector(sightline: Sightline, { viewport, before }: Options = {}) {
  const path = formPath("BM-21");
  const visit = await sightline.visit({
    signedIn: true,
    identifiers: ["7K3QZ9", "AAAAA1"],
    path,
    viewport,
  });
  const { page } = visit;
  // The clock is stopped in a test, and with it Leaflet's animations.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await before?.(page);
  await page.getByRole("button", { name: "Open map" }).click();
  await dialog(page).getByRole("application").waitFor();
  return { ...visit, dialog: dialog(page) };
}

/** The same, at the zoom and place that the tests' sums start from. */
export async function openMap(sightline: Sightline) {
  const visit = await openSelector(sightline);
  return { ...visit, start: await goTo(visit.page) };
}

/** The grid of a row of the form, as one text. Behind the dialog its group has no role. */
export async function rowGrid(page: Page, row: number): Promise<string> {
  const group = page.locator(
    `[aria-label='Grid ${row}'], fieldset:has(legend:text-is('Grid ${row}'))`,
  );
  const value = (label: string) => group.first().getByLabel(label).inputValue();
  return (await value("GZD")) + (await value("Coordinates")).replace(" ", "");
}
