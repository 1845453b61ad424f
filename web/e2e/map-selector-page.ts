import type { Page } from "@playwright/test";
import type { Sightline } from "./fixtures";
import { goToStart } from "./map-page";
import { formPath } from "./operator";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Map Selector" });
export const pin = (page: Page, id: number) =>
  dialog(page).getByRole("button", { name: new RegExp(`^Pin ${id},`) });
// By its name alone: behind the dialog it has no role.
export const preview = (page: Page) => page.locator("[aria-label='Live Message Preview']");
export const back = (page: Page) => dialog(page).getByRole("button", { name: "Done" }).click();
export const count = (page: Page, text: string) => dialog(page).getByText(text).waitFor();

/** A signed-in operator at the map of a fresh report, at the zoom and place that the tests expect. */
export async function openMap(sightline: Sightline, platformId = "BM-21") {
  const path = formPath(platformId);
  const visit = await sightline.visit({ signedIn: true, identifiers: ["7K3QZ9"], path });
  // The clock is stopped in a test, and with it Leaflet's animations.
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  await visit.page.getByRole("button", { name: "Open map" }).click();
  await dialog(visit.page).waitFor();
  return { ...visit, start: await goToStart(visit.page) };
}

/** The grid of a row of the form, as one text. */
export async function rowGrid(page: Page, row: number): Promise<string> {
  const group = page.getByRole("group", { name: `Grid ${row}`, exact: true });
  const gzd = await group.getByLabel("GZD").inputValue();
  return gzd + (await group.getByLabel("Coordinates").inputValue()).replace(" ", "");
}
