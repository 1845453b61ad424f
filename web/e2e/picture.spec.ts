import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { takPackage } from "../domain/export/testing/tak-reader";
import { expect, PHONE, test } from "./fixtures";
import { type KeyboardOnly, keyboardOnly } from "./keyboard-only";
import { EXAMPLES, fillLog } from "./log-page";
import { boxOf, settled } from "./operator";
import { choose, entryOf, listed, ONE_OF_EACH, openPicture, picture, sign } from "./picture-page";

const STOPS_MOST = 30;

async function tabTo(keys: KeyboardOnly, to: Locator): Promise<void> {
  const isThere = () => to.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < STOPS_MOST && !(await isThere()); stops += 1) await keys.press("Tab");
  await expect(to).toBeFocused();
}

const fit = (page: Page) => page.getByRole("button", { name: "Fit", exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const hlr = (reference: string, dtg: string) =>
  entryOf(EXAMPLES.AB0012.replaceAll("AB0012", reference).replace("201230Z", dtg), {
    reportType: "HLR",
  });

test("by mouse: filtered, chosen on the map and in the list, copied, taken into its form", async ({
  sightline,
}) => {
  const asked = Promise.withResolvers<void>();
  const isThere = Promise.withResolvers<void>();
  const convoy = entryOf("CONVOY C1 // GRID 34UFE 12345 67890////", { reportType: "Convoy" });
  const far = entryOf(
    EXAMPLES["WK21-9XY001"].replaceAll("9XY001", "FAR001").replace("34UFE 12345", "31UDQ 12345"),
    { reportType: "LEAPP" },
  );
  const old = hlr("AB0013", "190900Z");
  const { page } = await sightline.visit({ signedIn: true, path: "/picture" });
  await expect(picture(page).getByRole("heading", { name: "No reports yet" })).toBeVisible();
  await page.getByRole("link", { name: "Report Log", exact: true }).click();
  // Of the page that is loaded then.
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // What draws the symbols.
    if (text.includes("getMetadata") && text.includes("asSVG")) {
      asked.resolve();
      await isThere.promise;
    }
    await route.fulfill({ response });
  });
  await fillLog(page, [...ONE_OF_EACH, convoy, far, old]);
  await openPicture(page);
  await test.step("symbols that come once the picture was left draw nothing", async () => {
    await asked.promise;
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    isThere.resolve();
    await settled(page);
    await openPicture(page);
    await expect(picture(page).locator("img[src^='data:image/svg']").first()).toBeVisible();
  });
  // The last six hours, without the one that is far away; yesterday's is not among them.
  await expect(page.getByText("8 of 10 reports in view")).toBeVisible();
  await expect(listed(page)).toHaveCount(8);
  // "1 K-kill" stays on one line.
  const facts = listed(page).locator("strong > span");
  await expect(facts.filter({ hasText: "1 K-kill" })).toHaveCount(1);
  const linesOf = (all: Element[]) => all.map((fact) => fact.getClientRects().length);
  expect(new Set(await facts.evaluateAll(linesOf))).toEqual(new Set([1]));
  await page.getByRole("button", { name: "1 outside: fit all" }).click();
  await expect(page.getByText("9 of 10 reports in view")).toBeVisible();
  await fit(page).click();
  await expect(listed(page)).toHaveCount(8);
  await expect(listed(page).first().getByRole("heading", { name: "Today 20 Nov" })).toBeVisible();
  // One whose format is not there has no place, and says so.
  await expect(listed(page).filter({ hasText: "PATROL P1" })).toContainText(
    "Not on the map: the format Patrol is not installed here.",
  );

  await choose(page, "Source", "Received");
  await expect(listed(page)).toHaveCount(1);
  await choose(page, "Source", "All");
  await choose(page, "Type", "HLR");
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText("Received just now");
  // What the filter shows is what is handed over.
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "TAK package" }).click(),
  ]);
  // Its room, given back after some seconds, would move the map under the mouse.
  await page.getByRole("button", { name: "Dismiss" }).click();
  const [, events] = await takPackage(readFileSync(await file.path()));
  expect(events.map((event) => event.uid())).toEqual(["sightline.AB0012.1", "sightline.AB0012.2"]);
  // The two ends of its shot fill the view.
  await fit(page).click();
  await expect(page.locator(".leaflet-control-scale-line")).toHaveText("3 km");
  await expect(sign(page, /^HLR AB0012.*Received/)).toHaveCount(2);
  await expect(picture(page).locator(".leaflet-overlay-pane path")).toHaveCount(2);
  await expect(
    picture(page).locator(".leaflet-marker-pane").getByText("1230Z", { exact: true }),
  ).toHaveCount(1);

  // Where it came from, on the map: its row opens and has the focus.
  await sign(page, /^HLR AB0012/)
    .first()
    .click();
  const row = listed(page).first();
  await expect(row.getByRole("button", { expanded: true })).toBeFocused();
  await expect(row).toContainText(EXAMPLES.AB0012);
  // Where it is, on the map in its grid, and from the nearest places.
  await expect(
    picture(page).locator(".leaflet-marker-pane").getByText("34UFE 12345 67890", { exact: true }),
  ).toHaveCount(1);
  await expect(
    row.getByRole("list", { name: "Nearest places" }).getByRole("listitem").first(),
  ).toHaveText("Rajgród 180.8° 12.95 km");
  // What is on the clipboard is shown, and named.
  await row.getByRole("button", { name: "Copy AB0012" }).click();
  await expect(row.getByRole("status")).toHaveText("On the clipboard: AB0012, 1230Z");
  expect(await clipboard(page)).toBe(EXAMPLES.AB0012);

  // The list follows the view.
  await page.getByLabel("Go to grid or place").fill("34UFE 90000 20000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No reports in view" })).toBeVisible();
  await expect(picture(page)).toContainText("1 outside this view");
  await fit(page).click();
  await row.getByRole("button").first().click();
  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "HLR / Hostile Location Report" }).waitFor();
  await expect(page.getByLabel("Number of Rounds")).toHaveValue("12");

  // As it was left.
  await openPicture(page);
  await expect(picture(page).getByRole("combobox", { name: "Type" })).toHaveValue("HLR");

  // Signs that no zoom separates are chosen by their circle, and the list has them alone.
  await choose(page, "Type", "All");
  await page.getByLabel("Go to grid or place").fill("34UFE 12345 67890");
  await page.keyboard.press("Enter");
  // While the map goes on, what was under the mouse is not what a click meets.
  const isStill = async () => {
    await settled(page);
    await expect(picture(page).locator(".leaflet-zoom-anim, .leaflet-pan-anim")).toHaveCount(0);
  };
  await isStill();
  // The first click parts what a zoom can. Another set begins at its top.
  const scroller = picture(page).getByRole("list", { name: "Reports in view" }).locator("..");
  await scroller.evaluate((list) => list.scrollBy(0, 200));
  await sign(page, /^7 positions/).hover();
  await page.mouse.down();
  // In another theme every sign is drawn anew, but not under a press.
  await page.keyboard.press("Alt+t");
  await settled(page);
  await page.mouse.up();
  await expect.poll(() => scroller.evaluate((list) => list.scrollTop)).toBe(0);
  await isStill();
  await sign(page, /^6 positions/).click();
  await expect(page.getByText("6 reports at one place")).toBeVisible();
  // Each stands in the fan once, and no grid is said to be where its sign has moved to.
  const onMap = picture(page).locator(".leaflet-marker-pane");
  await expect(onMap.getByTitle(/ positions/)).toHaveCount(0);
  await expect(onMap.getByText("34UFE 12345 67890", { exact: true })).toHaveCount(0);
  // A map that only follows its window's size has not been moved.
  await page.setViewportSize({ width: 1366, height: 560 });
  await settled(page);
  await expect(page.getByText("6 reports at one place")).toBeVisible();

  await test.step("on a phone the error of one time does not cover the other's label", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: / to now$/ }).click();
    await page.getByLabel("From", { exact: true }).fill("1061");
    await page.keyboard.press("Tab");
    const error = await boxOf(page.getByText("1061 is not a time"));
    const label = await boxOf(page.getByLabel("To", { exact: true }));
    expect(error.right).toBeLessThanOrEqual(label.x);
  });

  await test.step("on a phone the map stays in sight beside a chosen report and its buttons", async () => {
    await choose(page, "Time", "All");
    for (const size of [PHONE, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      await page.keyboard.press("ArrowDown");
      const map = page.getByRole("application", { name: "Map of the reports" });
      await expect(map).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: /^Edit / })).toBeInViewport({ ratio: 1 });
    }
  });
});

