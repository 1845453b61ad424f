import { comparable } from "./log-search";

/** A piece of a text, from its first character to the one after its last. */
export type Piece = readonly [from: number, to: number];

/** One letter is everywhere. */
const LEAST = 2;

/**
 * The pieces of a text that the words of a search are found in, as the search compares them: `bm21` in `BM-21`.
 * @param words as `queryMatcher` has them
 */
export function foundIn(text: string, words: readonly string[]): Piece[] {
  const places: number[] = [];
  let compared = "";
  for (let at = 0; at < text.length; at += 1) {
    const letters = comparable(text.charAt(at));
    compared += letters;
    for (const _ of letters) places.push(at);
  }
  const pieces: Piece[] = [];
  for (const word of words) {
    if (word.length < LEAST) continue;
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1)) {
      const [from, last] = [places[at], places[at + word.length - 1]];
      if (from !== undefined && last !== undefined) pieces.push([from, last + 1]);
    }
  }
  return pieces;
}
