/** How soon a key in the platform search and in a form is painted, at a quarter of the speed. */

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { PLATFORMS } from "../../data/platforms";
import { quantile } from "../../scripts/bench/measurement";
import { EXECUTABLE, runToEnd } from "../../server/testing/process";
import { plainPage, record, slowDown } from "./bench-page";
import { type Sightline, test } from "./fixtures";
import { keyTimes, takeBack, typeByHand, watchKeys } from "./key-times";

test.use({ startedWith: {} });

const MANY = 10_000;
/** So that no file is larger than an import accepts. */
const A_FILE = 2000;
const SOUGHT = ["bm21", "tracked 122 mm", "osa wheeled", "t72"];
const REMARKS = "two more in the treeline, one burning, crew gone";

/** The built-in platforms again and again, under numbers of their own. */
const many = Array.from({ length: MANY - PLATFORMS.length }, (_, index) => {
  const platform = PLATFORMS[index % PLATFORMS.length];
  return { ...platform, platformId: `${platform?.platformId} No. ${index}` };
});

/** Into the data folder of the running server. */
async function importMany({ folder }: Sightline): Promise<void> {
  for (let from = 0; from < many.length; from += A_FILE) {
    const file = join(folder, "many.json");
    await Bun.write(file, JSON.stringify(many.slice(from, from + A_FILE)));
    const args = ["import", file, "--data", join(folder, "data")];
    const { status, stderr } = await runToEnd({ program: EXECUTABLE, args, cwd: folder });
    if (status !== 0) throw new Error(stderr);
  }
}

async function inSearch(page: Page, address: string): Promise<number[]> {
  await page.goto(`${address}/dashboard`);
  await page.getByRole("article").first().waitFor();
  await slowDown(page);
  await page.getByLabel("Platform name or Description").focus();
  await watchKeys(page);
  for (const words of SOUGHT) {
    await typeByHand(page, words);
    await takeBack(page, words.length);
  }
  return (await keyTimes(page)).toPaint;
}

async function inForm(page: Page, address: string): Promise<number[]> {
  await page.goto(`${address}/dashboard?vehicleId=BM-21`);
  await page.getByRole("button", { name: "Submit & Copy to clipboard" }).waitFor();
  await slowDown(page);
  await watchKeys(page);
  const grid = page.getByRole("group", { name: "Grid 1", exact: true });
  await grid.getByLabel("GZD").focus();
  await typeByHand(page, "34ufe1234567890");
  await grid.getByLabel("Altitude (ft)").focus();
  await typeByHand(page, "512");
  await page.getByLabel("Free text").focus();
  await typeByHand(page, REMARKS);
  await takeBack(page, REMARKS.length);
  return (await keyTimes(page)).toPaint;
}

/** From the last key of a line to the whole message that it makes. */
async function inLine(page: Page, address: string): Promise<number[]> {
  await page.goto(`${address}/dashboard`);
  await page.getByRole("article").first().waitFor();
  const line = page.getByLabel("Platform name or Description");
  const message = page.getByRole("region", { name: "Report from this line" });
  await slowDown(page);
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    await line.fill("3bm21 34ufe1234567890 s");
    await message.getByText("MOTION").or(message.getByText("STATIC")).first().waitFor();
    // The cards have caught up by then: an operator's last key comes after others.
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const pressed = { at: 0, done: 0 };
      Reflect.set(window, "lineTime", pressed);
      addEventListener(
        "keydown",
        ({ timeStamp }) => {
          pressed.at = timeStamp;
        },
        { capture: true, once: true },
      );
      const region = document.querySelector("[aria-label='Report from this line']");
      const seen = new MutationObserver(() => {
        if (!region?.textContent?.includes("Complete.")) return;
        seen.disconnect();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            pressed.done = performance.now();
          };
          painted.port2.postMessage(null);
        });
      });
      if (region) seen.observe(region, { subtree: true, characterData: true, childList: true });
    });
    await line.press("o");
    await page.waitForFunction(() => Reflect.get(window, "lineTime").done > 0);
    times.push(
      await page.evaluate(() => {
        const { at, done } = Reflect.get(window, "lineTime") as { at: number; done: number };
        return done - at;
      }),
    );
  }
  return times;
}

test("the last key of a line", async ({ sightline }) => {
  test.setTimeout(300_000);
  const page = await plainPage(sightline);
  const times = await inLine(page, sightline.address);
  await record({
    what: "4x throttle: last key of a line to the whole message, painted, p95",
    value: quantile(times, 0.95),
    unit: "ms",
    goal: { atMost: 50 },
    detail: `${times.length} lines; median ${quantile(times, 0.5)} ms`,
  });
});

test("a key in search and form, with the built-in platforms and with many", async ({
  sightline,
}) => {
  // At a quarter of the speed, twice the whole list: on a busy machine it takes minutes.
  test.setTimeout(600_000);
  const page = await plainPage(sightline);
  const figures = [];
  for (const [count, most] of [
    [PLATFORMS.length, 50],
    [MANY, 100],
  ] as const) {
    if (count === MANY) await importMany(sightline);
    for (const [place, type] of [
      ["search", inSearch],
      ["form", inForm],
    ] as const) {
      const times = await type(page, sightline.address);
      figures.push({
        what: `${count.toLocaleString("en")} platforms, 4x throttle: key in the ${place} to the next paint, p95`,
        value: quantile(times, 0.95),
        unit: "ms",
        goal: { atMost: most },
        detail: `${times.length} keys; median ${quantile(times, 0.5)} ms, the longest ${quantile(times, 1)} ms`,
      });
    }
  }
  await record(...figures);
});
