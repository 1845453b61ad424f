/**
 * Never another value in the message: what was once made into another goes by keyboard and clipboard into a field of
 * each kind, and the Live Message Preview has exactly that, or none of it and the field says what is wrong. What else
 * could be typed is read in number-field.test.ts and text-field.test.ts, and ten thousand strings for each field of
 * each form in field-values.slow.test.ts.
 */
import type { Locator, Page } from "@playwright/test";
import { FREE_TEXT_LIMIT, SHORT_TEXT_LIMIT } from "../domain/fields/text-field";
import { cleanText } from "../domain/messages/message";
import { NASTY_TEXTS } from "../domain/testing/field-strings";
import { expect, test } from "./fixtures";
import { formOfType, pathOf, previewOf, waitUntilReady } from "./forms";
import { copyButton } from "./log-page";
import { SPOT } from "./unit-format";

/** Of a number of each kind: where it stands in the message, what is sent of what was typed, and what it may be. */
const NUMBERS: readonly (readonly [
  label: string,
  sent: RegExp,
  typed: Record<string, string | null>,
  beyond: [typed: string, says: string],
])[] = [
  ["Quantity", /\/\/ (\d+) X /, { "12.5": null, "1e1": null, "07": "7" }, ["51", "1 to 50"]],
  ["Course", / CRS (\d+)/, { "4.5": null, "0": "360", "361": "001" }, ["3600", "1 to 360"]],
  [
    "Speed (knots)",
    / SPD ([\d.,]+)KPH/,
    { "12,5": null, "+5": null, "10": "19" },
    ["1000", "0 to 999"],
  ],
  [
    "Altitude (ft)",
    / ALT (-?[\d.,]+)FT/,
    { "12,5": null, "1500": "1,500", "\u22125": "-5" },
    ["60001", "-1,500 to 60,000"],
  ],
  [
    "Depth (m)",
    / DEPTH ([\d.,]+)M/,
    { "2.555": null, "1/2": null, "2.5": "2.5" },
    ["100", "0 to 99"],
  ],
];
const TEXTS = [
  ["Size", "SIZE ", 40, NASTY_TEXTS[1] ?? ""],
  ["Specify kind", " X ", SHORT_TEXT_LIMIT, NASTY_TEXTS[2] ?? ""],
  ["Free text", "REMARKS ", FREE_TEXT_LIMIT, NASTY_TEXTS[3] ?? ""],
] as const;

/** Puts a string in place of the field's content, and leaves it: what typing on could mend is wrong only then. */
async function enter(page: Page, field: Locator, text: string, by: "keys" | "paste") {
  await field.press("Control+a");
  if (by === "paste") {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
  } else {
    await page.keyboard.press("Delete");
    await page.keyboard.type(text);
  }
  await field.blur();
}

test.use({ startedWith: { formats: [SPOT] } });

test("whatever is typed or pasted, never another value in the message; what is wrong stands with its error, holds the copy and is led to, also in a draft", async ({
  sightline,
}) => {
  const form = formOfType("SPOT");
  const { page } = await sightline.visit({ signedIn: true, path: pathOf(form) });
  const fieldOf = (label: string) =>
    page.getByRole("main").getByLabel(label, { exact: true }).locator("visible=true");
  const isHeld = (is: boolean) => expect(copyButton(page)).toBeEnabled({ enabled: !is });
  const remarks = fieldOf("Free text");
  await form.fillHalf(page);
  await form.fillRest(page);
  await waitUntilReady(page);

  for (const [label, sent, typed, [beyond, says]] of NUMBERS) {
    await test.step(label, async () => {
      const field = fieldOf(label);
      const before = await field.inputValue();
      // Typed and pasted in turn.
      for (const [index, [text, meant]] of Object.entries(typed).entries()) {
        const by = index % 2 ? "paste" : "keys";
        await enter(page, field, text, by);
        await isHeld(meant === null);
        const shown = sent.exec((await previewOf(page).textContent()) ?? "")?.[1] ?? null;
        expect({ text, by, shown }).toEqual({ text, by, shown: meant });
      }
      await enter(page, field, beyond, "keys");
      await expect(field).toHaveAccessibleDescription(says);
      await expect(previewOf(page)).toContainText("— check");
      await page.getByText(`Check ${label} before you copy.`).waitFor();
      await remarks.focus();
      await page.keyboard.press("Control+Enter");
      await expect(field).toBeFocused();
      await field.fill(before);
      await waitUntilReady(page);
    });
  }
  for (const [label, before, limit, nasty] of TEXTS) {
    await test.step(label, async () => {
      const field = fieldOf(label);
      const kept = await field.inputValue();
      await enter(page, field, nasty, "paste");
      await expect(previewOf(page)).toContainText(`${before}${cleanText(nasty)}`);
      await isHeld(false);
      // It is kept whole, and not sent.
      await enter(page, field, "x".repeat(limit + 1), "paste");
      await expect(field).toHaveValue("x".repeat(limit + 1));
      await expect(field).toHaveAccessibleDescription(`${limit + 1} of ${limit}: too long`);
      await expect(previewOf(page)).not.toContainText("xxx");
      await isHeld(true);
      await field.fill(kept);
      await waitUntilReady(page);
    });
  }

  await test.step("a draft with what is wrong shows it again", async () => {
    const [quantity, speed] = [fieldOf("Quantity"), fieldOf("Speed (knots)")];
    await speed.fill("12.5");
    await quantity.fill("99");
    await page.reload();
    await expect(speed).toHaveValue("12.5");
    await expect(speed).toHaveAccessibleDescription("Whole numbers only");
    await expect(quantity).toHaveValue("99");
    await expect(quantity).toHaveAccessibleDescription("1 to 50");
    await quantity.press("ArrowUp");
    await expect(quantity).toHaveValue("50");
  });
});
