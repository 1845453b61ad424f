/**
 * Whether a MIL-STD-2525C symbol code is of a friendly thing: F at its second place, D in an exercise.
 * @param sidc fifteen characters; null if a platform has no symbol
 */
export function isFriendly(sidc: string | null): boolean {
  return /^.[FD]/.test(sidc ?? "");
}

/** The mark of a friendly platform wherever it appears. */
export const FRIENDLY = "Friendly service";
