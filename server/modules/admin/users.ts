import { asc, count, desc, eq, gt, max } from "drizzle-orm";
import { DAY_MS, SESSIONS_PER_DAY, sessionsUsed } from "../../access/limits";
import { demoSessions, demoUsers } from "../../db/schema";
import type { Queries } from "../../db/store";
import { isoTime, isoTimeOrNull, isRunning } from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import type { Users } from "./model";

/** Every visitor, the newest registration first. */
export function createUsers(
  parts: Pick<AdminDependencies, "store" | "config" | "clock">,
): () => Users {
  const { config, clock } = parts;
  const { queries } = parts.store;
  const unlimited = new Set(config.secrets.demoAccounts);

  return () => {
    const now = clock().getTime();
    const visitors = queries
      .select()
      .from(demoUsers)
      .orderBy(desc(demoUsers.createdAt), asc(demoUsers.email))
      .all();
    const active = activeByEmail(queries, now);
    const last = lastSessions(queries);
    const used = usedByMailbox(queries, now);
    const users = visitors.map(({ email, mailbox, createdAt }) => {
      const sessionLimit = unlimited.has(email) ? null : SESSIONS_PER_DAY;
      const usedHere = used.get(mailbox) ?? 0;
      return {
        email,
        createdAt: isoTime(createdAt),
        sessionsUsed: usedHere,
        sessionLimit,
        activeSessions: active.get(email) ?? 0,
        canCreateSession: sessionLimit === null || usedHere < sessionLimit,
        lastSessionAt: isoTimeOrNull(last.get(email)),
      };
    });
    return {
      totalUsers: users.length,
      activeUsers: users.filter(({ activeSessions }) => activeSessions > 0).length,
      users,
      lastUpdated: isoTime(now),
    };
  };
}

function activeByEmail(queries: Queries, now: number): Map<string, number> {
  const rows = queries
    .select({ email: demoSessions.email, active: count() })
    .from(demoSessions)
    .where(isRunning(now))
    .groupBy(demoSessions.email)
    .all();
  return new Map(rows.map(({ email, active }) => [email, active]));
}

/** When each visitor last began a session, by e-mail; milliseconds since 1970. */
function lastSessions(queries: Queries): Map<string, number | null> {
  const rows = queries
    .select({ email: demoSessions.email, last: max(demoSessions.createdAt) })
    .from(demoSessions)
    .groupBy(demoSessions.email)
    .all();
  return new Map(rows.map(({ email, last }) => [email, last]));
}

/** Sessions used, by mailbox. Only those of the last day are looked at one by one: they are few. */
function usedByMailbox(queries: Queries, now: number): Map<string, number> {
  const rows = queries
    .selectDistinct({ mailbox: demoUsers.mailbox })
    .from(demoSessions)
    .innerJoin(demoUsers, eq(demoUsers.email, demoSessions.email))
    .where(gt(demoSessions.createdAt, now - DAY_MS))
    .all();
  // A mailbox is itself an address without a tag.
  return new Map(rows.map(({ mailbox }) => [mailbox, sessionsUsed(queries, mailbox, now)]));
}
