import type { Page } from "@playwright/test";
import { fillPoint } from "./operator";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "HLR map" });
export const open = (page: Page) => page.getByRole("button", { name: "Open map" });

/** Fills the form and opens its map. */
export async function openMap(
  page: Page,
  poo: string,
  poi: string,
  weapon?: string,
): Promise<void> {
  for (const [name, grid] of Object.entries({ POO: poo, POI: poi }))
    await fillPoint(page, name, grid.slice(0, 5), grid.slice(5).replaceAll(" ", ""));
  if (weapon) await page.getByRole("radio", { name: weapon }).check();
  await open(page).click();
  await dialog(page).getByRole("application").waitFor();
  await page.mouse.move(1, 1);
}
