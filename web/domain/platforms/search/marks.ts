import { MIN_LENGTH, normalize, wordStarts } from "./normalize";
import type { FoundBy } from "./ranking";
import type { Filter, Found } from "./search";
import type { Tag } from "./tags";
import { ENDING } from "./word-ranks";

/** A part of a text, from one place up to another. */
export type Range = readonly [from: number, to: number];

/** Which of a platform's words made it match. */
export interface Marker {
  /** In its designation or alias. */
  inName(text: string): readonly Range[];
  inDescription(text: string): readonly Range[];
  /** Whether a tag was picked as a filter or holds what was typed. */
  isMarked(kind: Tag["kind"], text: string): boolean;
}

/** The marker of what a filter found. */
export function markerOf({ tags }: Pick<Filter, "tags">, { foundBy }: Found): Marker {
  const wordsOf = (read: (one: FoundBy) => readonly string[]) => [
    // A single letter would mark too much.
    ...new Set(foundBy.flatMap(read).filter((word) => word.length >= MIN_LENGTH)),
  ];
  const words = wordsOf((one) => one.words);
  const all = wordsOf((one) => [...one.words, ...one.meanings]);
  const last = new Set(foundBy.map((one) => one.last));
  return {
    inName: (text) => rangesOf(text, words, () => true),
    inDescription: (text) =>
      rangesOf(text, all, (word, rest) => rest === "" || ENDING.test(rest) || last.has(word)),
    isMarked: (kind, text) =>
      tags.some((tag) => tag.kind === kind && tag.text === text) ||
      wordStarts(text).some((start) => all.some((word) => start.startsWith(word))),
  };
}

/** A text in its compared form, with the position of each character. */
interface Spelled {
  text: string;
  /** For each character, where its original begins and ends in the text. */
  places: readonly Range[];
  /** Where words begin. */
  starts: readonly number[];
}

const DECIMAL = /^\d\.\d$/;

function spell(original: string): Spelled {
  let text = "";
  const places: Range[] = [];
  const starts: number[] = [];
  let isStart = true;
  let at = 0;
  for (const character of original) {
    const isPoint = character === "." && DECIMAL.test(original.slice(at - 1, at + 2));
    const isOfWord = isPoint || /[\p{L}\p{N}]/u.test(character);
    if (isOfWord && isStart) starts.push(text.length);
    isStart = !isOfWord;
    for (const letter of isPoint ? character : normalize(character)) {
      text += letter;
      places.push([at, at + character.length]);
    }
    at += character.length;
  }
  return { text, places, starts };
}

/** The words of the text that begin with one of these, without overlaps and in order. */
function rangesOf(
  original: string,
  words: readonly string[],
  isFound: (word: string, rest: string) => boolean,
): Range[] {
  const { text, places, starts } = spell(original);
  const ranges: Range[] = [];
  let done = 0;
  for (const [at, start] of starts.entries()) {
    const from = places[start]?.[0] ?? 0;
    let to = 0;
    for (const word of words) {
      if (!text.startsWith(word, start)) continue;
      const end = start + word.length;
      const wordEnd = starts.slice(at + 1).find((next) => next >= end) ?? text.length;
      const rest = /^[\p{L}\p{N}]*/u.exec(text.slice(end, wordEnd))?.[0] ?? "";
      if (!isFound(word, rest)) continue;
      const marked = ENDING.test(rest) ? end + rest.length : end;
      to = Math.max(to, places[marked - 1]?.[1] ?? 0);
    }
    if (to <= done) continue;
    ranges.push([Math.max(from, done), to]);
    done = to;
  }
  return ranges;
}
