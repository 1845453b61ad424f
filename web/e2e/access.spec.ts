import type { Locator, Page } from "@playwright/test";
import { takeSaid, waitForSaid } from "./access-live";
import { takeMotions } from "./access-motion";
import { expect, NOON, PHONE, test } from "./fixtures";
import { formOfType } from "./forms";
import { fillExample } from "./hlr-page";
import { judge, judgedVisit } from "./looks";
import { fillGrid, openForm, tabTo } from "./operator";
import { ZOOMED } from "./views";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a phone and at 200 %, what sticks to the edges never hides what has the focus", async ({
  sightline,
}) => {
  const judged = await judgedVisit(sightline, { viewport: PHONE, signedIn: true, path: "/gmti" });
  const { page } = judged;
  await page.getByLabel("Target ID").waitFor();
  expect(await judge(judged, ["focus"])).toEqual([]);
  await page.setViewportSize(ZOOMED);
  expect(await judge(judged, ["focus"])).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  // Neither scrolled to nor under the navigation.
  const copy = page.getByRole("button", { name: "Submit & Copy" });
  await expect(copy).toBeInViewport({ ratio: 1 });
  const isOnTop = await copy.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 4)?.closest("button") === button;
  });
  expect(isOnTop).toBe(true);
});

test("what changes by itself is said, politely; clocks and what is typed are not", async ({
  sightline,
}) => {
  const { page } = await judgedVisit(sightline, { signedIn: true, path: "/hlr" });
  await page.getByLabel("Target Number").fill("AB0012");
  await waitForSaid(page, /^Missing: POO, POI, Weapon Type, Number of Rounds\.$/);
  const gzd = page.getByRole("group", { name: "POO", exact: true }).getByLabel("GZD");
  await gzd.fill("34UZZ");
  await gzd.press("Tab");
  await waitForSaid(page, /^Check GZD$/);
  await fillExample(page);
  const poi = page.getByRole("group", { name: "POI", exact: true });
  await poi.getByLabel("Coordinates").fill("1234568390");
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
  await page.clock.fastForward(1000);
  await page.getByText("2m ago").waitFor();
  await page.getByText("20 Nov 26 12:32 Z").waitFor();
  expect(await takeSaid(page)).toEqual([]);
});

test("a dialog, a question over a map and a toast take the focus and give it back; a map is worked by keys", async ({
  sightline,
}) => {
  const { page } = await judgedVisit(sightline, { signedIn: true });
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  // On a laptop, too, a gloved finger hits what is in the navigation.
  const entries = page.getByRole("navigation", { name: "Main" }).locator("a, button");
  const sides = await entries.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
  );
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(40);
  for (const name of ["Receive", "Feedback", "Keyboard shortcuts"])
    await givesBack(page, page.getByRole("button", { name }));
  await page.getByRole("link", { name: "Settings" }).click();
  await givesBack(page, page.getByRole("button", { name: "Sign Out" }));
  for (const type of ["HLR", "GMTI", "LEAPP"]) {
    const { open, map } = formOfType(type);
    await open(page);
    await givesBack(page, page.getByRole("button", { name: map.button }));
  }
  await page.getByRole("button", { name: "Open map" }).click();
  await saysWhereItIs(page);
  await page.keyboard.press("Escape");

  await openForm(page, "BM-21");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await fillGrid(page, 1, "34UFE", "1234567890");
  const map = page.getByRole("button", { name: "Open map" });
  await map.press("Enter");
  await page.getByRole("application").waitFor();
  await givesBack(page, page.getByRole("button", { name: "Centre of Mass" }));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect(map).toBeFocused();

  const field = page.getByLabel("Free text");
  await field.fill("one more");
  await page.keyboard.press("Alt+R");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.waitFor();
  await field.focus();
  await page.keyboard.press("F8");
  await tabTo(page, dismiss);
  await page.keyboard.press("Enter");
  await expect(dismiss).toHaveCount(0);
  await expect(field).toBeFocused();
});

/** A map worked by keys says where it is, and stands where it was moved to at once. */
async function saysWhereItIs(page: Page): Promise<void> {
  const map = page.getByRole("application", { name: "Map Selector" });
  // With its tiles the map is laid out once more.
  await page.locator(".leaflet-tile-container").first().waitFor({ state: "attached" });
  await map.focus();
  await takeSaid(page);
  for (const key of ["ArrowRight", "+", "ArrowUp", "-"]) {
    await map.press(key);
    const [place, ...later] = await placesOf(page);
    expect({ key, places: later }).toEqual({ key, places: later.map(() => place) });
  }
  expect((await takeSaid(page)).at(-1)).toMatch(/^Centre.*\d{3} \d{3} click ±90 m$/);
  const box = await map.boundingBox();
  await page.getByRole("button", { name: "Zoom in" }).focus();
  await takeSaid(page);
  for (const step of [10, 20, 30]) await page.mouse.move((box?.x ?? 0) + step, (box?.y ?? 0) + 99);
  await page.getByText("Pointer", { exact: true }).waitFor();
  expect(await takeSaid(page)).toEqual([]);
  expect(await takeMotions(page)).toEqual([]);
}

/** The map's position now, and in each of the next frames. */
const placesOf = (page: Page) =>
  page.locator(".leaflet-map-pane").evaluate(async (pane) => {
    const places: string[] = [];
    for (let frame = 0; frame < 12; frame += 1) {
      const tiles = pane.querySelector(".leaflet-tile-container");
      places.push(
        `${getComputedStyle(pane).transform} ${tiles && getComputedStyle(tiles).transform}`,
      );
      await new Promise(requestAnimationFrame);
    }
    return places;
  });

async function givesBack(page: Page, opener: Locator): Promise<void> {
  const open = page.locator("[role=dialog], [role=alertdialog]");
  const before = await open.count();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = open.nth(before);
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(before);
  await expect(opener).toBeFocused({ timeout: 3_000 });
}
