import { and, gt, inArray, isNull } from "drizzle-orm";
import { blockedNames, readBlocked } from "../../../web/domain/sign-in/email";
import { atOnce } from "../../db/at-once";
import { demoSessions } from "../../db/schema";
import { ApiError, invalidFields } from "../../errors";
import { isoTime } from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import type { BlockedList } from "./model";

/** A list that a person keeps; each request for a code looks into it. */
const MOST = 1000;
const AT_ONCE = 1000;

const notBlocked = () => new ApiError(404, "NOT_FOUND", "This address or domain is not blocked.");
const tooMany = () =>
  new ApiError(
    409,
    "TOO_MANY_BLOCKED",
    `${MOST} addresses and domains are the limit: unblock one first.`,
  );

/** Whom the hosted demonstration does not admit, as the administrator says it. */
export function createBlockedVisitors(
  parts: Pick<AdminDependencies, "store" | "blocked" | "audit" | "clock">,
) {
  const { blocked, audit, clock } = parts;
  const { queries } = parts.store;

  /** Ends the current sessions of everyone whom this block keeps out. @returns how many */
  function endSessions(address: string): number {
    const now = clock().getTime();
    const { id, email, endedAt, expiresAt } = demoSessions;
    const ids = queries
      .select({ id, email })
      .from(demoSessions)
      .where(and(isNull(endedAt), gt(expiresAt, now)))
      .all()
      .filter((session) => blockedNames(session.email).includes(address))
      .map((session) => session.id);
    // A statement takes so many values only.
    for (let at = 0; at < ids.length; at += AT_ONCE)
      queries
        .update(demoSessions)
        .set({ endedAt: now, endedBy: "revoked" })
        .where(inArray(id, ids.slice(at, at + AT_ONCE)))
        .run();
    return ids.length;
  }

  return {
    blockedList: (): BlockedList => ({
      blocked: blocked
        .list()
        .map(({ address, blockedAt }) => ({ address, blockedAt: isoTime(blockedAt) })),
    }),
    block(text: string): { address: string; revoked: number } {
      const address = readBlocked(text);
      if (address === null) throw invalidFields(["the address or domain"]);
      return atOnce(queries, () => {
        const isNew = blocked.add(address);
        if (isNew && blocked.count() > MOST) throw tooMany();
        const revoked = isNew ? endSessions(address) : 0;
        if (isNew) audit.record("visitor-blocked", address, `${revoked} sessions ended`);
        return { address, revoked };
      });
    },
    unblock(text: string): void {
      const address = readBlocked(text);
      if (address === null || !blocked.remove(address)) throw notBlocked();
      audit.record("visitor-unblocked", address);
    },
  };
}
