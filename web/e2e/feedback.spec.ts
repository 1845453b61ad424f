import type { Page, Route } from "@playwright/test";
import { expect, LAPTOP, type Sightline, test } from "./fixtures";
import { settled } from "./operator";
import { savedRows } from "./saved";

test.use({ startedWith: {} });

const CALL = "**/api/feedback";

/** The parts of the dialog, and what was posted from the page. */
function partsOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "We Value Your Feedback" });
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/feedback")) posted.push(request.postData() ?? "");
  });
  return {
    button: page.getByRole("button", { name: "Feedback", exact: true }),
    dialog,
    text: dialog.getByRole("textbox", { name: "Your feedback" }),
    submit: dialog.getByRole("button", { name: "Submit Feedback" }),
    cancel: dialog.getByRole("button", { name: "Cancel" }),
    posted,
  };
}

/** A toast's two lines; the announcement beside it holds both in one. */
async function toast(page: Page, title: string, description: string): Promise<void> {
  await page.getByText(title, { exact: true }).waitFor();
  await page.getByText(description, { exact: true }).waitFor();
}

/** What the server has kept, oldest first. */
const kept = async ({ folder }: Sightline) =>
  (await savedRows<{ message: string }>(folder, "feedback")).map(({ message }) => message);

/** Holds every submission back until it is let go. */
async function holdBack(page: Page) {
  const held: Route[] = [];
  await page.route(CALL, (route) => void held.push(route));
  return {
    /** Waits for the first of them, and lets all go. */
    async letGo() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map((route) => route.continue()));
      await page.unroute(CALL);
    },
  };
}

test("feedback is asked for, counted, kept by the server once; what was typed outlives Escape, a click outside and a refusal, but not Cancel", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  const { button, dialog, text, submit, cancel, posted } = partsOf(page);
  const open = () => Promise.all([button.click(), dialog.waitFor()]);
  const isClosed = () => dialog.waitFor({ state: "hidden" });

  await test.step("the focus goes round within, and comes back to the button, which is not asked for its name", async () => {
    await open();
    await expect(dialog).toContainText("stored on the computer that runs Sightline");
    for (const next of [text, cancel, submit, text]) {
      await expect(next).toBeFocused();
      await page.keyboard.press("Tab");
    }
    // A pointer that rests on the button is a question for its name, and is answered after a while.
    await page.mouse.move(600, 740);
    await page.keyboard.press("Escape");
    await isClosed();
    await expect(button).toBeFocused();
    await settled(page);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.getByRole("tooltip", { name: "Feedback (Alt F)" }).waitFor();
  });

  await test.step("blank feedback is asked for, in the colour of a fault", async () => {
    await open();
    await text.fill(" \n\t ");
    // It is said for a second alone.
    const said = page.getByRole("status").filter({ hasText: "Feedback Required" });
    await Promise.all([
      said.waitFor(),
      submit.click(),
      toast(page, "Feedback Required", "Please enter your feedback before submitting."),
    ]);
    const title = page.getByText("Feedback Required", { exact: true });
    await expect(title).toHaveCSS("color", "rgb(255, 138, 120)");
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Dismiss", includeHidden: true }).click();
    await title.waitFor({ state: "hidden" });
    await text.pressSequentially("x");
    await expect(text).not.toHaveAttribute("aria-invalid");
    expect(posted).toEqual([]);
  });

  await test.step("5,000 characters are taken, and no more; nothing is cut", async () => {
    await text.fill("x".repeat(5001));
    await dialog.getByText("5,001 of 5,000: too long").waitFor();
    await expect(submit).toBeDisabled();
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Backspace");
    await expect(submit).toBeEnabled();
    await page.keyboard.press("Control+Enter");
    await isClosed();
  });

  await test.step("by keys alone, and pressed twice it is submitted once", async () => {
    const { letGo } = await holdBack(page);
    await page.keyboard.press("Alt+f");
    await dialog.waitFor();
    await page.keyboard.type("Larger digits");
    await page.keyboard.press("Enter");
    await page.keyboard.type("for gloves");
    for (const key of ["Tab", "Tab", "Enter", "Control+Enter"]) await page.keyboard.press(key);
    await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await letGo();
    await isClosed();
    await toast(
      page,
      "Feedback Submitted",
      "Thank you for your feedback! We appreciate your input.",
    );
    await open();
    await expect(text).toHaveValue("");
    expect(posted).toHaveLength(2);
    await cancel.click();
    await isClosed();
  });

  await test.step("what was typed outlives Escape, a click outside and another screen, but not Cancel", async () => {
    await open();
    await text.fill("half a thought");
    await page.keyboard.press("Escape");
    await isClosed();
    await open();
    await expect(text).toHaveValue("half a thought");
    // The dialog begins to listen for clicks outside a moment after it has opened.
    await expect(async () => {
      await page.mouse.click(LAPTOP.width - 20, 20);
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
    await page.getByRole("link", { name: "Settings" }).click();
    await open();
    await expect(text).toHaveValue("half a thought");
    await cancel.click();
    await isClosed();
    await open();
    await expect(text).toHaveValue("");
    expect(posted).toHaveLength(2);
  });

  await test.step("a refusal is told in the server's words; trying again works", async () => {
    const message = "The disk is full: nothing more can be saved.";
    await page.route(CALL, (route) =>
      route.fulfill({ status: 507, json: { error: "STORAGE_FULL", message } }),
    );
    await text.fill("Try again");
    await submit.click();
    await toast(page, "Submission Failed", message);
    await page.unroute(CALL);
    await expect(text).toHaveValue("Try again");
    await expect(text).toBeFocused();
    await submit.click();
    await isClosed();
  });

  await test.step("Cancel while it is submitted: what comes of it leaves the next text alone", async () => {
    await open();
    const { letGo } = await holdBack(page);
    await text.fill("On its way");
    await submit.click();
    await cancel.click();
    await isClosed();
    await open();
    await text.fill("the next");
    await letGo();
    await page.getByText("Feedback Submitted", { exact: true }).waitFor();
    await expect(text).toHaveValue("the next");
  });

  // The toast of the one before may still stand.
  const messages = ["x".repeat(5000), "Larger digits\nfor gloves", "Try again", "On its way"];
  await expect.poll(() => kept(sightline)).toEqual(messages);
});
