/**
 * The time that a report's event was observed, as the operator types it: a date-time group, a time
 * of day, or how long ago.
 */

import { DTG_PATTERN, dtgMoment, formatDtg, readDtg, zoneClock } from "./dtg";

/** When a time is typed, and on whose clock. */
export interface TypedAt {
  now: Date;
  /** The operator's zone letter. */
  zone: string;
  /** Minutes that the operator's own clock is ahead of UTC at a moment, for zone J. */
  localOffsetMinutes(at: Date): number;
}

/** The DTG of a typed time, or its error, in words for the operator. */
export type ReadTime = { dtg: string; error: null } | { dtg: null; error: string };

const NOT_UNDERSTOOD = "Use a DTG (201230ZNov26), HHMM, or 10 min ago.";
const AGO = /^(\d{1,4}) ?(m|mins?|minutes?|h|hrs?|hours?) ago$/i;
const TIME_OF_DAY = /^(\d\d):?(\d\d) ?([a-z])?$/i;
const DTG_SHAPE = new RegExp(`^${DTG_PATTERN}$`);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const understood = (dtg: string): ReadTime => ({ dtg, error: null });
const wrong = (problem: string): ReadTime => ({ dtg: null, error: problem });

/**
 * Reads a time as it is typed: `201230ZNov26` (spaces and lower case too), `1230` or `1230B` (today, or
 * yesterday where that would be in the future), `10 min ago`, `2 h ago`.
 */
export function readObservedTime(typed: string, at: TypedAt): ReadTime {
  const text = typed.trim().replace(/\s+/g, " ");
  const ago = AGO.exec(text);
  if (ago) return understood(agoDtg(Number(ago[1]), ago[2] ?? "", at));
  const time = TIME_OF_DAY.exec(text);
  if (time) return timeOfDay(time[1] ?? "", time[2] ?? "", time[3] ?? at.zone, at);
  const dtg = readDtg(text);
  if (dtg) return understood(dtg.text);
  return wrong(DTG_SHAPE.test(text) ? "This date or time does not exist." : NOT_UNDERSTOOD);
}

function agoDtg(count: number, unit: string, { now, zone, localOffsetMinutes }: TypedAt): string {
  const minutes = unit.toLowerCase().startsWith("h") ? count * 60 : count;
  const then = new Date(now.getTime() - minutes * MINUTE_MS);
  return formatDtg(then, zone, localOffsetMinutes(then));
}

function timeOfDay(hours: string, minutes: string, zone: string, at: TypedAt): ReadTime {
  if (Number(hours) > 23 || Number(minutes) > 59) {
    return wrong(`${hours}${minutes} is no time of day: 0000 to 2359.`);
  }
  // By the calendar, not by hours: a day on which the clocks change is not 24 hours long.
  const clock = zoneClock(at.now, zone, at.localOffsetMinutes(at.now));
  const passed = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const isToday = Number(hours) * 60 + Number(minutes) <= passed;
  const day = new Date(clock.getTime() - (isToday ? 0 : DAY_MS));
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  const then = new Date(midnight + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
  // `then` is the zone's clock already: written as UTC, its letter put in place of the Z.
  return understood(formatDtg(then, "Z").replace("Z", zone.toUpperCase()));
}

/** Whether a date-time group lies after a moment: likely a slip, or another unit's clock. */
export function isInFuture(dtg: string, { now, localOffsetMinutes }: TypedAt): boolean {
  const read = readDtg(dtg);
  if (!read) return false;
  const offset = localOffsetMinutes(new Date(read.clock));
  return dtgMoment(read, offset) > now.getTime();
}
