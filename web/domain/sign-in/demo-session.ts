import { isRecord, storedText } from "../parse-unknown";
import { toThisClock } from "../time/clock-difference";
import { isExpired } from "./admin-session";
import type { TriedCodes } from "./tried-codes";

/** A visitor's demonstration, as the browser keeps it (specification 1 §3). */
export interface DemoSession {
  sessionToken: string;
  /** ISO 8601, by this browser's clock. */
  expiresAt: string;
  /** Seconds from sign-in. */
  expiresIn: number;
  /** The sessions left of two in 24 hours; null for an account without a limit. */
  sessionsRemaining: number | null;
  email: string;
}

/** What the server grants for a right code or password. */
export type GrantedSession = Omit<DemoSession, "email"> & { triedCodes?: TriedCodes };

/**
 * The session that begins now. Where the browser's clock differs from the server's, the end is given
 * by the browser's, so that the countdown is right on both.
 * @param now milliseconds since 1970, by the browser's clock
 */
export function beginDemo(granted: GrantedSession, email: string, now: number): DemoSession {
  const { sessionToken, expiresIn, sessionsRemaining } = granted;
  const expiresAt = toThisClock(granted.expiresAt, expiresIn, now);
  return { sessionToken, expiresAt, expiresIn, sessionsRemaining, email };
}

/**
 * A session read back from storage.
 * @returns null if there is none, if it cannot be read, and where it is over
 */
export function readDemoSession(stored: unknown, now: number): DemoSession | null {
  if (!isRecord(stored)) return null;
  const { expiresIn, sessionsRemaining } = stored;
  const sessionToken = storedText(stored.sessionToken);
  const expiresAt = storedText(stored.expiresAt);
  const email = storedText(stored.email);
  if (sessionToken === "" || email === "" || isExpired({ expiresAt }, now)) return null;
  if (typeof expiresIn !== "number") return null;
  if (sessionsRemaining !== null && typeof sessionsRemaining !== "number") return null;
  return { sessionToken, expiresAt, expiresIn, sessionsRemaining, email };
}

/** Whole seconds that a session has left, 0 when it is over. */
export function secondsLeft(
  { expiresAt, expiresIn }: Pick<DemoSession, "expiresAt" | "expiresIn">,
  now: number,
): number {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  // A clock that ticks once a second may be behind, and would begin with a second too many.
  return Number.isFinite(seconds) ? Math.min(expiresIn, Math.max(0, seconds)) : 0;
}

/** The announcement of the time left: at ten, five and one minute. */
const SPOKEN_MINUTES = [1, 5, 10];

/** The announcement with this many seconds left, "" before the first. */
export function timeLeftAloud(seconds: number): string {
  const minutes = SPOKEN_MINUTES.find((step) => seconds > 0 && seconds <= step * 60);
  if (minutes === undefined) return "";
  const time = minutes === 1 ? "Less than one minute" : `Less than ${minutes} minutes`;
  return `${time} left in this demonstration session.`;
}
