/**
 * The rule for number fields: the field's text is a number and is sent unchanged, or it is not sent and the field
 * says why. Nothing typed is ever turned into another number.
 */

/** The whole numbers that a field takes. */
export interface NumberRule {
  min: number;
  max: number;
  /** Shown with a comma between thousands, and taken with them. */
  thousands?: true;
  /** How many decimals it takes; else whole numbers alone. */
  decimals?: number;
  /** Goes around: what lies outside, up to three digits, is counted on from the other end. */
  wraps?: true;
}

/** The number in a field, null if it is empty; or its error. */
export type NumberRead = { value: number | null } | { error: string };

const NOT_WHOLE = "Whole numbers only";
const WHOLE = /^[-\u2212]?\d+$/;
const WITH_THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
/** The most that a field that goes around takes: three digits. */
const WRAPS_MOST = 999;

/** A field's bounds in words: `0 to 999`. */
export function boundsText({ min, max }: NumberRule): string {
  return `${written(min)} to ${written(max)}`;
}

function written(bound: number): string {
  return (bound < 0 ? "-" : "") + withThousands(String(Math.abs(bound)));
}

/**
 * Reads a number field. White space around the number does not matter, leading zeros neither.
 * @param typed the field's text
 */
export function readNumber(typed: string, rule: NumberRule): NumberRead {
  const text = rule.thousands ? withoutThousands(typed.trim()) : typed.trim();
  if (text === "") return { value: null };
  if (!(rule.decimals ? decimal(rule.decimals) : WHOLE).test(text)) {
    return { error: rule.decimals ? `A number with up to ${rule.decimals} decimals` : NOT_WHOLE };
  }
  const isSigned = !/^\d/.test(text);
  const number = Number(text.replace("\u2212", "-"));
  if (isSigned && rule.min >= 0) return { error: boundsText(rule) };
  if (rule.wraps && number <= WRAPS_MOST) return { value: wrapInto(number, rule) };
  if (number < rule.min || number > rule.max) return { error: boundsText(rule) };
  // A minus before zero means nothing.
  return { value: number === 0 ? 0 : number };
}

const decimal = (most: number) => new RegExp(`^[-\u2212]?\\d+(?:\\.\\d{1,${most}})?$`);

function withoutThousands(text: string): string {
  return WITH_THOUSANDS.test(text) ? text.replaceAll(",", "") : text;
}

/** A number counted around within the rule's bounds: 0 of 1 to 360 is 360, 361 is 1. */
export function wrapInto(number: number, { min, max }: NumberRule): number {
  const span = max - min + 1;
  return min + ((((number - min) % span) + span) % span);
}

/** The number, null if the field is empty or wrong. */
export function numberOf(typed: string, rule: NumberRule): number | null {
  const read = readNumber(typed, rule);
  return "error" in read ? null : read.value;
}

/** The error of a field's text; null if there is none, as for an empty field. */
export function numberError(typed: string, rule: NumberRule): string | null {
  const read = readNumber(typed, rule);
  return "error" in read ? read.error : null;
}

/** The number as it is sent; "" where the field is empty or wrong. */
export function numberText(typed: string, rule: NumberRule): string {
  return String(numberOf(typed, rule) ?? "");
}

/** Whether typing on may make it right: a sign that waits for its digits, thousands that are not all there. */
export function isNumberBegun(typed: string, rule: NumberRule): boolean {
  const text = typed.trim();
  if (rule.min < 0 && /^[-\u2212]$/.test(text)) return true;
  if (rule.decimals && /^[-\u2212]?\d+\.$/.test(text)) return true;
  return rule.thousands === true && /^\d{1,3}(?:,\d{3})*,\d{0,2}$/.test(text);
}

/**
 * A figure with a comma between thousands, from 1000 on: `1500` → `1,500`. Every digit
 * stays, leading zeros too: this is also how a figure is shown while it is typed, and
 * `10,500` without its first digit must still be `0500` when another takes that place.
 */
export function withThousands(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return Number(digits) < 1000 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** How what was typed is shown: digits alone with a comma between thousands, anything else as it is. */
export function shownNumber(typed: string, rule: NumberRule): string {
  return rule.thousands && /^\d+$/.test(typed) ? withThousands(typed) : typed;
}

/**
 * The text of a field with thousands after a change: digits if that is its meaning, else the text unchanged. Commas
 * between digits that were there before are the field's own.
 * @param before the text held before the change
 * @param now the field's text after it
 * @param inserted what the change put in; "" where it only took away
 */
export function typedThousands(before: string, now: string, inserted: string): string {
  const areOurs = [before, inserted].every((text) => /^\d*$/.test(text)) && /^[\d,]*$/.test(now);
  if (areOurs) return now.replaceAll(",", "");
  const figure = now.trim().replace(/\s*ft$/i, "");
  return /^\d+$/.test(withoutThousands(figure)) ? withoutThousands(figure) : now;
}

/** A quantity: the number that counts and, if the field's text is not a number, that text. */
export interface Quantity {
  quantity: number;
  /** An invalid typed quantity, "" if the field was emptied; absent if it is valid. */
  wrongQuantity?: string | undefined;
}

/** The field's text. */
export function typedQuantity({ quantity, wrongQuantity }: Quantity): string {
  return wrongQuantity ?? String(quantity);
}

/** The quantity after a change of its field; `before` still counts if the new text is invalid. */
export function quantityTyped(typed: string, rule: NumberRule, before: number): Quantity {
  const quantity = numberOf(typed, rule);
  if (quantity === null) return { quantity: before, wrongQuantity: typed };
  return { quantity, wrongQuantity: undefined };
}

/** The quantity of a stored form: a number, or the field's text. */
export function storedQuantity(
  { quantity, wrongQuantity }: { quantity?: unknown; wrongQuantity?: unknown },
  rule: NumberRule,
): Quantity {
  const text = typeof quantity === "number" ? String(quantity) : quantity;
  const read = quantityTyped(typeof text === "string" ? text : "", rule, rule.min);
  const isText = typeof quantity === "string";
  if (!isText && typeof wrongQuantity === "string") return { ...read, wrongQuantity };
  return typeof text === "string" ? read : { quantity: rule.min, wrongQuantity: undefined };
}
