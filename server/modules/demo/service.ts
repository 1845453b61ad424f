import { readEmail } from "../../../web/domain/sign-in/email";
import type { Blocked } from "../../access/blocked";
import type { Sessions } from "../../access/sessions";
import type { Codes } from "./codes";
import { invalidEmail, notAdmitted } from "./errors";
import type { CodeAnswer, NewSessionAnswer, SessionAnswer } from "./model";
import type { DemoAccounts } from "./password-accounts";

/** The hosted demonstration's door. Every refusal is an ApiError. */
export interface DemoService {
  /** The addresses that log in with a password. */
  accounts(): string[];
  requestCode(email: string, address: string): Promise<CodeAnswer>;
  verify(given: { email: string; code: string }, address: string): NewSessionAnswer;
  logIn(given: { email: string; password: string }, address: string): Promise<NewSessionAnswer>;
  session(token: string): SessionAnswer;
  logOut(token: string): void;
}

interface Parts {
  codes: Codes;
  accounts: DemoAccounts;
  sessions: Sessions;
  blocked: Blocked;
}

export function createDemoService({ codes, accounts, sessions, blocked }: Parts): DemoService {
  const known = (text: string) => {
    const email = readEmail(text);
    if (email === null) throw invalidEmail();
    if (blocked.isBlocked(email)) throw notAdmitted();
    return email;
  };
  return {
    accounts: () => accounts.emails(),
    async requestCode(text, address) {
      const email = known(text);
      if (!accounts.has(email)) return codes.request(email, address);
      accounts.checkOpen(email);
      return { passwordRequired: true };
    },
    verify: ({ email, code }, address) => codes.verify(known(email), code, address),
    logIn: ({ email, password }, address) => accounts.logIn(known(email), password, address),
    session(token) {
      const session = sessions.findDemo(token);
      if (session === null) return { valid: false };
      const { email, expiresAt } = session;
      return { valid: true, expiresAt: new Date(expiresAt).toISOString(), email };
    },
    logOut: (token) => void sessions.endDemo(token),
  };
}
