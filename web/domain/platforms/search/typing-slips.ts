import { areNeighbours } from "./letters";

/**
 * How many slips of the keys lie between two words: a letter left out, doubled or
 * put in, a wrong letter, two neighbours that changed places. It counts no further
 * than `most` and then answers with more than that.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(here, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) slips = Math.min(slips, at(before, column - 2) + 1);
      here.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = last;
    last = here;
  }
  return at(last, other.length);
}

function at(figures: readonly number[], place: number): number {
  return figures[place] ?? Number.POSITIVE_INFINITY;
}

/** Shorter words are too much like others: in these, only swapped and doubled letters are corrected. */
const SHORTEST = 5;
const SHORTEST_SWAPPED = 4;
/** With two slips a word of this length may be another one, unless all its letters are there. */
const SHORTEST_FOR_TWO = 6;
const LONG = 8;
const VERY_LONG = 10;
const SHORTEST_IN_TEXT = 6;
/** The letters that a designation needs together for one of them to be wrong. */
const LETTERS_TOGETHER = 3;

/** A word of the database that may have been meant. */
export interface Meant {
  word: string;
  slips: number;
}

/**
 * What a word is: a designation such as "BTR-80" or "MT-LB", another name, a word of a tag or one of a description. Those
 * that come later are forgiven less, but for designations, in which nearly every letter makes another one.
 */
export type WordKind = "name" | "designation" | "tag" | "text";
const KINDS: readonly WordKind[] = ["name", "designation", "tag", "text"];

/** A word, normalised. */
export interface KnownWord {
  word: string;
  kind: WordKind;
  /** It ends in a letter that stands alone: BREM-L is not BREM-K. */
  isVariant?: boolean;
}

interface Known extends KnownWord {
  /** Its letters, as `lettersOf` has them. */
  has: number;
  /** Where its first figure stands; -1 for none. */
  figureAt: number;
}

/**
 * The words that the database is written in, to find the one that a mistyped one was meant to be. Figures are not guessed
 * at: one that is wrong is another platform.
 */
export class Vocabulary {
  private readonly byLength = new Map<number, Map<string, Known>>();

  constructor(words: Iterable<KnownWord>) {
    for (const known of words) this.add(known);
  }

  private add(known: KnownWord): void {
    const { word, kind } = known;
    if (word.length < SHORTEST_SWAPPED - 1) return;
    const same = this.byLength.get(word.length) ?? new Map<string, Known>();
    this.byLength.set(word.length, same);
    const before = same.get(word);
    if (before && KINDS.indexOf(before.kind) <= KINDS.indexOf(kind)) return;
    same.set(word, { ...known, has: lettersOf(word), figureAt: word.search(/\d/) });
  }

  /** The words nearest to a normalised one, all that are equally near. */
  near(word: string): Meant[] {
    const read = misread(word).filter((text) => this.byLength.get(text.length)?.has(text));
    if (read.length > 0) return read.map((text) => ({ word: text, slips: 1 }));
    if (word.length < SHORTEST_SWAPPED) return [];
    const letters = lettersOf(word);
    const figureAt = word.search(/\d/);
    const most = word.length < SHORTEST_FOR_TWO ? 1 : MOST;
    const found: Meant[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const known of this.byLength.get(length)?.values() ?? []) {
        // Each slip adds one letter at most.
        if (lacking(letters, known.has) > most) continue;
        const slips = slipsIn(word, figureAt, known);
        if (slips > 0) found.push({ word: known.word, slips });
      }
    }
    const least = Math.min(...found.map(({ slips }) => slips));
    return found.filter(({ slips }) => slips === least);
  }
}

/** No word is forgiven more slips. */
const MOST = 2;

/**
 * How many slips lead from a known word to another one; 0 if these are too many, or none.
 * @param figureAt where the first figure stands in what was typed; -1 for none
 */
function slipsIn(typed: string, figureAt: number, known: Known): number {
  const { word, kind, isVariant } = known;
  if (figureAt < 0 !== known.figureAt < 0) return 0;
  if (isVariant && typed.at(-1) !== word.at(-1)) return 0;
  if (figureAt < 0) {
    const isShort = Math.min(typed.length, word.length) < SHORTEST;
    if (isShort && kind === "text") return 0;
    if (isShort || kind === "designation") return slipsInLetters(typed, word);
    return kind === "name" ? slipsInName(typed, word) : slipsInText(typed, word, kind === "tag");
  }
  // From the first figure on, all is as it was typed.
  if (kind === "text" || typed.slice(figureAt) !== word.slice(known.figureAt)) return 0;
  const [letters, meant] = [typed.slice(0, figureAt), word.slice(0, known.figureAt)];
  return letters.length < SHORTEST ? slipsInLetters(letters, meant) : slipsInName(letters, meant);
}

