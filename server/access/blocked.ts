import { asc, count, eq, inArray } from "drizzle-orm";
import { blockedNames } from "../../web/domain/sign-in/email";
import { demoBlocked } from "../db/schema";
import type { Store } from "../db/store";

/** Whom the hosted demonstration does not admit. Mailboxes and domains are given as `readBlocked` writes them. */
export interface Blocked {
  /** In the order of their names. */
  list(): (typeof demoBlocked.$inferSelect)[];
  count(): number;
  /** Whether an address is kept out, itself or by its domain. */
  isBlocked(email: string): boolean;
  /** @returns false if it was blocked already */
  add(address: string): boolean;
  /** @returns false if it was not blocked */
  remove(address: string): boolean;
}

export function createBlocked({ queries }: Pick<Store, "queries">, clock: () => Date): Blocked {
  return {
    list: () => queries.select().from(demoBlocked).orderBy(asc(demoBlocked.address)).all(),
    count: () => queries.select({ count: count() }).from(demoBlocked).get()?.count ?? 0,
    isBlocked: (email) =>
      queries
        .select({ address: demoBlocked.address })
        .from(demoBlocked)
        .where(inArray(demoBlocked.address, blockedNames(email)))
        .limit(1)
        .get() !== undefined,
    add: (address) =>
      queries
        .insert(demoBlocked)
        .values({ address, blockedAt: clock().getTime() })
        .onConflictDoNothing()
        .returning()
        .all().length > 0,
    remove: (address) =>
      queries.delete(demoBlocked).where(eq(demoBlocked.address, address)).returning().all().length >
      0,
  };
}
