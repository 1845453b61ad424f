import type { CDPSession } from "@playwright/test";
import { findFaded, setForcedColours } from "./access-colours";
import { walkFocus } from "./access-focus";
import { installKit } from "./access-kit";
import { listen } from "./access-live";
import { takeMotions, watchMotion } from "./access-motion";
import { findLosses, setTextApart } from "./access-reflow";
import { findSmall, setTouch } from "./access-targets";
import { findMuddles } from "./access-tree";
import { PHONE, type Sightline, type Visit } from "./fixtures";
import { type State, setTheme, type Theme } from "./looks";

type Options = Parameters<Sightline["visit"]>[0];

/** A laptop's page at 200 %: half as wide and half as high. */
export const ZOOMED = { width: 683, height: 384 };
/** WCAG 1.4.10: 320 CSS pixels, as at 400 % on a laptop. */
export const NARROW = { width: 320, height: 640 };

export interface Judged extends Visit {
  session: CDPSession;
}

/** A visit that is watched from its first moment on, by an operator who wants no motion. */
export async function judgedVisit(sightline: Sightline, options: Options = {}): Promise<Judged> {
  const visit = await sightline.visit({ ...options, path: "/icon.svg" });
  const { page, context } = visit;
  await installKit(page);
  await watchMotion(page);
  await listen(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(sightline.address + (options.path ?? "/"));
  return { ...visit, session: await context.newCDPSession(page) };
}

/** What is wrong with the page as it stands, at its size. */
export async function judge({ page, session }: Judged, isTouched = false): Promise<string[]> {
  const pointer = isTouched ? "finger" : "mouse";
  const faults = [
    ...(await takeMotions(page)).map(told("Motion")),
    ...(await findMuddles(page, session)).map(told("Tree")),
    ...(await findSmall(page, pointer)).map(told(pointer)),
  ];
  await setForcedColours(page, true);
  faults.push(...(await findFaded(page)).map(told("Forced colours")));
  await setForcedColours(page, false);
  return faults;
}

/** What is lost of it for want of room. */
async function judgeRoom({ page }: Judged): Promise<string[]> {
  return (await findLosses(page)).map(told("Room"));
}

/** What is lost of it where its text is set apart. */
export async function judgeSpacing({ page }: Judged): Promise<string[]> {
  await setTextApart(page, true);
  const faults = (await findLosses(page)).map(told("Text apart"));
  await setTextApart(page, false);
  return faults;
}

/** What is wrong with it at 200 %, at 320 px and under a finger; the window is changed for it, and back. */
export async function judgeElsewhere({ page, session }: Judged): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  const faults = (await findLosses(page)).map(told("200 %"));
  await page.setViewportSize(NARROW);
  faults.push(...(await findLosses(page)).map(told("320 px")));
  await setTouch(session, true);
  await page.setViewportSize(PHONE);
  faults.push(...(await findSmall(page, "finger")).map(told("finger")));
  await setTouch(session, false);
  if (size) await page.setViewportSize(size);
  return faults;
}

/** What is wrong with the way of the focus through it. A toast is sent away: for as long as it stands it covers some. */
export async function judgeFocus({ page }: Judged): Promise<string[]> {
  const toast = page.getByRole("region", { name: "Notifications" });
  // At once, where there is one: it goes by itself as well.
  await toast.getByRole("button", { name: "Dismiss" }).evaluateAll((all: HTMLElement[]) => {
    for (const each of all) each.click();
  });
  const { stops, faults } = await walkFocus(page);
  if (stops === 0) faults.push("Nothing can have it");
  return faults.map(told("Focus"));
}

interface Walk {
  theme?: Theme;
  isTouched?: boolean;
  /** What takes Tab for itself. */
  notWalked: readonly string[];
}

/** Walks through states and judges each in all ways at its size. @returns what is wrong, by state */
export async function judgeStates(
  judged: Judged,
  states: readonly State[],
  { theme = "dark", isTouched = false, notWalked }: Walk,
): Promise<Record<string, string[]>> {
  const { page } = judged;
  const found: Record<string, string[]> = {};
  for (const { name, reach, leave } of states) {
    await reach(page);
    await setTheme(page, theme);
    const faults = [
      ...(await judge(judged, isTouched)),
      ...(await judgeRoom(judged)),
      ...(await judgeSpacing(judged)),
    ];
    if (!notWalked.includes(name)) faults.push(...(await judgeFocus(judged)));
    if (faults.length > 0) found[name] = faults;
    await leave?.(page);
  }
  return found;
}

const told = (what: string) => (fault: string) => `${what}: ${fault}`;
