import { and, desc, eq } from "drizzle-orm";
import { mailboxOf } from "../../../web/domain/sign-in/email";
import type { Attempts } from "../../access/attempts";
import type { Audit } from "../../access/audit";
import {
  CLOCK_TOLERANCE_MS,
  CODE_LIMIT,
  CODE_LOCK_LIMIT,
  CODE_LOCKS_LIMIT,
  CODE_NETWORK_LIMIT,
  countsToday,
  DAY_MS,
  SESSIONS_PER_DAY,
  sessionsUsed,
} from "../../access/limits";
import type { Sessions } from "../../access/sessions";
import { hashOf, isSameSecret } from "../../access/tokens";
import { atOnce } from "../../db/at-once";
import { demoCodes, demoSessions, demoUsers } from "../../db/schema";
import type { Queries, Store } from "../../db/store";
import type { ApiError } from "../../errors";
import { tooManyAttempts } from "../../http/retry-after";
import { codeExpired, locked, networkAway, sessionLimit, wrongCode } from "./errors";
import { type NewSessionAnswer, sessionAnswerOf } from "./model";
import { CODE_MS } from "./pending-codes";
import { noteWrongCode, takeWrongCodes } from "./wrong-codes";

type Step = Pick<Queries, "select" | "update">;

interface Parts {
  store: Pick<Store, "queries">;
  sessions: Sessions;
  attempts: Attempts;
  audit: Audit;
  networkKey: (text: string) => string;
  clock: () => Date;
}

/**
 * Checks a code and begins its session. A refusal is returned and not thrown, because the counts made on the way must
 * be kept.
 * @param network the caller's, as `networkKey` names it
 */
export type CodeCheck = (
  email: string,
  code: string,
  network: string,
) => ApiError | NewSessionAnswer;

export function createCodeCheck(parts: Parts): CodeCheck {
  const { store, sessions, attempts, audit, networkKey, clock } = parts;

  function wrong(step: Step, email: string, network: string, now: number): ApiError {
    const mailbox = mailboxOf(email);
    attempts.fail(CODE_NETWORK_LIMIT, network);
    const after = attempts.fail(CODE_LIMIT, mailbox);
    if (after.lockedUntil !== null) {
      const lock = networkKey(`${network} ${mailbox}`);
      const isNew = attempts.standing(CODE_LOCK_LIMIT, lock).failures === 0;
      attempts.fail(CODE_LOCK_LIMIT, lock);
      audit.record("code-locked", email, `by network ${network}`);
      const locks = isNew ? attempts.fail(CODE_LOCKS_LIMIT, network) : null;
      if (locks?.lockedUntil) audit.record("network-refused", `network ${network}`);
    }
    noteWrongCode(step, mailbox, { now, network, lockedUntil: after.lockedUntil });
    return after.lockedUntil === null ? wrongCode(after.remaining) : locked(after.lockedUntil, now);
  }

  /** One synchronous transaction: exactly one of parallel calls with the right code gets the session. */
  return (email, code, network) =>
    atOnce(store.queries, (step) => {
      const now = clock().getTime();
      const mailbox = mailboxOf(email);
      const away = networkRefusal(parts, network);
      if (away) return away;
      const { lockedUntil } = attempts.standing(CODE_LIMIT, mailbox);
      if (lockedUntil !== null) return locked(lockedUntil, now);

      const pending = pendingCode(step, email, now);
      if (pending === null) return codeExpired();
      if (!isSameSecret(hashOf(pending.salt + code.trim()), pending.hash)) {
        return wrong(step, email, network, now);
      }
      const left = SESSIONS_PER_DAY - sessionsUsed(step, email, now);
      if (left <= 0) return sessionLimit(untilNextSession(step, mailbox, now));
      step.update(demoCodes).set({ codeHash: null }).where(eq(demoCodes.email, email)).run();
      attempts.forget(CODE_LIMIT.scope, mailbox);
      const tried = takeWrongCodes(step, email, network);
      return sessionAnswerOf(sessions.beginDemo(email, step), left - 1, tried);
    });
}

/** Why a network may neither ask for codes nor try them; null if it may. */
export function networkRefusal(
  { attempts, clock }: Pick<Parts, "attempts" | "clock">,
  network: string,
): ApiError | null {
  const now = clock().getTime();
  const hasLocked = attempts.standing(CODE_LOCKS_LIMIT, network).lockedUntil;
  if (hasLocked !== null) return networkAway(hasLocked - now);
  const hasTried = attempts.standing(CODE_NETWORK_LIMIT, network).lockedUntil;
  return hasTried === null ? null : tooManyAttempts(hasTried - now);
}

/** Milliseconds until the earlier one of the sessions that count is a day old. */
function untilNextSession(step: Step, mailbox: string, now: number): number {
  const counting = step
    .select({ at: demoSessions.createdAt })
    .from(demoSessions)
    .innerJoin(demoUsers, eq(demoUsers.email, demoSessions.email))
    .where(and(eq(demoUsers.mailbox, mailbox), countsToday(demoSessions.createdAt, now)))
    .orderBy(desc(demoSessions.createdAt))
    .limit(SESSIONS_PER_DAY)
    .all();
  return (counting.at(-1)?.at ?? now) + DAY_MS - now;
}

/** The code that can be used now; null if there is none, or where it lies in the future. */
function pendingCode(step: Step, email: string, now: number) {
  const found = step.select().from(demoCodes).where(eq(demoCodes.email, email)).get();
  if (!found?.codeHash) return null;
  const isOpen = now < found.expiresAt && now >= found.expiresAt - CODE_MS - CLOCK_TOLERANCE_MS;
  return isOpen ? { salt: found.salt, hash: found.codeHash } : null;
}
