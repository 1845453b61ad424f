/** Headings in whole degrees, 1 to 360: north is 360, never 0 (specification 2 §5). */

const FULL_CIRCLE = 360;
const HEADING_LENGTH = 3;

/** Any number of degrees as a heading: 0 is 360, 361 is 1. */
export function wrapHeading(degrees: number): number {
  const within = ((Math.trunc(degrees) % FULL_CIRCLE) + FULL_CIRCLE) % FULL_CIRCLE;
  return within === 0 ? FULL_CIRCLE : within;
}

/** What stands in the field while it is typed: at most three digits, which wrap once all three are there. */
export function cleanHeading(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, HEADING_LENGTH);
  const degrees = Number(digits);
  if (digits.length < HEADING_LENGTH || wrapHeading(degrees) === degrees) return digits;
  return String(wrapHeading(degrees));
}

/** What is kept of a typed heading: wrapped, without leading zeros; "" stays "". */
export function settledHeading(typed: string): string {
  return typed === "" ? "" : String(wrapHeading(Number(typed)));
}

/** The heading some degrees further around. An empty field counts as north, and a step back stops there. */
export function stepHeading(typed: string, by: number): string {
  if (typed === "" && by < 0) return String(FULL_CIRCLE);
  return String(wrapHeading(Number(typed) + by));
}

/** The heading as messages write it, three digits: `045`; "" when there is none. */
export function headingText(typed: string): string {
  return settledHeading(typed).padStart(typed === "" ? 0 : HEADING_LENGTH, "0");
}
