import type { Page } from "@playwright/test";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "HLR map" });
export const open = (page: Page) => page.getByRole("button", { name: "Open map" });

/** Fills the form and opens its map. */
export async function openMap(
  page: Page,
  poo: string,
  poi: string,
  weapon?: string,
): Promise<void> {
  for (const [name, grid] of [
    ["POO", poo],
    ["POI", poi],
  ] as const) {
    const point = page.getByRole("group", { name, exact: true });
    await point.getByLabel("GZD").fill(grid.slice(0, 5));
    await point.getByLabel("Coordinates").fill(grid.slice(5).replaceAll(" ", ""));
  }
  if (weapon) await page.getByRole("radio", { name: weapon }).check();
  await open(page).click();
  await dialog(page).getByRole("application").waitFor();
  await page.mouse.move(1, 1);
}
