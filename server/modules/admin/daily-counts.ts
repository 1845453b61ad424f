import { and, count, gt, gte, isNull, lt, lte, sql } from "drizzle-orm";
import { DAY_MS } from "../../access/limits";
import { demoRequests, demoSessions } from "../../db/schema";
import type { Queries } from "../../db/store";

/** What more than one of the administrator's screens counts. Days are those of UTC. */

type Reading = Pick<Queries, "select">;

/** A week is today and the six days before it. */
export const WEEK_DAYS = 7;

/** The number of a day, counted from 1 January 1970. */
export const dayOf = (moment: number) => Math.floor(moment / DAY_MS);

/** YYYY-MM-DD. */
export const dateOf = (day: number) => isoTime(day * DAY_MS).slice(0, 10);

/** @param moment milliseconds since 1970 */
export const isoTime = (moment: number) => new Date(moment).toISOString();

export const isoTimeOrNull = (moment: number | null | undefined) =>
  typeof moment === "number" ? isoTime(moment) : null;

/** How many of a table's rows fall on each day; 0 for days outside the ones asked for. */
export type PerDay = (day: number) => number;

/**
 * Counts codes asked for, or sessions begun, by day.
 * @param first the first day's number
 * @param last the last day's number
 */
export function countPerDay(
  queries: Reading,
  of: "requests" | "sessions",
  first: number,
  last: number,
): PerDay {
  const table = of === "requests" ? demoRequests : demoSessions;
  const at = of === "requests" ? demoRequests.requestedAt : demoSessions.createdAt;
  const day = sql<number>`cast(${at} / ${DAY_MS} as integer)`;
  const rows = queries
    .select({ day, count: count() })
    .from(table)
    .where(and(gte(at, first * DAY_MS), lt(at, (last + 1) * DAY_MS)))
    .groupBy(day)
    .all();
  const counts = new Map(rows.map((row) => [row.day, row.count]));
  return (asked) => counts.get(asked) ?? 0;
}

/** The sum of so many days, of which `last` is the last. */
export function sumOfDays(perDay: PerDay, last: number, days: number): number {
  let sum = 0;
  for (let day = last - days + 1; day <= last; day++) sum += perDay(day);
  return sum;
}

/**
 * Sessions under way. One that begins only later dates from before a clock was put back, and
 * its token lets nobody in.
 */
export const isRunning = (now: number) =>
  and(
    isNull(demoSessions.endedAt),
    lte(demoSessions.createdAt, now),
    gt(demoSessions.expiresAt, now),
  );
