import { mailboxOf } from "../../../web/domain/sign-in/email";
import type { Attempts } from "../../access/attempts";
import type { Audit } from "../../access/audit";
import { PASSWORD_LIMIT, PASSWORD_NETWORK_LIMIT } from "../../access/limits";
import type { Sessions } from "../../access/sessions";
import { atOnce } from "../../db/at-once";
import { demoUsers } from "../../db/schema";
import type { Store } from "../../db/store";
import { tooManyAttempts } from "../../http/retry-after";
import { locked, wrongPassword } from "./errors";
import { type NewSessionAnswer, sessionAnswerOf } from "./model";

/** Passwords that may wait to be checked; one check takes a core and 64 MiB for a tenth of a second. */
const MOST_WAITING = 20;
const LEAST_WAIT_MS = 1000;

/** The accounts that log in with a password, any number of times. */
export interface DemoAccounts {
  emails(): string[];
  has(email: string): boolean;
  /** @throws ApiError 429 where the account is locked */
  checkOpen(email: string): void;
  logIn(email: string, password: string, address: string): Promise<NewSessionAnswer>;
}

interface Parts {
  store: Pick<Store, "queries">;
  /** As `readEmail` writes them. */
  emails: readonly string[];
  /** argon2id; null if nobody can log in with a password. */
  passwordHash: string | null;
  sessions: Sessions;
  attempts: Attempts;
  audit: Audit;
  networkKey: (address: string) => string;
  clock: () => Date;
}

export function createDemoAccounts(parts: Parts): DemoAccounts {
  const { store, emails, passwordHash, sessions, attempts, audit, networkKey, clock } = parts;
  const unlimited = new Set(emails);
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function checkOpen(email: string): void {
    const { lockedUntil } = attempts.standing(PASSWORD_LIMIT, email);
    if (lockedUntil !== null) throw locked(lockedUntil, clock().getTime());
  }

  /** One after the other, so that no more guesses than the limit are ever under way. */
  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (waiting >= MOST_WAITING) throw tooManyAttempts(LEAST_WAIT_MS);
    waiting += 1;
    const result = turn.then(task, task);
    turn = result;
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  }

  async function check(email: string, password: string, network: string) {
    const known = attempts.standing(PASSWORD_NETWORK_LIMIT, network);
    if (known.lockedUntil !== null) {
      throw tooManyAttempts(known.lockedUntil - clock().getTime());
    }
    checkOpen(email);
    // An address that is no account is refused as a wrong password is, but costs no check.
    const isRight =
      unlimited.has(email) &&
      passwordHash !== null &&
      (await Bun.password.verify(password, passwordHash));
    if (!isRight) {
      attempts.fail(PASSWORD_NETWORK_LIMIT, network);
      const after = attempts.fail(PASSWORD_LIMIT, email);
      if (after.lockedUntil !== null)
        audit.record("password-locked", email, `by network ${network}`);
      throw after.lockedUntil === null
        ? wrongPassword(after.remaining)
        : locked(after.lockedUntil, clock().getTime());
    }
    return begin(email);
  }

  function begin(email: string): NewSessionAnswer {
    const createdAt = clock().getTime();
    return atOnce(store.queries, (step) => {
      attempts.forget(PASSWORD_LIMIT.scope, email);
      step
        .insert(demoUsers)
        .values({ email, mailbox: mailboxOf(email), createdAt })
        .onConflictDoNothing()
        .run();
      return sessionAnswerOf(sessions.beginDemo(email, step), null);
    });
  }

  return {
    emails: () => [...emails],
    has: (email) => unlimited.has(email),
    checkOpen,
    logIn: (email, password, address) => inTurn(() => check(email, password, networkKey(address))),
  };
}
