import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** The dialog for a received message, with the focus in its field. */
async function openReceiveDialog(sightline: Sightline) {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("Alt+p");
  const message = page.getByRole("textbox", { name: "Messages" });
  await expect(message).toBeFocused();
  return { page, message };
}

const KEYS = ["F1", "Control+/"];

test("its keys open the sheet from a field and close it again, and nothing is typed", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  const target = page.getByLabel("Target Number");
  await expect(target).toBeFocused();
  for (const keys of KEYS) {
    await page.keyboard.press(keys);
    await sheet(page).getByText("Submit and copy to clipboard").waitFor();
    await page.keyboard.press(keys);
    await expect(sheet(page)).toHaveCount(0);
    await expect(target).toBeFocused();
    await expect(target).toHaveValue("");
  }
  const text = page.getByLabel("Free text");
  await text.focus();
  await page.keyboard.type("what?");
  await expect(text).toHaveValue("what?");
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Reset form" }).focus();
  await page.keyboard.press("?");
  await sheet(page).getByText("F1, Ctrl /, ?").waitFor({ state: "attached" });
});

test("over a dialog its keys open the sheet, and Escape, at once too, leads back to that", async ({
  sightline,
}) => {
  const { page, message } = await openReceiveDialog(sightline);
  for (const keys of KEYS) {
    await page.keyboard.press(keys);
    await sheet(page).getByText("Close the window behind this one first").waitFor();
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await expect(message).toBeFocused();
  }
  await escapeAtOnce(page, "Keyboard shortcuts");
  await page.keyboard.press("F1");
  await expect(page.locator("body")).toHaveAttribute("data-escaped", "Keyboard shortcuts");
  await expect(sheet(page)).toHaveCount(0);
  await expect(message).toBeFocused();
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

test("Escape closes a dialog from the moment that it has the focus", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  for (const [button, title] of [
    ["Keyboard shortcuts", "Keyboard shortcuts"],
    ["Feedback", "We Value Your Feedback"],
    ["Sign Out", "Are you sure you want to sign out?"],
  ] as const) {
    await escapeAtOnce(page, title);
    const opener = page.getByRole("button", { name: button });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("body")).toHaveAttribute("data-escaped", title);
    await expect(page.locator("[role$=dialog]")).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("what is written under the copy button and on the rail is what works", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  const aside = page.getByRole("complementary");
  await expect(aside.locator("kbd").filter({ hasText: "F1" })).toBeVisible();
  await expect(aside.locator("kbd").filter({ hasText: "?" })).toHaveCount(0);
  const button = page.getByRole("button", { name: "Keyboard shortcuts" });
  await expect(button).toHaveAttribute("aria-keyshortcuts", "F1 Control+/");
  await button.hover();
  await page.getByRole("tooltip", { name: "Keyboard shortcuts (F1)" }).waitFor();
});
