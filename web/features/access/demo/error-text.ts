import { storedText } from "../../../domain/parse-unknown";
import { ApiError } from "../../../lib/api";

/** What the visitor is told, in the words of the error catalogue (specification 1 §8). */
export interface ErrorNotice {
  title: string;
  description?: string;
  /** What stands at the field, where that is better said in other words. */
  atField?: string;
}

/** A call that did not succeed, as far as the page needs to know it. */
export interface FailedCall {
  /** The HTTP status, 0 where nobody answered. */
  status: number;
  /** What is looked through for the catalogue's words: "status: body". */
  text: string;
  /** The server's own words for people, "" where there are none. */
  said: string;
  /** Attempts before the address is locked, where the server says so. */
  attemptsLeft: number | null;
  /** ISO 8601, by the server's clock. */
  lockedUntil: string | null;
  /** Seconds after which to try again. */
  retryAfter: number | null;
}

/** Reads what a failed call says. */
export function readFailedCall(error: unknown): FailedCall {
  if (!(error instanceof ApiError)) {
    const said = "The server does not answer.";
    return { status: 0, text: "", said, attemptsLeft: null, lockedUntil: null, retryAfter: null };
  }
  const { details } = error;
  const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    status: error.status,
    text: error.message,
    said: error.userMessage && `${error.userMessage}.`,
    attemptsLeft: numberOrNull(details.attemptsRemaining),
    lockedUntil: storedText(details.lockedUntil) || null,
    retryAfter: numberOrNull(details.retryAfter),
  };
}

const TOO_MANY = "Too Many Requests";
const LOCKED: ErrorNotice = {
  title: "Account Temporarily Locked",
  description: "Too many failed attempts. Please wait 30 minutes before trying again.",
  atField: "Locked: there were too many failed attempts.",
};

/** A code that could not be asked for. */
export function codeRequestError({ status, text }: FailedCall): ErrorNotice {
  if (status === 429) {
    return { title: TOO_MANY, description: "Please wait before requesting another code." };
  }
  if (text.includes("Invalid email")) {
    return { title: "Invalid Email", description: "Please enter a valid email address" };
  }
  return {
    title: "Error",
    description: "Failed to send verification code. Please try again.",
  };
}

/** A code that did not let the visitor in. */
export function verifyError(failed: FailedCall): ErrorNotice {
  const { status, text, said } = failed;
  if (status === 429) {
    if (/locked/i.test(text)) return LOCKED;
    if (/session limit/i.test(text)) {
      return {
        title: "Demo Session Limit Reached",
        description: "You've used your 2 demo sessions for today. Please try again in 24 hours.",
        atField: "Both sessions of these 24 hours are used.",
      };
    }
    return { title: TOO_MANY, description: said };
  }
  if (text.includes("Invalid verification code")) {
    const description = attemptsText(failed.attemptsLeft);
    return { title: "Invalid Code", description, atField: "This code is not the one we sent." };
  }
  if (/expired/i.test(text)) {
    const atField = "This code has expired. Resend code sends a new one.";
    return { title: "Code Expired", description: "request a new one", atField };
  }
  return { title: "Verification Failed", description: said };
}

/** A password that did not let the visitor in. */
export function passwordError(failed: FailedCall): ErrorNotice {
  const { status, text, said } = failed;
  if (status === 429) {
    return /locked/i.test(text) ? LOCKED : { title: TOO_MANY, description: said };
  }
  if (status === 401 || text.includes("Invalid password")) {
    const description = attemptsText(failed.attemptsLeft);
    return { title: "Invalid Password", description, atField: "This password is wrong." };
  }
  return { title: "Login Failed", description: "Unable to authenticate." };
}

/** A code that could not be asked for again. */
export function resendError({ status, said }: FailedCall): ErrorNotice {
  if (status === 429) return { title: TOO_MANY, description: said };
  return { title: "Failed to resend verification code", description: said };
}

/** What stands at the field of a failure. */
export function fieldError({ title, description, atField }: ErrorNotice): string {
  return atField || description || title;
}

/** `2 attempts remaining.`; nothing where the server does not say. */
export function attemptsText(left: number | null): string | undefined {
  if (left === null) return undefined;
  return `${left} ${left === 1 ? "attempt" : "attempts"} remaining.`;
}
