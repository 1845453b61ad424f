import { and, asc, count, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { userStatus } from "../../../web/domain/admin/user-list";
import { countsToday, SESSIONS_PER_DAY } from "../../access/limits";
import { DEMO_SESSION_MS } from "../../access/sessions";
import { demoSessions, demoUsers } from "../../db/schema";
import type { Queries } from "../../db/store";
import { type ListQuery, readOrder, readPage, readWords } from "../../http/list-query";
import { isoTime, isoTimeOrNull, isRunning } from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import { readFailedAttempts } from "./failed-attempts";
import { createFindVisitors, type Sought } from "./find-visitors";
import type { Requests, Sessions, Users } from "./model";

const USER_ORDERS = ["email", "createdAt", "sessionsUsed", "status", "lastSessionAt"] as const;
const REQUEST_ORDERS = ["email", "createdAt", "sessionsUsed", "lastSessionAt"] as const;
const { id, email, createdAt, expiresAt } = demoSessions;
const SESSION_ORDERS = {
  expiresAt: [expiresAt, id],
  timeRemaining: [expiresAt, id],
  createdAt: [createdAt, id],
  email: [email, id],
} as const;
const SESSION_FIELDS = ["expiresAt", "timeRemaining", "createdAt", "email"] as const;

/** The visitors, their sessions and their requests, a page at a time. */
export function createVisitorLists(parts: Pick<AdminDependencies, "store" | "config" | "clock">): {
  users(query: ListQuery): Users;
  activeSessions(query: ListQuery): Sessions;
  requests(query: ListQuery): Requests;
} {
  const { config, clock } = parts;
  const { queries } = parts.store;
  const unlimited = new Set(config.secrets.demoAccounts);
  const find = createFindVisitors(queries, config.secrets.demoAccounts);

  /** The visitors of a page with what each has used, in the page's order. */
  function pageOf(sought: Sought, now: number) {
    const { total, emails } = find(sought, now);
    const rows = queries.select().from(demoUsers).where(inArray(demoUsers.email, emails)).all();
    const byEmail = new Map(rows.map((row) => [row.email, row]));
    const used = usedByMailbox(
      queries,
      rows.map(({ mailbox }) => mailbox),
      now,
    );
    return {
      total,
      visitors: emails.flatMap((each) => {
        const row = byEmail.get(each);
        return row ? [{ ...row, sessionsUsed: used.get(row.mailbox) ?? 0 }] : [];
      }),
    };
  }

  return {
    users(query) {
      const now = clock().getTime();
      const { page, pageSize, ...place } = readPage(query);
      const order = readOrder(query, USER_ORDERS, { by: "createdAt", descending: true });
      const words = readWords(query.q);
      const { total, visitors } = pageOf({ words, ...order, ...place }, now);
      const active = activeByEmail(
        queries,
        visitors.map((visitor) => visitor.email),
        now,
      );
      const failedAttemptsOf = readFailedAttempts(queries, visitors, now);
      const users = visitors.map((visitor) => {
        const sessionLimit = unlimited.has(visitor.email) ? null : SESSIONS_PER_DAY;
        const { sessionsUsed } = visitor;
        const standing = {
          activeSessions: active.get(visitor.email) ?? 0,
          canCreateSession: sessionLimit === null || sessionsUsed < sessionLimit,
        };
        return {
          email: visitor.email,
          createdAt: isoTime(visitor.createdAt),
          sessionsUsed,
          sessionLimit,
          ...standing,
          status: userStatus(standing),
          lastSessionAt: isoTimeOrNull(visitor.lastSessionAt),
          failedAttempts: failedAttemptsOf(visitor),
        };
      });
      const all = words.length === 0 ? total : countUsers();
      const activeUsers = countUsers(
        and(gt(demoUsers.activeUntil, now), lte(demoUsers.activeUntil, now + DEMO_SESSION_MS)),
      );
      const counted = { totalUsers: all, activeUsers, total, page, pageSize };
      return { ...counted, users, lastUpdated: isoTime(now) };
    },

    activeSessions(query) {
      const now = clock().getTime();
      const { page, pageSize, limit, offset } = readPage(query);
      const order = readOrder(query, SESSION_FIELDS, { by: "expiresAt", descending: false });
      const where = and(
        isRunning(now),
        ...readWords(query.q).map((word) => sql`instr(${email}, ${word.toLowerCase()}) > 0`),
      );
      const direction = order.descending ? desc : asc;
      const rows = queries
        .select({ email, createdAt, expiresAt })
        .from(demoSessions)
        .where(where)
        .orderBy(...SESSION_ORDERS[order.by].map((column) => direction(column)))
        .limit(limit)
        .offset(offset)
        .all();
      const total =
        queries.select({ total: count() }).from(demoSessions).where(where).get()?.total ?? 0;
      const sessions = rows.map((row) => ({
        email: row.email,
        createdAt: isoTime(row.createdAt),
        timeRemaining: Math.ceil((row.expiresAt - now) / 1000),
        expiresAt: isoTime(row.expiresAt),
      }));
      return { total, page, pageSize, sessions, lastUpdated: isoTime(now) };
    },

    requests(query) {
      const now = clock().getTime();
      const { page, pageSize, ...place } = readPage(query);
      const order = readOrder(query, REQUEST_ORDERS, { by: "createdAt", descending: true });
      // A row's moment is that of the visitor's latest request.
      const by = order.by === "createdAt" ? "lastRequestAt" : order.by;
      const words = readWords(query.q);
      const { total, visitors } = pageOf(
        { words, by, descending: order.descending, withRequest: true, ...place },
        now,
      );
      const requests = visitors.map((visitor) => ({
        email: visitor.email,
        createdAt: isoTime(visitor.lastRequestAt ?? now),
        sessionsUsed: visitor.sessionsUsed,
        lastSessionAt: isoTimeOrNull(visitor.lastSessionAt),
      }));
      return { total, page, pageSize, requests, lastUpdated: isoTime(now) };
    },
  };

  function countUsers(where?: SQL): number {
    return queries.select({ total: count() }).from(demoUsers).where(where).get()?.total ?? 0;
  }
}

function activeByEmail(queries: Queries, emails: string[], now: number): Map<string, number> {
  const rows = queries
    .select({ email, active: count() })
    .from(demoSessions)
    .where(and(inArray(email, emails), isRunning(now)))
    .groupBy(email)
    .all();
  return new Map(rows.map((row) => [row.email, row.active]));
}

/** Sessions used, by mailbox. */
function usedByMailbox(queries: Queries, mailboxes: string[], now: number): Map<string, number> {
  const rows = queries
    .select({ mailbox: demoUsers.mailbox, used: count() })
    .from(demoUsers)
    .innerJoin(demoSessions, eq(email, demoUsers.email))
    .where(and(inArray(demoUsers.mailbox, mailboxes), countsToday(createdAt, now)))
    .groupBy(demoUsers.mailbox)
    .all();
  return new Map(rows.map((row) => [row.mailbox, row.used]));
}
