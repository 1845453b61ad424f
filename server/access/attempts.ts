import { and, eq, lte, notInArray, or } from "drizzle-orm";
import { failedAttempts } from "../db/schema";
import type { Store } from "../db/store";
import { HOUR_LIMITS, type Limit, LONGEST_WINDOW_MS } from "./limits";

/** The state of a limit for one key. */
export interface Standing {
  failures: number;
  /** Failures left before the lock. */
  remaining: number;
  /** Milliseconds since 1970; null if nothing is locked. */
  lockedUntil: number | null;
}

/** Counts of failed attempts. Every call is one synchronous step, so that parallel requests cannot slip between. */
export interface Attempts {
  standing(limit: Limit, key: string): Standing;
  /** Counts one failure and locks at the limit. */
  fail(limit: Limit, key: string): Standing;
  /** Forgets the failures of a key, and its lock. */
  forget(scope: string, key: string): void;
  /** Removes what has run out. @returns how many rows went */
  removeOld(longestWindowMs: number): number;
}

/** How often what has run out is removed on the way: the counts of strangers are kept no longer than they are needed. */
const TIDY_EVERY_MS = 60_000;

export function createAttempts({ queries }: Pick<Store, "queries">, clock: () => Date): Attempts {
  let tidiedAt = Number.NEGATIVE_INFINITY;
  const row = (scope: string, key: string) =>
    and(eq(failedAttempts.scope, scope), eq(failedAttempts.key, key));

  function current({ scope, windowMs }: Limit, key: string, now: number) {
    const found = queries.select().from(failedAttempts).where(row(scope, key)).get();
    if (found === undefined || now - found.lastAt >= windowMs) return null;
    if (found.lastAt <= now) return found;
    // The clock was put back: the failure counts as one of this moment, so that a lock neither
    // falls away nor lasts until the old time comes again.
    const lockedUntil = found.lockedUntil === null ? null : now + windowMs;
    const moved = { lastAt: now, lockedUntil };
    queries.update(failedAttempts).set(moved).where(row(scope, key)).run();
    return { ...found, ...moved };
  }

  function standing(limit: Limit, key: string): Standing {
    const found = current(limit, key, clock().getTime());
    const failures = found?.count ?? 0;
    const remaining = Math.max(0, limit.most - failures);
    return { failures, remaining, lockedUntil: found?.lockedUntil ?? null };
  }

  function removeOld(longestWindowMs: number): number {
    const now = clock().getTime();
    const byHour = HOUR_LIMITS.map(({ scope }) => scope);
    const hasRunOut = or(
      lte(failedAttempts.lockedUntil, now),
      and(
        lte(failedAttempts.lastAt, now - longestWindowMs),
        notInArray(failedAttempts.scope, byHour),
      ),
      ...HOUR_LIMITS.map(({ scope, windowMs }) =>
        and(eq(failedAttempts.scope, scope), lte(failedAttempts.lastAt, now - windowMs)),
      ),
    );
    return queries.delete(failedAttempts).where(hasRunOut).returning().all().length;
  }

  function tidy(now: number): void {
    if (Math.abs(now - tidiedAt) < TIDY_EVERY_MS) return;
    tidiedAt = now;
    removeOld(LONGEST_WINDOW_MS);
  }

  return {
    standing,
    fail(limit, key) {
      const now = clock().getTime();
      tidy(now);
      const before = standing(limit, key);
      const count = before.failures + 1;
      const lockedUntil = count >= limit.most ? now + limit.windowMs : null;
      const counted = { count, lastAt: now, lockedUntil };
      queries
        .insert(failedAttempts)
        .values({ scope: limit.scope, key, ...counted })
        .onConflictDoUpdate({
          target: [failedAttempts.scope, failedAttempts.key],
          set: counted,
        })
        .run();
      return { failures: count, remaining: Math.max(0, limit.most - count), lockedUntil };
    },
    forget(scope, key) {
      queries.delete(failedAttempts).where(row(scope, key)).run();
    },
    removeOld,
  };
}
