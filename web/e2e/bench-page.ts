import type { Page } from "@playwright/test";
import { MEASUREMENTS, type Measurement } from "../../scripts/bench/measurement";
import { type Sightline, test } from "./fixtures";
import { WK21 } from "./wk21";

/** Hands figures over to `scripts/bench.ts`, in the test's report. */
export async function record(...figures: Measurement[]): Promise<void> {
  await test.info().attach(MEASUREMENTS, {
    body: JSON.stringify(figures),
    contentType: "application/json",
  });
}

/** A signed-in operator's blank page on the browser's own clocks, which the other journeys stop. */
export async function plainPage(sightline: Sightline): Promise<Page> {
  const context = await sightline.newContext();
  const page = await context.newPage();
  await page.addInitScript((user) => {
    localStorage.setItem("sightline-user", JSON.stringify(user));
  }, WK21);
  return page;
}

/** Runs the page's scripts at a quarter of the speed: an old laptop in the field. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
