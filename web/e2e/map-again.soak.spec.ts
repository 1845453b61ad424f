/** A map that is opened and closed all day leaves nothing behind. */
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { formPath } from "./operator";

/** Before the first count: what is loaded once, and what caches keep. */
const WARM_UP = 10;
/** Between the two counts. */
const TIMES = 90;

interface Held {
  nodes: number;
  listeners: number;
  kilobytes: number;
}

/** What the page holds once everything that nobody needs is thrown away. */
async function held(session: CDPSession): Promise<Held> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
    kilobytes: of("JSHeapUsedSize") / 1024,
  };
}

async function openAndClose(page: Page, times: number): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Map Selector" });
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press("Alt+m");
    await dialog.locator(".leaflet-tile-loaded").first().waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
}

test(`opened and closed ${TIMES} times more it holds what it held before`, async ({
  sightline,
}) => {
  const viewport = { width: 800, height: 500 };
  const { page, context } = await sightline.visit({
    signedIn: true,
    path: formPath("BM-21"),
    viewport,
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Open map" }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await openAndClose(page, WARM_UP);
  const before = await held(session);
  await openAndClose(page, TIMES);
  const after = await held(session);
  await expect(page.locator(".leaflet-container")).toHaveCount(0);
  // A map is some 600 nodes, 200 listeners and 500 KB: not even half of one has stayed.
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect(after.listeners - before.listeners).toBeLessThan(100);
  expect(after.kilobytes - before.kilobytes).toBeLessThan(1000);
});
