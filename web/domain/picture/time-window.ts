/** Which reports the picture shows by their time. */

import { dtgMoment, readDtg } from "../time/dtg";
import { readPastTime, type TypedAt } from "../time/observed-time";

export const TIME_CHOICES = ["hour", "six", "all", "between"] as const;
export type TimeChoice = (typeof TIME_CHOICES)[number];

/** From and to as they are typed; "" leaves that end open. */
export interface TypedWindow {
  choice: TimeChoice;
  from: string;
  to: string;
}

/** Both ends belong to it; milliseconds since 1970. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** The error of each end, in words for the operator. */
export interface WindowErrors {
  from: string | null;
  to: string | null;
}

const HOUR = 3_600_000;
const OPENS_AT_HOURS = 6;
const OPEN: TimeWindow = { from: -Infinity, to: Infinity };
const NO_ERRORS: WindowErrors = { from: null, to: null };

/**
 * The requested window; null while an end is not understood, or the ends are in the wrong order. Reports with a
 * future date, from another clock, count as within the last hour.
 */
export function readWindow(
  { choice, from, to }: TypedWindow,
  at: TypedAt,
): { window: TimeWindow | null; errors: WindowErrors } {
  const since = (hours: number) => ({
    window: { from: at.now.getTime() - hours * HOUR, to: Infinity },
    errors: NO_ERRORS,
  });
  if (choice === "hour") return since(1);
  if (choice === "six") return since(OPENS_AT_HOURS);
  if (choice === "all") return { window: OPEN, errors: NO_ERRORS };
  const [first, last] = [readEnd(from, OPEN.from, at), readEnd(to, OPEN.to, at)];
  const errors = { from: first.error, to: last.error };
  if (first.moment === null || last.moment === null) return { window: null, errors };
  if (first.moment > last.moment) {
    return { window: null, errors: { from: null, to: "This is before the other time." } };
  }
  return { window: { from: first.moment, to: last.moment }, errors };
}

/**
 * The time that the picture opens at: the last six hours, but all where they hold no report.
 * @param times when the reports were observed
 */
export function openingTime(times: readonly number[], now: number): TypedWindow {
  const isRecent = times.length === 0 || times.some((time) => time >= now - OPENS_AT_HOURS * HOUR);
  return { choice: isRecent ? "six" : "all", from: "", to: "" };
}

type End = { moment: number; error: null } | { moment: null; error: string };

function readEnd(typed: string, open: number, at: TypedAt): End {
  if (typed.trim() === "") return { moment: open, error: null };
  const { dtg, error } = readPastTime(typed, at);
  if (dtg === null) return { moment: null, error };
  const read = readDtg(dtg);
  if (!read) return { moment: null, error: "This date or time does not exist." };
  const offset = at.localOffsetMinutes(new Date(read.clock));
  return { moment: dtgMoment(read, offset), error: null };
}

export const isWithin = ({ from, to }: TimeWindow, time: number): boolean =>
  time >= from && time <= to;
