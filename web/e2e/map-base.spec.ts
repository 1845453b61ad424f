/** What every map is and does, on that of a sighting. */
import type { Locator } from "@playwright/test";
import { decode } from "fast-png";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import {
  blankTiles,
  clickMap,
  goTo,
  hasRoom,
  jumpTo,
  mapOf,
  metresAcross,
  pixel,
  placeRead,
  readoutOf,
  zoomOut,
} from "./map-page";
import { count, openSelector, pin, tool } from "./map-selector-page";

/** What Leaflet animates its zooming by. */
const ZOOMING = ".leaflet-proxy";
const OVERVIEW = "Overview map, not for navigation";

/** How many labels of the grid lie under something of the map. */
const coveredLabels = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const over = boxes(".leaflet-control, [data-covers-labels], .leaflet-place-names-pane span");
    const labels = boxes(".leaflet-mgrs-grid-pane span");
    return labels.filter((label) =>
      over.some(
        (box) =>
          label.right > box.left &&
          label.left < box.right &&
          label.bottom > box.top &&
          label.top < box.bottom,
      ),
    ).length;
  });

/** The most green or blue of any pixel; 255 where one is not red. */
function brightest(picture: Buffer): number {
  const { data, channels } = decode(picture);
  let most = 0;
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(green, blue) > Math.max(red, 8)) return 255;
    most = Math.max(most, green, blue);
  }
  return most;
}

