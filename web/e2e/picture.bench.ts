/**
 * How soon the picture of 10,000 reports is ready, and how smoothly it is dragged, at a quarter of the speed; on a
 * second screen too, with fifty laptops above it.
 */

import type { Page } from "@playwright/test";
import { type Measurement, quantile } from "../../scripts/bench/measurement";
import { freePort } from "../../server/testing/process";
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
    while (!document.querySelector('[title*=" positions"]')) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
}

/** @returns milliseconds between the frames that were painted while the map was dragged */
async function drag(page: Page): Promise<number[]> {
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
  return times;
}

function dragFigure(where: string, times: number[]): Measurement {
  return {
    what: `${where} of 10,000 reports, 4x throttle: a frame while it is dragged, p95`,
    value: Math.round(quantile(times, 0.95) * 10) / 10,
    unit: "ms",
    goal: { atMost: 34 },
    detail: `${times.length} frames, median ${quantile(times, 0.5).toFixed(1)} ms, the longest ${quantile(times, 1).toFixed(0)} ms`,
  };
}

/** As many as a hub is measured with; each line in sight changes every second. */
const LAPTOPS = Array.from({ length: 50 }, (_, at) => ({
  ...{ id: String(at).padStart(32, "0"), name: `OP ${at}`, fault: "" },
  ...{ heardAgoMs: at * 100, reports: 200, holds: 0 },
}));

test.use({ startedWith: { args: ["--share", `127.0.0.1:${freePort()}`] } });

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

  const dragged = await drag(page);

  await page.route("**/api/network", (route) =>
    route.fulfill({ json: { laptops: LAPTOPS, hub: null } }),
  );
  await page.goto(`${sightline.address}/picture?wall`);
  await page.getByText("and 40 more").waitFor();
  await page
    .getByTitle(/ positions/)
    .first()
    .waitFor();
  const wall = await drag(page);
  await record(
    {
      what: "Picture of 10,000 reports, 4x throttle: it stands",
      value: Math.round(opened),
      unit: "ms",
      goal: { atMost: 1500 },
      detail: `${signs} signs and clusters drawn; the first time, while its parts are still fetched and no report is read ahead, ${Math.round(first)} ms`,
    },
    dragFigure("Picture", dragged),
    dragFigure("Second screen, 50 laptops above it,", wall),
  );
});
