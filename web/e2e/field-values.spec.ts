/**
 * Never another value in the message: strange strings go by keyboard and clipboard into a field of each kind. After
 * each the Live Message Preview has exactly the field's content, or none of it and the field says what is wrong. The
 * parsers themselves read ten thousand for each field of each form in field-values.slow.test.ts.
 */
import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { HEADING } from "../domain/fields/heading";
import { boundsText, type NumberRule } from "../domain/fields/number-field";
import { FREE_TEXT_LIMIT, SHORT_TEXT_LIMIT } from "../domain/fields/text-field";
import { cleanText } from "../domain/messages/message";
import {
  anyNumberString,
  anyTextString,
  meantNumber,
  NASTY_NUMBERS,
  NASTY_TEXTS,
} from "../domain/testing/field-strings";
import { expect, test } from "./fixtures";
import { formOfType, pathOf, previewOf, waitUntilReady } from "./forms";
import { copyReport } from "./log-page";
import { clipboard } from "./operator";
import { SPOT } from "./unit-format";

/** One is typed, the others are pasted. */
const STRINGS_A_FIELD = 3;
/** Longer ones are pasted alone. */
const TYPED_AT_MOST = 10;

interface NumberUnderTest {
  label: string;
  rule: NumberRule;
  /** Finds the number in the message. */
  sent: RegExp;
  /** How the number is written there, where not as it is. */
  written?: (number: number) => string;
}
interface TextUnderTest {
  label: string;
  limit: number;
  /** The text before it in the message. */
  before: string;
  isRequired: boolean;
}

/** The unit's own format has a number of each kind. */
const NUMBERS: readonly NumberUnderTest[] = [
  { label: "Quantity", rule: { min: 1, max: 50 }, sent: /\/\/ (\d+) X / },
  {
    label: "Course",
    rule: HEADING,
    sent: / CRS (\d+)/,
    written: (degrees) => String(((degrees + 359) % 360) + 1).padStart(3, "0"),
  },
  {
    label: "Speed (knots)",
    rule: { min: 0, max: 999 },
    sent: / SPD (-?[\d.,]+)KPH/,
    written: (knots) => String(Math.round(knots * 1.852)),
  },
  {
    label: "Altitude (ft)",
    rule: { min: -1500, max: 60_000, thousands: true },
    sent: / ALT (-?[\d.,]+)FT/,
    written: (feet) => feet.toLocaleString("en-GB"),
  },
  { label: "Depth (m)", rule: { min: 0, max: 99, decimals: 2 }, sent: / DEPTH (-?[\d.,]+)M/ },
];
const TEXTS: readonly TextUnderTest[] = [
  { label: "Size", limit: 40, before: "SIZE ", isRequired: true },
  { label: "Specify kind", limit: SHORT_TEXT_LIMIT, before: " X ", isRequired: true },
  { label: "Free text", limit: FREE_TEXT_LIMIT, before: "REMARKS ", isRequired: false },
];

/** What the operator sees after a change. */
interface Seen {
  typed: string;
  /** The field's text. */
  stands: string;
  isInvalid: boolean;
  message: string;
  isHeld: boolean;
}

const look = (field: Locator, typed: string): Promise<Seen> =>
  field.evaluate((element, typed) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error("not a text field");
    const button = [...document.querySelectorAll("button")].find((each) =>
      each.textContent?.includes("Submit & Copy to clipboard"),
    );
    return {
      typed,
      stands: element.value,
      isInvalid: element.ariaInvalid === "true",
      message: document.querySelector('[aria-label="Live Message Preview"] p')?.textContent ?? "",
      isHeld: button?.ariaDisabled === "true",
    };
  }, typed);

/** Puts a string in place of the field's content. @returns what is seen once the field is left */
async function enter(
  page: Page,
  field: Locator,
  text: string,
  by: "keys" | "paste",
): Promise<Seen> {
  await field.press("Control+a");
  if (by === "paste") {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
  } else {
    await page.keyboard.press("Delete");
    await page.keyboard.type(text);
  }
  // What may become right by typing on is wrong once the field is left.
  await field.blur();
  return look(field, text);
}

/**
 * The field's content is in the message unchanged, or not at all and the report is held back.
 * @returns what is wrong with that, null if nothing is
 */
