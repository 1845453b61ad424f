/** HLR target numbers: two letters and four digits, counted on from report to report. */

export const TARGET_NUMBER_LENGTH = 6;

const COUNTED = /^([A-Z])([A-Z])(\d{4})$/;
const A = "A".charCodeAt(0);
const LETTERS = 26;

/** What is kept of a typed target number: capitals and digits, at most six characters. */
export function cleanTargetNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, TARGET_NUMBER_LENGTH);
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
