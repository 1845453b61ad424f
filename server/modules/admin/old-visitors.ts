import { and, inArray, isNull, lt, or } from "drizzle-orm";
import { PASSWORD_LIMIT } from "../../access/limits";
import { atOnce } from "../../db/at-once";
import { demoUsers } from "../../db/schema";
import type { AdminDependencies } from "./dependencies";

/** Deleting so many, with all that is kept of them, holds the thread for some milliseconds. */
const AT_ONCE = 200;

/**
 * Deletes visitors who have neither asked for a code nor had a session for so long, with everything that is kept of
 * them; 200 at most, so that nobody waits.
 * @param keptMs how long a visitor is kept, in milliseconds
 * @returns how many
 */
export function removeOldVisitors(
  {
    store,
    attempts,
    audit,
    clock,
  }: Pick<AdminDependencies, "store" | "attempts" | "audit" | "clock">,
  keptMs: number,
): number {
  const before = clock().getTime() - keptMs;
  const isOver = (last: typeof demoUsers.lastRequestAt | typeof demoUsers.lastSessionAt) =>
    or(isNull(last), lt(last, before));
  const { email, createdAt, lastRequestAt, lastSessionAt } = demoUsers;
  return atOnce(store.queries, (step) => {
    const emails = step
      .select({ email })
      .from(demoUsers)
      .where(and(lt(createdAt, before), isOver(lastRequestAt), isOver(lastSessionAt)))
      .limit(AT_ONCE)
      .all()
      .map((row) => row.email);
    if (emails.length === 0) return 0;
    // Everything else that is kept of a visitor goes with the row.
    step.delete(demoUsers).where(inArray(email, emails)).run();
    for (const each of emails) attempts.forget(PASSWORD_LIMIT.scope, each);
    audit.record("visitors-removed", "", `${emails.length} visitors`);
    return emails.length;
  });
}
