/** Clocks further apart than this are different clocks; less is the answer's delay. */
const CLOCKS_AGREE_WITHIN_MS = 5000;

/**
 * The end of something that begins now, by this computer's clock. If that clock differs from the server's, the end is
 * adjusted, so that a countdown is right on both.
 * @param expiresAt ISO 8601, by the server's clock
 * @param lasts seconds
 * @param now milliseconds since 1970, by this computer's clock
 */
export function toThisClock(expiresAt: string, lasts: number, now: number): string {
  const here = now + lasts * 1000;
  const agree = Math.abs(Date.parse(expiresAt) - here) <= CLOCKS_AGREE_WITHIN_MS;
  return agree ? expiresAt : new Date(here).toISOString();
}
