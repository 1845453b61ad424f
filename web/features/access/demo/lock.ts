import { isRecord } from "../../../domain/parse-unknown";
import { mailboxOf } from "../../../domain/sign-in/email";
import { forget, isKept, keep, kept } from "../../../lib/storage";

/** A lock lasts 30 minutes (specification 1 §9). */
const LOCK_MS = 30 * 60_000;
/** A clock that ticks once a second is behind by so much at most. */
const TICK_MS = 1000;
const KEY = "sightline-demo-locks";

/** Until when each mailbox is locked, in milliseconds since 1970. */
export type Locks = Record<string, number>;

/**
 * The end of a lock by this browser's clock, which may be another than the server's: never later
 * than a whole lock from now, and a whole lock where it seems to be past already.
 * @param lockedUntil ISO 8601, by the server's clock
 */
export function lockEnd(lockedUntil: string, now: number): number {
  const end = Date.parse(lockedUntil);
  return end > now && end < now + LOCK_MS ? end : now + LOCK_MS;
}

/** The locks read back from storage, without those that are over. */
export function readLocks(stored: unknown, now: number): Locks {
  if (!isRecord(stored)) return {};
  const ends = Object.entries(stored).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === "number" && entry[1] > now && entry[1] <= now + LOCK_MS + TICK_MS,
  );
  return Object.fromEntries(ends);
}

/** The time of day in this browser's zone, `14:05`. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Remembers that the server has locked an address, also past a reload. */
export function rememberLock(email: string, lockedUntil: string): void {
  const now = Date.now();
  keepLocks({ ...readLocks(kept(KEY), now), [mailboxOf(email)]: lockEnd(lockedUntil, now) });
}

/** Forgets an address's lock: the server has let it through, e.g. because the administrator reset it. */
export function forgetLock(email: string): void {
  const { [mailboxOf(email)]: _, ...others } = readLocks(kept(KEY), Date.now());
  keepLocks(others);
}

/** Forgets the locks that are over: the address of a visitor who has gone is not left in the browser. */
export function forgetPastLocks(): void {
  if (isKept(KEY)) keepLocks(readLocks(kept(KEY), Date.now()));
}

function keepLocks(locks: Locks): void {
  if (Object.keys(locks).length === 0) forget(KEY);
  else keep(KEY, locks);
}

/** Until when an address is locked, in milliseconds since 1970; null if it is not. */
export function lockOf(email: string, now: number): number | null {
  return readLocks(kept(KEY), now)[mailboxOf(email)] ?? null;
}
