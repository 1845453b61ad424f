import { toLatin } from "./letters";

/** Hyphens as other programs write them (dashes, minus), white space, quotation marks, and points that are no decimal's. */
const DROPPED = /[\p{Pd}\u2212\s\p{Pi}\p{Pf}'"`´′″ʹʼ„‚]+|\.(?!\d)|(?<!\d)\./gu;
/** Nothing to be done: most words are, and there are many. */
const PLAIN = /^[a-z0-9]*$/;
const ASCII = /^[\0-\x7f]*$/;
const WORD_BREAKS = /[\p{Pd}\u2212\s,;/()]+/u;

/** The characters from which a search starts to act. */
export const MIN_LENGTH = 2;

/** Text as the search compares it: lower case, in Latin letters, without hyphens, quotation marks and white space. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return (ASCII.test(lower) ? lower : toLatin(lower)).replace(DROPPED, "");
}

/** A phrase from each of its words to its end: "SA-11 Gadfly" gives itself, "11 Gadfly" and "Gadfly". */
export function phraseEnds(phrase: string): string[] {
  const words = phrase.split(WORD_BREAKS).filter(Boolean);
  return words.map((_, first) => (first === 0 ? phrase : words.slice(first).join(" ")));
}

/** The same, normalised. What begins one of these begins at a word. */
export function wordStarts(phrase: string): string[] {
  return phraseEnds(phrase).map(normalize).filter(Boolean);
}

/** Numbers that count what is seen: tubes, wheels, axles. */
const NUMBERS: readonly (readonly [figure: string, word: string])[] = [
  ["2", "two"],
  ["3", "three"],
  ["4", "four"],
  ["5", "five"],
  ["6", "six"],
  ["7", "seven"],
  ["8", "eight"],
  ["9", "nine"],
  ["10", "ten"],
  ["12", "twelve"],
  ["16", "sixteen"],
  ["18", "eighteen"],
  ["20", "twenty"],
  ["24", "twentyfour"],
  ["30", "thirty"],
  ["40", "forty"],
  ["50", "fifty"],
];
const SAME_NUMBER = new Map(
  NUMBERS.flatMap(([figure, word]) => [
    [figure, word],
    [word, figure],
  ]),
);

/** A word and, where it is a number, its other form: "8" and "eight". */
export function sameNumbers(word: string): string[] {
  const same = SAME_NUMBER.get(word);
  return same ? [word, same] : [word];
}

/** The unit of a calibre in any manner that it is written, in normalised text. */
export const MILLIMETRES = /^(?:mm|millimet(?:re|er)s?)$/;
const CALIBRE = /(\d)[\s\p{Pd}]*(?:mm|millimet(?:re|er)s?)\b/gu;

/** A calibre that no other number is: it is known without its unit too. */
const DECIMAL_CALIBRE = /^(\d+\.\d+)mm$/;

/**
 * The words of a text, normalised; a hyphenated word counts whole and in its
 * parts, a number as a word and in figures, a calibre with its unit.
 */
export function textWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(CALIBRE, "$1mm")
    .split(/(?:[^\p{L}\p{N}\p{Pd}.]|\.(?!\d)|(?<!\d)\.)+/u)
    .flatMap((word) => {
      if (PLAIN.test(word)) return word;
      const [, figure = ""] = DECIMAL_CALIBRE.exec(word) ?? [];
      return [normalize(word), figure, ...word.split(/\p{Pd}/u)];
    });
  return [...new Set(words.flatMap(sameNumbers))].filter(Boolean);
}
