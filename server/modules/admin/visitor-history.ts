import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { VisitorEvent } from "../../../web/domain/admin/audit-events";
import { blockedNames, readEmail } from "../../../web/domain/sign-in/email";
import { audit, demoRequests, demoSessions, demoUsers } from "../../db/schema";
import type { Queries } from "../../db/store";
import { isoTime } from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import type { VisitorHistory } from "./model";
import { unknownVisitor } from "./user-actions";

/** As many as a screen shows. */
const SHOWN = 200;

/** What happened to one visitor, from all that is kept of them. */
export function createVisitorHistory(parts: Pick<AdminDependencies, "store" | "audit" | "clock">) {
  const { store, clock } = parts;

  /** @throws ApiError 404 for an e-mail that is unknown or none */
  function read(text: string, most: number | null): VisitorHistory {
    const email = readEmail(text);
    if (email === null) throw unknownVisitor();
    return store.queries.transaction((step) => {
      const visitor = step.select().from(demoUsers).where(eq(demoUsers.email, email)).get();
      if (visitor === undefined) throw unknownVisitor();
      const events = eventsOf(step, email, clock().getTime());
      const newestFirst = events.orderBy(desc(sql`at`), desc(sql`rank`), desc(sql`id`));
      const rows = most === null ? newestFirst.all() : newestFirst.limit(most).all();
      const all = eventsOf(step, email, clock().getTime()).as("events");
      return {
        email,
        total: step.select({ total: count() }).from(all).get()?.total ?? 0,
        entries: rows.map(({ at, event, detail }) => ({ at: isoTime(at), event, detail })),
      };
    });
  }

  return {
    history: (email: string): VisitorHistory => read(email, SHOWN),
    exportVisitor(email: string): VisitorHistory {
      const whole = read(email, null);
      parts.audit.record("visitor-exported", whole.email);
      return whole;
    },
  };
}

/** `rank` puts what happens in one moment in its order. */
function eventsOf(step: Pick<Queries, "select">, email: string, now: number) {
  const { endedAt, endedBy, expiresAt } = demoSessions;
  const row = (
    id: SQLWrapper,
    rank: number,
    at: SQLWrapper,
    event: VisitorEvent | SQLWrapper,
    detail: string | SQLWrapper,
  ) => ({
    id: sql<number>`${id}`.as("id"),
    rank: sql<number>`${rank}`.as("rank"),
    at: sql<number>`${at}`.as("at"),
    event: sql<string>`${event}`.as("event"),
    detail: sql<string>`${detail}`.as("detail"),
  });
  const how = sql`iif(${endedBy} = 'logout', 'signed out', 'ended by the administrator')`;
  const isOf = eq(demoSessions.email, email);
  return unionAll(
    step
      .select(row(sql`0`, 0, demoUsers.createdAt, "registered", ""))
      .from(demoUsers)
      .where(eq(demoUsers.email, email)),
    step
      .select(row(demoRequests.id, 1, demoRequests.requestedAt, "code-sent", ""))
      .from(demoRequests)
      .where(eq(demoRequests.email, email)),
    step
      .select(row(demoSessions.id, 2, demoSessions.createdAt, "session-began", ""))
      .from(demoSessions)
      .where(isOf),
    step
      .select(row(demoSessions.id, 3, endedAt, "session-ended", how))
      .from(demoSessions)
      .where(and(isOf, isNotNull(endedAt))),
    step
      .select(row(demoSessions.id, 3, expiresAt, "session-ended", "its time was over"))
      .from(demoSessions)
      .where(and(isOf, isNull(endedAt), lte(expiresAt, now))),
    step
      .select(row(audit.id, 4, audit.at, audit.event, audit.detail))
      .from(audit)
      .where(
        or(
          eq(audit.subject, email),
          // Who is kept out by the mailbox or a domain is told so here as well.
          and(
            inArray(audit.subject, blockedNames(email)),
            inArray(audit.event, ["visitor-blocked", "visitor-unblocked"]),
          ),
        ),
      ),
  );
}
