/**
 * How soon 200 reports are in another laptop's log by codes, of which the camera sees each for as long as the sender
 * shows it, or misses every third. Chromium plays a file as its camera.
 */
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { decode } from "fast-png";
import { roundOf } from "../domain/messages/code-set";
import { plainPage, record } from "./bench-page";
import { code, codes, handOver, photographs, receiving } from "./codes-page";
import { type Sightline, test } from "./fixtures";
import { fillLog, reports } from "./log-page";
import config from "./playwright.config";

const COUNT = 200;
/** A second: as the sender begins, and at most. */
const SPEEDS = [4, 8] as const;
const VIDEO = join(tmpdir(), `sightline-camera-${process.pid}.y4m`);
const [WIDTH, HEIGHT] = [1280, 720];

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ],
  },
});
test.afterAll(() => rmSync(VIDEO, { force: true }));

/** A camera's picture of a code that fills it from top to bottom, as brightness; grey without. */
function seen(png: Buffer | null): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 0x80);
  if (!png) return picture;
  const { width, height, data, channels } = decode(png);
  const [side, left] = [HEIGHT - 20, (WIDTH - HEIGHT) / 2 + 10];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = Math.floor((y * height) / side) * width;
      const at = from + (width - height) / 2 + (x * height) / side;
      picture[(y + 10) * WIDTH + left + x] = data[Math.floor(at) * channels] ?? 0;
    }
  }
  return picture;
}

/** Writes what the camera sees, in the sender's order: a code a picture. */
function film(pictures: readonly Buffer[], speed: number, missesEveryThird: boolean): void {
  const frames = pictures.map(seen);
  const [nothing, colour] = [seen(null), Buffer.alloc((WIDTH * HEIGHT) / 2, 0x80)];
  const round = roundOf(pictures.length);
  const file = openSync(VIDEO, "w");
  writeSync(file, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${speed}:1 Ip A1:1 C420jpeg\n`);
  for (let shown = 0; shown < 3 * round; shown++) {
    const frame = frames[(shown % round) % frames.length];
    writeSync(file, "FRAME\n");
    writeSync(file, missesEveryThird && shown % 3 === 2 ? nothing : (frame ?? nothing));
    writeSync(file, colour);
  }
  closeSync(file);
}

async function visitLog(sightline: Sightline): Promise<Page> {
  const page = await plainPage(sightline);
  await page.goto(`${sightline.address}/report-log`);
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  return page;
}

/** @returns seconds from the camera's first picture until all reports are in the log */
async function receive(sightline: Sightline): Promise<number> {
  const page = await visitLog(sightline);
  await page.keyboard.press("Alt+P");
  await receiving(page).getByRole("button", { name: "Camera" }).click();
  await receiving(page).getByText("Point the camera at the codes.").waitFor();
  const begun = performance.now();
  await receiving(page)
    .getByText(`${COUNT} taken in, 0 not understood`)
    .waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - begun) / 1000;
  await page.context().close();
  return seconds;
}

test("200 reports by codes", async ({ sightline }) => {
  const sender = await visitLog(sightline);
  await fillLog(sender, reports(COUNT));
  await handOver(sender, "As codes");
  await codes(sender).getByRole("radio", { name: "8" }).check();
  const shownIn = 4;
  const shown = await code(sender).evaluate(
    (image, seconds) =>
      new Promise<number>((resolve) => {
        let changes = 0;
        new MutationObserver(() => changes++).observe(image, { attributeFilter: ["aria-label"] });
        setTimeout(() => resolve(changes), seconds * 1000);
      }),
    shownIn,
  );
  const pictures = await photographs(sender);
  await sender.close();
  const measure = async (speed: number, missesEveryThird: boolean) => {
    film(pictures, speed, missesEveryThird);
    return await receive(sightline);
  };
  for (const speed of SPEEDS) {
    const what = `${COUNT} reports by codes, ${speed} a second`;
    await record(
      {
        what,
        value: await measure(speed, false),
        unit: "s",
        goal: { atMost: 8 },
        detail: `${pictures.length} codes`,
      },
      {
        what: `${what}, every third lost`,
        value: await measure(speed, true),
        unit: "s",
        goal: { atMost: 11 },
      },
    );
  }
  await record({
    what: "Codes that the sender shows at 8 a second",
    value: shown / shownIn,
    unit: "a second",
    goal: { atLeast: 7.5 },
  });
});