test("the map opens on the default place, says what it is, goes wherever it is told, measures, and is red at night", async ({
  sightline,
}) => {
  const asked: string[] = [];
  const { page, dialog } = await openSelector(sightline, {
    before: async (page) => {
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(tiles|api\/map)/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
      });
    },
  });
  const { keyboard } = page;
  const map = mapOf(page);
  const readout = readoutOf(page);

  await test.step("at the default place", async () => {
    await hasRoom(page);
    await dialog.getByText(OVERVIEW).waitFor();
    await dialog.getByText(/OpenStreetMap contributors/).waitFor();
    await dialog.getByText("10 km", { exact: true }).waitFor();
    await expect.poll(() => blankTiles(page)).toBe(0);
    expect(asked).toContain("HEAD /tiles/8/143/80.png");
    expect(asked).toContain("GET /api/map");
    await page.mouse.move(...(await pixel(page, 0, 0)));
    await expect(readout).toHaveText(
      /^Pointer54\.29\d{3}, 23\.15\d{3}34UFF \d{3} \d{3} click ±90 m$/,
    );
    // Those who want no motion get none.
    await expect(map.locator(ZOOMING)).toHaveCount(0);
  });

  await test.step("a place is found by its name", async () => {
    const box = dialog.getByRole("combobox", { name: "Go to grid or place" });
    await box.fill("suwal");
    await dialog.getByRole("option", { name: /Suwałki/ }).click();
    await expect(readout).toHaveText(/54\.1\d{4}, /);
    await jumpTo(page, "zzqx");
    await dialog.getByText("Nothing found").waitFor();
  });

  await test.step("a typed square is in the middle", async () => {
    await jumpTo(page, "34UFE");
    await expect(readout).toHaveText(/34UFE 50 50 click ±500 m$/);
    await dialog.getByText("20 km", { exact: true }).waitFor();
  });

  await test.step("the grid lies over it, and can be put away", async () => {
    const square = map.getByText("FE", { exact: true }).first();
    await square.waitFor();
    await tool(page, "MGRS grid").click();
    await square.waitFor({ state: "detached" });
    await tool(page, "MGRS grid").click();
    await square.waitFor();
  });

  await test.step("past the map's detail the nearest places stand with bearing and distance, over no label of the grid", async () => {
    const places = dialog.getByRole("list", { name: "Nearest places" });
    await goTo(page);
    await expect(dialog.getByText("Enlarged past zoom 10", { exact: true })).toBeVisible();
    await expect(places.getByRole("listitem").first()).toHaveText("Rajgród 180.8° 12.95 km");
    expect(await coveredLabels(dialog)).toBe(0);
    // Outside the region the world is drawn less deep.
    await jumpTo(page, "36.038, 138.1131");
    await expect(dialog.getByText("Enlarged past zoom 7", { exact: true })).toBeVisible();
    await expect(places.getByRole("listitem").first()).toHaveText(/^Suwa /);
    // Its name is on the map as well, as sharp as at every other zoom.
    const name = map.locator(".leaflet-place-names-pane").getByText("Suwa", { exact: true });
    await expect(name).toBeInViewport();
    await expect(name).toHaveCSS("font-size", "13px");
    await expect.poll(() => blankTiles(page)).toBe(0);
  });

  await test.step("borders and lakes stay as sharp there", async () => {
    const lines = (kind: string) =>
      map.locator(`.leaflet-overview-lines-pane path[class*="${kind}"]`);
    await expect(lines("border")).toHaveCount(0);
    // The corner of Poland, Lithuania and Russia's Kaliningrad, by the monument near Vištytis.
    await jumpTo(page, "54.3631, 22.7925");
    await expect(lines("border")).toHaveCount(1);
    await expect(lines("border")).toHaveCSS("stroke-width", "2px");
    await expect(lines("lake")).not.toHaveCount(0);
    await expect.poll(() => blankTiles(page)).toBe(0);
    // To the depth of the tiles, the tiles show them.
    await zoomOut(page, 4);
    await expect(lines("")).toHaveCount(0);
    await expect(dialog.getByText(/^Enlarged past/)).toHaveCount(0);
  });

  await test.step("by keys it moves and zooms, and reads out its middle until the mouse moves", async () => {
    await page.mouse.move(...(await pixel(page, 40, 40)));
    await map.focus();
    await keyboard.press("ArrowRight");
    await expect(readout).toHaveText(/^Centre/);
    const { lng } = await placeRead(page);
    await keyboard.press("ArrowRight");
    await expect.poll(async () => (await placeRead(page)).lng).toBeGreaterThan(lng + 0.001);
    const scale = dialog.locator(".leaflet-control-scale-line");
    const before = (await scale.textContent()) ?? "";
    await keyboard.press("Minus");
    await expect(scale).not.toHaveText(before);
    await tool(page, "Zoom in").click();
    await expect(scale).toHaveText(before);
    await page.mouse.move(...(await pixel(page, 80, 40)));
    await expect(readout).toHaveText(/^Pointer/);
  });

  await test.step("past ±180 the longitude goes on from the other side", async () => {
    await jumpTo(page, "54.0, 179.995");
    await page.mouse.move(1, 1);
    await expect.poll(async () => (await placeRead(page)).lng).toBeGreaterThan(179);
    await map.press("ArrowRight");
    await expect.poll(async () => (await placeRead(page)).lng).toBeLessThan(-179);
    await expect.poll(() => blankTiles(page)).toBe(0);
  });

  const measured = dialog.getByRole("status").filter({ hasText: /Distance|Measure/ });
  const start = await goTo(page);
  await test.step("M measures by keys, from place to pin, and Escape ends it alone", async () => {
    await clickMap(page, 0, 0);
    await count(page, "1 of 8 pins");
    await map.focus();
    await keyboard.press("m");
    await expect(measured).toContainText("Measure from");
    for (let times = 0; times < 3; times += 1) await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    await pin(page, 1).focus();
    await keyboard.press("Enter");
    await expect(measured).toContainText(/Distance [1-9].*True bearing 2(69|70)\.\d°/);
    await keyboard.press("Escape");
    await expect(measured).toHaveCount(0);
    await count(page, "1 of 8 pins, quantity 1");
  });

  await test.step("by mouse from pin to place: distance and both bearings, and its end becomes a pin", async () => {
    await goTo(page);
    await tool(page, "Measure").click();
    // The pin's head: its tip is meant, and no popup opens.
    await page.mouse.click(...(await pixel(page, 0, -25)));
    await expect(dialog.getByRole("button", { name: "Delete" })).toHaveCount(0);
    await clickMap(page, 200, 0);
    // Due east by the map; the grid's north lies 1.5° to the right of true north there.
    await expect(measured).toContainText(/True bearing 0(89\.[5-9]|90\.[0-5])°/);
    await expect(measured).toContainText(/Grid bearing 157\d mils/);
    const [, km = ""] = /Distance (1\.\d\d) km/.exec((await measured.textContent()) ?? "") ?? [];
    expect(Math.abs((Number(km) * 1000) / metresAcross(start, 200) - 1)).toBeLessThan(0.015);
    await tool(page, "Use as grid").click();
    await count(page, "2 of 8 pins, quantity 2");
    await expect(measured).toHaveCount(0);
  });

  await test.step("at night everything on it is red, and dim", async () => {
    await setTheme(page, "night");
    await page.mouse.move(1, 1);
    await expect.poll(() => blankTiles(page)).toBe(0);
    let most = 0;
    const look = async () => (most = brightest(await map.screenshot()));
    await expect.poll(look).toBeLessThanOrEqual(90);
    expect(most).toBeGreaterThan(40);
  });

  await test.step("pressed faster than the map moves, Zoom in counts every press", async () => {
    await keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await keyboard.press("Alt+m");
    await jumpTo(page, "34UFE");
    await expect(map.locator(ZOOMING)).toHaveCount(1);
    await dialog.getByText("20 km", { exact: true }).waitFor();
    // In one go, as no two calls from here would come within a quarter of a second for certain.
    await tool(page, "Zoom in").evaluate(async (button) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let press = 0; press < 3; press += 1) {
        if (button instanceof HTMLElement) button.click();
        await frame();
        await frame();
      }
    });
    await dialog.getByText("2 km", { exact: true }).waitFor();
  });

  await test.step("a popup that has no room above its pin moves the map to itself, and the map goes on", async () => {
    await map.click({ position: { x: 300, y: 60 } });
    await dialog.getByRole("button", { name: /^Pin 3/ }).waitFor();
    await map.click({ position: { x: 300, y: 45 } });
    await expect(dialog.getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
    await map.click({ position: { x: 600, y: 300 } });
    await expect(dialog.getByRole("button", { name: "Delete" })).toHaveCount(0);
  });
});
