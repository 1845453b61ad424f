import { type AnyColumn, and, count, eq, gt, isNull, lt, or, type SQL } from "drizzle-orm";
import { mailboxOf } from "../../web/domain/sign-in/email";
import { demoSessions, demoUsers } from "../db/schema";
import type { Queries } from "../db/store";

/** A limit of failures, counted in the database so that a restart does not begin it again. */
export interface Limit {
  /** What is tried; one count for each scope and key. */
  scope: string;
  /** The failure with this number locks. */
  most: number;
  /** How long after the last failure the count starts again, and how long the lock lasts; milliseconds. */
  windowMs: number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far a clock that is being set right may jump back without ending a session or voiding a code. */
export const CLOCK_TOLERANCE_MS = 5000;

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
/** Mailboxes that one network's wrong codes have locked: the second sends it away for an hour. */
export const CODE_LOCKS_LIMIT: Limit = { scope: "code-locks", most: 2, windowMs: 60 * MINUTE_MS };
/** Which mailbox a network has locked, so that one that is locked again is not a second one. */
export const CODE_LOCK_LIMIT: Limit = { scope: "code-lock", most: 1, windowMs: 60 * MINUTE_MS };
/** Wrong passwords from one network: fewer, because the accounts' addresses are public. */
export const PASSWORD_NETWORK_LIMIT: Limit = {
  scope: "password-network",
  most: 20,
  windowMs: 30 * MINUTE_MS,
};
/** Wrong administrator's tokens from one network. */
export const ADMIN_LIMIT: Limit = { scope: "admin", most: 10, windowMs: 15 * MINUTE_MS };

/** After so long a count of failures is no use any more, but for the locks of a network. */
export const LONGEST_WINDOW_MS = 30 * MINUTE_MS;
export const HOUR_LIMITS = [CODE_LOCKS_LIMIT, CODE_LOCK_LIMIT] as const;

/**
 * Whether something of a visitor's counts today: not older than a day, and not from before the
 * administrator last reset the limits. What a wrong clock has dated in the future does not count for ever.
 * @param at the column that says when it was; `demoUsers` must be joined
 */
export function countsToday(at: AnyColumn, now: number): SQL | undefined {
  const { limitsResetAt } = demoUsers;
  return and(
    gt(at, now - DAY_MS),
    lt(at, now + DAY_MS),
    or(isNull(limitsResetAt), gt(limitsResetAt, now), gt(at, limitsResetAt)),
  );
}

/**
 * How many of its sessions in 24 hours a visitor has used, since the administrator last reset
 * them. Addresses that differ only in their plus tag are one visitor. What a clock that has since
 * been put back dated further ahead than a day counts no more: nobody waits for weeks.
 */
export function sessionsUsed(queries: Pick<Queries, "select">, email: string, now: number): number {
  const found = queries
    .select({ used: count() })
    .from(demoSessions)
    .innerJoin(demoUsers, eq(demoUsers.email, demoSessions.email))
    .where(and(eq(demoUsers.mailbox, mailboxOf(email)), countsToday(demoSessions.createdAt, now)))
    .get();
  return found?.used ?? 0;
}
