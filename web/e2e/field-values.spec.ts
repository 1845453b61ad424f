/**
 * Never another value in the message: a thousand generated strings go into the number and text
 * fields of each form, as pastes and key by key. After each change the Live Message Preview
 * holds exactly what stands in the field, or nothing of it and the field says what is wrong.
 */
import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { HEADING } from "../domain/heading";
import { cleanText } from "../domain/message";
import type { NumberRule } from "../domain/number-field";
import { ALTITUDE, DISPERSAL, SPEED } from "../domain/reports/grid-row";
import { QUANTITY } from "../domain/reports/sighting";
import { FEET, KNOTS, ROUNDS, UAS_QUANTITY } from "../domain/testing/built-in-forms";
import {
  anyNumberString,
  anyTextString,
  meantNumber,
  NASTY_NUMBERS,
  NASTY_TEXTS,
} from "../domain/testing/field-strings";
import { FREE_TEXT_LIMIT, SHORT_TEXT_LIMIT, TARGET_ID_LIMIT } from "../domain/text-field";
import { FIVE_FORMS, type FormName, waitUntilReady } from "./five-forms";
import { expect, type Sightline, test } from "./fixtures";

const STRINGS_A_FORM = 1000;
/** Of the strings of a field, so many go in by the keyboard and the clipboard themselves. */
const BY_HAND = 3;

interface NumberCase {
  label: string;
  rule: NumberRule;
  /** Finds the number in the message. */
  sent: RegExp;
  written?: (number: number) => string;
}
interface TextCase {
  label: string;
  limit: number;
  /** What stands before the text in the message. */
  before: string;
  isRequired?: true;
}

const FREE_TEXT: TextCase = { label: "Free text", limit: FREE_TEXT_LIMIT, before: "REMARKS " };
const TARGETS: NumberCase = { label: "Quantity", rule: QUANTITY, sent: /\/\/ (\d+) X / };

const FIELDS: Record<FormName, { numbers: NumberCase[]; texts: TextCase[] }> = {
  "Sighting & BDA": {
    numbers: [
      TARGETS,
      { label: "Speed (km/h)", rule: SPEED, sent: / (-?\d+)KPH/ },
      { label: "Altitude (ft)", rule: ALTITUDE, sent: / ALT (-?\d+)FT/ },
      { label: "Dispersal (m)", rule: DISPERSAL, sent: / DISP (-?\d+)M/ },
    ],
    texts: [FREE_TEXT],
  },
  HLR: {
    numbers: [{ label: "Number of Rounds", rule: ROUNDS, sent: /ROUNDS (-?\d+)/ }],
    texts: [FREE_TEXT],
  },
  GMTI: {
    numbers: [
      TARGETS,
      { label: "Altitude (ft)", rule: ALTITUDE, sent: / ALT (-?\d+)FT/ },
      { label: "Dispersal (m)", rule: DISPERSAL, sent: / DISP (-?\d+)M/ },
      {
        label: "Heading",
        rule: HEADING,
        sent: /HDG (\d+) /,
        written: (degrees) => String(((degrees + 359) % 360) + 1).padStart(3, "0"),
      },
      { label: "Speed (km/h)", rule: SPEED, sent: / SPD (-?\d+)KPH/ },
    ],
    texts: [
      { label: "Target ID", limit: TARGET_ID_LIMIT, before: "TGT " },
      { label: "Specify target type", limit: SHORT_TEXT_LIMIT, before: "4 X ", isRequired: true },
      FREE_TEXT,
    ],
  },
  LEAPP: {
    numbers: [
      {
        label: "Altitude (ft)",
        rule: FEET,
        sent: / ALT ([\d,]+)FT/,
        written: (feet) => feet.toLocaleString("en-GB"),
      },
      {
        label: "Speed (knots)",
        rule: KNOTS,
        sent: / SPD (-?\d+)KMPH/,
        written: (knots) => String(Math.round(knots * 1.852)),
      },
    ],
    texts: [
      { label: "Specify object", limit: SHORT_TEXT_LIMIT, before: "OBJ ", isRequired: true },
      FREE_TEXT,
    ],
  },
  "c-UAS": {
    numbers: [{ label: "Quantity", rule: UAS_QUANTITY, sent: /\/\/ (\d+) X / }],
    texts: [
      { label: "Payload type", limit: SHORT_TEXT_LIMIT, before: "PAYLOAD VISIBLE " },
      { label: "Other observations and comments", limit: FREE_TEXT_LIMIT, before: "OBS " },
      { label: "Remarks", limit: FREE_TEXT_LIMIT, before: "REMARKS " },
      { label: "Action Taken", limit: FREE_TEXT_LIMIT, before: "ACTION " },
    ],
  },
};

