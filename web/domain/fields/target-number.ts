/** HLR target numbers: two letters and four digits, counted on from report to report. */

export const TARGET_NUMBER_LENGTH = 6;

const COUNTED = /^([A-Z])([A-Z])(\d{4})$/;
const A = "A".charCodeAt(0);
const LETTERS = 26;

/** What is kept of a stored target number: capitals and digits, at most six characters. */
export function cleanTargetNumber(stored: string): string {
  return stored
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, TARGET_NUMBER_LENGTH);
}

/**
 * What typing or pasting makes of a target number: all of it is taken, in capitals and
 * without spaces and hyphens, or nothing, and `note` then says why.
 * @param now the field's text after the edit
 */
export function typeTargetNumber(
  before: string,
  now: string,
): { value: string; note: string | null } {
  const value = now.replace(/[a-z]+/g, (letters) => letters.toUpperCase()).replace(/[\s-]/g, "");
  if (!/^[A-Z0-9]*$/.test(value)) return { value: before, note: "Letters and digits only" };
  if (value.length > TARGET_NUMBER_LENGTH) {
    return { value: before, note: `${TARGET_NUMBER_LENGTH} characters at most` };
  }
  return { value, note: null };
}

/** Whether it is two letters and four digits, so that the next number is known. */
export const isCountable = (targetNumber: string): boolean => COUNTED.test(targetNumber);

/** The next number after the given one that is free; "" if it cannot be counted on from. */
export function nextFreeTargetNumber(last: string, isUsed: (number: string) => boolean): string {
  let next = nextTargetNumber(last);
  while (next !== "" && isUsed(next)) next = nextTargetNumber(next);
  return next;
}

/**
 * The number after the given one: AB0012 → AB0013, AB9999 → AC0000, AZ9999 → BA0000,
 * ZZ9999 → AA0000. "" after anything that is not two letters and four digits.
 */
export function nextTargetNumber(last: string): string {
  const [, first = "", second = "", digits = ""] = COUNTED.exec(last) ?? [];
  if (digits === "") return "";
  const letters = (first.charCodeAt(0) - A) * LETTERS + second.charCodeAt(0) - A;
  const count = (letters * 10_000 + Number(digits) + 1) % (LETTERS * LETTERS * 10_000);
  const pair = Math.floor(count / 10_000);
  return (
    String.fromCharCode(A + Math.floor(pair / LETTERS), A + (pair % LETTERS)) +
    String(count % 10_000).padStart(4, "0")
  );
}
