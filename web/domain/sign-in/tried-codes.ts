/** Wrong codes that somebody typed for an address before its visitor signed in. Moments are ISO 8601. */
export interface TriedCodes {
  count: number;
  lastAt: string;
  /** The end of the lock that came of it; null if there was none. */
  lockedUntil: string | null;
}

/**
 * The message to the visitor about them.
 * @param timeOf a moment in milliseconds since 1970 as a time of day
 */
export function triedCodesText(tried: TriedCodes, timeOf: (moment: number) => string): string {
  const { count, lastAt, lockedUntil } = tried;
  const codes = count === 1 ? "a wrong code" : `${count} wrong codes`;
  const said = `Somebody tried ${codes} for this address, last at ${timeOf(Date.parse(lastAt))}.`;
  if (lockedUntil === null) return said;
  return `${said} It was locked until ${timeOf(Date.parse(lockedUntil))}.`;
}
