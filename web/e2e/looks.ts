import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { axeFaults, type Rules } from "./looks-axe";
import { notRed } from "./looks-night";

const SHOTS = "build/screenshots";
/** `PICTURES=1 make test` leaves a picture of each screen, theme and size, to be looked at. */
export const ARE_PICTURED = process.env.PICTURES === "1";

export const THEMES = ["dark", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** A screen, dialog or message, reached from the one before it. */
export interface State {
  name: string;
  reach(page: Page): Promise<unknown>;
  /** Leaves the page as the next state expects it. */
  leave?(page: Page): Promise<void>;
}

interface Look {
  /** Names the pictures. */
  size: string;
  /** What axe judges of a state in a theme; nothing where this is null. */
  judges(state: string, theme: Theme): Rules | null;
  /** Whether a state must show red alone at night. */
  isRed(state: string): boolean;
  /** Whether each state is pictured in each theme. */
  pictured?: boolean;
}

/** Walks through states: axe judges them, night is red, and nothing reaches beyond the screen's sides. */
export async function walkStates(page: Page, states: readonly State[], look: Look): Promise<void> {
  const { size, judges, isRed, pictured = ARE_PICTURED } = look;
  if (pictured) mkdirSync(SHOTS, { recursive: true });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const wrong: Record<string, string[]> = {};
  for (const { name, reach, leave } of states) {
    await reach(page);
    const found: string[] = (await cutOff(page)).map((fault) => `cut off: ${fault}`);
    for (const theme of THEMES) {
      const rules = judges(name, theme);
      const isShot = pictured || (theme === "night" && isRed(name));
      if (!rules && !isShot) continue;
      await setTheme(page, theme);
      const faults = rules ? await axeFaults(page, rules) : [];
      if (isShot) {
        const path = `${SHOTS}/${name}-${theme}-${size}.png`;
        const picture = await page.screenshot(pictured ? { path } : {});
        if (theme === "night") faults.push(...notRed(picture));
      }
      found.push(...faults.map((fault) => `${theme}: ${fault}`));
    }
    await setTheme(page, "dark");
    if (found.length > 0) wrong[name] = found;
    await leave?.(page);
  }
  expect(wrong).toEqual({});
}

/** The theme as another window of this browser would change it. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    if (document.documentElement.dataset.theme === name) return;
    localStorage.setItem("sightline-theme", JSON.stringify(name));
    window.dispatchEvent(new StorageEvent("storage", { key: "sightline-theme" }));
  }, theme);
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
}

/** What reaches beyond the screen's sides, but for what a dialog covers, a map or a strip that scrolls. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll("button, input, a, th, td, dd, h1, h2, p")];
    const beyond = parts.filter((part) => {
      if (part.closest(".leaflet-container, [aria-hidden=true], search [role=listbox]"))
        return false;
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < 0 || right > clientWidth + 0.5);
    });
    return [
      ...(scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth}`] : []),
      ...beyond.map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`),
    ];
  });
}