/** A few letters are a word of their own, unless two changed places, or one was pressed twice: BMO-T is not BMPT. */
function slipsInLetters(typed: string, meant: string): number {
  if (typed.length < LETTERS_TOGETHER) return 0;
  return swaps(typed).includes(meant) || once(typed).includes(meant) ? 1 : 0;
}

/** Where one letter is another in a word of the same length: that letter, and the right one. */
function wrongLetter(typed: string, meant: string): [wrong: string, right: string] | null {
  if (typed.length !== meant.length) return null;
  const places = [...typed].flatMap((letter, at) => (letter === meant[at] ? [] : at));
  const [at] = places;
  return at === undefined || places.length > 1 ? null : [typed.charAt(at), meant.charAt(at)];
}

function slipsInName(typed: string, name: string): number {
  if (typed[0] !== name[0] && typed.length < LONG) return 0;
  const most = forgiven(typed, name);
  const [wrong, right] = wrongLetter(typed, name) ?? [];
  if (wrong && right && typed.length < LONG && !areMistaken(wrong, right)) return 0;
  const slips = slipsBetween(typed, name, most);
  return slips > most ? 0 : slips;
}

const VOWELS = "aeiouy";

/** Letters that are mistaken for each other: the key beside it, another vowel, a like sound. */
const ALIKE = [VOWELS, "sczx", "ckq", "ghk", "bp", "dt", "fvw", "mn", "lr"];

function areMistaken(one: string, other: string): boolean {
  return areNeighbours(one, other) || ALIKE.some((all) => all.includes(one) && all.includes(other));
}

function forgiven(typed: string, name: string): number {
  // Another first letter is another word, as is one with two slips and strange letters.
  if (typed[0] !== name[0]) return 1;
  const strange = strangeLetters(typed, name);
  if (typed.length >= LONG) return strange < 2 ? 2 : 1;
  if (typed.length < SHORTEST_FOR_TWO) return 1;
  return Math.abs(typed.length - name.length) < 2 && strange === 0 ? 2 : 1;
}

/** Words of a language are many and near one another: "shahed" is not "shaped", "destroyed" not "destroyer". */
function slipsInText(typed: string, word: string, isTag: boolean): number {
  if (typed.length < SHORTEST_IN_TEXT || typed[0] !== word[0]) return 0;
  const [wrong, right] = wrongLetter(typed, word) ?? [];
  if (wrong && right && !(isTag && VOWELS.includes(wrong) && VOWELS.includes(right))) return 0;
  const isTwo = isTag && (typed.length >= VERY_LONG || strangeLetters(typed, word) === 0);
  const most = isTwo ? forgiven(typed, word) : 1;
  const slips = slipsBetween(typed, word, most);
  return slips > most ? 0 : slips;
}

/** How many letters of a word, counted with repetition, another word lacks. */
function strangeLetters(word: string, other: string): number {
  let rest = other;
  let strange = 0;
  for (const letter of word) {
    if (rest.includes(letter)) rest = rest.replace(letter, "");
    else strange += 1;
  }
  return strange;
}

/** The text with each two neighbouring letters changed over. */
export function swaps(text: string): string[] {
  const swapped: string[] = [];
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (/\d/.test(text.slice(at, at + 2))) continue;
    swapped.push(text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2));
  }
  return swapped.filter((other) => other !== text);
}

/** A designation with the letters as figures that look like them: "btr8o" is "btr80". */
function misread(text: string): string[] {
  if (!/\d/.test(text)) return [];
  return [text.replace(/(?<=\d)o/g, "0"), text.replace(/(?<=\d)[il]|[il](?=\d)/g, "1")].filter(
    (other) => other !== text,
  );
}

/** The text with doubled letters reduced to one. */
function once(text: string): string[] {
  const found: string[] = [];
  for (let at = 1; at < text.length; at += 1) {
    if (text[at] === text[at - 1]) found.push(text.slice(0, at) + text.slice(at + 1));
  }
  return found;
}

/** One bit for each letter and digit in a text; the 32 bits are shared by code modulo 32. */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits >>> 0;
}

/** How many of a text's letters another lacks, both as bits. */
export function lacking(wanted: number, has: number): number {
  let count = 0;
  for (let rest = wanted & ~has; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
