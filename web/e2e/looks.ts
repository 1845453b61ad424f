/** The checks of a screen, dialog or message, and the walk from one to the next. */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import type axe from "axe-core";
import { findFaded, setForcedColours } from "./access-colours";
import { walkFocus } from "./access-focus";
import { installKit } from "./access-kit";
import { listen } from "./access-live";
import { takeMotions, watchMotion } from "./access-motion";
import { findLosses, setTextApart } from "./access-reflow";
import { findSmall } from "./access-targets";
import { findMuddles } from "./access-tree";
import { expect, type Sightline, test, type Visit, type VisitOptions } from "./fixtures";
import { notRed } from "./looks-night";
import { LIST } from "./platform-page";
import type { State, Way } from "./states";
import {
  ARE_PICTURED,
  IS_LONG,
  IS_SOAK,
  type Judgement,
  NARROW,
  PHONE,
  type Theme,
  type View,
  ZOOMED,
} from "./views";

const PICTURES = "build/screenshots";
/** For a way whose states are all judged in every way. */
const LONG_MS = 1_200_000;

/** A visit that is watched from its first moment on. */
export interface JudgedVisit extends Visit {
  session: CDPSession;
  /** A finger in place of the mouse. */
  isTouched: boolean;
}

/**
 * The platforms that the judged lists hold: one for each look of a card, long names among them, and those that
 * the ways go to. All of them are judged in `card-widths.spec.ts`.
 */
const PLATFORMS = new Set([
  ...["BM-21", "76N6", "S-400", "5P85", "Patriot launcher", "BTR-80", "2K22", "9S80", "PMP"],
  ...["T-72", "T-80", "T-64", "T-90", "Cage armour", "Leopard 2"],
  ...["Quadcopter", "Unknown"],
]);

/** Has the lists of platforms hold those of `PLATFORMS` alone. */
async function shortenLists(context: BrowserContext): Promise<void> {
  await context.route(LIST, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const all: { platformId: string }[] = await response.json();
    await route.fulfill({ response, json: all.filter((each) => PLATFORMS.has(each.platformId)) });
  });
}

/**
 * Once a finger has been emulated, Chromium says until the next load that nothing hovers, though the mouse is back.
 * Scripts ask for it when a map opens; of the styles only a choice's under the mouse does. Runs in the page.
 */
function keepMouse(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(hover: none)" ? "not all" : query);
}

/** A visit whose page can be judged. */
export async function judgedVisit(
  sightline: Sightline,
  options: VisitOptions & { theme?: Theme; isTouched?: boolean } = {},
): Promise<JudgedVisit> {
  const { theme = "dark", isTouched = false } = options;
  const context = await sightline.newContext(options);
  if (!isTouched) await context.addInitScript(keepMouse);
  for (const prepare of [installKit, watchMotion, listen, shortenLists]) await prepare(context);
  await context.addInitScript((name) => {
    // A blank page keeps nothing.
    if (location.protocol !== "about:")
      localStorage.setItem("sightline-theme", JSON.stringify(name));
  }, theme);
  const visit = await sightline.visit({ ...options, context });
  return { ...visit, session: await context.newCDPSession(visit.page), isTouched };
}

/** axe's rules whose answer depends on the theme; all others ask for the structure alone. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Each finds what is wrong with the current page, and leaves it unchanged. */
const JUDGES: Record<Judgement, (judged: JudgedVisit) => Promise<string[]>> = {
  axe: ({ page }) => axeFaults(page),
  "second engine": ({ page }) => secondEngineFaults(page),
  colours: ({ page }) => axeFaults(page, { runOnly: COLOUR_RULES }),
  red: async ({ page }) => notRed(await page.screenshot()),
  motion: ({ page }) => takeMotions(page),
  tree: ({ page, session }) => findMuddles(page, session),
  targets: ({ page, isTouched }) => findSmall(page, isTouched ? "finger" : "mouse"),
  async "forced colours"({ page }) {
    await setForcedColours(page, true);
    const found = await findFaded(page);
    await setForcedColours(page, false);
    return found;
  },
  room: ({ page }) => findLosses(page),
  "other windows": (judged) =>
    inWindows(judged, [
      [ZOOMED, ["room"]],
      [NARROW, ["room"]],
      [PHONE, ["room", "targets", "tree"]],
    ]),
  async "other themes"(judged) {
    const found: string[] = [];
    for (const [theme, ways] of [
      ["day", ["colours"]],
      ["night", ["colours", "red"]],
      ["dark", []],
    ] as const) {
      await setTheme(judged.page, theme);
      found.push(...(await judge(judged, ways)).map((fault) => `${theme}: ${fault}`));
    }
    return found;
  },
  async "text apart"({ page }) {
    await setTextApart(page, true);
    const found = await findLosses(page);
    await setTextApart(page, false);
    return found;
  },
  /** Toasts are dismissed, because they cover some of it. */
  async focus({ page, session }) {
    const toast = page.getByRole("region", { name: "Notifications" });
    // At once, if there is one: it also disappears by itself.
    await toast.getByRole("button", { name: "Dismiss" }).evaluateAll((all: HTMLElement[]) => {
      for (const each of all) each.click();
    });
    const { stops, faults } = await walkFocus(page, session);
    return stops === 0 ? ["Nothing can have it"] : faults;
  },
};