function wrongNumber(field: NumberUnderTest, seen: Seen): string | null {
  const wanted = meantNumber(seen.stands, field);
  const sent = field.sent.exec(seen.message)?.[1] ?? null;
  if (sent !== wanted) return `sends ${sent}, not ${wanted}`;
  if (wanted !== null) return seen.isInvalid || seen.isHeld ? "is right, and is refused" : null;
  return seen.isHeld || seen.stands.trim() === "" ? null : "is wrong, and is not held";
}

function wrongText(field: TextUnderTest, seen: Seen): string | null {
  const text = cleanText(seen.stands);
  const isTooLong = [...text].length > field.limit;
  const isHeld = isTooLong || (text === "" && field.isRequired);
  if (seen.isHeld !== isHeld) return isHeld ? "is not held" : "is held";
  if (seen.isInvalid !== isTooLong) return isTooLong ? "is not marked" : "is marked";
  if (isTooLong)
    return seen.message.includes(text.slice(0, field.limit)) ? "is sent though too long" : null;
  if (isHeld || text === "") return null;
  const isSent = [" // ", "////"].some((end) =>
    seen.message.includes(`${field.before}${text}${end}`),
  );
  return isSent ? null : "is not sent as it stands";
}

/** Strings that the page can be handed: halves of characters do not survive the way. */
const sample = (strings: fc.Arbitrary<string>, always: readonly string[]): string[] =>
  fc.sample(
    fc
      .oneof(fc.constantFrom(...always), strings)
      .filter((text) => text !== "" && !/\p{Surrogate}/u.test(text)),
    STRINGS_A_FIELD,
  );

test.use({ startedWith: { formats: [SPOT] } });

test("whatever is typed or pasted, never another value in the message; what is wrong stands with its error, holds the copy and is led to, also in a draft", async ({
  sightline,
}) => {
  const form = formOfType("SPOT");
  const { page } = await sightline.visit({ signedIn: true, path: pathOf(form) });
  const fieldOf = (label: string) =>
    page.getByRole("main").getByLabel(label, { exact: true }).locator("visible=true");
  const remarks = fieldOf("Free text");
  await form.fillHalf(page);
  await form.fillRest(page);
  await waitUntilReady(page);

  for (const field of [...NUMBERS, ...TEXTS]) {
    await test.step(field.label, async () => {
      const locator = fieldOf(field.label);
      const before = await locator.inputValue();
      const isNumber = "rule" in field;
      const strings = isNumber
        ? sample(anyNumberString, NASTY_NUMBERS)
        : sample(anyTextString, NASTY_TEXTS);
      const typed = strings.find((text) => text.length <= TYPED_AT_MOST);
      for (const text of strings) {
        const by = text === typed ? "keys" : "paste";
        const seen = await enter(page, locator, text, by);
        const wrong = isNumber ? wrongNumber(field, seen) : wrongText(field, seen);
        expect(wrong && { ...seen, by, wrong }).toBeNull();
      }
      if (isNumber) {
        // A wrapping value continues up to three digits.
        const most = field.rule.wraps ? 3599 : field.rule.max;
        await enter(page, locator, String(most + 1), "keys");
        await expect(locator).toHaveAccessibleDescription(boundsText(field.rule));
        await expect(previewOf(page)).toContainText("— check");
        await page.getByText(`Check ${field.label} before you copy.`).waitFor();
        await remarks.focus();
        await page.keyboard.press("Control+Enter");
        await expect(locator).toBeFocused();
      }
      await locator.fill(before);
      await waitUntilReady(page);
    });
  }

  await test.step("a long free text is counted, kept whole and held; nobody's invisible characters go out", async () => {
    await remarks.fill("x".repeat(440));
    await expect(remarks).toHaveAccessibleDescription("");
    await remarks.fill("x".repeat(480));
    await expect(remarks).toHaveAccessibleDescription("480 of 500");
    await page.evaluate(() => navigator.clipboard.writeText("y".repeat(40)));
    await remarks.press("End");
    await page.keyboard.press("Control+v");
    await expect(remarks).toHaveValue("x".repeat(480) + "y".repeat(40));
    await expect(remarks).toHaveAccessibleDescription("520 of 500: too long");
    await expect(previewOf(page)).toContainText("REMARKS — check");
    await page.getByText("Free text before you copy.").waitFor();
    await remarks.fill("a\u202eb\u202c c\u200bd \u{1f468}\u200d\u{1f469}\u200d\u{1f467}");
    await copyReport(page);
    expect(await clipboard(page)).toMatch(
      /REMARKS ab cd \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\/\/\/\/$/u,
    );
  });
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
