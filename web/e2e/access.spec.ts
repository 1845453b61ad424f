import type { Locator, Page } from "@playwright/test";
import {
  judge,
  judgedVisit,
  judgeElsewhere,
  judgeFocus,
  judgeSpacing,
  ZOOMED,
} from "./access-judge";
import { takeSaid, waitForSaid } from "./access-live";
import { takeMotions } from "./access-motion";
import { STATES } from "./access-states";
import { expect, NOON, PHONE, test } from "./fixtures";
import { fillGrid, openForm } from "./operator";
import { NOTHING_AMISS } from "./watch";

const IDENTIFIERS = ["7K3QZ9", "AAAAA1", "BBBBB2", "CCCCC3", "DDDDD4", "EEEEE5"];
/** What a screen reader finds there stands in `__snapshots__`, to be read. */
const KEPT: Record<string, string> = {
  "log-empty": "body",
  "sighting-errors": "fieldset[aria-label='Grid 2']",
  "map-pin": "[role=dialog]",
  "hlr-alert": "aside",
  "cuas-filled": "main",
  "feedback-blank": "[role=dialog]",
  log: "main",
  "archive-asked": "[role=alertdialog]",
};
/** One of each layout, for what takes long; `access.soak.ts` takes them all. */
const LAYOUTS = /^(platforms|sighting-errors|map-pin|feedback-blank|log-full)$/;
const WALKED = /^(platforms|map-selector|gmti-filled|feedback)$/;

test("every screen, dialog and message", async ({ sightline }) => {
  test.setTimeout(180_000);
  const judged = await judgedVisit(sightline, { identifiers: IDENTIFIERS });
  const { page } = judged;
  const found: Record<string, string[]> = {};
  const trees: [string, string][] = [];
  for (const { name, reach, leave } of STATES) {
    await reach(page);
    const faults = await judge(judged);
    const kept = KEPT[name];
    if (kept) trees.push([name, await page.locator(kept).ariaSnapshot()]);
    if (LAYOUTS.test(name)) {
      faults.push(...(await judgeSpacing(judged)), ...(await judgeElsewhere(judged)));
    }
    if (WALKED.test(name)) faults.push(...(await judgeFocus(judged)));
    if (faults.length > 0) found[name] = faults;
    await leave?.(page);
  }
  expect(found).toEqual({});
  expect(judged.watch).toEqual(NOTHING_AMISS);
  for (const [name, tree] of trees) expect(tree).toMatchSnapshot(name);
});

