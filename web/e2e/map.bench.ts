/** How soon a map is ready, and how smoothly it is dragged with eight pins and the grid, at a quarter of the speed. */

import type { Page } from "@playwright/test";
import { quantile } from "../../scripts/bench/measurement";
import { plainPage, record, slowDown } from "./bench-page";
import { expect, test } from "./fixtures";
import { formPath } from "./operator";

const STEPS = 60;
const PINS = 8;

/** @returns milliseconds from the click to the frame with every tile and the grid */
function open(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
      textContent?.startsWith("Open map"),
    );
    const begun = performance.now();
    button?.click();
    const isDrawn = () =>
      document.querySelector(".leaflet-mgrs-grid-pane path") !== null &&
      document.querySelector(".leaflet-tile-loaded") !== null &&
      document.querySelector(".leaflet-tile:not(.leaflet-tile-loaded)") === null;
    while (!isDrawn()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
}

test("the map with eight pins", async ({ sightline }) => {
  const page = await plainPage(sightline);
  await page.goto(sightline.address + formPath("BM-21"));
  await page.getByRole("button", { name: "Open map" }).waitFor();
  // The form fetches the map's script once it rests.
  await page.waitForLoadState("networkidle");
  await slowDown(page);
  const first = await open(page);
  const dialog = page.getByRole("dialog", { name: "Map Selector" });
  const box = await dialog.getByRole("application").boundingBox();
  if (!box) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let pin = 0; pin < PINS; pin += 1) {
    await page.mouse.click(x + 130 * (pin % 4) - 195, y + 120 * Math.floor(pin / 4) - 40);
    await dialog.getByText(`${pin + 1} of 8 pins`).waitFor();
  }

  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    const watch = (at: number) => {
      painted.push(at);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.mouse.move(x, y + 150);
  await page.mouse.down();
  const begun = await page.evaluate(() => performance.now());
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(x + step * 3, y + 150 - step * 2);
  const ended = await page.evaluate(() => performance.now());
  await page.mouse.up();
  const frames = await page.evaluate((): number[] => Reflect.get(window, "painted"));
  const during = frames.filter((at) => at >= begun && at <= ended);
  const times = during.slice(1).map((at, index) => at - (during[index] ?? at));
  expect(times.length).toBeGreaterThan(STEPS / 4);
  await record(
    {
      what: "Map, 4x throttle: first opening to painted",
      value: Math.round(first),
      unit: "ms",
      goal: { atMost: 1200 },
      detail: "from the click to the frame with every tile and the grid",
    },
    {
      what: "Map with 8 pins and the grid, 4x throttle: a frame while it is dragged, p95",
      value: Math.round(quantile(times, 0.95) * 10) / 10,
      unit: "ms",
      goal: { atMost: 34 },
      detail: `${times.length} frames, median ${quantile(times, 0.5).toFixed(1)} ms, the longest ${quantile(times, 1).toFixed(0)} ms`,
    },
  );
});
