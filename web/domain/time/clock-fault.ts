import { formatDtg, zoneClock } from "./dtg";

/** What a clock that is right cannot be before. */
export interface ClockMarks {
  /** The day on which this version was built, as YYYY-MM-DD; null if that is not known. */
  builtOn: string | null;
  /** When the newest report was saved, as ISO 8601; null without one. */
  newestReportAt: string | null;
}

/** A clock that a time server sets is put back by less. */
const TOLERANCE_MS = 60_000;

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** What shows that a computer's clock is wrong, in a sentence; null if nothing does. */
export function clockFault(now: Date, { builtOn, newestReportAt }: ClockMarks): string | null {
  const isBefore = (mark: string) => now.getTime() < Date.parse(mark) - TOLERANCE_MS;
  if (builtOn !== null && isBefore(builtOn))
    return `It is before this version was built (${DAY.format(new Date(builtOn))}).`;
  if (newestReportAt !== null && isBefore(newestReportAt))
    return `It is before the newest saved report (${formatDtg(new Date(newestReportAt), "Z")}).`;
  return null;
}

/** A moment's day in a zone, in full: `Friday 20 November 2026`. */
export function dayText(at: Date, zone: string, localOffsetMinutes: number): string {
  const clock = zoneClock(at, zone, localOffsetMinutes);
  // Whether there is a comma between them is different from browser to browser.
  return `${WEEKDAY.format(clock)} ${DAY.format(clock)}`;
}
