/** Reports of others, taken into the log: from the window, from a file, and between rubbish. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  copyButton,
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

/** Takes in what the box then holds. */
async function takeIn(page: Page, text: string): Promise<void> {
  await area(page).fill(text);
  await page.keyboard.press("Control+Enter");
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

const SIGHTING = EXAMPLES["WK21-7K3QZ9"].replace("WK21", "KT44");
const HLR = EXAMPLES.AB0012.replace("WK21", "KT44");

test("the window: one message opens in its form; what does not fit stands in it with its problem; a file is read with a bar, and can be stopped", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const platforms = Promise.withResolvers<void>();
  await context.route("**/api/vehicles", async (route) => {
    await platforms.promise;
    await route.continue();
  });
  const { page } = await sightline.visit({ context, signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const button = page.getByRole("button", { name: "Receive" });
  const open = page.getByRole("button", { name: "Open in its form" });
  const chooseFile = async (content: string) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog(page).getByRole("button", { name: "Choose a file" }).click();
    const file = { name: "reports.txt", mimeType: "text/plain", buffer: Buffer.from(content) };
    await (await chooser).setFiles(file);
  };

  await test.step("a file is read with a bar; stopped, it leaves what was read until then", async () => {
    const rubbish = ["Dear all,", "-----", "> quoted // and cut", "SIGHTING lost // DTG ", "🚜"];
    const file = reports(300)
      .map(({ fullMessage }, at) => `${rubbish[at % 5]}\n${fullMessage}\n`)
      .join("\n");
    await button.click();
    await chooseFile(file);
    await dialog(page).getByRole("progressbar", { name: "Messages read" }).waitFor();
    await dialog(page).getByRole("button", { name: "Stop" }).click();
    platforms.resolve();
    await expect(status(page)).toHaveText(/^\d+ taken in, \d+ not understood$/);
    const stopped = Number.parseInt((await status(page).textContent()) ?? "", 10);
    expect(stopped).toBeLessThan(300);
    await chooseFile(file);
    await expect(status(page)).toHaveText(
      `${300 - stopped} taken in, 60 not understood, ${stopped} already in the log`,
    );
    await dialog(page).getByText("And 10 more.").waitFor();
    await close(page);
    await page.getByText("300 of 300 reports").waitFor();
    await page.getByRole("region", { name: "Received" }).getByText("300 new").waitFor();
    await page.keyboard.press("Alt+z");
    await page.getByText("0 of 0 reports").waitFor();
  });

  await test.step("a paste is left to a field where the focus is in one", async () => {
    const search = page.getByPlaceholder("Search reports...");
    await search.focus();
    await pasteText(page, HLR);
    await expect(search).toHaveValue(HLR);
    await expect(dialog(page)).toHaveCount(0);
    await search.fill("");
    await search.blur();
  });

  await test.step("it opens by its button and closes by Cancel; nothing has happened then", async () => {
    await button.click();
    await area(page).fill(HLR);
    await page.getByRole("button", { name: "Cancel" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await expect(button).toBeFocused();
    await page.keyboard.press("Alt+P");
    await expect(area(page)).toHaveValue("");
    await close(page);
  });

  await test.step("it opens by a message that does not fit", async () => {
    const wrong = SIGHTING.replace("34UFE 12400", "34UZZ 12400");
    const why = "“GRID 2 34UZZ 12400 67900 CAT 2 K-KILL” does not fit";
    await pasteText(page, wrong);
    await dialog(page).getByText(why).waitFor();
    await expect(area(page)).toHaveValue(wrong);
    await expect(area(page)).toHaveAttribute("aria-invalid", "true");
    const describedBy = await area(page).getAttribute("aria-describedby");
    await expect(page.locator(`[id="${describedBy}"]`)).toContainText(why);
  });

  await test.step("a megabyte stays out of the box, and is named as too long", async () => {
    await area(page).fill("begun");
    await pasteText(page, `SIGHTING ${"(a) ".repeat(262_144)}////`);
    await page.getByText("1,048,589 characters pasted.").waitFor();
    await expect(area(page)).toHaveValue("begun");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Too long: 1,048,589 characters").waitFor();
    await expect(area(page)).toHaveValue("begun");
    await close(page);
  });

  await test.step("nothing moves when a problem comes and goes, and one message opens in its form", async () => {
    await page.keyboard.press("Alt+P");
    const before = await open.boundingBox();
    await pasteText(page, HLR.replace("ROCKETS", "CATAPULT"));
    await open.click();
    await page.getByText("“WEAPON CATAPULT” does not fit").waitFor();
    expect(await open.boundingBox()).toEqual(before);
    await expect(area(page)).toBeFocused();
    await area(page).fill(HLR);
    await page.getByText("does not fit").waitFor({ state: "detached" });
    await open.click();
    await copyButton(page).waitFor();
    await expect(page.getByLabel("Target Number")).toHaveValue("AB0012");
  });
});

test.describe("on a server of its own", () => {
  test.use({ startedWith: {} });

  test("what is taken in stands in sight as received, and is saved as that; what is not understood stays in the box, what is older is named, and of a format that is not there is kept until it is", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await fillLog(page, reports(60));
    await page.getByText("60 of 60 reports").waitFor();
    await typeMenu(page).selectOption("LEAPP");
    await page.locator("#work").evaluate((work) => work.scrollTo({ top: work.scrollHeight }));
    const wrong = HLR.replace("AB0012", "AB0013").replace("34UFE 32345", "34UZZ 32345");
    const corrected = wrong.replace("34UZZ", "34UFE");
    const late = HLR.replace("AB0012", "AB0014").replace("201230Z", "311230Z");
    const before = SIGHTING.replace("201230Z", "191215Z");
    const newer = SIGHTING.replace("12345 67890", "22345 67890");
    await page.keyboard.press("Alt+P");

    await test.step("what is not understood stays in the box, with problems by its lines", async () => {
      const mail = `Bob wrote:\n> ${before.replaceAll(" // ", "\n> // ")}\n> ${HLR}\nand:`;
      await takeIn(page, `${mail}\n${wrong}\nRegards\n${late}`);
      await expect(status(page)).toHaveText("2 taken in, 2 not understood");
      await expect(area(page)).toHaveValue(`${wrong}\n${late}`);
      await expect(dialog(page).getByText("does not fit")).toHaveText([
        /^Line 1: “POI 34UZZ 32345 67890” does not fit/,
        /^Line 2: “DTG 311230ZNov26” does not fit/,
      ]);
      await takeIn(page, corrected);
      await expect(status(page)).toHaveText("1 taken in, 0 not understood");
    });

    await test.step("of two of one reference the newer stands", async () => {
      await takeIn(page, `${newer}\n${HLR}`);
      await expect(status(page)).toHaveText("1 taken in, 0 not understood, 1 already in the log");
      await close(page);
    });

    const fresh = page.getByRole("region", { name: "Received" });
    await test.step("it is in sight, whatever was chosen and however far the log was scrolled", async () => {
      await expect(fresh).toContainText("3 new");
      await expect(fresh).toBeInViewport({ ratio: 1 });
      await page.getByText("63 of 63 reports").waitFor();
      for (const reference of ["KT44-7K3QZ9", "AB0012", "AB0013"]) {
        await expect(rowOf(page, reference)).toContainText(/NewReceived just now/);
        await expect(rowOf(page, reference)).toBeInViewport({ ratio: 1 });
      }
      await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("22345 67890");
      await expect(rowOf(page, "KT44-7K3QZ9")).toContainText("Amended");
      await expect
        .poll(async () =>
          (await savedReports(sightline.folder)).map((each) => [each.content, each.received]),
        )
        .toEqual([before, HLR, corrected, newer].map((content) => [content, 1]));
    });

    await test.step("Undo takes it out again, and what belongs far down is brought into sight there", async () => {
      await fresh.getByRole("button", { name: "Undo" }).click();
      await page.getByText("60 of 60 reports").waitFor();
      await expect(fresh).toHaveCount(0);
      await page.keyboard.press("Alt+P");
      await takeIn(page, before);
      await expect(status(page)).toHaveText("1 taken in, 0 not understood");
      await close(page);
      await expect(rowOf(page, "KT44-7K3QZ9")).toHaveAttribute("aria-posinset", "61");
      await expect(rowOf(page, "KT44-7K3QZ9")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("heading", { name: "Yesterday 19 Nov" })).toBeInViewport();
      await expect(fresh.getByText("1 new")).toBeInViewport({ ratio: 1 });
    });

    await test.step("corrected from its row it is still theirs", async () => {
      await page.getByRole("button", { name: "Edit KT44-7K3QZ9" }).click();
      await page.getByLabel("Free text").fill("three more in treeline");
      await copyReport(page);
      const theirs = async () =>
        (await savedReports(sightline.folder)).flatMap(({ content, received }) =>
          content.includes("three more") ? received : [],
        );
      await expect.poll(theirs).toEqual([1]);
      await page.keyboard.press("Alt+o");
    });

    await test.step("of a format that is not installed it is kept as text until the format is there", async () => {
      const spot =
        "SPOT KT44-7K3QZ8 // DTG 201230ZNov26 // ASSET Puma // SIZE 12 men // 2 X INFANTRY // ACT HALTED // GRID 34UFE 12345 67890 // TIME 201215ZNov26////";
      await page.keyboard.press("Alt+P");
      await takeIn(page, spot);
      await expect(status(page)).toHaveText(
        "1 taken in, 0 not understood, 1 kept as text: the format is not installed here",
      );
      await close(page);
      await expect(rowsOf(page).filter({ hasText: "Kept as text" })).toHaveCount(1);
      await sightline.restartWith(SPOT, "spot");
      await page.reload();
      await expect(rowOf(page, "KT44-7K3QZ8")).toContainText("12 men, Halted");
    });
  });
});
