/** The times that a search of the log names: `today`, `yesterday`, `24 Nov`, `24 Nov 26`, `241100-241200`. */

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

const MONTH_NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const TIME = new RegExp(
  [
    "(?<day>today|yesterday)",
    `(?<date>\\d{1,2}) ?(?<month>${MONTH_NAMES})(?: ?(?:20)?(?<year>\\d\\d))?`,
    "(?<from>\\d{6})(?<fromZone>[a-z])? ?[-–] ?(?<to>\\d{6})(?<toZone>[a-z])?",
  ]
    .map((each) => `(?<![\\w-])${each}(?![\\w-])`)
    .join("|"),
  "gi",
);

/** The times in a query, and its other words. */
export function timesIn(query: string, at: TypedAt): { times: SearchedTime[]; words: string } {
  const times: SearchedTime[] = [];
  const words = query.replace(TIME, (typed, ...found) => {
    const time = timeOf(found.at(-1), at);
    if (!time) return typed;
    times.push({ typed, ...time });
    return " ";
  });
  return { times, words };
}

type Groups = Readonly<Record<string, string | undefined>>;

function timeOf(groups: Groups, at: TypedAt): Omit<SearchedTime, "typed"> | null {
  const { day, date = "", month, year, from, to, fromZone = at.zone, toZone = at.zone } = groups;
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
  const first = lastBefore(from ?? "", fromZone, at);
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

/** The days and times of so many months from now, the nearest first, that exist. */
function* inMonths(ddhhmm: string, zone: string, months: number[], at: TypedAt): Generator<Dtg> {
  const now = zoneClock(at.now, zone, at.localOffsetMinutes(at.now));
  for (const month of months) {
    const of = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month));
    const year = String(of.getUTCFullYear() % 100).padStart(2, "0");
    const dtg = readDtg(`${ddhhmm}${zone}${MONTHS[of.getUTCMonth()]}${year}`);
    if (dtg) yield dtg;
  }
}

const moment = (dtg: Dtg, at: TypedAt) =>
  dtgMoment(dtg, at.localOffsetMinutes(new Date(dtg.clock)));

/** Two months are enough: the one after a month without such a day has it. */
const BACK = [0, -1, -2];
const ON = [-2, -1, 0, 1, 2];

/** The last such time up to the end of today. */
function lastBefore(ddhhmm: string, zone: string, at: TypedAt): Dtg | null {
  for (const dtg of inMonths(ddhhmm, zone, BACK, at)) {
    if (daysAgo(dtg, at.now, at.localOffsetMinutes(at.now)) >= 0) return dtg;
  }
  return null;
}

/** The first such time that is not before another. */
function nextAfter(ddhhmm: string, zone: string, first: Dtg, at: TypedAt): Dtg | null {
  for (const dtg of inMonths(ddhhmm, zone, ON, at)) {
    if (moment(dtg, at) >= moment(first, at)) return dtg;
  }
  return null;
}
