import { retryLater } from "../errors";

/** Whole seconds until something may be tried again, one at the least. */
export const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/**
 * The refusal of a network that has tried too often. The page looks for its words.
 * @param wait milliseconds until the next attempt counts
 */
export const tooManyAttempts = (wait: number) =>
  retryLater(429, "TOO_MANY_ATTEMPTS", "Too many attempts from this network", secondsOf(wait));
