import { statSync } from "node:fs";
import { asc, count, desc, eq, max } from "drizzle-orm";
import { sessionsUsed } from "../../access/limits";
import { demoRequests, demoSessions, vehicles } from "../../db/schema";
import type { Queries } from "../../db/store";
import {
  countPerDay,
  dayOf,
  isoTime,
  isoTimeOrNull,
  isRunning,
  sumOfDays,
  WEEK_DAYS,
} from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import type { Dashboard } from "./model";

/** Visitors among the recent requests. */
const RECENT = 10;

export function createDashboard(
  parts: Pick<AdminDependencies, "store" | "config" | "mailer" | "clock">,
): () => Dashboard {
  const { config, mailer, clock } = parts;
  const { queries } = parts.store;
  const startedAt = clock().toISOString();

  const system = (): Dashboard["system"] => {
    const { kind, last } = mailer.state();
    return {
      mode: config.mode,
      version: config.version,
      startedAt,
      platforms: queries.select({ count: count() }).from(vehicles).get()?.count ?? 0,
      databaseBytes: databaseBytes(queries),
      mail: { kind, lastOk: last?.ok ?? null, lastAt: isoTimeOrNull(last?.at) },
    };
  };

  return () => {
    const now = clock().getTime();
    const activeSessions = activeSessionsAt(queries, now);
    return {
      stats: { ...totals(queries, now), activeSessions: activeSessions.length },
      activeSessions,
      recentRequests: recentRequests(queries, now),
      system: system(),
      lastUpdated: isoTime(now),
    };
  };
}

function totals(queries: Queries, now: number) {
  const today = dayOf(now);
  const requests = countPerDay(queries, "requests", today - WEEK_DAYS + 1, today);
  return {
    totalRequests: queries.select({ count: count() }).from(demoRequests).get()?.count ?? 0,
    todayRequests: requests(today),
    weekRequests: sumOfDays(requests, today, WEEK_DAYS),
    totalSessions: queries.select({ count: count() }).from(demoSessions).get()?.count ?? 0,
  };
}

function activeSessionsAt(queries: Queries, now: number): Dashboard["activeSessions"] {
  const rows = queries
    .select()
    .from(demoSessions)
    .where(isRunning(now))
    .orderBy(asc(demoSessions.expiresAt), asc(demoSessions.id))
    .all();
  return rows.map(({ email, createdAt, expiresAt }) => ({
    email,
    createdAt: isoTime(createdAt),
    timeRemaining: Math.ceil((expiresAt - now) / 1000),
    expiresAt: isoTime(expiresAt),
  }));
}

/** The latest request of each visitor, the newest first. */
function recentRequests(queries: Queries, now: number): Dashboard["recentRequests"] {
  const { email, requestedAt, id } = demoRequests;
  const rows = queries
    .select({ email, latest: max(requestedAt) })
    .from(demoRequests)
    .groupBy(email)
    .orderBy(desc(max(requestedAt)), desc(max(id)))
    .limit(RECENT)
    .all();
  return rows.map((row) => ({
    email: row.email,
    createdAt: isoTime(row.latest ?? now),
    sessionsUsed: sessionsUsed(queries, row.email, now),
    lastSessionAt: isoTimeOrNull(lastSessionOf(queries, row.email)),
  }));
}

const lastSessionOf = (queries: Queries, email: string) =>
  queries
    .select({ last: max(demoSessions.createdAt) })
    .from(demoSessions)
    .where(eq(demoSessions.email, email))
    .get()?.last;

/** The database with its log, as they lie on the disk. */
function databaseBytes({ $client }: Queries): number {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return sizeOf($client.filename) + sizeOf(`${$client.filename}-wal`);
}