/** What is found in other windows, on a phone under a finger. The page is as it was afterwards. */
async function inWindows(
  judged: JudgedVisit,
  windows: readonly [size: typeof PHONE, ways: readonly Judgement[]][],
): Promise<string[]> {
  const { page, session } = judged;
  const own = page.viewportSize();
  const found: string[] = [];
  for (const [size, ways] of windows) {
    const isTouched = size === PHONE;
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: isTouched });
    await page.setViewportSize(size);
    const faults = await judge({ ...judged, isTouched }, ways);
    found.push(...faults.map((fault) => `${size.width} px: ${fault}`));
  }
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  if (own) await page.setViewportSize(own);
  return found;
}

/** The faults of the current page, by these checks. */
export async function judge(judged: JudgedVisit, ways: readonly Judgement[]): Promise<string[]> {
  const found: string[] = [];
  for (const way of ways)
    for (const fault of await JUDGES[way](judged)) found.push(`${way}: ${fault}`);
  return found;
}

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds on the current page, by all of its rules unless the options are of some. What is behind an open dialog
 * was judged before it opened, and is judged again in long runs alone.
 */
async function axeFaults(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const OPEN = ":is([role=dialog], [role=alertdialog])";
  const parts = IS_SOAK
    ? "html"
    : `html:not(:has(${OPEN})), ${OPEN}, html:has(${OPEN}) [aria-label^=Notifications]`;
  return await page.evaluate(
    async ({ include, given }) => {
      const { violations } = await window.axe.run(
        { include: [include] },
        { resultTypes: ["violations"], ...given },
      );
      return violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target).join()}`,
      );
    },
    { include: parts, given: options },
  );
}

/** IBM's engine. It reads what is hidden behind an open window as well: there the window alone is judged. */
const SECOND_ENGINE = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8");

/** The parts of both engines that are used, as their scripts leave them in the page. */
declare global {
  interface Window {
    axe: typeof axe;
    ace: {
      Checker: new () => {
        check(
          node: Node,
          policies: string[],
        ): Promise<{
          results: { value: [string, string]; ruleId: string; message: string; snippet: string }[];
        }>;
      };
    };
  }
}

/**
 * What it takes for faults though none: a label for screen readers alone is none to it, and it measures a box without
 * the label that ticks it. axe and `targets` judge both.
 */
const MISTAKEN = ["label_content_exists", "input_label_exists", "target_spacing_sufficient"];

/** What is left to a person to judge is no fault. */
async function secondEngineFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(SECOND_ENGINE);
  return await page.evaluate(async (mistaken) => {
    const open = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
    const { results } = await new window.ace.Checker().check(open.at(-1) ?? document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .filter(({ ruleId }) => !mistaken.includes(ruleId))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} (${snippet})`);
  }, MISTAKEN);
}

/** Goes a way from state to state, and judges each. */
export async function walk(
  sightline: Sightline,
  { begin, states }: Way,
  { view, hasTouch }: { view: View; hasTouch: boolean },
): Promise<void> {
  if (IS_SOAK) test.setTimeout(LONG_MS);
  const judged = await judgedVisit(sightline, {
    ...begin,
    theme: view.theme,
    isTouched: hasTouch,
  });
  const { page } = judged;
  const judgementsOf = ({ standsFor, keepsTab }: State) =>
    [
      ...view.every,
      ...(standsFor ? view.layouts : []),
      ...(standsFor === "screen" ? view.screens : []),
    ].filter((each) => !(keepsTab && each === "focus"));
  const wrong: Record<string, string[]> = {};
  for (const [name, given] of Object.entries(states)) {
    const state: State = typeof given === "function" ? { reach: given } : given;
    const { reach, leave, tree, also, isLong } = state;
    if (isLong && !IS_LONG) continue;
    await reach(page);
    if (ARE_PICTURED) await takePicture(page, name);
    if (tree && view.hasTrees)
      expect.soft(await page.locator(tree).ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
    const found = await judge(judged, judgementsOf(state));
    if (also) found.push(...(await also(page)));
    if (found.length > 0) wrong[name] = found;
    await leave?.(page);
  }
  expect(wrong).toEqual({});
}

async function takePicture(page: Page, state: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${state}-${test.info().project.name}.png` });
}

/** The theme as another window of this browser would change it. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem("sightline-theme", JSON.stringify(name));
    window.dispatchEvent(new StorageEvent("storage", { key: "sightline-theme" }));
  }, theme);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}
