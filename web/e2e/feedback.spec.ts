import { holdBack, kept, openDialog, partsOf, toast } from "./feedback-page";
import { expect, NOON, test } from "./fixtures";
import { settled } from "./operator";

test.use({ startedWith: {} });

const WHO = {
  parent_unit: "1 RHA",
  exercise_role: "Sensor operator",
  call_sign: "WK21",
  asset: "Puma",
};

test.describe("giving feedback", () => {
  test("the left navigation opens a textarea with Submit Feedback and Cancel", async ({
    sightline,
  }) => {
    const { dialog, text, button, page } = await openDialog(sightline);
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

  test("what is submitted is in the database; the dialog is closed and empty", async ({
    sightline,
  }) => {
    const { page, dialog, text, submit, button, posted } = await openDialog(sightline);
    const { letGo } = await holdBack(page);
    await text.fill("  One: larger digits\nfor gloves.  ");
    await submit.click();
    const submitting = dialog.getByRole("button", { name: "Submitting..." });
    await submitting.waitFor();
    await expect(submitting).toHaveText("Submitting...");
    await expect(submitting).toBeDisabled();
    await letGo();
    await dialog.waitFor({ state: "hidden" });
    await toast(
      page,
      "Feedback Submitted",
      "Thank you for your feedback! We appreciate your input.",
    );
    expect(posted.map((body) => JSON.parse(body))).toEqual([
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

  test("blank feedback is asked for, in red, announced, and the toast can be dismissed", async ({
    sightline,
  }) => {
    const { page, dialog, text, submit, posted } = await openDialog(sightline);
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
  });

  test("pressed twice, it is submitted once", async ({ sightline }) => {
    const { page, text, submit, button, dialog, posted } = await openDialog(sightline);
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
    expect(posted).toHaveLength(3);
    expect((await kept(sightline, "Two:")).map(({ message }) => message)).toEqual([
      "Two: by two clicks",
      "Two: in one moment",
      "Two: by keys",
    ]);
  });

  test("by keyboard alone: Alt F, the text, Tab to the button; or Ctrl Enter", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true });
    const { dialog, text, submit, cancel } = partsOf(page);
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
  });

  test("takes 5,000 characters, cuts nothing beyond them, and the server takes as many", async ({
    sightline,
  }) => {
    const { page, dialog, text } = await openDialog(sightline);
    const submit = dialog.getByRole("button", { name: "Submit Feedback" });
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
  });
});
