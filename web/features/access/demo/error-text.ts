import { storedText } from "../../../domain/parse-unknown";
import { inWords } from "../../../domain/time/countdown";
import { ApiError } from "../../../lib/api";
import { lockEnd, timeOfDay } from "./lock";

/** What the visitor reads, in the words of the error catalogue (specification 1 §8). */
export interface ErrorNotice {
  title: string;
  description?: string;
  /** The text at the field, if it differs from the toast. */
  atField?: string;
}

/** A call that did not succeed, as far as the page needs to know it. */
export interface FailedCall {
  /** The HTTP status, 0 where nobody answered. */
  status: number;
  /** The text that is searched for the catalogue's words: "status: body". */
  text: string;
  /** The server's own words for people, "" if there are none. */
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

const PLEASE_WAIT = "Please wait before requesting another code.";

/** Why one has to wait, and until when. */
function waitOf({ said, lockedUntil, retryAfter }: FailedCall): (string | false)[] {
  if (lockedUntil !== null) {
    const end = timeOfDay(lockEnd(lockedUntil, Date.now()));
    return ["There were too many failed attempts.", `Locked until ${end}.`];
  }
  return [said, retryAfter !== null && `Try again ${inWords(retryAfter)}.`];
}

/** Each said once. */
const sentences = (...said: (string | false)[]) => [...new Set(said.filter(Boolean))].join(" ");

const isKeptOut = ({ status, text }: FailedCall) => status === 403 && text.includes("BLOCKED");
const notAdmitted = ({ said }: FailedCall): ErrorNotice => ({
  title: "Address Blocked",
  description: said,
});

/** A code that could not be asked for. */
export function codeRequestError(failed: FailedCall): ErrorNotice {
  const { status, text } = failed;
  if (status === 429) {
    const description = sentences(PLEASE_WAIT, ...waitOf(failed));
    return { title: TOO_MANY, description };
  }
  if (text.includes("Invalid email")) {
    return { title: "Invalid Email", description: "Please enter a valid email address" };
  }
  if (isKeptOut(failed)) return notAdmitted(failed);
  return {
    title: "Error",
    description: "Failed to send verification code. Please try again.",
  };
}

/** The network's refusal speaks of locked addresses, too. */
const isLocked = ({ text }: FailedCall) =>
  /locked/i.test(text) && !text.includes("TOO_MANY_ATTEMPTS");

/** A code that did not let the visitor in. */
export function verifyError(failed: FailedCall): ErrorNotice {
  const { status, text, said } = failed;
  if (status === 429) {
    if (isLocked(failed)) return LOCKED;
    if (/session limit/i.test(text)) {
      return {
        title: "Demo Session Limit Reached",
        description: "You've used your 2 demo sessions for today. Please try again in 24 hours.",
        atField: sentences(
          "You have used both sessions allowed in 24 hours.",
          ...waitOf(failed).slice(1),
        ),
      };
    }
    return { title: TOO_MANY, description: sentences(...waitOf(failed)) };
  }
  if (text.includes("Invalid verification code")) {
    const description = attemptsText(failed.attemptsLeft);
    return { title: "Invalid Code", description, atField: "This code is not the one we sent." };
  }
  if (/expired/i.test(text)) {
    const atField = "This code has expired. Resend code sends a new one.";
    return { title: "Code Expired", description: "request a new one", atField };
  }
  if (isKeptOut(failed)) return notAdmitted(failed);
  return { title: "Verification Failed", description: said };
}

/** A password that did not let the visitor in. */
export function passwordError(failed: FailedCall): ErrorNotice {
  const { status, text } = failed;
  if (status === 429) {
    if (isLocked(failed)) return LOCKED;
    return { title: TOO_MANY, description: sentences(...waitOf(failed)) };
  }
  if (status === 401 || text.includes("Invalid password")) {
    const description = attemptsText(failed.attemptsLeft);
    return { title: "Invalid Password", description, atField: "This password is wrong." };
  }
  if (isKeptOut(failed)) return notAdmitted(failed);
  return { title: "Login Failed", description: "Unable to authenticate." };
}

/** A code that could not be asked for again. */
export function resendError(failed: FailedCall): ErrorNotice {
  const { status, said } = failed;
  if (status === 429) return { title: TOO_MANY, description: sentences(...waitOf(failed)) };
  if (isKeptOut(failed)) return notAdmitted(failed);
  return { title: "Failed to resend verification code", description: said };
}

/** The text at the field after a failure. */
export function fieldError({ title, description, atField }: ErrorNotice): string {
  return atField || description || title;
}

/** `2 attempts remaining.`; nothing if the server does not say. */
export function attemptsText(left: number | null): string | undefined {
  if (left === null) return undefined;
  return `${left} ${left === 1 ? "attempt" : "attempts"} remaining.`;
}
