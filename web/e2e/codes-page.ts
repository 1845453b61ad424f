/** The codes that one screen shows. */
import type { Page } from "@playwright/test";

export const codes = (page: Page) => page.getByRole("dialog", { name: "Codes" });
export const code = (page: Page) => codes(page).getByRole("img");
export const receiving = (page: Page) => page.getByRole("dialog", { name: "Receive reports" });

export async function handOver(page: Page, way: "As codes" | "As a file") {
  await page.getByRole("button", { name: "Hand over" }).click();
  await page.getByRole("menuitem", { name: way }).click();
}

/** Every code that the screen shows, in PNG, by its number: it may be stopped at any of them. */
export async function photographs(page: Page): Promise<Buffer[]> {
  const numberOf = async () =>
    Number(/\d+/.exec((await code(page).getAttribute("aria-label")) ?? "")?.[0]);
  await codes(page)
    .getByRole("button", { name: /^(Pause|Resume)$/ })
    .waitFor();
  const pause = codes(page).getByRole("button", { name: "Pause" });
  if (await pause.isVisible()) await pause.click();
  const pictures = new Map<number, Buffer>();
  for (let at = await numberOf(); !pictures.has(at); at = await numberOf()) {
    pictures.set(at, await code(page).screenshot());
    await codes(page).getByRole("button", { name: "Next" }).click();
  }
  return [...pictures].sort(([a], [b]) => a - b).map(([, picture]) => picture);
}
