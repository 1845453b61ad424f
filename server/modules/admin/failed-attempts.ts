import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { CODE_LIMIT, PASSWORD_LIMIT } from "../../access/limits";
import { demoUsers, failedAttempts } from "../../db/schema";
import type { Queries } from "../../db/store";
import { isoTime, isoTimeOrNull } from "./daily-counts";
import type { User } from "./model";

/** Wrong codes count for a mailbox, wrong passwords for an account. */

const { scope, key, lockedUntil, lastAt } = failedAttempts;

/** The addresses that are locked. */
export const lockedEmails = (now: number): SQL =>
  sql`SELECT ${demoUsers.email} FROM ${failedAttempts} JOIN ${demoUsers} ON ${demoUsers.mailbox} = ${key} WHERE ${scope} = ${CODE_LIMIT.scope} AND ${lockedUntil} > ${now} UNION ALL SELECT ${key} FROM ${failedAttempts} WHERE ${scope} = ${PASSWORD_LIMIT.scope} AND ${lockedUntil} > ${now}`;

/** What counts just now against some visitors; the lock where one of two is locked. */
export function readFailedAttempts(
  queries: Queries,
  visitors: readonly { email: string; mailbox: string }[],
  now: number,
): (visitor: { email: string; mailbox: string }) => User["failedAttempts"] {
  const of = (limit: typeof CODE_LIMIT, keys: string[]) =>
    and(eq(scope, limit.scope), inArray(key, keys), gt(lastAt, now - limit.windowMs));
  const found = queries
    .select()
    .from(failedAttempts)
    .where(
      or(
        of(
          CODE_LIMIT,
          visitors.map(({ mailbox }) => mailbox),
        ),
        of(
          PASSWORD_LIMIT,
          visitors.map(({ email }) => email),
        ),
      ),
    )
    .all();
  return ({ email, mailbox }) => {
    const [worst] = found
      .filter((row) => row.key === (row.scope === CODE_LIMIT.scope ? mailbox : email))
      .toSorted((one, other) => (other.lockedUntil ?? 0) - (one.lockedUntil ?? 0));
    return worst === undefined
      ? null
      : {
          reason: worst.scope === CODE_LIMIT.scope ? "wrong codes" : "wrong passwords",
          count: worst.count,
          lastAt: isoTime(worst.lastAt),
          lockedUntil: isoTimeOrNull(worst.lockedUntil),
        };
  };
}
