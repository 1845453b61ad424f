/** Reports on their way from one machine to another without a network: as a file, and as codes before a camera. */
import { readFileSync } from "node:fs";
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
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { chooseIn, EXAMPLES, fillLog, reports, rowOf, rowsOf, typeMenu } from "./log-page";

const COUNT = 90;

test("reports go from one screen to another's camera, one as a code and all as a set, and the two logs are equal", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await fillLog(page, reports(COUNT));
  const first = rowsOf(page).first();
  await first.focus();
  await page.keyboard.press("q");
  await expect(code(page)).toHaveAccessibleName("Code 1 of 1");
  const one = await code(page).screenshot();
  await page.keyboard.press("Escape");
  await chooseIn(first, "Show as code");
  await expect(code(page)).toHaveAccessibleName("Code 1 of 1");
  const window = page.getByRole("dialog", { name: "Codes" });
  await window.getByText("1 report", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await handOver(page, "As codes");
  await code(page).waitFor();
  await window.getByText(`${COUNT} reports`, { exact: true }).waitFor();
  await window.getByText("The other operator presses Receive (Alt P), then Camera").waitFor();
  const pictures = await photographs(page);
  expect(pictures.length).toBeGreaterThan(5);
  const sent = await messagesOf(page);
  expect(sent).toHaveLength(COUNT);

  const { page: other, show } = await visitWithCamera(sightline);
  // A code from a poster says that it is none of these.
  await show([Buffer.from(encodeQR("https://example.org/menu", "gif", { scale: 8, border: 4 }))]);
  await other.keyboard.press("Alt+P");
  const dialog = receiving(other);
  await other.getByRole("textbox", { name: "Messages" }).fill("typed before");
  await dialog.getByRole("button", { name: "Camera" }).click();
  await dialog.getByText("This code holds no report.").waitFor();
  await expect(dialog.getByText("taken in")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Camera" }).click();
  await expect(other.getByRole("textbox", { name: "Messages" })).toHaveValue("typed before");
  await show([one]);
  await dialog.getByRole("button", { name: "Camera" }).click();
  await dialog.getByText("1 taken in, 0 not understood").waitFor();
  await other.keyboard.press("Escape");
  expect(sent).toEqual(expect.arrayContaining(await messagesOf(other)));

  // Begun anywhere: a camera is never held up at the first.
  await show([...pictures.slice(3), ...pictures.slice(0, 3)]);
  await other.keyboard.press("Alt+P");
  await dialog.getByRole("button", { name: "Camera" }).click();
  await dialog
    .getByText(new RegExp(`^\\d+ of ${pictures.length} codes read, \\d+ missing: `))
    .waitFor();
  await dialog
    .getByText(`${COUNT - 1} taken in, 0 not understood, 1 already in the log`)
    .waitFor({ timeout: 60_000 });
  await other.keyboard.press("Escape");
  await other.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  await expect(rowsOf(other).first()).toContainText("Received");
  expect(await messagesOf(other)).toEqual(sent);
});

test("a toast leaves the codes free on a laptop and on a phone", async ({ sightline }) => {
  const page = await visitLog(sightline);
  await fillLog(page, reports(12));
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await chooseIn(rowsOf(page).first(), "Remove");
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
    await codes(page).getByRole("button", { name: "Close" }).click();
    await codes(page).waitFor({ state: "detached" });
  }
});

test("a camera that is refused, missing or gone says so, and the rest goes on: what the filter shows goes as a file of messages alone, and is received from it", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await page.keyboard.press("Alt+P");
  const camera = page.getByRole("button", { name: "Camera" });
  for (const [error, said] of [
    ["NotAllowedError", "The browser blocked the camera. Allow it for this page"],
    ["NotFoundError", "There is no camera."],
    ["NotReadableError", "The camera cannot be used: another program may be using it."],
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

  const sender = await visitLog(sightline);
  const all = reports(30);
  await fillLog(sender, all);
  await typeMenu(sender).selectOption("HLR");
  const download = sender.waitForEvent("download");
  await handOver(sender, "As a file");
  const file = await download;
  expect(file.suggestedFilename()).toBe("sightline-messages-20261120-123000Z.txt");
  const content = readFileSync(await file.path(), "utf8");
  const sent = all.filter(({ reportType }) => reportType === "HLR");
  expect(content.trimEnd().split("\n").sort()).toEqual(sent.map((each) => each.fullMessage).sort());
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles(await file.path());
  await page.getByText(`${sent.length} taken in, 0 not understood`).waitFor();
  await page.keyboard.press("Escape");
  for (const { formData } of sent.slice(0, 2))
    await expect(rowOf(page, String(formData.targetNumber))).toContainText("Received");
});
