import { and, eq, lte, or } from "drizzle-orm";
import type { Store } from "../db/open";
import { failedAttempts } from "../db/schema";

/** A limit of failures, counted in the database so that a restart does not begin it anew. */
export interface Limit {
  /** What is tried; one count for each scope and key. */
  scope: string;
  /** The failure with this number locks. */
  most: number;
  /** How long after the last failure the count begins anew, and how long the lock lasts; milliseconds. */
  windowMs: number;
}

/** How a limit stands for one key. */
export interface Standing {
  failures: number;
  /** Failures left before the lock. */
  remaining: number;
  /** Milliseconds since 1970; null where nothing is locked. */
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

export function createAttempts({ queries }: Pick<Store, "queries">, clock: () => Date): Attempts {
  const row = (scope: string, key: string) =>
    and(eq(failedAttempts.scope, scope), eq(failedAttempts.key, key));

  function standing({ scope, most, windowMs }: Limit, key: string): Standing {
    const now = clock().getTime();
    const found = queries.select().from(failedAttempts).where(row(scope, key)).get();
    // A clock that was put back must not make a lock longer than it was meant to be.
    const isCurrent = found !== undefined && Math.abs(now - found.lastAt) < windowMs;
    if (!isCurrent) return { failures: 0, remaining: most, lockedUntil: null };
    const { count, lockedUntil } = found;
    return { failures: count, remaining: Math.max(0, most - count), lockedUntil };
  }

  return {
    standing,
    fail(limit, key) {
      const before = standing(limit, key);
      const now = clock().getTime();
      const count = before.failures + 1;
      const lockedUntil = count >= limit.most ? now + limit.windowMs : null;
      const counted = { count, lastAt: now, lockedUntil };
      queries
        .insert(failedAttempts)
        .values({ scope: limit.scope, key, firstAt: now, ...counted })
        .onConflictDoUpdate({
          target: [failedAttempts.scope, failedAttempts.key],
          set: before.failures === 0 ? { ...counted, firstAt: now } : counted,
        })
        .run();
      return { failures: count, remaining: Math.max(0, limit.most - count), lockedUntil };
    },
    forget(scope, key) {
      queries.delete(failedAttempts).where(row(scope, key)).run();
    },
    removeOld(longestWindowMs) {
      const now = clock().getTime();
      const hasRunOut = or(
        lte(failedAttempts.lockedUntil, now),
        lte(failedAttempts.lastAt, now - longestWindowMs),
      );
      return queries.delete(failedAttempts).where(hasRunOut).returning().all().length;
    },
  };
}
