/** Codes that were missed or not meant, photographs of codes, and how fast the codes run. */
import type { Page } from "@playwright/test";
import { encodeQR } from "qr";
import {
  code,
  codes,
  handOver,
  messagesOf,
  photographs,
  receiving,
  visitLog,
  visitWithCamera,
} from "./codes-page";
import { expect, type Sightline, test } from "./fixtures";
import { EXAMPLES, fillLog, reports, rowsOf } from "./log-page";

const COUNT = 120;
const only = (page: Page) => codes(page).getByRole("textbox", { name: "Only these codes" });

/** A page that shows the codes of this many reports. */
async function visitSender(sightline: Sightline, count = COUNT): Promise<Page> {
  const page = await visitLog(sightline);
  await fillLog(page, reports(count));
  await handOver(page, "As codes");
  await code(page).waitFor();
  return page;
}

test("what the reader misses stands there to be read out, and the sender shows it alone", async ({
  sightline,
}) => {
  const sender = await visitSender(sightline);
  const pictures = await photographs(sender);
  const of = pictures.length;
  expect(of).toBeGreaterThan(8);
  const isMissed = (number: number) => number === 2 || (number >= 5 && number <= 7);

  const { page: reader, show } = await visitWithCamera(sightline);
  await show(pictures.filter((_, index) => !isMissed(index + 1)));
  await reader.keyboard.press("Alt+P");
  await receiving(reader).getByRole("button", { name: "Camera" }).click();
  const missing = receiving(reader).getByText(`${of - 4} of ${of} codes read, 4 missing: 2, 5-7`);
  await missing.waitFor();
  // What is known stays while the window is closed; one of another transfer changes nothing of it.
  const another = await visitSender(sightline, 40);
  const [stray] = await photographs(another);
  if (!stray) throw new Error("no code");
  await reader.keyboard.press("Escape");
  await show([stray]);
  await reader.keyboard.press("Alt+P");
  await receiving(reader).getByRole("button", { name: "Camera" }).click();
  await receiving(reader)
    .getByText(/^1 of \d+ codes read/)
    .waitFor();
  await show(pictures.slice(0, 1));
  await missing.waitFor();

  await only(sender).fill("2, 5-99");
  await expect(only(sender)).toHaveAccessibleDescription(
    `There is no code 5-99. The codes are 1-${of}.`,
  );
  await only(sender).fill("2, 5 to 7");
  await expect(codes(sender)).toContainText(`Code 2 of ${of}, repeats every 1 s`);
  const some = await photographs(sender);
  expect(some).toHaveLength(4);
  await show([...some, stray]);
  await receiving(reader).getByText(`${COUNT} taken in, 0 not understood`).waitFor();
  await receiving(reader).getByText(`${of} of ${of} codes read`).waitFor();
  expect(await messagesOf(reader)).toEqual(await messagesOf(sender));
});

test("codes run by themselves, 1, 2, 4 or 8 a second", async ({ sightline }) => {
  const page = await visitLog(sightline);
  await fillLog(page, reports(COUNT));
  await page.evaluate(() => {
    const real = window.setInterval;
    const waits: unknown[] = [];
    const noting = (run: () => void, wait?: number) => {
      waits.push(wait);
      return real(run, wait);
    };
    Object.assign(window, { waits, setInterval: noting });
  });
  await handOver(page, "As codes");
  const speeds = codes(page).getByRole("radiogroup", { name: "Codes a second" });
  await expect(speeds.getByRole("radio", { name: "4" })).toBeChecked();
  const lastWait = () => page.evaluate(() => Reflect.get(window, "waits").at(-1));
  await expect.poll(lastWait).toBe(250);
  for (const [speed, wait] of [
    ["8", 125],
    ["1", 1000],
    ["2", 500],
  ] as const) {
    await speeds.getByRole("radio", { name: speed }).check();
    await expect.poll(lastWait).toBe(wait);
  }
  const name = await code(page).getAttribute("aria-label");
  await expect(code(page)).not.toHaveAccessibleName(name ?? "no name");
  // One alone stands still.
  await only(page).fill("3");
  await expect(code(page)).toHaveAccessibleName(/^Code 3 of/);
  await expect(codes(page)).not.toContainText("repeats");
});

