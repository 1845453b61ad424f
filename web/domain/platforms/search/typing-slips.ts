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

/** Shorter words are too much like others. */
const SHORTEST = 5;
const SHORTEST_FOR_TWO = 6;

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
   * @param names words of names and tags, for which two slips are forgiven
   * @param others words of descriptions, for which one is
   */
  constructor(names: Iterable<string>, others: Iterable<string>) {
    for (const word of others) this.add(word, false);
    for (const word of names) this.add(word, true);
  }

  private add(word: string, isName: boolean): void {
    if (word.length < SHORTEST - 1) return;
    const same = this.byLength.get(word.length) ?? new Map<string, Known>();
    same.set(word, { isName, has: lettersOf(word) });
    this.byLength.set(word.length, same);
  }

  /** The words nearest to a normalised one. Figures are not guessed at: one that is wrong is another platform. */
  near(word: string): Meant[] {
    if (word.length < SHORTEST || /\d/.test(word)) return [];
    const most = word.length < SHORTEST_FOR_TWO ? 1 : 2;
    const letters = lettersOf(word);
    const found: Meant[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const [candidate, { isName, has }] of this.byLength.get(length) ?? []) {
        // Each slip adds one letter at most.
        if (lacking(letters, has) > most) continue;
        // Two slips and another first letter: another word.
        const forgiven = isName && candidate[0] === word[0] ? most : 1;
        const slips = slipsBetween(word, candidate, forgiven);
        if (slips <= forgiven) found.push({ word: candidate, slips });
      }
    }
    const least = Math.min(...found.map(({ slips }) => slips));
    return found.filter(({ slips }) => slips === least);
  }
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
