/** The way from the platform to a form and through it: what is offered, and what it leaves alone. */
import type { Page } from "@playwright/test";
import { expect, LAPTOP, test } from "./fixtures";
import { copyReport, openLog } from "./log-page";
import { clipboard, fillGrid, openGrad } from "./operator";
import { DESK, SMALL_LAPTOP } from "./views";

const search = (page: Page) => page.getByLabel("Platform name or Description");
const lit = (page: Page) => page.locator("article[data-lit]");
const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });
const grid = (page: Page, row = 1) => page.getByRole("group", { name: `Grid ${row}`, exact: true });

async function openPlatforms(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("Alt+s");
  await expect(search(page)).toBeFocused();
  await page.getByRole("article").first().waitFor();
}

test("the first card is lit while something is asked for, answers however soon the key comes, and keeps the button for an unknown platform quiet", async ({
  operator: { page },
}) => {
  await openPlatforms(page);
  const opened = page.getByRole("heading", { name: "ZSU-23-4" });
  const again = async () => {
    await page.keyboard.press("Alt+s");
    await expect(search(page)).toBeFocused();
  };
  await expect(lit(page)).toHaveCount(0);
  // Too short to search for.
  await page.keyboard.type("z-");
  await page.getByRole("button", { name: "Continue to report form with z-" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await expect(search(page)).toHaveValue("z-");
  await expect(lit(page)).toHaveCount(0);

  await test.step("the way to an unknown platform says what it is", async () => {
    await search(page).fill("grad");
    const unknown = page.getByRole("button", { name: "Continue to report form with grad" });
    await expect(unknown).toContainText("as an unknown platform");
    const groundOf = () => unknown.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await groundOf()).toBe("rgba(0, 0, 0, 0)");
    await search(page).fill("zzqx");
    const only = page.getByRole("button", { name: "Continue to report form with zzqx" });
    await expect(only).not.toContainText("as an unknown platform");
    await search(page).fill("");
  });
  await test.step("it names the key that opens it", async () => {
    await page.keyboard.type("zsu234");
    await expect(lit(page)).toContainText("ZSU-23-4");
    await expect(lit(page)).toContainText("CtrlEnterSelect");
    await page.keyboard.press("Control+Enter");
    await expect(opened).toBeVisible();
  });
  await test.step("however soon that key comes", async () => {
    await again();
    await page.keyboard.type("zsu234", { delay: 0 });
    await page.keyboard.press("Control+Enter");
    await expect(opened).toBeVisible();
  });
  await test.step("Enter opens it where a tag is set and the box is empty", async () => {
    await again();
    await page.keyboard.type("zsu234");
    await page.keyboard.press("Enter");
    await expect(search(page)).toHaveValue("");
    await expect(lit(page)).toContainText("EnterSelect");
    await page.keyboard.press("Enter");
    await expect(opened).toBeVisible();
  });
});

test("another platform for the same report keeps everything else and the reference, and takes the old one's place in the log; Keep leads back", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3");
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Woodland" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.getByLabel("Free text").fill("in the treeline");
  await page.getByRole("button", { name: "Change platform" }).click();
  await page.getByRole("heading", { name: "Change platform" }).waitFor();
  await page.getByText("Choose the platform for WK21-7K3QZ9.").waitFor();
  await page.getByRole("button", { name: "Keep BM-21" }).click();
  await expect(preview(page)).toContainText("3 X BM-21 (Grad)");
  await page.keyboard.press("Alt+v");
  await expect(search(page)).toBeFocused();
  // What it is taken for comes first.
  await expect(page.getByRole("article").first()).toHaveAttribute("aria-label", "2B17");
  await page.keyboard.type("bm27");
  await expect(lit(page)).toContainText("BM-27");
  await page.keyboard.press("Control+Enter");
  const changed =
    /WK21-7K3QZ9 .* 3 X BM-27 .* 34UFE 12345 67890 .*STATIC .* WOODLAND .* in the treeline/;
  await expect(preview(page)).toContainText(changed);
  await page.reload();
  await expect(preview(page)).toContainText(changed);

  await copyReport(page);
  await openLog(page);
  await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).click();
  await page.getByRole("button", { name: "Change platform" }).click();
  await search(page).fill("zsu234");
  await lit(page).getByRole("button", { name: "Select" }).click();
  await page.getByText(/^Replaces WK21-7K3QZ9, 1230Z: /).waitFor();
  await copyReport(page);
  expect(await clipboard(page)).toMatch(/^SIGHTING WK21-7K3QZ9 .* 3 X ZSU-23-4 /);
  await openLog(page);
  await page.getByText("1 of 1 reports").waitFor();

  // Without a report there is nothing to change.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${sightline.address}/dashboard?change`);
  await page.getByRole("heading", { name: "Platform identification" }).waitFor();
});

test("a fresh form: its accuracy, where what is missing is, what its platform is confused with, and its keys; three rows are in sight on each screen", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  await test.step("the accuracy is the profile's, and its metres stand with it", async () => {
    const accuracy = grid(page).getByLabel("Grid accuracy");
    await expect(accuracy).toHaveValue("Cat 1");
    await expect(accuracy.getByRole("option")).toHaveText([
      "Cat 1 · 6 m",
      "Cat 2 · 15 m",
      "Cat 3 · 30 m",
      "Cat 4 · 91 m",
    ]);
  });
  await test.step("each missing field leads to its place", async () => {
    const notes = page.locator("aside");
    await notes.getByRole("button", { name: "Grid 1" }).click();
    await expect(grid(page).getByLabel("GZD")).toBeFocused();
    await notes.getByRole("button", { name: "Environment" }).click();
    await expect(page.getByRole("radio", { name: "Open", exact: true })).toBeFocused();
  });
  await test.step("what it is confused with is a line on a laptop, and drawings where there is room", async () => {
    await page.getByRole("button", { name: /^Often confused with .*9A51/ }).click();
    await expect(page.getByRole("dialog").getByText("How to recognise it")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Select" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    const drawings = page.getByRole("region", { name: "Often confused with" });
    await expect(drawings).toBeHidden();
    await page.setViewportSize(DESK);
    await expect(drawings.getByText("9A51")).toBeVisible();
    await page.setViewportSize(LAPTOP);
    await expect(drawings).toBeHidden();
  });
  await test.step("the chip cannot be read as a lost connection, and the key sheet begins with this screen", async () => {
    await expect(page.getByRole("banner").getByText("Offline", { exact: true })).toBeVisible();
    await page.keyboard.press("F1");
    const titles = page.getByRole("dialog").getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(["On this screen", "Go to", "Anywhere"]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
  await test.step("three rows of one line each are in sight beside message and button, in real windows", async () => {
    await page.getByRole("spinbutton", { name: "Quantity" }).fill("3");
    for (const viewport of [SMALL_LAPTOP, LAPTOP, DESK]) {
      await page.setViewportSize(viewport);
      const main = page.locator("main");
      expect(
        await main.evaluate((pane) => [
          pane.scrollTop,
          pane.getBoundingClientRect().width - pane.clientWidth,
        ]),
      ).toEqual([0, 15]);
      for (const row of [1, 2, 3]) {
        const fields = await grid(page, row).locator("input, select").all();
        const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
        expect(new Set(tops).size, `row ${row} at ${viewport.width} px`).toBe(1);
        for (const field of fields) await expect(field).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole("button", { name: "Submit & Copy to clipboard" })).toBeInViewport(
        { ratio: 1 },
      );
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    const room = page.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight);
    expect(await room, "to scroll where the browser takes the whole screen").toBe(0);
  });
});