/** What the operator sees after a change. */
interface Seen {
  typed: string;
  /** What stands in the field. */
  stands: string;
  isInvalid: boolean;
  message: string;
  isHeld: boolean;
}

/** Puts strings into a field: each as a paste over what stands there, then key by key. Runs in the page. */
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
      isHeld: button?.disabled === true,
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
      isHeld: button?.disabled === true,
    };
  }, typed);
}

/** What stands in the field is in the message as it stands, or not at all and the report is held. */
function judgeNumber(field: NumberCase, seen: Seen): void {
  const wanted = meantNumber(seen.stands, field);
  const sent = field.sent.exec(seen.message)?.[1] ?? null;
  expect({ ...seen, sent }).toEqual({ ...seen, sent: wanted });
  const isBlank = seen.stands.trim() === "";
  if (wanted === null && !isBlank) expect(seen).toMatchObject({ isHeld: true });
  if (wanted !== null) expect(seen).toMatchObject({ isInvalid: false, isHeld: false });
}

function judgeText(field: TextCase, seen: Seen): void {
  const text = cleanText(seen.stands);
  const isTooLong = [...text].length > field.limit;
  const isHeld = isTooLong || (text === "" && field.isRequired === true);
  expect(seen).toMatchObject({ isHeld, isInvalid: isTooLong });
  if (!isHeld && text !== "") {
    const ends = [" // ", "////"].map((end) =>
      seen.message.includes(`${field.before}${text}${end}`),
    );
    expect({ ...seen, holdsIt: ends.includes(true) }).toEqual({ ...seen, holdsIt: true });
  }
  if (isTooLong) expect(seen.message).not.toContain(text.slice(0, field.limit));
}

function fieldOf(page: Page, form: FormName, label: string): Locator {
  const row = page.getByRole("group", { name: "Grid 1", exact: true });
  const isInRow = form === "Sighting & BDA" && /^(Altitude|Dispersal)/.test(label);
  const within = isInRow ? row : page.getByRole("main");
  return within.getByLabel(label, { exact: true }).locator("visible=true");
}

/** Strings that the page can be handed: halves of characters do not survive the way. */
function sample(strings: fc.Arbitrary<string>, count: number, always: readonly string[]): string[] {
  const whole = (text: string) => !/\p{Surrogate}/u.test(text) && text !== "";
  return [
    ...always.filter(whole),
    ...fc.sample(strings.filter(whole), Math.max(0, count - always.length)),
  ];
}

async function openFilled(sightline: Sightline, name: FormName): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true });
  const form = FIVE_FORMS.find((each) => each.name === name);
  if (!form) throw new Error(name);
  await form.open(page);
  await form.fillHalf(page);
  await form.fillRest(page);
  await waitUntilReady(page);
  return page;
}

// A thousand strings are some thousands of changes, each drawn.
test.setTimeout(300_000);

for (const { name } of FIVE_FORMS) {
  test(`${name}: a thousand strings, and never another value in the message`, async ({
    sightline,
  }) => {
    const page = await openFilled(sightline, name);
    const { numbers, texts } = FIELDS[name];
    const count = Math.ceil(STRINGS_A_FORM / (numbers.length + texts.length));
    for (const field of [...numbers, ...texts]) {
      const isNumber = "rule" in field;
      const locator = fieldOf(page, name, field.label);
      const before = await locator.inputValue();
      const strings = isNumber
        ? sample(anyNumberString, count, NASTY_NUMBERS)
        : sample(anyTextString, count, NASTY_TEXTS);
      const seen = await locator.evaluate(typeAll, strings);
      for (const [index, typed] of strings.slice(0, BY_HAND).entries()) {
        seen.push(await typeByHand(page, locator, typed, index % 2 === 0));
      }
      expect(seen.length).toBeGreaterThan(count);
      for (const each of seen) {
        if (isNumber) judgeNumber(field, each);
        else judgeText(field, each);
      }
      await locator.fill(before);
      await waitUntilReady(page);
    }
  });
}
