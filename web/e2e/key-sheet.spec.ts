import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test("the sheet's keys are those that are written; they open it from a field and over a dialog, type nothing, and Escape leads back, at once too", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const target = page.getByLabel("Target Number");
  const keysUnderCopy = page.getByRole("complementary").locator("kbd");
  await expect(target).toBeFocused();
  await expect(keysUnderCopy.filter({ hasText: "F1" })).toBeVisible();
  await expect(keysUnderCopy.filter({ hasText: "?" })).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Keyboard shortcuts" });
  await expect(opener).toHaveAttribute("aria-keyshortcuts", "F1 Control+/");

  for (const keys of ["F1", "Control+/"]) {
    await page.keyboard.press(keys);
    await sheet.getByText("Submit and copy to clipboard").waitFor();
    await page.keyboard.press(keys);
    await expect(sheet).toHaveCount(0);
    await expect(target).toBeFocused();
    await expect(target).toHaveValue("");
  }
  const text = page.getByLabel("Free text");
  await text.focus();
  await page.keyboard.type("what?");
  await expect(text).toHaveValue("what?");
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: "Reset form" }).focus();
  // Its tooltip is there still when the sheet has the focus.
  await page.getByRole("tooltip").waitFor();
  await escapeAtOnce(page, "Keyboard shortcuts");
  await page.keyboard.press("?");
  await expect(page.locator("body")).toHaveAttribute("data-escaped", "Keyboard shortcuts");
  await expect(sheet).toHaveCount(0);
  await page.evaluate(() => delete document.body.dataset.escaped);
  await page.keyboard.press("?");
  await sheet.getByText("F1, Ctrl /, ?").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await opener.hover();
  await page.getByRole("tooltip", { name: "Keyboard shortcuts (F1)" }).waitFor();

  await page.keyboard.press("Alt+f");
  const feedback = page.getByRole("textbox", { name: "Your feedback" });
  await expect(feedback).toBeFocused();
  for (const keys of ["F1", "Control+/"]) {
    await page.keyboard.press(keys);
    await sheet.getByText("Close the window behind this one first").waitFor();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(feedback).toBeFocused();
  }
  await escapeAtOnce(page, "Keyboard shortcuts");
  await page.keyboard.press("F1");
  await expect(page.locator("body")).toHaveAttribute("data-escaped", "Keyboard shortcuts");
  await expect(sheet).toHaveCount(0);
  await expect(feedback).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Settings" }).click();
  for (const [button, title] of [
    ["Feedback", "We Value Your Feedback"],
    ["Sign Out", "Are you sure you want to sign out?"],
  ] as const) {
    await escapeAtOnce(page, title);
    const opens = page.getByRole("button", { name: button });
    await opens.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("body")).toHaveAttribute("data-escaped", title);
    await expect(page.locator("[role$=dialog]")).toHaveCount(0);
    await expect(opens).toBeFocused();
  }
});

/** Presses Escape at the very moment at which the focus comes into a dialog of that name. */
async function escapeAtOnce(page: Page, dialog: string): Promise<void> {
  await page.evaluate((name) => {
    addEventListener("focusin", function press({ target }) {
      const entered = target instanceof Element ? target.closest("[role$=dialog]") : null;
      const title = entered?.getAttribute("aria-labelledby");
      if (!target || !title || document.getElementById(title)?.textContent !== name) return;
      removeEventListener("focusin", press);
      const key = { key: "Escape", bubbles: true, cancelable: true };
      target.dispatchEvent(new KeyboardEvent("keydown", key));
      document.body.dataset.escaped = name;
    });
  }, dialog);
}
