import { and, count, eq, gt, sql } from "drizzle-orm";
import { mailboxOf } from "../../web/domain/email";
import type { Queries } from "../db/open";
import { demoSessions, demoUsers } from "../db/schema";
import type { Limit } from "./attempts";

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Sessions that a mailbox gets in any 24 hours (specification 1 §9). */
export const SESSIONS_PER_DAY = 2;

/** Wrong codes for one mailbox: the fifth locks it for 30 minutes (specification 1 §9). */
export const CODE_LIMIT: Limit = { scope: "code", most: 5, windowMs: 30 * MINUTE_MS };
/** Wrong passwords for one account: the same lock. */
export const PASSWORD_LIMIT: Limit = { scope: "password", most: 5, windowMs: 30 * MINUTE_MS };
/** Wrong codes from one network, whatever the addresses that it tries. */
export const CODE_NETWORK_LIMIT: Limit = {
  scope: "code-network",
  most: 50,
  windowMs: 30 * MINUTE_MS,
};
/** Wrong passwords from one network: fewer, for the accounts' addresses are known to all. */
export const PASSWORD_NETWORK_LIMIT: Limit = {
  scope: "password-network",
  most: 20,
  windowMs: 30 * MINUTE_MS,
};
/** Wrong administrator's tokens from one network. */
export const ADMIN_LIMIT: Limit = { scope: "admin", most: 10, windowMs: 15 * MINUTE_MS };

/** After so long a count of failures is no use any more, whatever it counts. */
export const LONGEST_WINDOW_MS = 30 * MINUTE_MS;

/**
 * How many of its sessions in 24 hours a visitor has used, since the administrator last reset
 * them. Addresses that differ only in their plus tag are one visitor.
 */
export function sessionsUsed(queries: Pick<Queries, "select">, email: string, now: number): number {
  const found = queries
    .select({ used: count() })
    .from(demoSessions)
    .innerJoin(demoUsers, eq(demoUsers.email, demoSessions.email))
    .where(
      and(
        eq(demoUsers.mailbox, mailboxOf(email)),
        gt(demoSessions.createdAt, now - DAY_MS),
        gt(demoSessions.createdAt, sql`coalesce(${demoUsers.limitsResetAt}, 0)`),
      ),
    )
    .get();
  return found?.used ?? 0;
}