test("by keyboard alone: one key for the last hour, chosen, the time bar, between two times, and the same again", async ({
  sightline,
}) => {
  const visit = await sightline.visit({ signedIn: true });
  const { page } = visit;
  await fillLog(page, [...ONE_OF_EACH, hlr("AB0013", "200900Z")]);
  const keys = await keyboardOnly(page);
  await keys.press("Alt+c");
  await page.getByRole("application", { name: "Map of the reports" }).waitFor();
  await expect(listed(page)).toHaveCount(8);
  await keys.press("h");
  await expect(listed(page)).toHaveCount(7);
  await expect(picture(page).getByRole("combobox", { name: "Time" })).toHaveValue("hour");

  const earliest = page.getByRole("slider", { name: "Earliest time" });
  await tabTo(keys, earliest);
  await expect(earliest).toHaveAttribute("aria-valuetext", "201130Z");
  for (const key of ["PageDown", "PageDown", "ArrowLeft", "ArrowLeft"]) await keys.press(key);
  await expect(earliest).toHaveAttribute("aria-valuetext", "200900Z");
  await expect(listed(page)).toHaveCount(8);
  const latest = page.getByRole("slider", { name: "Latest time" });
  await tabTo(keys, latest);
  for (const key of ["PageDown", "PageDown", "ArrowLeft", "ArrowLeft"]) await keys.press(key);
  await expect(latest).toHaveAttribute("aria-valuetext", "201000Z");
  await expect(listed(page)).toHaveCount(1);

  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByLabel("From", { exact: true })).toBeFocused();
  await keys.press("Control+a");
  await keys.type("200800ZNov26");
  await keys.press("Tab");
  await keys.press("Control+a");
  await keys.type("1000");
  await expect(listed(page)).toHaveCount(1);
  await tabTo(keys, listed(page).first().getByRole("button").first());
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("201000ZNov26");
  await keys.press("Enter");
  await expect(listed(page).first()).toContainText("HLR AB0013 // DTG 200900ZNov26");
  await keys.press("h");
  await expect(listed(page)).toHaveCount(7);

  await test.step("↓ chooses the next one, and the view before comes back", async () => {
    const rowAt = (index: number) => listed(page).nth(index).getByRole("button").first();
    const readout = () => page.getByText(/^34UFE \d+ \d+ ±/).textContent();
    const before = await readout();
    // Its row is gone: no other has the focus, and the key reaches the first.
    await keys.press("ArrowDown");
    await expect(rowAt(0)).toBeFocused();
    // From a button as well as from a row.
    await page.getByRole("button", { name: "Who was where, last hour" }).focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await keys.press(key);
    await expect(rowAt(1)).toBeFocused();
    // With all that it can do in sight.
    await expect(page.getByRole("button", { name: /^Edit / })).toBeInViewport({ ratio: 1 });
    await expect(rowAt(1)).toHaveAttribute("aria-expanded", "true");
    // Six reports are on one grid: they stand around it.
    await expect(picture(page).locator(".leaflet-marker-pane [alt]")).not.toHaveCount(0);
    for (const of of ["c-UAS", "GMTI", "LEAPP"])
      await expect(sign(page, new RegExp(`^${of}|^C-UAS`)).first()).toBeVisible();
    await expect(listed(page)).toHaveCount(7);
    await keys.press("Escape");
    await expect(rowAt(1)).toHaveAttribute("aria-expanded", "false");
    expect(await readout()).toBe(before);
  });

  await keys.press("d");
  await page.getByRole("heading", { name: /^GMTI/ }).waitFor();
});
