import { holdBack, kept, openDialog, partsOf, toast } from "./feedback-page";
import { expect, LAPTOP, NOON, test } from "./fixtures";
import { settled } from "./operator";

test.use({ startedWith: {} });

const WHO = {
  parent_unit: "1 RHA",
  exercise_role: "Sensor operator",
  call_sign: "WK21",
  asset: "Puma",
};

const FALLBACK = "There was an error submitting your feedback. Please try again.";

test("from the navigation: blank feedback is asked for, 5,000 characters are taken, and what is submitted is in the database", async ({
  sightline,
}) => {
  const { page, dialog, text, submit, button, posted } = await openDialog(sightline);
  await expect(dialog.getByRole("textbox")).toHaveCount(1);
  await expect(dialog.getByRole("button")).toHaveText(["Cancel", "Submit Feedback"]);
  await expect(dialog).toContainText("stored on the computer that runs Sightline");
  await expect(dialog).toContainText("Activity Reports and Loss Reports");
  await expect(text).toBeFocused();
  // A pointer that rests on the button is a question for its name, and is answered after a while.
  await page.mouse.move(600, 740);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect(button).toBeFocused();
  // The focus that came back is no question for the button's name.
  await settled(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("tooltip", { name: "Feedback (Alt F)" }).waitFor();

  await button.click();
  for (const blank of ["", " \n\t "]) {
    await text.fill(blank);
    // It is said for a second alone.
    const said = page.getByRole("status").filter({ hasText: "Feedback Required" });
    await Promise.all([
      said.waitFor(),
      submit.click(),
      toast(page, "Feedback Required", "Please enter your feedback before submitting."),
    ]);
    const title = page.getByText("Feedback Required", { exact: true });
    expect(await title.evaluate((it) => getComputedStyle(it).color)).toBe("rgb(255, 138, 120)");
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Dismiss", includeHidden: true }).click();
    await title.waitFor({ state: "hidden" });
    await expect(dialog).toBeVisible();
  }
  await text.pressSequentially("x");
  await expect(text).not.toHaveAttribute("aria-invalid");
  expect(posted).toEqual([]);

  // It takes 5,000 characters, and cuts nothing beyond them; the server takes as many.
  await text.fill(`Four:${"x".repeat(4994)}`);
  await dialog.getByText("4,999 of 5,000").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("yz");
  await dialog.getByText("5,001 of 5,000: too long").waitFor();
  await expect(submit).toBeDisabled();
  await page.keyboard.press("Control+Enter");
  await expect(text).toHaveValue(/xyz$/);
  await page.keyboard.press("Backspace");
  await expect(submit).toBeEnabled();
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "hidden" });
  const [row] = await kept(sightline, "Four:");
  expect(row?.message).toHaveLength(5000);
  expect(row?.message?.endsWith("xy")).toBe(true);

  await button.click();
  const { letGo } = await holdBack(page);
  await text.fill("  One: larger digits\nfor gloves.  ");
  await submit.click();
  const submitting = dialog.getByRole("button", { name: "Submitting..." });
  await submitting.waitFor();
  await expect(submitting).toHaveText("Submitting...");
  await expect(submitting).toBeDisabled();
  await letGo();
  await dialog.waitFor({ state: "hidden" });
  await toast(page, "Feedback Submitted", "Thank you for your feedback! We appreciate your input.");
  expect(posted.slice(1).map((body) => JSON.parse(body))).toEqual([
    {
      message: "One: larger digits\nfor gloves.",
      parentUnit: "1 RHA",
      exerciseRole: "Sensor operator",
      callSign: "WK21",
      asset: "Puma",
    },
  ]);
  await expect
    .poll(() => kept(sightline, "One:"))
    .toEqual([{ message: "One: larger digits\nfor gloves.", ...WHO }]);
  await button.click();
  await expect(text).toHaveValue("");
  await expect(submit).toBeEnabled();
});

