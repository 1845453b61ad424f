import { holdBack, kept, openDialog, partsOf, toast } from "./feedback-page";
import { expect, LAPTOP, test } from "./fixtures";

test.use({ startedWith: {} });

const FALLBACK = "There was an error submitting your feedback. Please try again.";
test.describe("when it fails", () => {
  test("no answer: the dialog stays with its text, and trying again works", async ({
    sightline,
  }) => {
    const { page, dialog, text, submit } = await openDialog(sightline);
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

  test("a refusal: the server's own words are shown", async ({ sightline }) => {
    const { page, dialog, text, submit } = await openDialog(sightline);
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
  });
});

test.describe("closing", () => {
  test("Cancel clears; Escape and a click outside keep what was typed", async ({ sightline }) => {
    const { page, dialog, text, cancel, button, posted } = await openDialog(sightline);
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
  });

  test("Cancel while submitting: what comes of it leaves the next text alone", async ({
    sightline,
  }) => {
    const { page, dialog, text, submit, cancel, button } = await openDialog(sightline);
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
    expect(await kept(sightline, "Seven:")).toHaveLength(1);
  });
});
