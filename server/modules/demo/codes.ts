import { and, count, eq, gt, isNull, min } from "drizzle-orm";
import { mailboxOf } from "../../../web/domain/email";
import type { Attempts } from "../../access/attempts";
import {
  CODE_LIMIT,
  CODE_NETWORK_LIMIT,
  DAY_MS,
  SESSIONS_PER_DAY,
  sessionsUsed,
} from "../../access/limits";
import { DEMO_SESSION_MS, type Sessions } from "../../access/sessions";
import { createToken, hashOf, isSameSecret } from "../../access/tokens";
import type { Store } from "../../db/open";
import { demoCodes, demoRequests, demoSessions, demoUsers } from "../../db/schema";
import type { ApiError } from "../../errors";
import type { Mailer } from "../../mail/model";
import { codeMail } from "./code-mail";
import type { CodeAnswer, NewSessionAnswer } from "./model";
import {
  codeExpired,
  locked,
  mailUnavailable,
  resendTooSoon,
  sessionLimit,
  tooManyAttempts,
  wrongCode,
} from "./refusals";

/** A code is good for ten minutes, and the next may be asked for after one (specification 1 §9). */
const CODE_MS = 10 * 60_000;
const RESEND_MS = 60_000;
const CODE_DIGITS = 6;
/** More letters than these would no longer help the visitor, but pester whoever owns the mailbox. */
const CODES_PER_DAY = 12;

/** Codes by mail. Addresses are given as `readEmail` writes them. */
export interface Codes {
  request(email: string): Promise<CodeAnswer>;
  verify(email: string, code: string, address: string): NewSessionAnswer;
}

interface Parts {
  store: Pick<Store, "queries">;
  sessions: Sessions;
  attempts: Attempts;
  mailer: Mailer;
  networkKey: (address: string) => string;
  clock: () => Date;
}

export function createCodes(parts: Parts): Codes {
  const { sessions, attempts, mailer, networkKey, clock } = parts;
  const { queries } = parts.store;

  /** One synchronous step: of two requests at the same moment the second finds the first one's claim. */
  function claim(email: string, salt: string): ApiError | null {
    const now = clock().getTime();
    const mailbox = mailboxOf(email);
    return queries.transaction(
      (step) => {
        const { lockedUntil } = attempts.standing(CODE_LIMIT, mailbox);
        if (lockedUntil !== null) return locked(lockedUntil, now);
        const last = step.select().from(demoCodes).where(eq(demoCodes.email, email)).get();
        const since = now - (last?.requestedAt ?? Number.NEGATIVE_INFINITY);
        // A clock that was put back must not make anybody wait for days.
        if (since < RESEND_MS && since > -RESEND_MS)
          return resendTooSoon(seconds(RESEND_MS - since));
        const today = step
          .select({ sent: count(), first: min(demoRequests.requestedAt) })
          .from(demoRequests)
          .innerJoin(demoUsers, eq(demoUsers.email, demoRequests.email))
          .where(and(eq(demoUsers.mailbox, mailbox), gt(demoRequests.requestedAt, now - DAY_MS)))
          .get();
        if (today && today.sent >= CODES_PER_DAY) {
          return resendTooSoon(seconds((today.first ?? now) + DAY_MS - now));
        }
        step
          .insert(demoUsers)
          .values({ email, mailbox, createdAt: now })
          .onConflictDoNothing()
          .run();
        // Whatever was pending is void from here on, also where the new letter cannot be sent.
        const pending = { codeHash: null, salt, requestedAt: now, expiresAt: now + CODE_MS };
        step
          .insert(demoCodes)
          .values({ email, ...pending })
          .onConflictDoUpdate({ target: demoCodes.email, set: pending })
          .run();
        return null;
      },
      { behavior: "immediate" },
    );
  }

  /** The claim is ours unless the administrator deleted the visitor meanwhile. */
  const ownClaim = (email: string, salt: string) =>
    and(eq(demoCodes.email, email), eq(demoCodes.salt, salt), isNull(demoCodes.codeHash));

  function keep(email: string, salt: string, code: string): void {
    const now = clock().getTime();
    queries.transaction(
      (step) => {
        const kept = step
          .update(demoCodes)
          .set({ codeHash: hashOf(salt + code), expiresAt: now + CODE_MS })
          .where(ownClaim(email, salt))
          .returning()
          .all();
        if (kept.length > 0) step.insert(demoRequests).values({ email, requestedAt: now }).run();
      },
      { behavior: "immediate" },
    );
  }

  /** The next try need not wait, and an address that never got a letter is not kept. */
  function giveUp(email: string, salt: string): void {
    queries.transaction(
      (step) => {
        step.delete(demoCodes).where(ownClaim(email, salt)).run();
        const has = (table: typeof demoRequests | typeof demoSessions) =>
          step.select({ id: table.id }).from(table).where(eq(table.email, email)).get();
        if (has(demoRequests) || has(demoSessions)) return;
        step.delete(demoUsers).where(eq(demoUsers.email, email)).run();
      },
      { behavior: "immediate" },
    );
  }

  /** Exactly one of parallel calls with the right code gets the session. */
  function check(email: string, code: string, network: string): ApiError | NewSessionAnswer {
    const now = clock().getTime();
    const mailbox = mailboxOf(email);
    return queries.transaction(
      (step) => {
        const known = attempts.standing(CODE_NETWORK_LIMIT, network);
        if (known.lockedUntil !== null) return tooManyAttempts(seconds(known.lockedUntil - now));
        const { lockedUntil } = attempts.standing(CODE_LIMIT, mailbox);
        if (lockedUntil !== null) return locked(lockedUntil, now);

        const pending = step.select().from(demoCodes).where(eq(demoCodes.email, email)).get();
        const isOpen =
          now < (pending?.expiresAt ?? 0) && now > (pending?.expiresAt ?? 0) - 2 * CODE_MS;
        if (!pending?.codeHash || !isOpen) return codeExpired();
        if (!isSameSecret(hashOf(pending.salt + code.trim()), pending.codeHash)) {
          attempts.fail(CODE_NETWORK_LIMIT, network);
          const after = attempts.fail(CODE_LIMIT, mailbox);
          return after.lockedUntil === null
            ? wrongCode(after.remaining)
            : locked(after.lockedUntil, now);
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

  return {
    async request(email) {
      const salt = createToken();
      const refused = claim(email, salt);
      if (refused) throw refused;
      const code = createCode();
      try {
        await mailer.send(codeMail(email, code, CODE_MS / 60_000));
      } catch {
        giveUp(email, salt);
        throw mailUnavailable();
      }
      keep(email, salt, code);
      return { expiresIn: CODE_MS / 1000, resendIn: RESEND_MS / 1000 };
    },
    verify(email, code, address) {
      const outcome = check(email, code, networkKey(address));
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Six digits, each number as likely as the next. */
function createCode(): string {
  const limit = 10 ** CODE_DIGITS;
  // What lies past the last whole million would make the first numbers likelier.
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let drawn = fair;
  while (drawn >= fair) drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? fair;
  return String(drawn % limit).padStart(CODE_DIGITS, "0");
}

/** @param left sessions that the visitor has left today; null without a limit */
export function sessionAnswerOf(
  { token, expiresAt }: ReturnType<Sessions["beginDemo"]>,
  left: number | null,
): NewSessionAnswer {
  return {
    sessionToken: token,
    expiresAt: new Date(expiresAt).toISOString(),
    expiresIn: DEMO_SESSION_MS / 1000,
    sessionsRemaining: left,
  };
}
