import { expect } from "bun:test";
import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { SCREENS } from "./screens";

const SHOTS = "build/screenshots";
/**
 * `PICTURES=1 make test` leaves a picture of each screen, theme and size, to be looked at, and has
 * axe judge the colours of day and night too. tokens.test.ts judges the colours themselves each time.
 */
const ARE_PICTURED = process.env.PICTURES === "1";
if (ARE_PICTURED) mkdirSync(SHOTS, { recursive: true });

const THEMES = ["dark", "day", "night"];

/** The theme as another window of this browser would change it. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem("sightline-theme", JSON.stringify(name));
    window.dispatchEvent(new StorageEvent("storage", { key: "sightline-theme" }));
  }, theme);
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
}

/** What axe finds. The structure is the same in every theme; the colours are not. */
async function faults(page: Page, theme: string): Promise<string[]> {
  // There are no frames: judging in the page itself takes a fraction of the time of judging across
  // frames, for which a further page is opened each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (theme !== "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target).join(", ")}`,
  );
}

/**
 * Walks through every screen, takes its picture in each theme, and lets axe judge it.
 * @param coloursOf the themes beside dark whose colours axe judges as well; they are the same on every size
 */
export async function walkScreens(
  page: Page,
  size: string,
  coloursOf: readonly string[],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [name, reach] of Object.entries(SCREENS)) {
    await reach(page);
    for (const theme of THEMES) {
      if (theme !== "dark" && !ARE_PICTURED) continue;
      const isJudged = theme === "dark" || coloursOf.includes(theme);
      await setTheme(page, theme);
      if (ARE_PICTURED) {
        await page.screenshot({ path: `${SHOTS}/${name}-${theme}-${size}.png` });
      }
      const found = isJudged ? await faults(page, theme) : [];
      expect({ screen: name, theme, faults: found }).toEqual({ screen: name, theme, faults: [] });
    }
    await setTheme(page, "dark");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(`${name} overflows by ${overflow}`).toBe(`${name} overflows by 0`);
  }
}
