import { randomSixDigits } from "../../../web/domain/messages/reference";
import type { Attempts } from "../../access/attempts";
import type { Audit } from "../../access/audit";
import type { Sessions } from "../../access/sessions";
import { createToken } from "../../access/tokens";
import type { Store } from "../../db/store";
import { MailError, type Mailer } from "../../mail/model";
import { createCodeCheck, networkRefusal } from "./code-check";
import { codeMail } from "./code-mail";
import { mailUnavailable } from "./errors";
import type { CodeAnswer, NewSessionAnswer } from "./model";
import { CODE_MS, createPendingCodes, RESEND_MS } from "./pending-codes";

/** Codes by mail. Addresses are given as `readEmail` writes them. */
export interface Codes {
  /** @param address the client's */
  request(email: string, address: string): Promise<CodeAnswer>;
  verify(email: string, code: string, address: string): NewSessionAnswer;
}

interface Parts {
  store: Pick<Store, "queries" | "whenFree">;
  sessions: Sessions;
  attempts: Attempts;
  audit: Audit;
  mailer: Mailer;
  networkKey: (address: string) => string;
  clock: () => Date;
}

/** How long a code whose letter was taken waits for another program to let go of the database, in milliseconds. */
const LOCK_WAIT_MS = 5000;

export function createCodes(parts: Parts): Codes {
  const pending = createPendingCodes(parts);
  const check = createCodeCheck(parts);
  return {
    async request(email, address) {
      const away = networkRefusal(parts, parts.networkKey(address));
      if (away) throw away;
      const salt = createToken();
      const refused = pending.claim(email, salt);
      if (refused) throw refused;
      const code = randomSixDigits();
      try {
        await parts.mailer.send(codeMail(email, code, CODE_MS / 60_000));
      } catch (error) {
        pending.giveUp(email, salt);
        throw error instanceof MailError ? mailUnavailable() : error;
      }
      // Asked again because of a lock, this call would be refused: the letter is out.
      await parts.store.whenFree(LOCK_WAIT_MS);
      // The administrator has deleted the visitor meanwhile: the code in the letter would be none.
      if (!pending.keep(email, salt, code)) throw mailUnavailable();
      return { expiresIn: CODE_MS / 1000, resendIn: RESEND_MS / 1000 };
    },
    verify(email, code, address) {
      const outcome = check(email, code, parts.networkKey(address));
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}
