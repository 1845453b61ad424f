/** The last 24 hours as a bar with two handles, which set the ends of the picture's time. */

import type { OperatorClock } from "../log/days";
import { formatDtg, MONTHS, zoneClock } from "../time/dtg";
import type { TimeWindow, TypedWindow } from "./time-window";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A handle goes by so much. */
export const STEP = 15 * MINUTE;
const LENGTH = 24 * HOUR;

/** From 24 hours ago to the coming quarter of an hour; milliseconds since 1970. */
export function barAt(now: number): TimeWindow {
  const to = Math.ceil(now / STEP) * STEP;
  return { from: to - LENGTH, to };
}

/** Which end of the time a handle sets. */
export type End = "from" | "to";

/** Where a handle stands, as a part of the bar from its left: at an end where the time goes beyond the bar. */
export function handleAt(moment: number, { from, to }: TimeWindow): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)));
}

/**
 * The moment that a handle comes to by so many steps: from quarter to quarter of an hour, on the bar, and never past the
 * other handle.
 */
export function stepped(window: TimeWindow, end: End, steps: number, bar: TimeWindow): number {
  const at = Math.min(bar.to, Math.max(bar.from, window[end]));
  const quarter = at / STEP;
  const next = steps > 0 ? Math.floor(quarter) + steps : Math.ceil(quarter) + steps;
  return between(next * STEP, window, end, bar);
}

/** The quarter of an hour nearest to a part of the bar, for a handle that is dragged there; never past the other handle. */
export function dragged(window: TimeWindow, end: End, part: number, bar: TimeWindow): number {
  const at = bar.from + part * (bar.to - bar.from);
  return between(Math.round(at / STEP) * STEP, window, end, bar);
}

function between(moment: number, { from, to }: TimeWindow, end: End, bar: TimeWindow): number {
  const onBar = Math.max(bar.from, Math.min(moment, bar.to));
  return end === "from" ? Math.min(onBar, to) : Math.max(onBar, from);
}

/**
 * The time between two moments, as it would be typed: an end without a limit is left empty, and so is one that has come
 * to the bar's right end, which goes on with the clock.
 */
export function typedWindow(
  { from, to }: TimeWindow,
  bar: TimeWindow,
  at: OperatorClock,
): TypedWindow {
  const typed = (moment: number) =>
    Number.isFinite(moment)
      ? formatDtg(new Date(moment), at.zone, at.localOffsetMinutes(new Date(moment)))
      : "";
  return { choice: "between", from: typed(from), to: to >= bar.to ? "" : typed(to) };
}

export const BAR_MINUTES = LENGTH / MINUTE;
export const BAR_STEPS = LENGTH / STEP;

/** What was observed within one step of the bar. */
export interface Column {
  /** Steps from the bar's left. */
  step: number;
  /** A part of the bar's height: the more reports, the higher. */
  height: number;
}

/** Fewer reports than this in the busiest step leave it lower than the bar. */
const BUSY = 9;

/** The bar's columns, from the left. @param times when reports were observed, in any order */
export function columnsOf(times: readonly number[], bar: TimeWindow): Column[] {
  const counts = Array.from({ length: BAR_STEPS }, () => 0);
  for (const time of times) {
    const step = Math.floor((time - bar.from) / STEP);
    if (step in counts) counts[step] = (counts[step] ?? 0) + 1;
  }
  const most = Math.max(BUSY, ...counts);
  // By its root: one report is seen beside a hundred.
  return counts.flatMap((count, step) =>
    count > 0 ? [{ step, height: Math.sqrt(count / most) }] : [],
  );
}

/** Where there is no limit. */
const NO_LIMIT: Record<End, string> = { from: "no limit", to: "now" };

/** `201145Z`, `201230BNov26` without its month; where there is no limit, that. */
export function endText(
  moment: number,
  end: End,
  { zone, localOffsetMinutes }: OperatorClock,
): string {
  if (!Number.isFinite(moment)) return NO_LIMIT[end];
  const at = new Date(moment);
  return formatDtg(at, zone, localOffsetMinutes(at)).slice(0, 7);
}

/** `201145Z to now`; all where neither end has a limit. */
export function windowText({ from, to }: TimeWindow, at: OperatorClock): string {
  if (!Number.isFinite(from) && !Number.isFinite(to)) return "All times";
  return `${endText(from, "from", at)} to ${endText(to, "to", at)}`;
}

/** Between two marks of the bar. */
const MARK_HOURS = 3;
/** Between those that have room on a phone. */
const MAIN_HOURS = 6;

/** Marks of every third hour of the operator's clock: where, as a part of the bar, and the time or at midnight the day. */
export function hourMarks(bar: TimeWindow, { zone, localOffsetMinutes }: OperatorClock) {
  const marks: { at: number; text: string; isMain: boolean }[] = [];
  for (let moment = bar.from; moment < bar.to; moment += STEP) {
    const at = new Date(moment);
    const clock = zoneClock(at, zone, localOffsetMinutes(at));
    const hour = clock.getUTCHours();
    if (clock.getUTCMinutes() !== 0 || hour % MARK_HOURS !== 0) continue;
    const day = `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]}`;
    marks.push({
      at: handleAt(moment, bar),
      text: hour === 0 ? day : `${String(hour).padStart(2, "0")}00`,
      isMain: hour % MAIN_HOURS === 0,
    });
  }
  return marks;
}
