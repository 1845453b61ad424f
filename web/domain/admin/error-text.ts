import { minutesToWait } from "../time/countdown";

/** The relevant parts of a failed call; an ApiError has them. */
interface ServerError {
  status: number;
  code: string;
  userMessage: string;
  details: Readonly<Record<string, unknown>>;
}

export const TOKEN_MISSING = "Admin token is required";
const TOKEN_WRONG = "Invalid admin token. Please check your credentials.";
const NO_LOGIN = "Authentication service unavailable. Please try again.";

/** How long to wait if the server does not say. */
const USUAL_WAIT_S = 15 * 60;

/** Why a login was refused: in words, or by the seconds until the next attempt counts. */
export type LoginError = { words: string } | { waitSeconds: number };

/** The message for a failed login (specification 1 §8). */
export function loginError(error: unknown): LoginError {
  if (!isServerError(error)) return { words: NO_LOGIN };
  if (error.code === "TOKEN_REQUIRED") return { words: TOKEN_MISSING };
  if (error.code === "TOKEN_INVALID" || error.status === 401) return { words: TOKEN_WRONG };
  if (error.code === "TOO_MANY_ATTEMPTS") return { waitSeconds: waitOf(error) };
  return { words: NO_LOGIN };
}

/** The text under the token while no attempt is accepted. */
export function waitText(seconds: number): string {
  return `Too Many Attempts. Please wait ${minutesToWait(seconds)} before trying again.`;
}

/** Why a call of a signed-in administrator failed, in the server's words where it has any. */
export function errorText(error: unknown): string {
  if (!isServerError(error)) return "The server does not answer.";
  return error.userMessage || `The server failed (${error.status}).`;
}

/** Whether the server no longer knows the session: the sign-out itself says so. */
export const isSignedOut = (error: unknown) => isServerError(error) && error.status === 401;

function isServerError(error: unknown): error is Error & ServerError {
  return error instanceof Error && "status" in error && "code" in error && "userMessage" in error;
}

function waitOf({ details }: ServerError): number {
  const seconds = details.retryAfter;
  return typeof seconds === "number" && seconds > 0 ? seconds : USUAL_WAIT_S;
}
