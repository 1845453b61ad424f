/** The days of the log: each report stands under the day of its own DTG. */

import { dtgIn, splitMessage } from "../messages/message";
import { oncePer } from "../once";
import { type Dtg, formatDtg, MONTHS, readDtg, zoneClock } from "../time/dtg";
import type { TypedAt } from "../time/observed-time";
import type { LogEntry } from "./log";

/** The operator's clock: a zone letter, and what J answers there. */
export type OperatorClock = Pick<TypedAt, "zone" | "localOffsetMinutes">;

type Dated = Pick<LogEntry, "fullMessage" | "timestamp">;

/** A long log asks with each key of a search. */
const saidIn = oncePer(({ fullMessage }: Dated) => dtgIn(splitMessage(fullMessage) ?? []));

/** A report's DTG; without one that can be read, its copy's by the operator's clock. Null if that has no time either. */
export function dtgOf(entry: Dated, { zone, localOffsetMinutes }: OperatorClock): Dtg | null {
  const dtg = saidIn(entry);
  if (dtg) return dtg;
  const copied = new Date(entry.timestamp);
  if (Number.isNaN(copied.getTime())) return null;
  return readDtg(formatDtg(copied, zone, localOffsetMinutes(copied)));
}

const DAY_MS = 24 * 60 * 60_000;
const dayNumber = (clock: number) => Math.floor(clock / DAY_MS);

/** The day of a report, as days since 1970 by the calendar of its DTG's own zone. */
export function dayOf(entry: Dated, clock: OperatorClock): number {
  return dayNumber(dtgOf(entry, clock)?.clock ?? 0);
}

/** Today, in the same count, by the operator's clock. */
export function todayOf(now: Date, { zone, localOffsetMinutes }: OperatorClock): number {
  return dayNumber(zoneClock(now, zone, localOffsetMinutes(now)).getTime());
}

/** The latest day first; reports of one day keep their order. */
export function byDay<Entry extends Dated>(
  entries: readonly Entry[],
  clock: OperatorClock,
): readonly Entry[] {
  const days = Map.groupBy(entries, (entry) => dayOf(entry, clock));
  if (days.size < 2) return entries;
  return [...days].sort(([a], [b]) => b - a).flatMap(([, ofDay]) => ofDay);
}

/** The heading of a day: `Today 25 Nov`, `Yesterday 24 Nov`, `23 Nov`; of another year `23 Nov 25`. */
export function dayHeading(day: number, today: number): string {
  const word = day === today ? "Today " : day === today - 1 ? "Yesterday " : "";
  return word + dateText(day, today);
}

/** The date of a day: `23 Nov`; of another year `23 Nov 25`. */
export function dateText(day: number, today: number): string {
  const [date, now] = [new Date(day * DAY_MS), new Date(today * DAY_MS)];
  const year = date.getUTCFullYear();
  const words = [
    String(date.getUTCDate()).padStart(2, "0"),
    MONTHS[date.getUTCMonth()],
    year !== now.getUTCFullYear() && String(year % 100).padStart(2, "0"),
  ];
  return words.filter(Boolean).join(" ");
}
