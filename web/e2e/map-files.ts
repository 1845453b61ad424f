/** Map files that come and go while a page is open. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** A page asks this often which map there is; its clock stands still in these tests. */
const LOOK_EVERY_MS = 4000;

/** Lets the page's clock go on until something is so. */
export const inTime = (page: Page, isSo: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.fastForward(LOOK_EVERY_MS);
    await isSo();
  }).toPass({ timeout: 15_000, intervals: [100] });

/** Gives a folder of its own, and removes it afterwards. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sightline-map-"));
  await use(folder);
  rmSync(folder, { recursive: true });
}
