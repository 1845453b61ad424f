/**
 * Names of one sound. Cyrillic is written in Latin letters in many ways (Russian and Ukrainian, English, Polish, German,
 * French and ISO 9): they all come to one key.
 */

/** A c that is not spoken as k. */
const SOFT_C = /c(?=[eijy])/g;

/** Groups of letters and what they sound like, the likeliest first; of those that begin alike, the first that fits is taken. */
const GROUPS: readonly (readonly [written: string, sounds: readonly string[]])[] = [
  ["schtsch shtsch stsch shch szcz", ["s"]],
  ["tsch tch cz", ["c"]],
  ["sch sh sz", ["s"]],
  ["zh", ["z"]],
  ["ts tz", ["c"]],
  ["ch", ["c", "g", "s"]],
  ["kh gh h", ["g"]],
  ["ck q", ["k"]],
  ["ph", ["f"]],
  ["x", ["ks"]],
  ["ou yu ju iu", ["u"]],
  ["iya ija ya ja ia", ["a"]],
  ["iye ije yo jo ye je ie", ["e"]],
  ["ç", ["c"]],
  ["c", ["k", "c"]],
  ["j", ["i", "z"]],
  ["z", ["z", "c"]],
  ["y", ["i"]],
  ["w", ["v"]],
];
const SOUNDS = new Map(
  GROUPS.flatMap(([written, sounds]) =>
    written.split(" ").map((group) => [group, sounds] as const),
  ),
);
const GROUP = new RegExp([...SOUNDS.keys()].join("|"), "g");
const DOUBLED = /(.)\1+/g;

/** A word with more readings than these is no name. */
const MOST_READINGS = 32;

/**
 * Four letters or more, and perhaps a figure: what is shorter sounds like too much else, and what begins with a figure is
 * a designation, told by each of its letters.
 */
const WORD = /^([a-z]{4,})(\d.*)?$/;

/** The likeliest key of a normalised word; null for one of few letters. */
export function soundOf(word: string): string | null {
  const [, letters, figure = ""] = WORD.exec(word) ?? [];
  if (letters === undefined) return null;
  const read = letters
    .replace(SOFT_C, "ç")
    .replace(GROUP, (written) => SOUNDS.get(written)?.[0] ?? written);
  return read.replace(DOUBLED, "$1") + figure;
}

/** All keys that a normalised word may have, the likeliest first; none for one of few letters. */
export function soundsOf(word: string): string[] {
  const [, letters, figure = ""] = WORD.exec(word) ?? [];
  if (letters === undefined) return [];
  const soft = letters.replace(SOFT_C, "ç");
  let read = [""];
  let at = 0;
  for (const { 0: written, index } of soft.matchAll(GROUP)) {
    const plain = soft.slice(at, index);
    at = index + written.length;
    const sounds = SOUNDS.get(written) ?? [written];
    read = read.flatMap((begun) => sounds.map((sound) => begun + plain + sound));
    if (read.length > MOST_READINGS) return [];
  }
  const rest = soft.slice(at);
  return [...new Set(read.map((key) => (key + rest).replace(DOUBLED, "$1") + figure))];
}
