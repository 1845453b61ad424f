/**
 * Takes the handbook's pictures from the built executable: `make pictures`, after a screen has changed its looks.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { EXECUTABLE, startServer } from "../server/testing/process";
import { WK21 } from "../web/e2e/wk21";
import { BROWSER_ARGS, findBrowser } from "./find-browser";
import { fromRoot } from "./paths";

const FOLDER = fromRoot("web", "handbook", "pictures");
/** Text stays readable, and each picture stays below 40 KB. */
const QUALITY = 0.55;
const WIDTH = 1024;

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
  viewport: { width: 1366, height: 768 },
  permissions: ["clipboard-read", "clipboard-write"],
});
const page = await context.newPage();
await page.clock.setFixedTime(new Date("2026-11-20T12:30:00Z"));
await page.addInitScript((operator) => {
  localStorage.setItem("sightline-user", JSON.stringify(operator));
}, WK21);
mkdirSync(FOLDER, { recursive: true });

/** Keeps what the page shows, as a picture of that name. */
async function take(name: string, of: Page = page): Promise<void> {
  const png = (await of.screenshot()).toString("base64");
  const webp = await of.evaluate(
    async ([data, quality, width]) => {
      const answer = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]),
      );
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((answer.height * width) / answer.width);
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(answer, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    [png, QUALITY, WIDTH] as const,
  );
  const bytes = Buffer.from(webp, "base64");
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  console.log(`${name}.webp: ${(bytes.length / 1000).toFixed(1)} KB`);
}

const search = page.getByLabel("Platform name or Description");
const copied = page.getByRole("region", { name: "Copied report" });

await page.goto(`${server.address}/dashboard`);
await search.fill("grad");
await page.locator("article[data-lit]").waitFor();
await take("platforms");

await search.fill("3bm21 34ufe1234567890 so; two more in treeline");
await page.getByRole("region", { name: "Report from this line" }).waitFor();
await page.locator("article[data-lit]").waitFor();
await take("line");
await page.keyboard.press("Control+Enter");
await copied.waitFor();
for (const line of [
  "2t72b3 2240074900 mo ne 25kph",
  "hlr ab0012 1634560890 3234564890 rockets 12",
]) {
  await search.fill(line);
  await page.keyboard.press("Control+Enter");
  await copied
    .getByText(line.startsWith("hlr") ? "HLR" : "T-72B3")
    .first()
    .waitFor();
}

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
