/**
 * The time that a report's event was observed, as the operator types it: a date-time group, a time
 * of day, or how long ago.
 */

import { DTG_PATTERN, type Dtg, dtgMoment, formatDtg, MONTHS, readDtg, zoneClock } from "./dtg";

/** When a time is typed, and on whose clock. */
export interface TypedAt {
  now: Date;
  /** The operator's zone letter. */
  zone: string;
  /** Minutes that the operator's own clock is ahead of UTC at a moment, for zone J. */
  localOffsetMinutes(at: Date): number;
}

/** A moment that a time of day may mean. */
export interface TimeReading {
  dtg: string;
  /** `today 1052Z, in 60 min` */
  text: string;
}

/** Why a time has no DTG yet, in words for the operator; and what it may mean, the later one first. */
export interface TimeProblem {
  error: string;
  readings: readonly TimeReading[];
}

export type ReadTime = { dtg: string; error: null } | ({ dtg: null } & TimeProblem);

/** How long ago an event was, by one press. */
export const MINUTES_AGO = [5, 15, 30] as const;

const NOT_UNDERSTOOD = "Use a DTG (201230ZNov26), HHMM, or 10 min ago.";
const AGO = /^(\d{1,4}) ?(m|mins?|minutes?|h|hrs?|hours?) ago$/i;
const TIME_OF_DAY = /^(\d\d):?(\d\d) ?([a-z])?$/i;
const DTG_SHAPE = new RegExp(`^${DTG_PATTERN}$`);
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** A time of day that was longer ago than this is as likely meant for the day after. */
const CERTAIN_MINUTES = DAY_MINUTES / 2;
/** A set time that is older than this is doubted. */
const OLD_MINUTES = 6 * 60;

const understood = (dtg: string): ReadTime => ({ dtg, error: null });
const wrong = (error: string, readings: readonly TimeReading[] = []): ReadTime => ({
  dtg: null,
  error,
  readings,
});

/**
 * Reads a time as it is typed: `201230ZNov26` (spaces and lower case too), `1230` or `1230B`, `10 min ago`,
 * `2 h ago`. A time of day is the last one that has been, if that is less than 12 hours ago; else it is an error with
 * the two moments that it may mean.
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
    return wrong(`${hours}${minutes} is not a time (0000 to 2359).`);
  }
  // By the calendar, not by hours: a day on which the clocks change is not 24 hours long.
  const clock = zoneClock(at.now, zone, at.localOffsetMinutes(at.now));
  const passed = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const typed = Number(hours) * 60 + Number(minutes);
  const today = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate());
  const last = today + typed * MINUTE_MS - (typed <= passed ? 0 : DAY_MS);
  // `last` is the zone's clock already: written as UTC, its letter put in place of the Z.
  const [before, after] = [last, last + DAY_MS].map((then) =>
    formatDtg(new Date(then), "Z").replace("Z", zone.toUpperCase()),
  ) as [string, string];
  if ((passed - typed + DAY_MINUTES) % DAY_MINUTES < CERTAIN_MINUTES) return understood(before);
  const readings = [after, before].map((dtg) => readingOf(dtg, at));
  return wrong(whichIsMeant(`${hours}${minutes}${zone.toUpperCase()}`), readings);
}

const whichIsMeant = (time: string) => `Which ${time} is meant?`;

function readingOf(dtg: string, at: TypedAt): TimeReading {
  const read = readDtg(dtg);
  if (!read) return { dtg, text: dtg };
  const time = dtg.slice(2, 7);
  return { dtg, text: `${dayOf(read, read.zone, at)} ${time}, ${ageText(ageOf(read, at))}` };
}

/**
 * What is to be said of a text that was no time when it was typed. A time of day that lay ahead then has come since,
 * and still waits to be chosen.
 */
export function timeProblem(typed: string, at: TypedAt): TimeProblem {
  const read = readObservedTime(typed, at);
  if (read.dtg === null) return read;
  return { error: whichIsMeant(read.dtg.slice(2, 7)), readings: [readingOf(read.dtg, at)] };
}

/** Reads a time that bounds the past: a time of day is the last one that has been, however long ago. */
export function readPastTime(typed: string, at: TypedAt): ReadTime {
  const read = readObservedTime(typed, at);
  const last = read.dtg === null ? read.readings.at(-1) : undefined;
  return last ? understood(last.dtg) : read;
}

/** How old a set time is, in words; in doubt if it is of another day, over six hours old, or still to come. */
export interface TimeAge {
  text: string;
  isDoubtful: boolean;
}

/** The age of a date-time group; null if the text is none. */
export function timeAge(dtg: string, at: TypedAt): TimeAge | null {
  const read = readDtg(dtg);
  if (!read) return null;
  const age = ageOf(read, at);
  if (age < 0) return { text: `This time is in the future: ${ageText(age)}.`, isDoubtful: true };
  const day = dayOf(read, at.zone, at);
  if (day === "today") return { text: ageText(age), isDoubtful: age > OLD_MINUTES };
  return { text: `${day[0]?.toUpperCase()}${day.slice(1)}, ${ageText(age)}`, isDoubtful: true };
}

const momentOf = (dtg: Dtg, { localOffsetMinutes }: TypedAt) =>
  dtgMoment(dtg, localOffsetMinutes(new Date(dtg.clock)));

/** Whole minutes; below none in the future. */
const ageOf = (dtg: Dtg, at: TypedAt) =>
  Math.floor(at.now.getTime() / MINUTE_MS) - Math.floor(momentOf(dtg, at) / MINUTE_MS);

/** `12 min ago`, `23 h ago`, `in 60 min`, `3 d ago`. */
function ageText(minutes: number): string {
  if (minutes === 0) return "just now";
  const span = spanText(Math.abs(minutes));
  return minutes > 0 ? `${span} ago` : `in ${span}`;
}

function spanText(minutes: number): string {
  if (minutes < 2 * 60) return `${minutes} min`;
  if (minutes < 2 * DAY_MINUTES) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / DAY_MINUTES)} d`;
}

const NEAR_DAYS: Readonly<Record<string, string>> = {
  0: "today",
  1: "yesterday",
  [-1]: "tomorrow",
};

/** The day of a date-time group on a zone's calendar: `yesterday`, `18 Nov`. */
function dayOf(dtg: Dtg, zone: string, at: TypedAt): string {
  const days = [at.now, new Date(momentOf(dtg, at))].map((moment) => {
    const clock = zoneClock(moment, zone, at.localOffsetMinutes(moment));
    return { day: Math.floor(clock.getTime() / DAY_MS), clock };
  });
  const [now, then] = days;
  if (!now || !then) return "";
  const { clock } = then;
  return NEAR_DAYS[now.day - then.day] ?? `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]}`;
}
