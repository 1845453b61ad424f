/** Strings as fingers, other programs and ill will put them into fields; each shrinks. */

import fc from "fast-check";
import type { NumberRule } from "../fields/number-field";

/** Each was once made into another value, or could be. */
export const NASTY_NUMBERS = [
  "12.5",
  "12,5",
  "1e3",
  "-5",
  "+5",
  "1000",
  "1,500",
  "1.500",
  "1,5",
  "1 500",
  "1\u00a0500",
  "1_000",
  "0x10",
  "1/2",
  "1-2",
  "½",
  "２５",
  "٤٥",
  "1\u200b2",
  "\u202e12",
  "Infinity",
  "NaN",
  "007",
  "-0",
  "\u22125",
  "25kph",
  "FL120",
  "1500ft",
  "12:30",
  "99999999999999999999",
] as const;

export const NASTY_TEXTS = [
  "////",
  " // GRID 1 ",
  "a\u202eb\u202c",
  "zero\u200bwidth",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  "line\nbreak\u2028and\u0000nul",
  "<img src=x onerror=alert(1)>",
  "\ud83d",
  "x".repeat(501),
] as const;

/** Near a number. */
export const anyNumberString = fc.oneof(
  fc.constantFrom(...NASTY_NUMBERS),
  fc.integer({ min: -200_000, max: 2_000_000 }).map(String),
  fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-+ eExft\u00a0\u2212\u200b５"), maxLength: 9 }),
  fc.string({ maxLength: 6 }),
);

export const anyTextString = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom("/", " ", "\n", "a", "\u200b", "\u200d", "\u{1f468}", "\ufe0f"),
    maxLength: 12,
  }),
  fc.string({ unit: "grapheme", minLength: 50, maxLength: 520 }),
);

/**
 * The number that a message must have for a number field's text, found independently of the field's own parser; null
 * if the text is not a number and nothing may be sent.
 */
export function meantNumber(
  shown: string,
  {
    rule,
    written = String,
  }: { rule: NumberRule; written?: ((number: number) => string) | undefined },
): string | null {
  const trimmed = shown.trim();
  const hasThousands = rule.thousands === true && /^\d{1,3}(?:,\d{3})+$/.test(trimmed);
  const text = hasThousands ? trimmed.split(",").join("") : trimmed;
  const [whole = "", decimals] = text.split(/\.(?=[0-9]+$)/);
  if (!/^[-\u2212]?[0-9]+$/.test(whole) || (decimals ?? "").length > (rule.decimals ?? 0))
    return null;
  // Its whole part is exact, however long it is.
  const number = BigInt(whole.replace("\u2212", "-"));
  const isSigned = !/^[0-9]/.test(text);
  const [least, most] = rule.wraps ? [0, 999] : [rule.min, rule.max];
  if ((isSigned && least >= 0) || number < least || number > most) return null;
  if (decimals === undefined) return written(Number(number));
  const value = Number(text.replace("\u2212", "-"));
  return value < least || value > most ? null : written(value);
}
