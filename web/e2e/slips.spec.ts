import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { EXAMPLE, openHlr, target } from "./hlr-page";
import { pasteText } from "./log-page";

const rounds = (page: Page) => page.getByLabel("Number of Rounds");

test("of two windows on one draft, quick typing stays, a reset takes nothing from the other, and a call sign reaches both", async ({
  sightline,
}) => {
  const { page, context } = await openHlr(sightline);
  await rounds(page).fill("7");
  const second = (await sightline.visit({ context, path: "/hlr", identifiers: ["000009"] })).page;
  await expect(rounds(second)).toHaveValue("7");
  await page.bringToFront();

  await test.step("what one types quickly stays while the other shows it", async () => {
    const text =
      "seen from the mill, third salvo within the hour, smoke over the wood to the north of it";
    await page.getByLabel("Free text").pressSequentially(text);
    await expect(page.getByLabel("Free text")).toHaveValue(text);
    await second.waitForFunction(
      (typed) => document.querySelector("textarea")?.value === typed,
      text,
      // In the background a page draws no frames to be asked in.
      { polling: 100 },
    );
  });

  await test.step("a window hears of the other's reset a moment after it, and keeps its draft again", async () => {
    await page.evaluate(() => {
      window.addEventListener("storage", ({ key, newValue }) => {
        const isReset = newValue === null && key?.startsWith("sightline-draft-hlr-");
        if (isReset) document.body.dataset.told = "of the reset";
      });
    });
    await second.keyboard.press("Alt+r");
    await second.getByText("Form reset").first().waitFor();
    await expect(page.locator("body")).toHaveAttribute("data-told", "of the reset");
    await page.bringToFront();
    await page.reload();
    await target(page).waitFor();
    await expect(rounds(page)).toHaveValue("7");
  });

  await test.step("the call sign that one changes is in the other's draft", async () => {
    await second.getByRole("link", { name: "Settings" }).click();
    await second.getByRole("button", { name: "Edit details" }).click();
    await second.getByLabel("C/S").fill("NEW77");
    await second.getByRole("button", { name: "Save" }).click();
    await page.bringToFront();
    await page.getByRole("region", { name: "Live Message Preview" }).getByText("NEW77").waitFor();
  });
});

test("a discarded draft that is had back outlives a reload, and the focus stays in the form", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  await rounds(page).fill("7");
  await page.evaluate(() => sessionStorage.removeItem("sightline-current-hlr"));
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await pasteText(page, EXAMPLE.replace("AB0012", "SD0001"));
  await page.getByText("Unfinished report: 7 rounds").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("Unfinished report").waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Unfinished report: 7 rounds").waitFor();
  await page.reload();
  await page.getByText("Unfinished report: 7 rounds").waitFor();
});
