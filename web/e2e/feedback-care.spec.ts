import { AxeBuilder } from "@axe-core/playwright";
import { holdBack, kept, openDialog, partsOf, toast } from "./feedback-page";
import { expect, LAPTOP, PHONE, test } from "./fixtures";

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
    expect(await text.evaluate((area) => area === document.activeElement)).toBe(true);
    await sightline.restartServer();
    await submit.click();
    await dialog.waitFor({ state: "hidden" });
    expect(await kept(sightline, "Five:")).toHaveLength(1);
  });

  test("a refusal: the server's own words are shown", async ({ sightline }) => {
    const { page, dialog, text, submit } = await openDialog(sightline);
    const message = "The disk is full: nothing more can be kept.";
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
    // Radix begins to listen for clicks outside a moment after it has opened.
    await page.waitForTimeout(200);
    await page.mouse.click(LAPTOP.width - 20, 20);
    await dialog.waitFor({ state: "hidden" });
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

describe.each(["dark", "day", "night"])("looks: %s", (theme) => {
  for (const [_, viewport] of [
    ["laptop", LAPTOP],
    ["phone", PHONE],
  ]) {
    test(`on a ${_} axe finds nothing, targets are large enough, nothing scrolls sideways`, async ({
      sightline,
    }) => {
      const { page } = await sightline.visit({ viewport, signedIn: true });
      await page.evaluate(
        (name) => localStorage.setItem("sightline-theme", JSON.stringify(name)),
        theme,
      );
      await page.reload();
      const { button, dialog, submit } = partsOf(page);
      await button.waitFor();
      const navigation = page.getByRole("navigation", { name: "Main" });
      for (const role of ["link", "button"] as const) {
        for (const target of await navigation.getByRole(role).all()) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        }
      }
      const examine = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
      };
      await button.click();
      await dialog.waitFor();
      await examine();
      await submit.click();
      await page.getByText("Feedback Required", { exact: true }).waitFor();
      await examine();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
