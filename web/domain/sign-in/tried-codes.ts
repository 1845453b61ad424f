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
  const codes = count === 1 ? "1 wrong code was" : `${count} wrong codes were`;
  const said = `${codes} entered for this address, the last at ${timeOf(Date.parse(lastAt))}.`;
  if (lockedUntil === null) return said;
  return `${said} It was locked until ${timeOf(Date.parse(lockedUntil))}.`;
}
