import { dtgMoment, readDtg } from "./dtg";

/** The period that a typed bound covers, milliseconds since 1970. */
export interface Bound {
  first: number;
  last: number;
}

const MINUTE_MS = 60_000;

/**
 * Reads a moment that bounds a stretch of time: a date-time group, which covers its whole minute, or ISO
 * 8601 with its zone; null for another text.
 * @param localOffsetMinutes what zone J is ahead of UTC at a moment of that clock; by default this machine's
 */
export function readBound(
  typed: string,
  localOffsetMinutes = (clock: Date) => -clock.getTimezoneOffset(),
): Bound | null {
  const text = typed.trim();
  const dtg = readDtg(text);
  if (dtg) {
    const first = dtgMoment(dtg, localOffsetMinutes(new Date(dtg.clock)));
    return { first, last: first + MINUTE_MS - 1 };
  }
  if (!isIsoTimestamp(text)) return null;
  const at = Date.parse(text);
  return { first: at, last: at };
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a moment by ISO 8601, with its zone, on a day that exists. */
export function isIsoTimestamp(text: string): boolean {
  const match = ISO.exec(text);
  if (!match || Number.isNaN(Date.parse(text))) return false;
  const [year, month, day] = match.slice(1, 4).map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
}
