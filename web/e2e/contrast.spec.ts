/**
 * Chosen, missing and wrong are visible without a hue, in every theme: measured where the browser draws them.
 * `tokens.test.ts` checks the colours themselves.
 */
import type { Locator, Page } from "@playwright/test";
import { installKit } from "./access-kit";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { fillGrid, formPath, signIn } from "./operator";

/** WCAG 2.2: text, and the parts of a control that must be distinguishable. */
const TEXT = 4.5;
const PART = 3;

/** How an element is emphasised. */
function drawn(element: Locator) {
  return element.evaluate((target) => {
    const { contrastOf, groundOf } = window.accessKit;
    const style = getComputedStyle(target);
    const own = groundOf(target);
    const around = groundOf(target.parentElement);
    const edgeWidth = Number.parseFloat(style.borderTopWidth);
    // Each 1 where there is none of it.
    return {
      text: contrastOf(style.color, own),
      fill: contrastOf(own, around),
      edge: edgeWidth > 0 ? contrastOf(style.borderTopColor, around) : 1,
      edgeWidth,
      frame: / 2px(?: inset)?$/.test(style.boxShadow)
        ? contrastOf(style.boxShadow.slice(0, style.boxShadow.indexOf(")") + 1), around)
        : 1,
      sign: getComputedStyle(target, "::before").content,
    };
  });
}

/** Filled: it differs from its surroundings, and its text is legible. */
async function expectFilled(element: Locator, name: string): Promise<void> {
  const { fill, text } = await drawn(element);
  expect(fill, `${name} against its row`).toBeGreaterThanOrEqual(PART);
  expect(text, `the text of ${name}`).toBeGreaterThanOrEqual(TEXT);
}

/** Chosen: filled, or at night framed. */
async function expectChosen(element: Locator, name: string): Promise<void> {
  const { fill, frame, text } = await drawn(element);
  expect(Math.max(fill, frame), `${name} against its row`).toBeGreaterThanOrEqual(PART);
  expect(text, `the text of ${name}`).toBeGreaterThanOrEqual(TEXT);
}

/** Signed: an exclamation mark in a shape of its own precedes the words, and is legible. */
async function expectSigned(element: Locator, name: string): Promise<void> {
  const { sign, text } = await drawn(element);
  expect(sign, `the sign of ${name}`).toContain('"!"');
  expect(text, `the text of ${name}`).toBeGreaterThanOrEqual(TEXT);
}

/** Boxed: a thick line around it differs from its surroundings. */
async function expectBoxed(element: Locator): Promise<void> {
  const { edge, edgeWidth } = await drawn(element);
  expect(edge).toBeGreaterThanOrEqual(PART);
  expect(edgeWidth).toBe(2);
}

/** Everything that these ask holds in every theme. */
async function inEachTheme(page: Page, ask: () => Promise<void>): Promise<void> {
  for (const theme of ["dark", "day", "night"] as const) {
    await test.step(theme, async () => {
      await setTheme(page, theme);
      await ask();
    });
  }
}

test("what is chosen is filled or framed, and what is missing, wrong or failed is inverse, boxed or signed", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await installKit(context);
  const { page } = await sightline.visit({ context });
  // A ground is measured as it is in the end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByLabel("Parent Unit").fill("1 RHA");
  await inEachTheme(page, () =>
    expectSigned(page.getByRole("status").filter({ hasText: "Still missing" }), "Log In's lack"),
  );
  await signIn(page);

  await page.getByRole("button", { name: "Feedback" }).click();
  await inEachTheme(page, async () => {
    // It disappears by itself after some seconds.
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    const title = page.locator("li").getByText("Feedback Required");
    await expectSigned(title, "a failure's title");
    await expectBoxed(title.locator("xpath=ancestor::li"));
  });
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel("C/S").fill(" ");
  await page.getByRole("button", { name: "Save" }).click();
  await inEachTheme(page, async () => {
    await expectSigned(page.getByText("Enter a call sign"), "the field's error");
    await expectSigned(page.getByText("Other changes saved."), "what was passed over");
  });

  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Test data" }).click();
  const pressed = (name: string) => page.getByRole("button", { name, pressed: true });
  await inEachTheme(page, () => expectChosen(pressed("Test data"), "the log's filter"));
  await page.goto(new URL("/cuas", page.url()).href);
  await page.getByRole("button", { name: "Hear" }).click();
  // The pointer that pressed it is not to lie on it.
  await page.mouse.move(0, 0);
  await inEachTheme(page, () => expectChosen(pressed("Hear"), "Hear"));

  await page.goto(new URL(formPath("BM-21"), page.url()).href);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await page.getByRole("radio", { name: "Static" }).check();
  await fillGrid(page, 1, "34", "1234567890");
  await page.keyboard.press("Tab");
  const wrong = page.getByRole("group", { name: "Grid 1", exact: true }).getByLabel("GZD");
  const mass = page.getByRole("checkbox", { name: "Centre of mass" });
  await inEachTheme(page, async () => {
    await expectChosen(page.locator("label", { hasText: "Static" }).locator("span"), "Static");
    await expectChosen(page.locator("nav [aria-current=page]"), "the screen that is open");
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    await expectFilled(preview.getByText("ENV — missing"), "what the message lacks");
    await expectSigned(page.getByText("Required fields missing: "), "the note");
    await expectBoxed(page.getByRole("group", { name: "State of the report" }));
    await expectSigned(page.getByText("Check GZD"), "a field's error");
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    // Twice as thick as the border of a field that is right.
    await expect(wrong).not.toHaveCSS("box-shadow", "none");
    await mass.check();
    expect((await drawn(mass)).fill, "a ticked box").toBeGreaterThanOrEqual(PART);
    await mass.uncheck();
  });
});
