import { ApiError, retryLater } from "../../errors";
import { secondsOf } from "../../http/retry-after";

/** What the door says to those whom it does not let in. The words are looked for by the page. */

export const invalidEmail = () => new ApiError(400, "INVALID_EMAIL", "Invalid email");

export const resendTooSoon = (seconds: number) =>
  retryLater(429, "RESEND_TOO_SOON", "Please wait before requesting another code", seconds);

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
  new ApiError(503, "MAIL_UNAVAILABLE", "The mail server does not take the code just now");

export const wrongCode = (attemptsRemaining: number) =>
  new ApiError(400, "INVALID_CODE", "Invalid verification code", {}, { attemptsRemaining });

export const codeExpired = () => new ApiError(400, "CODE_EXPIRED", "Verification code expired");

export const sessionLimit = () => new ApiError(429, "SESSION_LIMIT", "Demo session limit reached");

export const wrongPassword = (attemptsRemaining: number) =>
  new ApiError(401, "INVALID_PASSWORD", "Invalid password", {}, { attemptsRemaining });
