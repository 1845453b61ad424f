import { and, count, eq, isNull, lte, max, sql, sum } from "drizzle-orm";
import { demoSessions, lasted } from "../../db/schema";
import type { Queries } from "../../db/store";
import {
  countPerDay,
  dateOf,
  dayOf,
  isoTime,
  isRunning,
  sumOfDays,
  WEEK_DAYS,
} from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import type { Analytics } from "./model";

const DAYS = 2 * WEEK_DAYS;

/** The figures of the last two weeks, and of all sessions there ever were. */
export function createAnalytics(
  parts: Pick<AdminDependencies, "store" | "clock">,
): () => Analytics {
  const { queries } = parts.store;
  return () => {
    const now = parts.clock().getTime();
    const today = dayOf(now);
    const first = today - DAYS + 1;
    const requests = countPerDay(queries, "requests", first, today);
    const sessions = countPerDay(queries, "sessions", first, today);
    return {
      requestTrends: {
        thisWeek: sumOfDays(requests, today, WEEK_DAYS),
        lastWeek: sumOfDays(requests, today - WEEK_DAYS, WEEK_DAYS),
      },
      sessionAnalysis: sessionAnalysis(queries, now),
      dailyStats: Array.from({ length: DAYS }, (_, at) => ({
        date: dateOf(first + at),
        requests: requests(first + at),
        sessions: sessions(first + at),
      })),
      lastUpdated: isoTime(now),
    };
  };
}

/**
 * A session is completed once its visitor logged out or it ran its full time; one that was
 * revoked is not (decisions §5).
 */
function sessionAnalysis(queries: Queries, now: number): Analytics["sessionAnalysis"] {
  const { createdAt, expiresAt, endedAt, endedBy } = demoSessions;
  // Two questions and not one with "or": each is answered by an index alone.
  const [left, ranOut] = [
    { time: lasted(demoSessions), where: eq(endedBy, "logout") },
    {
      time: sql`max(0, ${expiresAt} - ${createdAt})`,
      where: and(isNull(endedAt), lte(expiresAt, now)),
    },
  ].map(({ time, where }) =>
    queries
      .select({ count: count(), total: sum(time), longest: max(time) })
      .from(demoSessions)
      .where(where)
      .get(),
  );
  const completed = (left?.count ?? 0) + (ranOut?.count ?? 0);
  const total = Number(left?.total ?? 0) + Number(ranOut?.total ?? 0);
  return {
    totalSessions: queries.select({ count: count() }).from(demoSessions).get()?.count ?? 0,
    completedSessions: completed,
    runningSessions:
      queries.select({ count: count() }).from(demoSessions).where(isRunning(now)).get()?.count ?? 0,
    averageDuration: completed === 0 ? 0 : seconds(total / completed),
    maxDuration: Math.max(seconds(left?.longest), seconds(ranOut?.longest)),
  };
}

/** @param milliseconds as the database gives a sum; null where there is nothing */
const seconds = (milliseconds: unknown) => Math.round(Number(milliseconds ?? 0) / 1000);
