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

/** Shorter words are too much like others: in these, only swapped or doubled letters are corrected. */
const SHORTEST = 5;
const SHORTEST_SWAPPED = 4;
/** With two slips a word of this length may be another one, unless all its letters are there. */
const SHORTEST_FOR_TWO = 6;
const LONG = 8;
const SHORTEST_IN_TEXT = 6;
/** A designation needs this many letters beside its digits for one of them to be wrong. */
const LETTERS_BESIDE_FIGURES = 3;

/** A word of the database that may have been meant. */
export interface Meant {
  word: string;
  slips: number;
}

interface Known {
  isName: boolean;
  /** Its letters, as `lettersOf` has them. */
  has: number;
}

/** The words that the database is written in, to find the one that a mistyped one was meant to be. */
export class Vocabulary {
  private readonly byLength = new Map<number, Map<string, Known>>();

  /**
   * @param names words of names and tags, for which two slips are allowed
   * @param others words of descriptions, for which one is allowed, but no wrong letter: "shahed" is not "shaped"
   */
  constructor(names: Iterable<string>, others: Iterable<string>) {
    for (const word of others) this.add(word, false);
    for (const word of names) this.add(word, true);
  }

  private add(word: string, isName: boolean): void {
    if (word.length < SHORTEST_SWAPPED - 1) return;
    const same = this.byLength.get(word.length) ?? new Map<string, Known>();
    same.set(word, { isName, has: lettersOf(word) });
    this.byLength.set(word.length, same);
  }

  /** The words nearest to a normalised one. Figures are not guessed at: one that is wrong is another platform. */
  near(word: string): Meant[] {
    if (word.length < SHORTEST_SWAPPED) return [];
    const isName = (text: string) => this.byLength.get(text.length)?.get(text)?.isName ?? false;
    const swapped = [...new Set([...swaps(word), ...once(word), ...misread(word)])].filter(isName);
    if (swapped.length > 0) return swapped.map((text) => ({ word: text, slips: 1 }));
    const most = mostSlips(word);
    const letters = lettersOf(word);
    const found: Meant[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const [candidate, { isName, has }] of this.byLength.get(length) ?? []) {
        // Each slip adds one letter at most.
        if (lacking(letters, has) > most) continue;
        const forgiven = isName ? slipsInName(word, candidate, most) : slipsInText(word, candidate);
        if (forgiven === 0) continue;
        const slips = slipsBetween(word, candidate, forgiven);
        if (slips <= forgiven) found.push({ word: candidate, slips });
      }
    }
    const least = Math.min(...found.map(({ slips }) => slips));
    return found.filter(({ slips }) => slips === least);
  }
}

function mostSlips(word: string): number {
  if (/\d/.test(word)) return word.replace(/\d/g, "").length < LETTERS_BESIDE_FIGURES ? 0 : 1;
  if (word.length < SHORTEST) return 0;
  return word.length < SHORTEST_FOR_TWO ? 1 : 2;
}

function slipsInName(word: string, name: string, most: number): number {
  const figures = /\d+/g;
  if (most === 0 || (word.match(figures) ?? []).join() !== (name.match(figures) ?? []).join())
    return 0;
  // Another first letter is another word, as is one with two slips and strange letters.
  if (word[0] !== name[0]) return word.length < LONG ? 0 : 1;
  if (word.length >= LONG) return most;
  const isNear = Math.abs(word.length - name.length) < 2 && strangeLetters(word, name) === 0;
  return isNear ? most : Math.min(most, 1);
}

function slipsInText(word: string, known: string): number {
  if (word.length < SHORTEST_IN_TEXT || word[0] !== known[0] || /\d/.test(word)) return 0;
  const isWrongLetter = word.length === known.length && strangeLetters(word, known) > 0;
  return isWrongLetter ? 0 : 1;
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

/** The text with each two neighbours changed over. */
export function swaps(text: string): string[] {
  const swapped: string[] = [];
  for (let at = 0; at + 1 < text.length; at += 1) {
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
