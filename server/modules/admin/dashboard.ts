import { count } from "drizzle-orm";
import { databaseBytes } from "../../db/read-database";
import { demoRequests, demoSessions, vehicles } from "../../db/schema";
import type { Queries } from "../../db/store";
import { countPerDay, dayOf, isoTime, isoTimeOrNull, sumOfDays, WEEK_DAYS } from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import { createLaptop } from "./laptop";
import type { Dashboard } from "./model";
import { createVisitorLists } from "./visitor-lists";

/** Visitors among the recent requests. */
const RECENT = "10";

export function createDashboard(
  parts: Pick<AdminDependencies, "store" | "config" | "mailer" | "clock" | "log" | "faults">,
): () => Dashboard {
  const { config, mailer, clock } = parts;
  const { queries } = parts.store;
  const lists = createVisitorLists(parts);
  const laptop = createLaptop(parts);
  const startedAt = clock().toISOString();

  const system = (): Dashboard["system"] => {
    const { kind, last } = mailer.state();
    return {
      mode: config.mode,
      version: config.version,
      startedAt,
      platforms: queries.select({ count: count() }).from(vehicles).get()?.count ?? 0,
      databaseBytes: databaseBytes(queries.$client.filename),
      mail: {
        kind,
        lastOk: last?.ok ?? null,
        lastAt: isoTimeOrNull(last?.at),
        lastCode: last?.ok === false ? last.code : null,
      },
    };
  };

  return () => {
    const now = clock().getTime();
    const { total, sessions } = lists.activeSessions({});
    return {
      stats: { ...totals(queries, now), activeSessions: total },
      activeSessions: sessions,
      recentRequests: lists.requests({ pageSize: RECENT }).requests,
      system: system(),
      laptop: laptop(),
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
