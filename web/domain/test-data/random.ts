/** A number from 0 up to, and not including, 1. */
export type Random = () => number;

/** A choice that has something to choose from. */
type Choices<T> = readonly [T, ...T[]];

/** Chance, as the makers of test reports need it. */
export interface Draw {
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  pick<T>(choices: Choices<T>): T;
  /** True as often as the given share of 1. */
  chance(share: number): boolean;
  characters(alphabet: string, length: number): string;
}

export function drawFrom(random: Random): Draw {
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return {
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    chance: (share) => random() < share,
    characters: (alphabet, length) =>
      Array.from({ length }, () => alphabet.charAt(between(0, alphabet.length - 1))).join(""),
  };
}
