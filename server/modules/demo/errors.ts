import { ApiError, retryLater } from "../../errors";
import { secondsOf } from "../../http/retry-after";

/** Errors of the sign-in. The page looks for their words. */

export const invalidEmail = () => new ApiError(400, "INVALID_EMAIL", "Invalid email");

export const notAdmitted = () => new ApiError(403, "BLOCKED", "This address is blocked");

export const resendTooSoon = (seconds: number) =>
  retryLater(429, "RESEND_TOO_SOON", "Please wait before requesting another code", seconds);

export const codesPerDay = (seconds: number) =>
  retryLater(
    429,
    "RESEND_TOO_SOON",
    "Twelve codes have been sent to this address in 24 hours",
    seconds,
  );

/** @param wait milliseconds */
export const networkAway = (wait: number) =>
  retryLater(429, "TOO_MANY_ATTEMPTS", "Too many wrong codes from this network", secondsOf(wait));

/** @param until milliseconds since 1970 */
export const locked = (until: number, now: number) =>
  new ApiError(
    429,
    "LOCKED",
    "Account locked",
    { "retry-after": String(secondsOf(until - now)) },
    { lockedUntil: new Date(until).toISOString() },
  );

export const mailUnavailable = () =>
  new ApiError(503, "MAIL_UNAVAILABLE", "The mail server is not accepting mail right now");

export const wrongCode = (attemptsRemaining: number) =>
  new ApiError(400, "INVALID_CODE", "Invalid verification code", {}, { attemptsRemaining });

export const codeExpired = () => new ApiError(400, "CODE_EXPIRED", "Verification code expired");

/** @param wait milliseconds until the next session */
export const sessionLimit = (wait: number) =>
  retryLater(429, "SESSION_LIMIT", "Demo session limit reached", secondsOf(wait));

export const wrongPassword = (attemptsRemaining: number) =>
  new ApiError(401, "INVALID_PASSWORD", "Invalid password", {}, { attemptsRemaining });
