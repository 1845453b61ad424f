/** A hyphen as other programs write it: hyphen, dashes, minus. */
const DROPPED = /[\p{Pd}\u2212\s]+/gu;
/** Nothing to be done: most words are, and there are many. */
const PLAIN = /^[a-z0-9]*$/;
const WORD_BREAKS = /[\p{Pd}\u2212\s,;/()]+/u;

/** The characters from which a search starts to act. */
export const MIN_LENGTH = 2;

/** Text as the search compares it: lower case, in Latin letters, without hyphens and white space. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : toLatin(lower).replace(DROPPED, "");
}

/**
 * A phrase, normalised, from each of its words to its end: "SA-11 Gadfly" gives
 * "sa11gadfly", "11gadfly" and "gadfly". What begins one of these begins at a word.
 */
export function wordStarts(phrase: string): string[] {
  const words = phrase.split(WORD_BREAKS).filter(Boolean);
  const starts = [normalize(phrase)];
  for (let first = 1; first < words.length; first += 1) {
    starts.push(normalize(words.slice(first).join("")));
  }
  return starts.filter(Boolean);
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

/**
 * The words of a text, normalised; a hyphenated word counts whole and in its
 * parts, a number as a word and in figures, a calibre with its unit.
 */
export function textWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(CALIBRE, "$1mm")
    .split(/[^\p{L}\p{N}\p{Pd}]+/u)
    .flatMap((word) => (PLAIN.test(word) ? word : [normalize(word), ...word.split(/\p{Pd}/u)]));
  return [...new Set(words.flatMap(sameNumbers))].filter(Boolean);
}

const LETTERS: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "yo",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** Lower-case text with Cyrillic letters written as the database's names write them: "шилка" is "shilka". */
function toLatin(text: string): string {
  return text.replace(CYRILLIC, (letter) => LETTERS[letter] ?? letter);
}
