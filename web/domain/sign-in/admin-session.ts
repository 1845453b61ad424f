import { isRecord, storedText } from "../parse-unknown";

/** The administrator's sign-in, for 24 hours from login (specification 1 §3, §4). */
export interface AdminSession {
  sessionToken: string;
  /** ISO 8601. */
  expiresAt: string;
  authenticated: true;
}

/**
 * Whether a session is over.
 * @param now milliseconds since 1970
 */
export function isExpired({ expiresAt }: Pick<AdminSession, "expiresAt">, now: number): boolean {
  // Written so that a date that cannot be read is over, too.
  return !(Date.parse(expiresAt) > now);
}

/**
 * A session read back from storage.
 * @returns null if there is none, if it cannot be read, and where it is over
 */
export function readAdminSession(stored: unknown, now: number): AdminSession | null {
  if (!isRecord(stored) || stored.authenticated !== true) return null;
  const sessionToken = storedText(stored.sessionToken);
  const expiresAt = storedText(stored.expiresAt);
  if (sessionToken === "" || isExpired({ expiresAt }, now)) return null;
  return { sessionToken, expiresAt, authenticated: true };
}