test("more than codes can carry is said, and goes as a file", async ({ sightline }) => {
  const page = await visitLog(sightline);
  // A hundred texts that deflate to half: six megabytes.
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("hex");
  await fillLog(
    page,
    reports(100).map((each) => ({ ...each, fullMessage: noise() })),
  );
  await handOver(page, "As codes");
  await codes(page)
    .getByText("These reports are too many for codes. Hand them over as a file, or filter the log.")
    .waitFor();
  await expect(code(page)).toHaveCount(0);
});

/** A photograph as a phone takes it: the pictures on a desk, aslant and out of true, in JPEG. */
const photographed = async (page: Page, pictures: readonly Buffer[]): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      async (all) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [2400, 1350];
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.fillStyle = "#6b5a48";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.filter = "blur(1.2px) brightness(0.85)";
        for (const [index, png] of all.entries()) {
          const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const side = Math.min(image.width, image.height);
          context.setTransform(1, 0.08, -0.12, 0.97, 700 + index * 1100, 650);
          context.rotate(0.15 - index * 0.3);
          const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
          context.drawImage(image, left, top, side, side, -420, -420, 840, 840);
        }
        return canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? "";
      },
      pictures.map((picture) => picture.toString("base64")),
    ),
    "base64",
  );

type Chosen = { name: string; mimeType: string; buffer: Buffer };
const jpeg = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: "image/jpeg", buffer });

async function choose(page: Page, files: readonly Chosen[]) {
  const chooser = page.waitForEvent("filechooser");
  await receiving(page).getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles([...files]);
}

test("photographs of codes are read: two codes in one, a set in several, and what is none says so", async ({
  sightline,
}) => {
  const sender = await visitLog(sightline);
  await fillLog(sender, reports(COUNT));
  const singles: Buffer[] = [];
  for (const place of [0, 1]) {
    await rowsOf(sender).nth(place).focus();
    await sender.keyboard.press("q");
    await expect(code(sender)).toHaveAccessibleName("Code 1 of 1");
    singles.push(await code(sender).screenshot());
    await sender.keyboard.press("Escape");
    await codes(sender).waitFor({ state: "detached" });
  }
  await handOver(sender, "As codes");
  const pictures = await photographs(sender);
  const of = pictures.length;

  const reader = await visitLog(sightline);
  await reader.keyboard.press("Alt+P");
  const dialog = receiving(reader);
  await choose(reader, [jpeg("two.jpg", await photographed(reader, singles))]);
  await dialog.getByText("2 taken in, 0 not understood").waitFor();
  await choose(reader, [jpeg("two.jpg", await photographed(reader, singles))]);
  await dialog.getByText("0 taken in, 0 not understood, 2 already in the log").waitFor();

  const empty = await photographed(reader, []);
  await choose(reader, [
    jpeg("desk.jpg", empty),
    jpeg("notes.jpg", Buffer.from("no picture at all")),
    jpeg("half.jpg", (await photographed(reader, pictures.slice(0, 1))).subarray(0, 900)),
  ]);
  await dialog
    .getByText(
      "desk.jpg shows no code that can be read: take it nearer and sharper. notes.jpg is not a picture that this browser can read.",
    )
    .waitFor();
  await expect(dialog).not.toContainText("taken in,");
  await choose(reader, [
    jpeg("desk.jpg", empty),
    { name: "reports.txt", mimeType: "text/plain", buffer: Buffer.from(EXAMPLES.AB0012) },
  ]);
  await dialog.getByText("Choose one text file, or photographs of codes alone.").waitFor();
  const poster = encodeQR("https://example.org/menu", "gif", { scale: 8, border: 4 });
  await choose(reader, [{ name: "menu.gif", mimeType: "image/gif", buffer: Buffer.from(poster) }]);
  await dialog.getByText("This code holds no report.").waitFor();

  // Two codes of a set in each; the last is still missing.
  const pairs: Chosen[] = [];
  for (let first = 0; first < of - 1; first += 2)
    pairs.push(
      jpeg(
        `${first}.jpg`,
        await photographed(reader, pictures.slice(first, Math.min(first + 2, of - 1))),
      ),
    );
  await choose(reader, pairs);
  await dialog.getByText(`${of - 1} of ${of} codes read, 1 missing: ${of}`).waitFor();
  await choose(reader, [jpeg("last.jpg", await photographed(reader, pictures.slice(-1)))]);
  await dialog.getByText(`${COUNT - 2} taken in, 0 not understood, 2 already in the log`).waitFor();
  await reader.keyboard.press("Escape");
  expect(await messagesOf(reader)).toEqual(await messagesOf(sender));
});