test("no tooltip comes where a new screen takes the focus before the dialog gives it back", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  const { button, dialog } = partsOf(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await heading("Report Log").waitFor();
  // The settings have been loaded before: nothing of theirs waits for a timer.
  await page.keyboard.press("Alt+i");
  await heading("Settings").waitFor();
  await page.keyboard.press("Alt+o");
  await heading("Report Log").waitFor();
  await button.click();
  await dialog.waitFor();
  await page.mouse.move(600, 740);
  // A timer returns the focus, and that timer stops until another screen is shown.
  await page.clock.pauseAt(NOON.getTime() + 60_000);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("Alt+i");
  await expect(page.getByRole("main")).toBeFocused();
  await page.clock.runFor(1000);
  await expect(button).toBeFocused();
  await settled(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("by keyboard alone, and pressed twice it is submitted once", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true });
  const { dialog, text, submit, cancel, button, posted } = partsOf(page);
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  for (const keys of [["Tab", "Tab", "Enter"], ["Control+Enter"]]) {
    await page.keyboard.press("Alt+f");
    await dialog.waitFor();
    await page.keyboard.type("Three: a line");
    await page.keyboard.press("Enter");
    await page.keyboard.type(`and ${keys.length} keys`);
    for (const key of keys) await page.keyboard.press(key);
    await dialog.waitFor({ state: "hidden" });
  }
  expect((await kept(sightline, "Three:")).map(({ message }) => message)).toEqual([
    "Three: a line\nand 3 keys",
    "Three: a line\nand 1 keys",
  ]);
  // The focus stays within: the text, Cancel, Submit Feedback, and round again.
  await page.keyboard.press("Alt+f");
  for (const next of [text, cancel, submit, text]) {
    await expect(next).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("FeedbackAlt F");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });

  await button.click();
  await text.fill("Two: by two clicks");
  await submit.dblclick();
  await dialog.waitFor({ state: "hidden" });
  await button.click();
  await text.fill("Two: in one moment");
  await submit.evaluate((it: HTMLButtonElement) => {
    it.click();
    it.click();
  });
  await dialog.waitFor({ state: "hidden" });
  await button.click();
  const { letGo } = await holdBack(page);
  await text.fill("Two: by keys");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
  await letGo();
  await dialog.waitFor({ state: "hidden" });
  expect(posted).toHaveLength(5);
  expect((await kept(sightline, "Two:")).map(({ message }) => message)).toEqual([
    "Two: by two clicks",
    "Two: in one moment",
    "Two: by keys",
  ]);
});

test("what was typed outlives Escape, a click outside, a refusal and a server that is gone, but not Cancel", async ({
  sightline,
}) => {
  const { page, dialog, text, submit, cancel, button, posted } = await openDialog(sightline);
  await text.fill("half a thought");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await button.click();
  await expect(text).toHaveValue("half a thought");
  // The dialog begins to listen for clicks outside a moment after it has opened.
  await expect(async () => {
    await page.mouse.click(LAPTOP.width - 20, 20);
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Settings" }).click();
  await button.click();
  await expect(text).toHaveValue("half a thought");
  await cancel.click();
  await dialog.waitFor({ state: "hidden" });
  await button.click();
  await expect(text).toHaveValue("");
  expect(posted).toEqual([]);

  // A refusal: the server's own words are shown.
  const message = "The disk is full: nothing more can be saved.";
  await page.route("**/api/feedback", (route) =>
    route.fulfill({ status: 507, json: { error: "STORAGE_FULL", message } }),
  );
  await text.fill("Six");
  await submit.click();
  await toast(page, "Submission Failed", message);
  await expect(dialog).toBeVisible();
  await expect(text).toHaveValue("Six");
  await expect(submit).toBeEnabled();
  await expect(text).toBeEditable();
  await page.unroute("**/api/feedback");

  // No answer: trying again works.
  await text.fill("Five: the server was gone");
  await sightline.stopServer();
  await submit.click();
  await toast(page, "Submission Failed", FALLBACK);
  await expect(dialog).toBeVisible();
  await expect(text).toHaveValue("Five: the server was gone");
  await expect(text).toBeFocused();
  await sightline.restartServer();
  await submit.click();
  await dialog.waitFor({ state: "hidden" });
  expect(await kept(sightline, "Five:")).toHaveLength(1);

  // Cancel while it is submitted: what comes of it leaves the next text alone.
  await button.click();
  const { letGo } = await holdBack(page);
  await text.fill("Seven: on its way");
  await submit.click();
  await cancel.click();
  await dialog.waitFor({ state: "hidden" });
  await button.click();
  await text.fill("the next");
  await letGo();
  await page.getByText("Feedback Submitted", { exact: true }).waitFor();
  await expect(dialog).toBeVisible();
  await expect(text).toHaveValue("the next");
  // The toast of the one before may still stand.
  await expect.poll(() => kept(sightline, "Seven:")).toHaveLength(1);
});

test("no answer, before anything was fetched ahead: it is told all the same", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  // The page fetches nothing ahead until it has heard that the server is there.
  await context.route("**/api/health", () => {});
  const visit = await sightline.visit({ signedIn: true, context });
  const { button, dialog, text, submit } = partsOf(visit.page);
  await button.click();
  await text.fill("Four: the server had gone");
  await sightline.stopServer();
  await submit.click();
  await toast(visit.page, "Submission Failed", FALLBACK);
  await expect(dialog).toBeVisible();
});
