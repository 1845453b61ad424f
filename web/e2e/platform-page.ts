import type { BrowserContext, Page } from "@playwright/test";
import type { Sightline } from "./fixtures";

export const LIST = "**/api/vehicles";

/** The platforms, all of them on the screen's count. */
export async function openPlatforms(
  sightline: Sightline,
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await sightline.newContext();
  await prepare?.(context);
  const visit = await sightline.visit({ context, signedIn: true, path: "/dashboard" });
  await visit.page.getByRole("article").first().waitFor();
  return visit;
}

export const search = (page: Page) => page.getByLabel("Platform name or Description");
export const options = (page: Page) =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
export const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const detail = (page: Page) => page.getByRole("dialog");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** How many platforms there are. */
export async function countOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch("/api/vehicles")).json()).length);
}

/** Waits for a card's button to have the focus. */
export async function cardHasFocus(page: Page, name: string, action: string): Promise<void> {
  await card(page, name)
    .getByRole("button", { name: action })
    .and(page.locator(":focus"))
    .waitFor();
}

/** Changes the platforms on their way to the page. */
export function changed(change: (platform: Record<string, unknown>) => object) {
  return (opened: Page | BrowserContext) =>
    opened.route(LIST, async (route) => {
      const response = await route.fetch();
      const platforms: Record<string, unknown>[] = await response.json();
      const json = platforms.map((platform) => ({ ...platform, ...change(platform) }));
      await route.fulfill({ json });
    });
}

/** Types into the search and waits until the cards have followed: one that is about to move must not be clicked. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await search(page).fill(text);
  await page.locator('[aria-label="Platforms"][aria-busy="false"]').waitFor();
}
