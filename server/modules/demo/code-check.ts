import { eq } from "drizzle-orm";
import { mailboxOf } from "../../../web/domain/sign-in/email";
import type { Attempts } from "../../access/attempts";
import {
  CLOCK_TOLERANCE_MS,
  CODE_LIMIT,
  CODE_NETWORK_LIMIT,
  SESSIONS_PER_DAY,
  sessionsUsed,
} from "../../access/limits";
import type { Sessions } from "../../access/sessions";
import { hashOf, isSameSecret } from "../../access/tokens";
import { demoCodes } from "../../db/schema";
import type { Queries, Store } from "../../db/store";
import type { ApiError } from "../../errors";
import { tooManyAttempts } from "../../http/retry-after";
import { codeExpired, locked, sessionLimit, wrongCode } from "./errors";
import { type NewSessionAnswer, sessionAnswerOf } from "./model";
import { CODE_MS } from "./pending-codes";

interface Parts {
  store: Pick<Store, "queries">;
  sessions: Sessions;
  attempts: Attempts;
  clock: () => Date;
}

/**
 * Checks a code and begins its session. A refusal is returned and not thrown, for what was counted
 * on the way has to stay.
 * @param network the caller's, as `networkKey` names it
 */
export type CodeCheck = (
  email: string,
  code: string,
  network: string,
) => ApiError | NewSessionAnswer;

export function createCodeCheck({ store, sessions, attempts, clock }: Parts): CodeCheck {
  function wrong(mailbox: string, network: string, now: number): ApiError {
    attempts.fail(CODE_NETWORK_LIMIT, network);
    const after = attempts.fail(CODE_LIMIT, mailbox);
    return after.lockedUntil === null ? wrongCode(after.remaining) : locked(after.lockedUntil, now);
  }

  /** One synchronous transaction: exactly one of parallel calls with the right code gets the session. */
  return (email, code, network) =>
    store.queries.transaction(
      (step) => {
        const now = clock().getTime();
        const mailbox = mailboxOf(email);
        const ofNetwork = attempts.standing(CODE_NETWORK_LIMIT, network).lockedUntil;
        if (ofNetwork !== null) return tooManyAttempts(ofNetwork - now);
        const { lockedUntil } = attempts.standing(CODE_LIMIT, mailbox);
        if (lockedUntil !== null) return locked(lockedUntil, now);

        const pending = pendingCode(step, email, now);
        if (pending === null) return codeExpired();
        if (!isSameSecret(hashOf(pending.salt + code.trim()), pending.hash)) {
          return wrong(mailbox, network, now);
        }
        const left = SESSIONS_PER_DAY - sessionsUsed(step, email, now);
        if (left <= 0) return sessionLimit();
        step.update(demoCodes).set({ codeHash: null }).where(eq(demoCodes.email, email)).run();
        attempts.forget(CODE_LIMIT.scope, mailbox);
        return sessionAnswerOf(sessions.beginDemo(email, step), left - 1);
      },
      { behavior: "immediate" },
    );
}

/** The code that can be used now; null where there is none, or where it lies in the future. */
function pendingCode(step: Pick<Queries, "select">, email: string, now: number) {
  const found = step.select().from(demoCodes).where(eq(demoCodes.email, email)).get();
  if (!found?.codeHash) return null;
  const isOpen = now < found.expiresAt && now >= found.expiresAt - CODE_MS - CLOCK_TOLERANCE_MS;
  return isOpen ? { salt: found.salt, hash: found.codeHash } : null;
}