test("on a phone and at 200 %, what sticks to the edges never hides what has the focus", async ({
  sightline,
}) => {
  const judged = await judgedVisit(sightline, { viewport: PHONE, signedIn: true });
  const { page } = judged;
  await page.getByRole("link", { name: "GMTI" }).click();
  await page.getByLabel("Target ID").waitFor();
  expect(await judgeFocus(judged)).toEqual([]);
  await page.setViewportSize(ZOOMED);
  expect(await judgeFocus(judged)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  const copy = await page.getByRole("button", { name: "Submit & Copy" }).boundingBox();
  expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeLessThanOrEqual(ZOOMED.height);
});

test("what changes by itself is said, politely; clocks and what is typed are not", async ({
  sightline,
}) => {
  const { page } = await judgedVisit(sightline, { signedIn: true, path: "/hlr" });
  await page.getByLabel("Target Number").fill("AB0012");
  await waitForSaid(page, /^Required fields missing: POO, POI, Weapon Type, Number of Rounds$/);
  const gzd = page.getByRole("group", { name: "POO", exact: true }).getByLabel("GZD");
  await gzd.fill("34UZZ");
  await gzd.press("Tab");
  await waitForSaid(page, /^Check GZD$/);
  for (const [name, digits] of POINTS) {
    const group = page.getByRole("group", { name, exact: true });
    await group.getByLabel("GZD").fill("34UFE");
    await group.getByLabel("Coordinates").fill(digits);
  }
  await page.getByRole("radio", { name: "Rockets" }).check();
  await page.getByLabel("Number of Rounds").fill("12");
  const heard = await waitForSaid(page, /^Distance 0.5km below Rockets minimum range/);
  expect(heard.filter((each) => each.includes("//"))).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await waitForSaid(page, /It is on the clipboard/);

  await page.getByLabel("Number of Rounds").fill("13");
  await page.keyboard.press("Alt+R");
  await waitForSaid(page, /Form reset/);
  await page.keyboard.press("Alt+F");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await waitForSaid(page, /Feedback Required/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("Alt+O");
  await page.getByRole("button", { name: /^Edit/ }).waitFor();
  await page.getByLabel("Search reports").fill("zzqx");
  await waitForSaid(page, /^0 of 1 reports$/);
  await page.getByLabel("Search reports").fill("");
  await waitForSaid(page, /^1 of 1 reports$/);
  await page.clock.setFixedTime(NOON.getTime() + 125_000);
  await page.getByText("2m ago").waitFor();
  await page.getByText("20 Nov 26 12:32 Z").waitFor();
  expect(await takeSaid(page)).toEqual([]);
});

const POINTS = [
  ["POO", "1234567890"],
  ["POI", "1234568390"],
] as const;

test("a map worked by keys says where it is, and stands where it was moved to at once", async ({
  sightline,
}) => {
  const { page } = await judgedVisit(sightline, { signedIn: true, path: "/leapp" });
  await page.getByRole("button", { name: "Open map" }).click();
  const map = page.getByRole("application", { name: "Map Selector" });
  await map.focus();
  await takeSaid(page);
  for (const key of ["ArrowRight", "+", "ArrowUp", "-"]) {
    await map.press(key);
    const moved = await placeOf(page);
    await Bun.sleep(200);
    expect({ key, place: await placeOf(page) }).toEqual({ key, place: moved });
  }
  expect((await takeSaid(page)).at(-1)).toMatch(/^Centre.*\d{5} \d{5}$/);
  const box = await map.boundingBox();
  await page.getByRole("button", { name: "Zoom in" }).focus();
  await takeSaid(page);
  for (const step of [10, 20, 30]) await page.mouse.move((box?.x ?? 0) + step, (box?.y ?? 0) + 99);
  await page.getByText("Pointer", { exact: true }).waitFor();
  expect(await takeSaid(page)).toEqual([]);
  expect(await takeMotions(page)).toEqual([]);
});

const placeOf = (page: Page) =>
  page.locator(".leaflet-map-pane").evaluate((pane) => {
    const tiles = pane.querySelector(".leaflet-tile-container");
    return `${getComputedStyle(pane).transform} ${tiles && getComputedStyle(tiles).transform}`;
  });

/** What opens a dialog, on which screen; the last of them from within another dialog. */
const OPENERS: readonly [path: string, opener: string][] = [
  ["/report-log", "Paste a message"],
  ["/report-log", "Feedback"],
  ["/report-log", "Keyboard shortcuts"],
  ["/settings", "Sign Out"],
  ["/hlr", "Open map"],
  ["/gmti", "Enter Map View"],
  ["/leapp", "Open map"],
];

test("a dialog takes the focus, and gives it back to what opened it; a toast does so too", async ({
  sightline,
}) => {
  const { page } = await judgedVisit(sightline, { signedIn: true });
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  for (const [path, name] of OPENERS) {
    await page.locator(`nav a[href^="${path}"]`).click();
    await givesBack(page, page.getByRole("button", { name }));
  }
  await openForm(page, "BM-21");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await fillGrid(page, 1, "34UFE", "1234567890");
  const map = page.getByRole("button", { name: "Open map" });
  await givesBack(page, map);
  await map.press("Enter");
  await page.getByRole("application").waitFor();
  await givesBack(page, page.getByRole("button", { name: "Centre of Mass" }));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const field = page.getByLabel("Free text");
  await field.focus();
  await page.keyboard.press("Alt+R");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.waitFor();
  await field.focus();
  await page.keyboard.press("F8");
  while (!(await hasFocus(dismiss))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dismiss.waitFor({ state: "detached" });
  expect(await hasFocus(field)).toBe(true);
});

async function givesBack(page: Page, opener: Locator): Promise<void> {
  const open = page.locator("[role=dialog], [role=alertdialog]");
  const before = await open.count();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = open.nth(before);
  await dialog.waitFor();
  await dialog.locator(":focus").waitFor();
  // For the first moments of a dialog over another, Radix lets Escape close both.
  if (before > 0) await page.waitForTimeout(300);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await opener.and(page.locator(":focus")).waitFor({ timeout: 3_000 });
}

const hasFocus = (of: Locator): Promise<boolean> =>
  of.evaluate((element) => element === document.activeElement);
