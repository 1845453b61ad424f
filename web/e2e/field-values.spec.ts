/**
 * Never another value in the message: generated strings go into the number and text fields of each form, as pastes
 * and key by key. After each change the Live Message Preview has exactly the field's content, or none of it and the
 * field says what is wrong.
 */
import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { boundsText } from "../domain/fields/number-field";
import { cleanText } from "../domain/messages/message";
import {
  anyNumberString,
  anyTextString,
  meantNumber,
  NASTY_NUMBERS,
  NASTY_TEXTS,
} from "../domain/testing/field-strings";
import { expect, test } from "./fixtures";
import {
  FORMS_OF_EVERY_KIND,
  type FormUnderTest,
  type NumberUnderTest,
  pathOf,
  previewOf,
  type TextUnderTest,
  waitUntilReady,
} from "./forms";
import { SPOT } from "./unit-format";

/** The parsers themselves read ten thousand in field-values.slow.test.ts. */
const STRINGS_A_FIELD = 20;
/** How many of a field's strings are entered with the real keyboard and clipboard. */
const BY_HAND = 3;

/** What the operator sees after a change. */
interface Seen {
  typed: string;
  /** The field's text. */
  stands: string;
  isInvalid: boolean;
  message: string;
  isHeld: boolean;
}

/** Puts strings into a field: each as a paste over its content, then key by key. Runs in the page. */
async function typeAll(
  element: SVGElement | HTMLElement,
  strings: readonly string[],
): Promise<Seen[]> {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    throw new Error("not a text field");
  }
  const field = element;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  const preview = document.querySelector('[aria-label="Live Message Preview"] p');
  const button = [...document.querySelectorAll("button")].find((each) =>
    each.textContent?.includes("Submit & Copy to clipboard"),
  );
  const seen: Seen[] = [];
  const note = (typed: string) =>
    seen.push({
      typed,
      stands: field.value,
      isInvalid: field.getAttribute("aria-invalid") === "true",
      message: preview?.textContent ?? "",
      isHeld: button?.ariaDisabled === "true",
    });
  const change = async (typed: string, text: string, inputType: string, data: string | null) => {
    write?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data }));
    // React has drawn the change by the end of the microtasks.
    await null;
    await null;
    note(typed);
  };
  for (const [index, typed] of strings.entries()) {
    field.focus();
    if (index % 4 > 0 || typed.length > 10) {
      await change(typed, typed, "insertFromPaste", null);
    } else {
      await change("", "", "deleteContentBackward", null);
      for (const key of typed)
        await change(`${field.value}${key}`, field.value + key, "insertText", key);
    }
    // What may become right by typing on is wrong once the field is left.
    field.blur();
    await new Promise((done) => setTimeout(done));
    note(typed);
  }
  return seen;
}

/** The same by the keyboard and the clipboard themselves. */
async function typeByHand(
  page: Page,
  field: Locator,
  typed: string,
  isPaste: boolean,
): Promise<Seen> {
  await field.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  if (isPaste) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), typed);
    await page.keyboard.press("Control+v");
  } else {
    await page.keyboard.type(typed);
  }
  await field.blur();
  return field.evaluate((element, typed) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
      throw new Error("not a text field");
    }
    const button = [...document.querySelectorAll("button")].find((each) =>
      each.textContent?.includes("Submit & Copy to clipboard"),
    );
    return {
      typed,
      stands: element.value,
      isInvalid: element.getAttribute("aria-invalid") === "true",
      message: document.querySelector('[aria-label="Live Message Preview"] p')?.textContent ?? "",
      isHeld: button?.ariaDisabled === "true",
    };
  }, typed);
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
  const isBlank = seen.stands.trim() === "";
  return seen.isHeld || isBlank ? null : "is wrong, and is not held";
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

function fieldOf(page: Page, { report }: FormUnderTest, label: string): Locator {
  const row = page.getByRole("group", { name: "Grid 1", exact: true });
  const isInRow = report.format === null && /^(Altitude|Dispersal)/.test(label);
  const within = isInRow ? row : page.getByRole("main");
  return within.getByLabel(label, { exact: true }).locator("visible=true");
}

/** Strings that the page can be handed: halves of characters do not survive the way. */
const sample = (strings: fc.Arbitrary<string>, always: readonly string[]): string[] =>
  fc.sample(
    fc
      .oneof(fc.constantFrom(...always), strings)
      .filter((text) => text !== "" && !/\p{Surrogate}/u.test(text)),
    STRINGS_A_FIELD,
  );

/** A number that a field does not take. */
function tooMuch({ rule }: NumberUnderTest): string {
  // A wrapping value continues up to three digits.
  return rule.wraps ? "3600" : String(rule.max + 1);
}

/** What is no number of the field's stands with its error, holds the copy, and is what trying to copy leads to. */
async function tryWrong(
  page: Page,
  form: FormUnderTest,
  number: NumberUnderTest,
  field: Locator,
): Promise<void> {
  const { name, rule } = number;
  const notThis = rule.decimals
    ? `A number with up to ${rule.decimals} decimals`
    : "Whole numbers only";
  for (const [typed, error] of [
    ["12.5555555", notThis],
    [tooMuch(number), boundsText(rule)],
  ] as const) {
    await field.press("Control+a");
    await page.keyboard.type(typed);
    const isShownGrouped = rule.thousands && /^\d+$/.test(typed);
    await expect(field).toHaveValue(isShownGrouped ? Number(typed).toLocaleString("en-GB") : typed);
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(previewOf(page)).toContainText("— check");
    await page.getByText(`${name} before you copy.`).waitFor();
  }
  await page.getByRole("main").getByLabel(form.remarks, { exact: true }).focus();
  await page.keyboard.press("Control+Enter");
  await expect(field).toBeFocused();
}

test.use({ startedWith: { formats: [SPOT] } });

for (const form of FORMS_OF_EVERY_KIND) {
  test(`${form.report.type}: whatever is typed or pasted, never another value in the message`, async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, path: pathOf(form) });
    await form.fillHalf(page);
    await form.fillRest(page);
    await waitUntilReady(page);
    for (const field of [...form.numbers, ...form.texts]) {
      const isNumber = "rule" in field;
      const locator = fieldOf(page, form, field.label);
      const before = await locator.inputValue();
      const strings = isNumber
        ? sample(anyNumberString, NASTY_NUMBERS)
        : sample(anyTextString, NASTY_TEXTS);
      const seen = await locator.evaluate(typeAll, strings);
      for (const [index, typed] of strings.slice(0, BY_HAND).entries()) {
        seen.push(await typeByHand(page, locator, typed, index % 2 === 0));
      }
      expect(seen.length).toBeGreaterThan(STRINGS_A_FIELD);
      const wrong = seen.flatMap((each) => {
        const reason = isNumber ? wrongNumber(field, each) : wrongText(field, each);
        return reason === null ? [] : { ...each, reason };
      });
      expect(wrong).toEqual([]);
      if (isNumber) await tryWrong(page, form, field, locator);
      await locator.fill(before);
      await expect(locator).not.toHaveAttribute("aria-invalid");
      await waitUntilReady(page);
    }
  });
}
