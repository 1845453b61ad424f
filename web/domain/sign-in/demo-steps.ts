import { isRecord, storedChoice, storedText } from "../parse-unknown";

/** How an address proves itself. */
export type Proof = "code" | "password";

export interface VerifyStep {
  step: "verify";
  email: string;
  by: Proof;
  /** When the next code may be asked for; milliseconds since 1970. */
  resendAt: number;
}

/** A visitor's step before the details. */
export type Flow = { step: "landing"; email: string } | VerifyStep;

export const LANDING: Flow = { step: "landing", email: "" };

/** The way in read back from storage. */
export function readFlow(stored: unknown): Flow {
  if (!isRecord(stored)) return LANDING;
  const email = storedText(stored.email);
  const by = storedChoice(stored.by, ["code", "password"] as const, null);
  if (stored.step !== "verify" || email === "" || by === null) return { step: "landing", email };
  const resendAt = typeof stored.resendAt === "number" ? stored.resendAt : 0;
  return { step: "verify", email, by, resendAt };
}

/** A verification code's length (specification 1 §9). */
export const CODE_DIGITS = 6;
/** The longest wait for another code, in seconds (specification 1 §9). */
export const LONGEST_WAIT_S = 60;

/** The digits of what was typed or pasted, of `123 456` and `482913 is your code` too. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, CODE_DIGITS);
}

/**
 * Whole seconds until another code may be asked for. A clock that was put back makes it no longer.
 * @param resendAt milliseconds since 1970
 */
export function resendWait(resendAt: number, now: number): number {
  return Math.min(LONGEST_WAIT_S, Math.max(0, Math.ceil((resendAt - now) / 1000)));
}
