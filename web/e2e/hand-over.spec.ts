/** Reports on their way from one machine to another without a network: as a file, and as codes before a camera. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../../scripts/find-browser";
import { expect, type Sightline, test } from "./fixtures";
import { EXAMPLES, fillLog, reports, rowOf, rowsOf } from "./log-page";

const codes = (page: Page) => page.getByRole("dialog", { name: "Codes" });
const code = (page: Page) => codes(page).getByRole("img");

async function visitLog(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  return page;
}

async function handOver(page: Page, way: "As codes" | "As a file") {
  await page.getByRole("button", { name: "Hand over" }).click();
  await page.getByRole("menuitem", { name: way }).click();
}

/** Every code as the screen shows it, in PNG. */
async function photographs(page: Page): Promise<Buffer[]> {
  await codes(page).getByRole("button", { name: "Pause" }).click();
  const [, of = "0"] = /of (\d+)/.exec((await code(page).getAttribute("aria-label")) ?? "") ?? [];
  const pictures: Buffer[] = [];
  for (let shown = 0; shown < Number(of); shown++) {
    pictures.push(await code(page).screenshot());
    await codes(page).getByRole("button", { name: "Next" }).click();
  }
  return pictures;
}

const [WIDTH, HEIGHT] = [800, 600];

/** Pictures as a film that Chromium plays in a camera's place: YUV4MPEG2, five pictures a second. */
async function film(page: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  const frames: Buffer[] = [];
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (const picture of pictures) {
    const luma = await page.evaluate(
      async ({ png, width, height }) => {
        const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.fillStyle = "#808080";
        context.fillRect(0, 0, width, height);
        const scale = Math.min(width / image.width, height / image.height);
        context.drawImage(image, 0, 0, image.width * scale, image.height * scale);
        const { data } = context.getImageData(0, 0, width, height);
        const bytesOut = new Uint8Array(width * height);
        for (let at = 0; at < bytesOut.length; at++) bytesOut[at] = data[4 * at + 1] ?? 0;
        let text = "";
        for (let at = 0; at < bytesOut.length; at += 8192)
          text += String.fromCharCode(...bytesOut.subarray(at, at + 8192));
        return btoa(text);
      },
      { png: picture.toString("base64"), width: WIDTH, height: HEIGHT },
    );
    frames.push(Buffer.from("FRAME\n"), Buffer.from(luma, "base64"), colours);
  }
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`),
    ...frames,
  ]);
}

/** A browser whose camera shows a film. */
async function withCamera(content: Buffer, use: (browser: Browser) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "sightline-camera-"));
  try {
    const file = join(folder, "codes.y4m");
    writeFileSync(file, content);
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        ...BROWSER_ARGS,
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${file}`,
      ],
    });
    try {
      await use(browser);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const messagesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("sightline");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("log").objectStore("log").getAll();
          all.onsuccess = () =>
            resolve(
              all.result.map(({ fullMessage }: { fullMessage: string }) => fullMessage).sort(),
            );
        };
      }),
  );

test("200 reports go from one screen to another's camera, and the two logs are equal", async ({
  sightline,
}) => {
  test.setTimeout(120_000);
  const page = await visitLog(sightline);
  await fillLog(page, reports(200));
  await handOver(page, "As codes");
  await code(page).waitFor();
  const pictures = await photographs(page);
  // Less than a minute at three codes a second.
  expect(pictures.length * 0.3).toBeLessThan(60);
  // Begun anywhere: a camera is never held up at the first.
  const turned = [...pictures.slice(7), ...pictures.slice(0, 7)];
  const sent = await messagesOf(page);
  expect(sent).toHaveLength(200);
  await withCamera(await film(page, turned), async (browser) => {
    const context = await browser.newContext({ permissions: ["camera"] });
    const { page: other } = await sightline.visit({ signedIn: true, context });
    await other.getByRole("heading", { name: "No reports yet" }).waitFor();
    await other.keyboard.press("Alt+P");
    const dialog = other.getByRole("dialog", { name: "Receive reports" });
    await dialog.getByRole("button", { name: "Camera" }).click();
    await dialog.getByText(new RegExp(`^\\d+ of ${pictures.length} codes$`)).waitFor();
    await dialog.getByText("200 taken in, 0 not understood").waitFor({ timeout: 60_000 });
    await other.keyboard.press("Escape");
    await other.getByText("200 of 200 reports").waitFor();
    await expect(rowsOf(other).first()).toContainText("Received");
    expect(await messagesOf(other)).toEqual(sent);
    await context.close();
  });
});

test("one report is one code: the message itself", async ({ sightline }) => {
  const page = await visitLog(sightline);
  const [report] = reports(1);
  if (!report) throw new Error("no report");
  await fillLog(page, [report]);
  await rowsOf(page).first().focus();
  await page.keyboard.press("q");
  await expect(code(page)).toHaveAccessibleName("Code 1 of 1");
  const pictures = [await code(page).screenshot()];
  await page.keyboard.press("Escape");
  await rowsOf(page)
    .first()
    .getByRole("button", { name: /^Message/ })
    .click();
  await rowsOf(page).first().getByRole("button", { name: "Show as code" }).click();
  await expect(code(page)).toHaveAccessibleName("Code 1 of 1");
  await withCamera(await film(page, pictures), async (browser) => {
    const context = await browser.newContext({ permissions: ["camera"] });
    const { page: other } = await sightline.visit({ signedIn: true, context });
    await other.getByRole("heading", { name: "No reports yet" }).waitFor();
    await other.keyboard.press("Alt+P");
    await other.getByRole("button", { name: "Camera" }).click();
    await other.getByText("1 taken in, 0 not understood").waitFor();
    expect(await messagesOf(other)).toEqual([report.fullMessage]);
    await context.close();
  });
});

test("a camera that is refused says so, and the rest goes on", async ({ sightline }) => {
  const page = await visitLog(sightline);
  await page.keyboard.press("Alt+P");
  await page.getByRole("button", { name: "Camera" }).click();
  await page.getByText(/The camera was refused|There is no camera/).waitFor();
  await page.getByRole("textbox", { name: "Messages" }).fill(EXAMPLES.AB0012);
  await page.getByRole("button", { name: "Take in" }).click();
  await page.getByText("1 taken in, 0 not understood").waitFor();
});

test("what the filter shows goes as a file of messages alone, and is received from it", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  const all = reports(30);
  await fillLog(page, all);
  await page.getByRole("button", { name: "HLR", exact: true }).click();
  const download = page.waitForEvent("download");
  await handOver(page, "As a file");
  const file = await download;
  expect(file.suggestedFilename()).toBe("sightline-messages-20261120-123000Z.txt");
  const content = readFileSync(await file.path(), "utf8");
  const sent = all.filter(({ reportType }) => reportType === "HLR");
  expect(content.trimEnd().split("\n").sort()).toEqual(sent.map((each) => each.fullMessage).sort());
  const other = await visitLog(sightline);
  await other.keyboard.press("Alt+P");
  const chooser = other.waitForEvent("filechooser");
  await other.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles(await file.path());
  await other.getByText(`${sent.length} taken in, 0 not understood`).waitFor();
  await other.keyboard.press("Escape");
  for (const { formData } of sent.slice(0, 2))
    await expect(rowOf(other, String(formData.targetNumber))).toContainText("Received");
});
