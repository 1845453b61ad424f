/** Reports of others, taken into the log: many at once, from the box, from a file, and between rubbish. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, NOON, type Sightline, test } from "./fixtures";
import {
  copyReport,
  EXAMPLES,
  fillLog,
  pasteText,
  reports,
  rowOf,
  rowsOf,
  typeMenu,
} from "./log-page";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Receive reports" });
const area = (page: Page) => page.getByRole("textbox", { name: "Messages" });
const status = (page: Page) => dialog(page).getByRole("status");
const takeIn = (page: Page) => dialog(page).getByRole("button", { name: "Take in" });

const SIGHTING = EXAMPLES["WK21-7K3QZ9"].replace("WK21", "KT44");
const HLR = EXAMPLES.AB0012.replace("WK21", "KT44");

async function visitLog(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  return page;
}

async function chooseFile(page: Page, content: string | Buffer, name = "reports.txt") {
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByRole("button", { name: "Choose a file" }).click();
  const buffer = Buffer.from(content);
  await (await chooser).setFiles({ name, mimeType: "text/plain", buffer });
}

test.describe("what is taken in", () => {
  test.use({ startedWith: {} });

  test("stands in the log as received, and is saved as that; what is not understood stays in the box", async ({
    sightline,
  }) => {
    const page = await visitLog(sightline);
    const wrong = HLR.replace("AB0012", "AB0013").replace("34UFE 32345", "34UZZ 32345");
    const mail = `Bob wrote:\n> ${SIGHTING.replaceAll(" // ", "\n> // ")}\n> ${HLR.replace("34UFE", "34ufe")}\nand:\n${wrong}\nRegards`;
    await page.keyboard.press("Alt+P");
    await area(page).fill("https://example.org/menu");
    await page.keyboard.press("Control+Enter");
    await dialog(page).getByText("There is no message in this text.").waitFor();
    await expect(area(page)).toHaveValue("https://example.org/menu");
    await expect(status(page)).toHaveText("");
    const late = HLR.replace("AB0012", "AB0014").replace("201230Z", "311230Z");
    await area(page).fill(`${mail}\n${late}`);
    await page.keyboard.press("Control+Enter");
    await expect(status(page)).toHaveText("2 taken in, 2 not understood");
    await expect(area(page)).toHaveValue(`${wrong}\n${late}`);
    // By the lines of the box as it is now.
    const problems = dialog(page).getByText("does not fit");
    await expect(problems).toHaveText([
      /^Line 1: “POI 34UZZ 32345 67890” does not fit/,
      /^Line 2: “DTG 311230ZNov26” does not fit/,
    ]);
    await area(page).fill(wrong.replace("34UZZ", "34UFE"));
    await page.keyboard.press("Control+Enter");
    await expect(status(page)).toHaveText("1 taken in, 0 not understood");
    await page.keyboard.press("Escape");
    for (const [reference, message] of [
      ["KT44-7K3QZ9", SIGHTING],
      ["AB0012", HLR],
    ] as const) {
      const row = rowOf(page, reference);
      await expect(row).toContainText("Received");
      await row.getByRole("button", { name: `Message ${reference}` }).click();
      await expect(row).toContainText(message);
    }
    await expect
      .poll(async () =>
        (await savedReports(sightline.folder)).map((each) => [each.content, each.received]),
      )
      .toEqual([
        [SIGHTING, 1],
        [HLR, 1],
        [wrong.replace("34UZZ", "34UFE"), 1],
      ]);

    // Corrected from its row it is still theirs.
    await rowOf(page, "KT44-7K3QZ9").getByRole("button", { name: "Edit KT44-7K3QZ9" }).click();
    await page.getByLabel("Free text").fill("three more in treeline");
    await copyReport(page);
    await expect
      .poll(async () => (await savedReports(sightline.folder)).map(({ received }) => received))
      .toEqual([1, 1, 1, 1]);
  });

  test("of a format that is not installed is kept as text until the format is there", async ({
    sightline,
  }) => {
    const page = await visitLog(sightline);
    const spot =
      "SPOT KT44-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // SIZE 12 men // 2 X INFANTRY // ACT HALTED // GRID 34UFE 12345 67890 // TIME 201215ZNov26////";
    await page.keyboard.press("Alt+P");
    await area(page).fill(spot);
    await takeIn(page).click();
    await expect(status(page)).toHaveText(
      "1 taken in, 0 not understood, 1 kept as text: the format is not installed here",
    );
    await page.keyboard.press("Escape");
    await expect(rowsOf(page)).toContainText("Kept as text");
    await page.reload();
    await expect(rowsOf(page)).toContainText("Kept as text");
    expect(await savedReports(sightline.folder)).toEqual([]);
    await sightline.stopServer();
    const folder = join(sightline.folder, "data", "formats");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "spot.json"), JSON.stringify(SPOT));
    await sightline.restartServer();
    await page.reload();
    await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("12 men, Halted");
    await expect
      .poll(async () =>
        (await savedReports(sightline.folder)).map((each) => [each.report_type, each.content]),
      )
      .toEqual([["SPOT", spot]]);
  });
});

test("of two reports of one reference the newer by its DTG stands, and the older is named", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  const own = reports(60);
  await fillLog(page, own);
  await page.getByText("60 of 60 reports").waitFor();
  await typeMenu(page).selectOption("LEAPP");
  await page.locator("#work").evaluate((work) => work.scrollTo({ top: work.scrollHeight }));
  const before = SIGHTING.replace("201230Z", "191215Z");
  const newer = SIGHTING.replace("12345 67890", "22345 67890");
  const oldest = SIGHTING.replace("201230Z", "191200Z");
  const ahead = SIGHTING.replace("Nov26", "Nov27");
  await page.keyboard.press("Alt+P");
  await area(page).fill(`${before}\n${HLR.replace("Nov26", "Nov27")}`);
  await takeIn(page).click();
  await expect(status(page)).toHaveText(
    "2 taken in, 0 not understood, 1 ahead of this computer’s clock: AB0012",
  );
  await area(page).fill(`${oldest}\n${newer}\n${ahead}\n${before.toUpperCase()}\n${HLR}`);
  await takeIn(page).click();
  await expect(status(page)).toHaveText(
    "2 taken in, 0 not understood, 2 skipped, the log has newer versions: KT44-7K3QZ9, KT44-7K3QZ9, 1 left out, ahead of this computer’s clock: KT44-7K3QZ9",
  );
  await page.keyboard.press("Escape");
  // In sight, whatever was chosen and however far the log was scrolled.
  const fresh = page.getByRole("region", { name: "Received" });
  await expect(fresh).toContainText("2 new");
  await expect(fresh).toBeInViewport({ ratio: 1 });
  await page.getByText("62 of 62 reports").waitFor();
  for (const reference of ["KT44-7K3QZ9", "AB0012"]) {
    await expect(rowOf(page, reference)).toContainText(/NewReceived just now/);
    await expect(rowOf(page, reference)).toBeInViewport({ ratio: 1 });
  }
  await expect(rowsOf(page).filter({ hasText: "Received just now" })).toHaveCount(2);
  await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("22345 67890");
  await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("Amended");
  await page.clock.setFixedTime(new Date(NOON.getTime() + 24 * 60 * 60_000 - 60_000));
  await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("20 Nov 1230Z");
  await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("Received 23 h ago");
  await page.getByPlaceholder("Search reports...").fill("yesterday ab0012");
  await page.getByText("1 of 62 reports").waitFor();
  await page.getByPlaceholder("Search reports...").fill("");
  await fresh.getByRole("button", { name: "Undo" }).click();
  await page.getByText("60 of 60 reports").waitFor();
  await expect(fresh).toHaveCount(0);
  // In sight as well where it stands far below, under its own day.
  await page.keyboard.press("Alt+P");
  await area(page).fill(before);
  await takeIn(page).click();
  await expect(status(page)).toHaveText("1 taken in, 0 not understood");
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "KT44-7K3QZ9")).toHaveAttribute("aria-posinset", "61");
  await expect(rowOf(page, "KT44-7K3QZ9")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { name: "19 Nov", exact: true })).toBeInViewport();
  await expect(fresh.getByText("1 new")).toBeInViewport({ ratio: 1 });
});

test("a file of 5,000 messages with rubbish between them is read with a bar, and can be stopped", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  const all = reports(5000).map(({ fullMessage }) => fullMessage);
  const rubbish = [
    "Dear all,",
    "-----",
    "> quoted // and cut",
    "SIGHTING lost // DTG ",
    "\u{1f69c}",
  ];
  const file = all.map((message, at) => `${rubbish[at % 5]}\n${message}\n`).join("\n");
  await page.keyboard.press("Alt+P");
  await chooseFile(page, file);
  await dialog(page).getByRole("progressbar", { name: "Messages read" }).waitFor();
  await dialog(page).getByRole("button", { name: "Stop" }).click();
  await expect(status(page)).toHaveText(/^[\d,]+ taken in, [\d,]+ not understood$/);
  const stopped = Number(
    ((await status(page).textContent()) ?? "").split(" ")[0]?.replace(",", ""),
  );
  expect(stopped).toBeLessThan(5000);
  await chooseFile(page, file);
  const count = (number: number) => number.toLocaleString("en-GB");
  await expect(status(page)).toHaveText(
    `${count(5000 - stopped)} taken in, 1,000 not understood, ${count(stopped)} already in the log`,
    { timeout: 60_000 },
  );
  await dialog(page).getByText("And 950 more.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("5000 of 5000 reports").waitFor();
});

test("a file that is no text, one of another encoding, and several messages pasted onto the log; test data is not handed over", async ({
  sightline,
}) => {
  const page = await visitLog(sightline);
  await page.keyboard.press("Alt+P");
  await chooseFile(page, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]), "picture.png");
  await dialog(page).getByText("picture.png is not a text file, or cannot be read.").waitFor();
  const text = SIGHTING.replace("treeline", "Wäldchen").replace("7K3QZ9", "7K3QZ8");
  await chooseFile(page, Buffer.from(`\ufeff${text}`, "utf16le"));
  await expect(status(page)).toHaveText("1 taken in, 0 not understood");
  await page.keyboard.press("Escape");
  await rowOf(page, "KT44-7K3QZ8").getByRole("button", { name: "Message KT44-7K3QZ8" }).click();
  await expect(rowsOf(page)).toContainText("Wäldchen");

  await pasteText(page, `${SIGHTING}\n${HLR}`);
  await dialog(page).getByText("2 messages found. Press Take in to add them to the log.").waitFor();
  await page.keyboard.press("Control+Enter");
  await expect(status(page)).toHaveText("2 taken in, 0 not understood");
  await page.keyboard.press("Escape");

  const handOver = page.getByRole("button", { name: "Hand over" });
  const isLeapp = ({ reportType }: { reportType: string }) => reportType === "LEAPP";
  await fillLog(page, reports(20, true).filter(isLeapp));
  await expect(handOver).toBeEnabled();
  await page.getByRole("button", { name: "LEAPP", exact: true }).click();
  await expect(rowsOf(page).first()).toContainText("Test data");
  await expect(handOver).toBeDisabled();
});
