/**
 * Takes the handbook's pictures and the README's moving one from the built executable: `make pictures`, after a screen
 * has changed its looks.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { EXECUTABLE, startServer } from "../server/testing/process";
import { withoutClockMarks } from "../web/e2e/fixtures";
import { LAPTOP } from "../web/e2e/views";
import { WK21 } from "../web/e2e/wk21";
import { BROWSER_ARGS, findBrowser } from "./find-browser";
import { fromRoot } from "./paths";
import { type Frame, movingPicture } from "./pictures/moving-picture";

const FOLDER = fromRoot("web", "handbook", "pictures");
const TOUR = fromRoot("scripts", "pictures", "tour.gif");
/** Text stays readable, and each picture stays below 40 KB. */
const QUALITY = 0.55;
const WIDTH = 1024;
/** The line of the README's moving picture. */
const TOUR_LINE = "3bm21 34ufe1234567890 so";

const folder = mkdtempSync(join(tmpdir(), "sightline-pictures-"));
await using server = await startServer({
  program: EXECUTABLE,
  cwd: folder,
  args: ["--data", join(folder, "data")],
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_ARGS,
});
const context = await browser.newContext({
  viewport: LAPTOP,
  permissions: ["clipboard-read", "clipboard-write"],
});
const page = await context.newPage();
// The clock stands before the day of the build, of which nothing is to be said.
await page.addInitScript(withoutClockMarks);
await page.clock.setFixedTime(new Date("2026-11-20T12:30:00Z"));
await page.addInitScript((operator) => {
  localStorage.setItem("sightline-user", JSON.stringify(operator));
}, WK21);
mkdirSync(FOLDER, { recursive: true });

/** What the page shows, scaled down. */
async function picture(type: "image/webp" | "image/png", of: Page = page): Promise<Buffer> {
  const png = (await of.screenshot()).toString("base64");
  const scaled = await of.evaluate(
    async ([data, type, quality, width]) => {
      const answer = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]),
      );
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((answer.height * width) / answer.width);
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(answer, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL(type, quality).split(",")[1] ?? "";
    },
    [png, type, QUALITY, WIDTH] as const,
  );
  return Buffer.from(scaled, "base64");
}

function keep(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} KB`);
}

const take = async (name: string) =>
  keep(join(FOLDER, `${name}.webp`), await picture("image/webp"));

const search = page.getByLabel("Platform name or Description");
const copied = page.getByRole("region", { name: "Copied report" });

await page.goto(`${server.address}/dashboard`);
await search.fill("grad");
await page.locator("article[data-lit]").waitFor();
await take("platforms");

for (const line of [
  "2t72b3 34ufe2240074900 mo ne 25kph",
  "hlr ab0012 34ufe1634560890 34ufe3234564890 rockets 12",
]) {
  await search.fill(line);
  await page.getByText("Complete.").waitFor();
  await page.keyboard.press("Control+Enter");
  await copied
    .getByText(line.startsWith("hlr") ? "HLR" : "T-72B3")
    .first()
    .waitFor();
}
await search.fill(`${TOUR_LINE}; two more in treeline`);
await page.getByRole("region", { name: "Report from this line" }).waitFor();
await page.locator("article[data-lit]").waitFor();
await take("line");

// The tour: a line is typed, copied, and stands in the log.
const frames: Frame[] = [];
const show = async (milliseconds: number) =>
  frames.push({ png: await picture("image/png"), milliseconds });
await page.goto(`${server.address}/dashboard`);
await search.focus();
await show(800);
for (const letter of TOUR_LINE) {
  await page.keyboard.type(letter);
  await show(100);
}
await page.getByText("Complete.").waitFor();
await show(2000);
await page.keyboard.press("Control+Enter");
await copied.waitFor();
await show(2500);
await page.keyboard.press("Alt+o");
await page.getByText("BM-21").first().waitFor();
await show(2400);
keep(TOUR, movingPicture(frames));

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
await take("sighting");

await page.keyboard.press("Alt+m");
await page.locator(".leaflet-marker-icon").first().waitFor();
await page.waitForLoadState("networkidle");
await take("map");

await page.goto(`${server.address}/report-log`);
await page.getByText("T-72B3").first().waitFor();
await take("log");

await page.goto(`${server.address}/picture`);
await page.getByRole("list", { name: "Reports in view" }).getByText("T-72B3").first().waitFor();
await page.waitForLoadState("networkidle");
await take("picture");

await browser.close();
rmSync(folder, { recursive: true, force: true });
