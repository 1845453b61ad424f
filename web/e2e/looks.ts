import { AxeBuilder } from "@axe-core/playwright";
import type { CDPSession, Page } from "@playwright/test";
import { findFaded, setForcedColours } from "./access-colours";
import { walkFocus } from "./access-focus";
import { installKit } from "./access-kit";
import { listen } from "./access-live";
import { takeMotions, watchMotion } from "./access-motion";
import { findLosses, setTextApart } from "./access-reflow";
import { findSmall } from "./access-targets";
import { findMuddles } from "./access-tree";
import { expect, type Sightline, type Visit, type VisitOptions } from "./fixtures";
import { notRed } from "./looks-night";
import type { State, Way } from "./states";
import { ARE_PICTURED, IS_SOAK, type Judgement, type Theme, type View } from "./views";

/** A visit that is watched from its first moment on. */
export interface JudgedVisit extends Visit {
  session: CDPSession;
  /** A finger in place of the mouse. */
  isTouched: boolean;
}

/** A visit whose page can be judged, by an operator who wants no motion. */
export async function judgedVisit(
  sightline: Sightline,
  options: VisitOptions & { theme?: Theme; isTouched?: boolean } = {},
): Promise<JudgedVisit> {
  const { theme = "dark", isTouched = false } = options;
  const context = await sightline.newContext(options);
  for (const prepare of [installKit, watchMotion, listen]) await prepare(context);
  await context.addInitScript((name) => {
    localStorage.setItem("sightline-theme", JSON.stringify(name));
  }, theme);
  const visit = await sightline.visit({ ...options, context });
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  return { ...visit, session: await context.newCDPSession(visit.page), isTouched };
}

/** Each finds what is wrong with the page as it stands. */
const JUDGES: Record<Judgement, (judged: JudgedVisit) => Promise<string[]>> = {
  axe: ({ page }) => axeFaults(page),
  /** The rules whose answer depends on the theme; all others ask for the structure alone. */
  colours: ({ page }) => axeFaults(page, ["color-contrast", "link-in-text-block"]),
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
  async "text apart"({ page }) {
    await setTextApart(page, true);
    const found = await findLosses(page);
    await setTextApart(page, false);
    return found;
  },
  /** A toast is sent away: for as long as it stands it covers some. */
  async focus({ page }) {
    const toast = page.getByRole("region", { name: "Notifications" });
    // At once, where there is one: it goes by itself as well.
    await toast.getByRole("button", { name: "Dismiss" }).evaluateAll((all: HTMLElement[]) => {
      for (const each of all) each.click();
    });
    const { stops, faults } = await walkFocus(page);
    return stops === 0 ? ["Nothing can have it"] : faults;
  },
};

/** What is wrong with the page as it stands, in these ways. */
export async function judge(
  judged: JudgedVisit,
  ways: readonly Judgement[],
): Promise<string[]> {
  const found: string[] = [];
  for (const way of ways)
    for (const fault of await JUDGES[way](judged)) found.push(`${way}: ${fault}`);
  return found;
}

/** A way's tags: a view of layouts alone leaves out a way without one. */
export function tagsOf({ states }: Way): string[] {
  return states.some(({ isLayout }) => isLayout) ? ["@layout"] : [];
}

/** Goes a way to its last state that this view judges, and judges each that it does. */
export async function walk(
  sightline: Sightline,
  view: View,
  isTouched: boolean,
  { begin, states }: Way,
): Promise<void> {
  const { theme } = view;
  const judged = await judgedVisit(sightline, { ...begin, theme, isTouched });
  const { page } = judged;
  const judgementsOf = ({ isLayout, keepsTab }: State) =>
    [...view.every, ...(isLayout ? view.layouts : [])].filter(
      (each) => !(keepsTab && each === "focus"),
    );
  const isLooked = (state: State) => ARE_PICTURED || judgementsOf(state).length > 0;
  const last = states.findLastIndex(isLooked);
  const wrong: Record<string, string[]> = {};
  for (const state of states.slice(0, last + 1)) {
    const { name, reach, leave, tree, also } = state;
    await reach(page);
    if (isLooked(state)) {
      if (ARE_PICTURED) await takePicture(page, name);
      const found = await judge(judged, judgementsOf(state));
      if (also) found.push(...(await also(page)));
      if (found.length > 0) wrong[name] = found;
      if (tree && view.hasTrees)
        expect.soft(await page.locator(tree).ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
    }
    await leave?.(page);
  }
  expect(wrong).toEqual({});
}
