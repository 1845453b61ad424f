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
