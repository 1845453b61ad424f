/** The times that a search of the log names: `today`, `yesterday`, `24 Nov`, `24 Nov 26`, `241100-241200`, `11:00-12:00`, `08:01`. */

import { type Dtg, daysAgo, dtgMoment, MONTHS, readDtg, zoneClock } from "../time/dtg";
import type { TypedAt } from "../time/observed-time";
import { dateText, dtgOf, todayOf } from "./days";
import { type LogEntry, observedAt } from "./log";

/** Whether a report was observed at such a time. */
export type IsOfTime = (entry: Pick<LogEntry, "fullMessage" | "timestamp">) => boolean;

export interface SearchedTime {
  /** As it was typed. */
  typed: string;
  /** What that is today: `24 Nov`, `241100ZNov26 to 241200ZNov26`; "" where it says so itself. */
  means: string;
  isOf: IsOfTime;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const MONTH_NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** `241100`, `1100`, `11:00`, `8:00` */
const CLOCK = "(?:(?:\\d{2})?\\d{2}:?\\d{2}|\\d:\\d{2})";
const TIME = new RegExp(
  [
    "(?<day>today|yesterday)",
    `(?<date>\\d{1,2}) ?(?<month>${MONTH_NAMES})(?: ?(?:20)?(?<year>\\d\\d))?`,
    `(?<from>${CLOCK})(?<fromZone>[a-z])? ?[-–] ?(?<to>${CLOCK})(?<toZone>[a-z])?`,
    "(?<clock>\\d{1,2}:\\d{2})(?<clockZone>[a-z])?",
  ]
    .map((each) => `(?<![\\w-])${each}(?![\\w-])`)
    .join("|"),
  "gi",
);

interface TimesIn {
  times: SearchedTime[];
  /** What looks like a time and is none: `25:00`. It is among the words. */
  unread: string[];
  words: string;
}

/** The times in a query, and its other words. */
export function timesIn(query: string, at: TypedAt): TimesIn {
  const times: SearchedTime[] = [];
  const unread: string[] = [];
  // The clock times beside "yesterday" are yesterday's.
  const until = /(?<![\w-])yesterday(?![\w-])/i.test(query) ? endOfYesterday(at) : at.now;
  const words = query.replace(TIME, (typed, ...found) => {
    const time = timeOf(found.at(-1), at, until);
    if (time) times.push({ typed, ...time });
    else unread.push(typed);
    return time ? " " : typed;
  });
  return { times, unread, words };
}

function endOfYesterday({ now, zone, localOffsetMinutes }: TypedAt): Date {
  const sinceMidnight = zoneClock(now, zone, localOffsetMinutes(now)).getTime() % DAY_MS;
  return new Date(now.getTime() - sinceMidnight - MINUTE_MS);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** @param until a span without a day is the last one up to then */
function timeOf(groups: Groups, at: TypedAt, until: Date): Omit<SearchedTime, "typed"> | null {
  const { day, date = "", month, year, from, to, fromZone = at.zone, toZone = at.zone } = groups;
  const { clock, clockZone = "" } = groups;
  if (day !== undefined) {
    const ago = day.toLowerCase() === "today" ? 0 : 1;
    const today = todayOf(at.now, at);
    return {
      means: dateText(today - ago, today),
      isOf: ofDay(at, (dtg, now) => daysAgo(dtg, now, at.localOffsetMinutes(now)) === ago),
    };
  }
  if (month !== undefined) {
    const wanted = date.padStart(2, "0") + month.slice(0, 3).toLowerCase();
    const isOf = ofDay(at, ({ text }) => {
      const isOfDay = (text.slice(0, 2) + text.slice(7, 10)).toLowerCase() === wanted;
      return isOfDay && (year === undefined || text.endsWith(year));
    });
    return { means: "", isOf };
  }
  if (clock !== undefined) {
    const digits = digitsOf(clock);
    if (digits > "2359" || digits.slice(2) > "59") return null;
    // Of any day, and as the report's own clock showed it: so the log shows it.
    const isOf = ofDay(at, ({ text }) =>
      text.slice(2).startsWith(digits + clockZone.toUpperCase()),
    );
    return { means: "", isOf };
  }
  const first = lastBefore(from ?? "", fromZone, at, until);
  const last = first && nextAfter(to ?? "", toZone, first, at);
  if (!first || !last) return null;
  const [begin, end] = [moment(first, at), moment(last, at) + MINUTE_MS];
  return {
    means: `${first.text} to ${last.text}`,
    isOf: (entry) => observedAt(entry) >= begin && observedAt(entry) < end,
  };
}

/** By the calendar of the report's own clock, as the log shows it. */
function ofDay(at: TypedAt, isOf: (dtg: Dtg, now: Date) => boolean): IsOfTime {
  return (entry) => {
    const dtg = dtgOf(entry, at);
    return dtg !== null && isOf(dtg, at.now);
  };
}

/**
 * The times that exist, so many months from a moment where the day is said, and so many days from it where it is not,
 * the first step first.
 */
function* timesFrom(base: Date, steps: number[], typed: string, zone: string, at: TypedAt) {
  const digits = digitsOf(typed);
  const hasDay = saysDay(typed);
  const clock = zoneClock(base, zone, at.localOffsetMinutes(base));
  for (const step of steps) {
    const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth()];
    const of = new Date(
      hasDay ? Date.UTC(year, month + step) : Date.UTC(year, month, clock.getUTCDate() + step),
    );
    const day = hasDay ? "" : pad(of.getUTCDate());
    const dtg = readDtg(
      `${day}${digits}${zone}${MONTHS[of.getUTCMonth()]}${pad(of.getUTCFullYear() % 100)}`,
    );
    if (dtg) yield dtg;
  }
}

/** `0801` for `8:01` */
const digitsOf = (typed: string) => typed.replace(":", "").padStart(4, "0");

const saysDay = (typed: string) => digitsOf(typed).length === 6;

const pad = (number: number) => String(number).padStart(2, "0");

const moment = (dtg: Dtg, at: TypedAt) =>
  dtgMoment(dtg, at.localOffsetMinutes(new Date(dtg.clock)));

/** The last such time up to the end of today, or without a day up to a moment; after a month that lacks a day comes one that has it. */
function lastBefore(typed: string, zone: string, at: TypedAt, until: Date): Dtg | null {
  const hasDay = saysDay(typed);
  for (const dtg of timesFrom(hasDay ? at.now : until, [0, -1, -2], typed, zone, at)) {
    const isPast = hasDay
      ? daysAgo(dtg, at.now, at.localOffsetMinutes(at.now)) >= 0
      : moment(dtg, at) <= until.getTime();
    if (isPast) return dtg;
  }
  return null;
}

/** The first such time that is not before another. */
function nextAfter(typed: string, zone: string, first: Dtg, at: TypedAt): Dtg | null {
  const start = moment(first, at);
  for (const dtg of timesFrom(new Date(start), [0, 1, 2], typed, zone, at))
    if (moment(dtg, at) >= start) return dtg;
  return null;
}
