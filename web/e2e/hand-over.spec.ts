/** Reports on their way from one machine to another without a network: as codes before a camera or in photographs, and as a file. */
import type { Page } from "@playwright/test";
import { encodeQR } from "qr";
import type { LogEntry } from "../domain/log/log";
import { code, codes, handOver, photographs, receiving } from "./codes-page";
import { expect, LAPTOP, PHONE, type Sightline, test } from "./fixtures";
import { chooseIn, fillLog, reports, rowsOf, typeMenu } from "./log-page";
import { boxOf, downloaded } from "./operator";

async function visitLog(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  return page;
}

const camera = (page: Page) => receiving(page).getByRole("button", { name: "Camera" });

/** The messages of the page's log, sorted, from the file that it hands over. */
async function messagesOf(page: Page): Promise<string[]> {
  const { name, text } = await downloaded(page, () => handOver(page, "As a file"));
  expect(name).toBe("sightline-messages-20261120-123000Z.txt");
  return text.trimEnd().split("\n").sort();
}

const sorted = (entries: readonly LogEntry[]) =>
  entries.map(({ fullMessage }) => fullMessage).sort();

/**
 * Gives the page a camera that sees pictures one after the other, five a second: a canvas replaces it, so that what it
 * sees can be changed.
 * @returns how to put other pictures before it
 */
async function giveCamera(page: Page): Promise<(pictures: readonly Buffer[]) => Promise<void>> {
  await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 600];
    const context = canvas.getContext("2d");
    const seen: { images: ImageBitmap[] } = { images: [] };
    Object.assign(window, { seen });
    let shown = 0;
    setInterval(() => {
      const image = seen.images[shown++ % seen.images.length];
      if (!context || !image) return;
      context.fillStyle = "#808080";
      context.fillRect(0, 0, 800, 600);
      // The code is as high as its picture, and centred in it.
      const side = image.height;
      context.drawImage(image, (image.width - side) / 2, 0, side, side, 120, 20, 560, 560);
    }, 200);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
  });
  return (pictures) =>
    page.evaluate(
      async (all) => {
        const { seen } = window as unknown as { seen: { images: ImageBitmap[] } };
        seen.images = await Promise.all(
          all.map(async (png) => {
            const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
            return await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          }),
        );
      },
      pictures.map((picture) => picture.toString("base64")),
    );
}

