/** Reports on their way from one machine to another without a network: as a file, and as codes before a camera. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, LAPTOP, PHONE, type Sightline, test } from "./fixtures";
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

/**
 * Another operator's page, whose camera sees the pictures one after the other, five a second. A canvas replaces the
 * camera: Chromium's headless shell has none, and no fake one either.
 */
async function visitWithCamera(sightline: Sightline, pictures: readonly Buffer[]): Promise<Page> {
  const page = await visitLog(sightline);
  await page.evaluate(
    async (all) => {
      const images = await Promise.all(
        all.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
          return await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        }),
      );
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [800, 600];
      const context = canvas.getContext("2d");
      let shown = 0;
      setInterval(() => {
        const image = images[shown++ % images.length];
        if (!context || !image) return;
        context.fillStyle = "#808080";
        context.fillRect(0, 0, 800, 600);
        // The code is as high as its picture, and centred in it.
        const side = image.height;
        context.drawImage(image, (image.width - side) / 2, 0, side, side, 120, 20, 560, 560);
      }, 200);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
    },
    pictures.map((picture) => picture.toString("base64")),
  );
  return page;
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
  const other = await visitWithCamera(sightline, turned);
  await other.keyboard.press("Alt+P");
  const dialog = other.getByRole("dialog", { name: "Receive reports" });
  await dialog.getByRole("button", { name: "Camera" }).click();
  await dialog.getByText(new RegExp(`^\\d+ of ${pictures.length} codes$`)).waitFor();
  await dialog.getByText("200 taken in, 0 not understood").waitFor({ timeout: 60_000 });
  await other.keyboard.press("Escape");
  await other.getByText("200 of 200 reports").waitFor();
  await expect(rowsOf(other).first()).toContainText("Received");
  expect(await messagesOf(other)).toEqual(sent);
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
  const other = await visitWithCamera(sightline, pictures);
  await other.keyboard.press("Alt+P");
  await other.getByRole("button", { name: "Camera" }).click();
  await other.getByText("1 taken in, 0 not understood").waitFor();
  expect(await messagesOf(other)).toEqual([report.fullMessage]);
});

for (const [device, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
  test(`a toast leaves the codes free on a ${device}`, async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true, viewport });
    await fillLog(page, reports(12));
    await rowsOf(page).first().getByRole("button", { name: "Remove" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Undo" });
    await toast.waitFor();
    await handOver(page, "As codes");
    await codes(page).getByRole("button", { name: "Pause" }).click();
    await expect(toast).toBeVisible();
    for (const part of [
      code(page),
      ...["Next", "Close"].map((name) => codes(page).getByRole("button", { name })),
    ]) {
      const [over, under] = [await toast.boundingBox(), await part.boundingBox()];
      if (!over || !under) throw new Error("not shown");
      const isApart =
        over.y >= under.y + under.height ||
        over.y + over.height <= under.y ||
        over.x >= under.x + under.width ||
        over.x + over.width <= under.x;
      expect(isApart).toBe(true);
    }
  });
}

test("a camera that is refused, missing or gone says so, and the rest goes on", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await page.keyboard.press("Alt+P");
  const camera = page.getByRole("button", { name: "Camera" });
  for (const [error, said] of [
    ["NotAllowedError", "The camera was refused. Allow it for this page in the browser"],
    ["NotFoundError", "There is no camera."],
    ["NotReadableError", "The camera cannot be used: another program may have it."],
  ] as const) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", name));
    }, error);
    await camera.click();
    await page.getByText(said).waitFor();
  }
  await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    setInterval(() => canvas.getContext("2d")?.fillRect(0, 0, 10, 10), 100);
    const stream = canvas.captureStream();
    navigator.mediaDevices.getUserMedia = async () => stream;
    Object.assign(window, { stream });
  });
  await camera.click();
  await page.getByText("Point the camera at the codes.").waitFor();
  await page.evaluate(() => {
    const { stream } = window as unknown as { stream: MediaStream };
    for (const track of stream.getTracks()) track.dispatchEvent(new Event("ended"));
  });
  await page.getByText("The camera has stopped.").waitFor();
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
