import { wordPattern } from "./log-search";

/** A piece of a text, from its first character to the one after its last. */
export type Piece = readonly [from: number, to: number];

/** One letter is everywhere. */
const LEAST = 2;

/**
 * The pieces of a text that the words of a search are found in: `bm21` in `BM-21`.
 * @param words as `queryMatcher` has them
 */
export function foundIn(text: string, words: readonly string[]): Piece[] {
  return words
    .filter(({ length }) => length >= LEAST)
    .flatMap((word) => [...text.matchAll(wordPattern(word))])
    .map(({ index, 0: { length } }) => [index, index + length]);
}