test("reports go from one screen to another's camera, one as a code and all as a set that runs by itself; what the reader misses is shown alone, and the two logs are equal", async ({
  sightline,
}) => {
  const COUNT = 60;
  const all = reports(COUNT);
  const page = await visitLog(sightline);
  await fillLog(page, all);
  await rowsOf(page).first().press("q");
  await expect(code(page)).toHaveAccessibleName("Code 1 of 1");
  const one = await code(page).screenshot();
  await page.keyboard.press("Escape");
  await handOver(page, "As codes");
  await code(page).waitFor();

  await test.step("they run four a second, or as fast as is chosen", async () => {
    await codes(page).getByText(`${COUNT} reports`, { exact: true }).waitFor();
    await codes(page)
      .getByText("The other operator presses Receive (Alt P), then Camera")
      .waitFor();
    const speeds = codes(page).getByRole("radiogroup", { name: "Codes a second" });
    await expect(speeds.getByRole("radio", { name: "4" })).toBeChecked();
    await speeds.getByRole("radio", { name: "8" }).check();
    const name = (await code(page).getAttribute("aria-label")) ?? "no name";
    await expect(code(page)).not.toHaveAccessibleName(name);
  });

  const pictures = await photographs(page);
  const of = pictures.length;
  expect(of).toBeGreaterThan(3);

  const other = await visitLog(sightline);
  const show = await giveCamera(other);
  const dialog = receiving(other);
  const box = other.getByRole("textbox", { name: "Messages" });
  await test.step("a code from a poster says that it is none of these; what was typed before stays", async () => {
    await show([Buffer.from(encodeQR("https://example.org/menu", "gif", { scale: 8, border: 4 }))]);
    await other.keyboard.press("Alt+P");
    await box.fill("typed before");
    await camera(other).click();
    await dialog.getByText("This code holds no report.").waitFor();
    await expect(dialog.getByText("taken in")).toHaveCount(0);
    await camera(other).click();
    await expect(box).toHaveValue("typed before");
  });
  await test.step("a code of one report is that report", async () => {
    await show([one]);
    await camera(other).click();
    await dialog.getByText("1 taken in, 0 not understood").waitFor();
    await other.keyboard.press("Escape");
  });
  await test.step("which codes of a set are missing stays known while the window is closed", async () => {
    // Begun anywhere: a camera is never held up at the first.
    await show([...pictures.slice(2, -1), ...pictures.slice(0, 1)]);
    const missing = dialog.getByText(`${of - 2} of ${of} codes read, 2 missing: 2, ${of}`);
    await other.keyboard.press("Alt+P");
    await camera(other).click();
    await missing.waitFor();
    await other.keyboard.press("Escape");
    await show(pictures.slice(0, 1));
    await other.keyboard.press("Alt+P");
    await camera(other).click();
    await missing.waitFor();
  });
  await test.step("the sender shows those alone, and all is there", async () => {
    await codes(page).getByRole("textbox", { name: "Only these codes" }).fill(`2, ${of}`);
    await expect(codes(page)).toContainText(`Code 2 of ${of}, repeats every 1 s`);
    const some = await photographs(page);
    expect(some).toHaveLength(2);
    await show(some);
    await dialog
      .getByText(`${COUNT - 1} taken in, 0 not understood, 1 already in the log`)
      .waitFor();
    await dialog.getByText(`${of} of ${of} codes read`).waitFor();
    await other.keyboard.press("Escape");
    await expect(rowsOf(other).first()).toContainText("Received");
    expect(await messagesOf(other)).toEqual(sorted(all));
  });

  await codes(page).getByRole("button", { name: "Close" }).click();
  await test.step("a toast leaves the codes free on a laptop and on a phone", async () => {
    for (const viewport of [LAPTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await chooseIn(rowsOf(page).first(), "Remove");
      const toast = page.getByRole("listitem").filter({ hasText: "Undo" });
      await toast.waitFor();
      await handOver(page, "As codes");
      await codes(page).getByRole("button", { name: "Pause" }).click();
      const over = await boxOf(toast);
      const buttons = ["Next", "Close"].map((name) => codes(page).getByRole("button", { name }));
      for (const part of [code(page), ...buttons]) {
        const under = await boxOf(part);
        const isBeside = over.x >= under.right || over.right <= under.x;
        expect(isBeside || over.y >= under.bottom || over.bottom <= under.y).toBe(true);
      }
      await codes(page).getByRole("button", { name: "Close" }).click();
      await codes(page).waitFor({ state: "detached" });
    }
  });
});

test("without a camera the rest goes on: photographs of codes are read, and what the filter shows goes as a file of messages alone", async ({
  sightline,
}) => {
  const all = reports(24);
  const sender = await visitLog(sightline);
  await fillLog(sender, all);
  await rowsOf(sender).first().press("q");
  await expect(code(sender)).toHaveAccessibleName("Code 1 of 1");
  const screen = await sender.screenshot({ type: "jpeg" });
  await sender.keyboard.press("Escape");
  await handOver(sender, "As codes");
  const pictures = await photographs(sender);
  const of = pictures.length;
  expect(of).toBeGreaterThan(1);
  await sender.keyboard.press("Escape");

  const reader = await visitLog(sightline);
  const dialog = receiving(reader);
  const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const chooser = reader.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Choose a file" }).click();
    await (await chooser).setFiles(files);
  };
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  await reader.keyboard.press("Alt+P");

  await test.step("a camera that is gone says so", async () => {
    await reader.evaluate(() => {
      const canvas = document.createElement("canvas");
      setInterval(() => canvas.getContext("2d")?.fillRect(0, 0, 10, 10), 100);
      const stream = canvas.captureStream();
      navigator.mediaDevices.getUserMedia = async () => stream;
      Object.assign(window, { stream });
    });
    await camera(reader).click();
    await reader.getByText("Point the camera at the codes.").waitFor();
    await reader.evaluate(() => {
      const { stream } = window as unknown as { stream: MediaStream };
      for (const track of stream.getTracks()) track.dispatchEvent(new Event("ended"));
    });
    await reader.getByText("The camera has stopped.").waitFor();
  });

  await test.step("a photograph of the screen is read, and what holds no code says so", async () => {
    await choose(jpeg("screen.jpg", screen));
    await dialog.getByText("1 taken in, 0 not understood").waitFor();
    await choose(
      jpeg("desk.jpg", await reader.screenshot({ type: "jpeg" })),
      jpeg("notes.jpg", Buffer.from("no picture at all")),
    );
    await dialog
      .getByText(
        "desk.jpg shows no code that can be read: take it nearer and sharper. notes.jpg is not a picture that this browser can read.",
      )
      .waitFor();
    await expect(dialog).not.toContainText("taken in,");
  });

  await test.step("a set in several photographs is put together", async () => {
    const files = pictures.map((buffer, at) => ({
      ...jpeg(`${at}.png`, buffer),
      mimeType: "image/png",
    }));
    await choose(...files.slice(0, -1));
    await dialog.getByText(`${of - 1} of ${of} codes read, 1 missing: ${of}`).waitFor();
    await choose(...files.slice(-1));
    await dialog.getByText("23 taken in, 0 not understood, 1 already in the log").waitFor();
    await reader.keyboard.press("Escape");
    expect(await messagesOf(reader)).toEqual(sorted(all));
  });

  await test.step("what the filter shows goes as a file, and is received from it", async () => {
    await reader.keyboard.press("Alt+z");
    await reader.getByText("0 of 0 reports").waitFor();
    await typeMenu(sender).selectOption("HLR");
    const sent = all.filter(({ reportType }) => reportType === "HLR");
    const messages = await messagesOf(sender);
    expect(messages).toEqual(sorted(sent));
    await reader.keyboard.press("Alt+P");
    const buffer = Buffer.from(messages.join("\n"));
    await choose({ name: "sent.txt", mimeType: "text/plain", buffer });
    await dialog.getByText(`${sent.length} taken in, 0 not understood`).waitFor();
    await reader.keyboard.press("Escape");
    expect(await messagesOf(reader)).toEqual(messages);
    await expect(rowsOf(reader).first()).toContainText("Received");
  });
});
