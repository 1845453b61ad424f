/**
 * Takes the README's picture from the built executable: `bun scripts/readme-picture.ts`
 * after `make build`, when the report form has changed its looks.
 */

import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { EXECUTABLE, startServer } from "../server/testing/process";
import { WK21 } from "../web/e2e/wk21";
import { BROWSER_ARGS, findBrowser } from "./find-browser";
import { fromRoot } from "./paths";

const PICTURE = fromRoot("web", "readme", "sighting.png");
const folder = mkdtempSync(join(tmpdir(), "sightline-picture-"));
await using server = await startServer({
  program: EXECUTABLE,
  cwd: folder,
  args: ["--data", join(folder, "data")],
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_ARGS,
});
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
await page.clock.setFixedTime(new Date("2026-11-20T12:30:00Z"));
await page.addInitScript((operator) => {
  localStorage.setItem("sightline-user", JSON.stringify(operator));
}, WK21);
await page.goto(`${server.address}/dashboard?vehicleId=BM-21`);
await page.getByRole("spinbutton", { name: "Quantity" }).fill("3");
await page.getByRole("radio", { name: "Static" }).check();
await page.getByRole("radio", { name: "Woodland" }).check();
for (const [row, coordinates] of [
  [1, "1234567890"],
  [2, "1240067900"],
] as const) {
  const group = page.getByRole("group", { name: `Grid ${row}`, exact: true });
  await group.getByLabel("GZD").fill("34UFE");
  await group.getByLabel("Coordinates").fill(coordinates);
}
await page.getByLabel("Free text").fill("two more in treeline");
mkdirSync(fromRoot("web", "readme"), { recursive: true });
await page.screenshot({ path: PICTURE });
await browser.close();
console.log(PICTURE);
