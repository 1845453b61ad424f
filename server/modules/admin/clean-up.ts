import { and, isNotNull, lte, or } from "drizzle-orm";
import type { Attempts } from "../../access/attempts";
import type { Audit } from "../../access/audit";
import { DAY_MS, LONGEST_WINDOW_MS } from "../../access/limits";
import type { Config } from "../../config";
import { atOnce } from "../../db/at-once";
import { adminSessions, demoCodes, demoSessions } from "../../db/schema";
import type { Store } from "../../db/store";
import { errorCode } from "../../errors";
import { errorFields, type Log } from "../../log";
import type { Removed } from "./model";
import { removeOldVisitors } from "./old-visitors";

const HOUR_MS = 60 * 60_000;
const FIRST_AFTER_MS = 500;

interface Parts {
  store: Pick<Store, "queries">;
  attempts: Attempts;
  audit: Audit;
  clock: () => Date;
}

/**
 * Removes what is of no use any more: codes that have run out, tokens of sessions that are
 * over, failures and locks whose time is past, and what the audit has held for 90 days. The
 * sessions themselves stay, for the statistics.
 */
export function cleanUp({ store, attempts, audit, clock }: Parts): Removed {
  const now = clock().getTime();
  return atOnce(store.queries, (step) => {
    // The wait for the next code, which such a row also tells, is over long before its code.
    const codes = step.delete(demoCodes).where(lte(demoCodes.expiresAt, now)).returning().all();
    const isOver = or(isNotNull(demoSessions.endedAt), lte(demoSessions.expiresAt, now));
    const tokens = step
      .update(demoSessions)
      .set({ tokenHash: null })
      .where(and(isNotNull(demoSessions.tokenHash), isOver))
      .returning({ id: demoSessions.id })
      .all();
    const administrators = step
      .delete(adminSessions)
      .where(lte(adminSessions.expiresAt, now))
      .returning({ id: adminSessions.id })
      .all();
    const sessions = tokens.length + administrators.length;
    audit.removeOld();
    return {
      removed: {
        codes: codes.length,
        sessions,
        locks: attempts.removeOld(LONGEST_WINDOW_MS),
      },
    };
  });
}

/** Between two lots of visitors others have their turn, in milliseconds. */
const PAUSE_MS = 50;

/**
 * Cleans up once the start is over, and then every hour; visitors who have been kept long enough go too. A failure is
 * logged, and the next hour tries again.
 * @returns stops it; to be called before the database is closed
 */
export function startHousekeeping(
  { log, config, ...parts }: Parts & { log: Log; config: Pick<Config, "keepVisitorsDays"> },
  { firstAfterMs, everyMs } = { firstAfterMs: FIRST_AFTER_MS, everyMs: HOUR_MS },
): () => void {
  const { keepVisitorsDays } = config;
  let isStopped = false;

  async function tidy(): Promise<void> {
    try {
      const { removed } = cleanUp(parts);
      if (Object.values(removed).some((count) => count > 0)) log.info("cleaned-up", removed);
      while (keepVisitorsDays !== null && !isStopped) {
        if (removeOldVisitors(parts, keepVisitorsDays * DAY_MS) === 0) return;
        await Bun.sleep(PAUSE_MS);
      }
    } catch (error) {
      log.warn("clean-up-failed", errorFields(error, errorCode(error)));
    }
  }
  const run = () => void tidy();
  const timers = [setTimeout(run, firstAfterMs), setInterval(run, everyMs)];
  // They alone must not keep the server from ending.
  for (const timer of timers) timer.unref();
  return () => {
    isStopped = true;
    timers.forEach(clearTimeout);
  };
}
