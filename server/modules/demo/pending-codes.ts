import { and, count, eq, isNull, lt, max, min } from "drizzle-orm";
import { mailboxOf } from "../../../web/domain/sign-in/email";
import type { Attempts } from "../../access/attempts";
import { CODE_LIMIT, countsToday, DAY_MS } from "../../access/limits";
import { hashOf } from "../../access/tokens";
import { atOnce } from "../../db/at-once";
import { demoCodes, demoRequests, demoSessions, demoUsers } from "../../db/schema";
import type { Queries, Store } from "../../db/store";
import type { ApiError } from "../../errors";
import { secondsOf } from "../../http/retry-after";
import { codesPerDay, locked, resendTooSoon } from "./errors";

/** More e-mails than these would not help the visitor, and would pester the mailbox's owner. */
const CODES_PER_DAY = 12;

/**
 * The codes that are pending, one an address. Every step is a transaction of its own, without a
 * pause in it, so that parallel requests cannot slip between.
 */
export interface PendingCodes {
  /**
   * Takes the mailbox for a letter that is about to be sent: of two requests at the same moment
   * the second finds the first one's claim. Whatever was pending is void from here on.
   * @param salt names the claim
   */
  claim(email: string, salt: string): ApiError | null;
  /** The letter was taken: its code is good from now on. False if the claim is gone. */
  keep(email: string, salt: string, code: string): boolean;
  /** It was not: the next try need not wait, and an address that never got a letter is not kept. */
  giveUp(email: string, salt: string): void;
}

interface Parts {
  store: Pick<Store, "queries">;
  attempts: Attempts;
  clock: () => Date;
}

export function createPendingCodes({ store, attempts, clock }: Parts): PendingCodes {
  const { queries } = store;

  return {
    claim: (email, salt) =>
      atOnce(queries, (step) => {
        const now = clock().getTime();
        const mailbox = mailboxOf(email);
        const { lockedUntil } = attempts.standing(CODE_LIMIT, mailbox);
        if (lockedUntil !== null) return locked(lockedUntil, now);
        const wait = waitFor(step, mailbox, now);
        if (wait !== null) return wait;
        const visitor = { email, mailbox, createdAt: now };
        step.insert(demoUsers).values(visitor).onConflictDoNothing().run();
        const pending = { codeHash: null, salt, requestedAt: now, expiresAt: now + CODE_MS };
        step
          .insert(demoCodes)
          .values({ email, ...pending })
          .onConflictDoUpdate({ target: demoCodes.email, set: pending })
          .run();
        return null;
      }),
    keep: (email, salt, code) =>
      atOnce(queries, (step) => {
        const now = clock().getTime();
        const kept = step
          .update(demoCodes)
          .set({ codeHash: hashOf(salt + code), expiresAt: now + CODE_MS })
          .where(ownClaim(email, salt))
          .returning()
          .all();
        if (kept.length === 0) return false;
        step.insert(demoRequests).values({ email, requestedAt: now }).run();
        return true;
      }),
    giveUp: (email, salt) =>
      atOnce(queries, (step) => {
        const ours = step.delete(demoCodes).where(ownClaim(email, salt)).returning().all();
        const has = (table: typeof demoRequests | typeof demoSessions) =>
          step.select({ id: table.id }).from(table).where(eq(table.email, email)).get();
        if (ours.length === 0 || has(demoRequests) || has(demoSessions)) return;
        step.delete(demoUsers).where(eq(demoUsers.email, email)).run();
      }),
  };
}

/** The claim is ours unless the administrator deleted the visitor meanwhile. */
const ownClaim = (email: string, salt: string) =>
  and(eq(demoCodes.email, email), eq(demoCodes.salt, salt), isNull(demoCodes.codeHash));

/**
 * Why a mailbox has to wait for its next code, whatever the tags of its addresses, and how long; null if it has not.
 * A clock that was put back by days makes nobody wait for days.
 */
function waitFor(step: Pick<Queries, "select">, mailbox: string, now: number): ApiError | null {
  const last = step
    .select({ at: max(demoCodes.requestedAt) })
    .from(demoCodes)
    .innerJoin(demoUsers, eq(demoUsers.email, demoCodes.email))
    .where(and(eq(demoUsers.mailbox, mailbox), lt(demoCodes.requestedAt, now + RESEND_MS)))
    .get();
  const untilNext = (last?.at ?? Number.NEGATIVE_INFINITY) + RESEND_MS - now;
  const today = step
    .select({ sent: count(), first: min(demoRequests.requestedAt) })
    .from(demoRequests)
    .innerJoin(demoUsers, eq(demoUsers.email, demoRequests.email))
    .where(and(eq(demoUsers.mailbox, mailbox), countsToday(demoRequests.requestedAt, now)))
    .get();
  const isSpent = (today?.sent ?? 0) >= CODES_PER_DAY;
  const untilTomorrow = isSpent ? (today?.first ?? now) + DAY_MS - now : 0;
  if (untilNext <= 0 && untilTomorrow <= 0) return null;
  return untilTomorrow > untilNext
    ? codesPerDay(secondsOf(untilTomorrow))
    : resendTooSoon(secondsOf(untilNext));
}

/** A code is good for ten minutes, and the next may be asked for after one (specification 1 §9). */
export const CODE_MS = 10 * 60_000;
export const RESEND_MS = 60_000;
