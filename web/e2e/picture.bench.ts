/** How soon the picture of 10,000 reports is ready, and how smoothly it is dragged, at a quarter of the speed. */

import type { Page } from "@playwright/test";
import { quantile } from "../../scripts/bench/measurement";
import { plainPage, record, slowDown } from "./bench-page";
import { expect, test } from "./fixtures";
import { fillLog, reports } from "./log-page";

const COUNT = 10_000;
const STEPS = 60;

/** @returns milliseconds from the click to the frame with signs */
function open(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    document.querySelector<HTMLElement>('a[href="/picture"]')?.click();
    while (!document.querySelector('[title$=" positions"]')) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
}

test("the picture of a long log", async ({ sightline }) => {
  const page = await plainPage(sightline);
  await page.goto(sightline.address);
  await fillLog(page, reports(COUNT));
  await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  await slowDown(page);
  const first = await open(page);
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  const opened = await open(page);
  const signs = await page.locator(".leaflet-marker-icon").count();
  expect(signs).toBeGreaterThan(5);

  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("no map");
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    const watch = (at: number) => {
      painted.push(at);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const from = { x: box.x + box.width * 0.5, y: box.y + box.height * 0.2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const begun = await page.evaluate(() => performance.now());
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(from.x + step * 3, from.y + step * 2);
  const ended = await page.evaluate(() => performance.now());
  await page.mouse.up();
  const frames = await page.evaluate((): number[] => Reflect.get(window, "painted"));
  const during = frames.filter((at) => at >= begun && at <= ended);
  const times = during.slice(1).map((at, index) => at - (during[index] ?? at));
  expect(times.length).toBeGreaterThan(STEPS / 4);
  await record(
    {
      what: "Picture of 10,000 reports, 4x throttle: it stands",
      value: Math.round(opened),
      unit: "ms",
      goal: { atMost: 1500 },
      detail: `${signs} signs and clusters drawn; the first time, while its parts are still fetched and no report is read ahead, ${Math.round(first)} ms`,
    },
    {
      what: "Picture of 10,000 reports, 4x throttle: a frame while it is dragged, p95",
      value: Math.round(quantile(times, 0.95) * 10) / 10,
      unit: "ms",
      goal: { atMost: 34 },
      detail: `${times.length} frames, median ${quantile(times, 0.5).toFixed(1)} ms, the longest ${quantile(times, 1).toFixed(0)} ms`,
    },
  );
});
