/**
 * Names of one sound. Cyrillic is written in Latin letters in many ways (Russian and Ukrainian, English, Polish, German,
 * French and ISO 9): they all come to one key.
 */

/** Groups of letters and what they sound like, the likeliest first; the first group that fits is taken. */
const GROUPS: readonly (readonly [written: string, sounds: readonly string[]])[] = [
  ["schtsch|shtsch|stsch|shch|szcz", ["s"]],
  ["tsch|tch|cz", ["c"]],
  ["sch|sh|sz", ["s"]],
  ["zh", ["z"]],
  ["ts|tz", ["c"]],
  ["ch", ["c", "g", "s"]],
  ["kh|gh|h", ["g"]],
  ["ck|q", ["k"]],
  ["ph", ["f"]],
  ["x", ["ks"]],
  ["ou|yu|ju|iu", ["u"]],
  ["iya|ija|ya|ja|ia", ["a"]],
  ["iye|ije|yo|jo|ye|je|ie", ["e"]],
  ["c(?=[eijy])", ["c"]],
  ["c", ["k", "c"]],
  ["j", ["i", "z"]],
  ["z", ["z", "c"]],
  ["y", ["i"]],
  ["w", ["v"]],
];
const GROUP = new RegExp(`${GROUPS.map(([written]) => `(${written})`).join("|")}|.`, "g");

/** What is shorter sounds like too much else. */
const SHORTEST = 4;
/** A word with more readings than these is no name. */
const MOST_READINGS = 32;

/** Letters, and perhaps a figure: what begins with one is a designation of few letters, told by each of them. */
const WORD = /^([a-z]+)(\d.*)?$/;

/** The keys of a normalised word, the likeliest first; none for one of few letters. */
export function soundsOf(word: string): string[] {
  const [, letters = "", figure = ""] = WORD.exec(word) ?? [];
  if (letters.length < SHORTEST) return [];
  let read = [""];
  for (const [written, ...groups] of letters.matchAll(GROUP)) {
    const [, sounds] = GROUPS[groups.findIndex((group) => group !== undefined)] ?? [];
    read = read.flatMap((begun) => (sounds ?? [written]).map((sound) => begun + sound));
    if (read.length > MOST_READINGS) return [];
  }
  return [...new Set(read.map((key) => key.replace(/(.)\1+/g, "$1") + figure))];
}
