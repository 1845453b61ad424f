/** A line in its words, and what has been made of each of them so far. */

import { isWholeGrid } from "../grid/grid";
import { asciiCapitals, plainText } from "../grid/grid-reader";
import { formatGrid, type GridReference } from "../grid/grid-reference";
import { isGzd } from "../grid/mgrs-squares";
import { normalize } from "../platforms/search/normalize";
import { MARKS } from "./marks";

/** A stretch of the line with its meaning. */
export interface Piece {
  start: number;
  end: number;
  text: string;
  is: "platform" | "detail" | "unknown";
  /** Its meaning in a word or two; null if it was not understood. */
  chip: string | null;
  /** The problem and a hint; null if there is none. */
  problem: string | null;
}

/** A word of the line. */
export interface Token {
  index: number;
  start: number;
  end: number;
  text: string;
  /** As the search compares it: lower case, no hyphens. */
  norm: string;
}

/** Words are separated by spaces and commas; a comma between thousands belongs to its number. */
const WORD = /(?:\d{1,3}(?:,\d{3})+(?!\d)|[^\s,])+/g;

/** This many letters are enough for a word. */
export const LEAST_LETTERS = 3;

/** Whether a word is long enough to name something, and not a figure. */
export const isName = ({ norm }: Token): boolean =>
  norm.length >= LEAST_LETTERS && /\p{L}/u.test(norm);

/** A whole grid with the letters after it joined to it: `34ufe1234567890so`. */
const GRID_WITH_LETTERS = /^(\d{1,2}[a-z]{3}(?:\d\d){2,5})([smoduw]{1,2})$/i;

function partsOf({ 0: text, index }: RegExpExecArray): { text: string; start: number }[] {
  const [, grid, letters] = GRID_WITH_LETTERS.exec(text) ?? [];
  if (grid === undefined || letters === undefined) return [{ text, start: index }];
  return [
    { text: grid, start: index },
    { text: letters, start: index + grid.length },
  ];
}

export class Tokens {
  readonly all: readonly Token[];
  /** What follows the first semicolon; null if there is none. */
  readonly remarks: string | null;
  /** The position of the semicolon. */
  readonly remarksStart: number;
  private readonly known: Piece[] = [];
  private readonly taken = new Set<number>();

  constructor(readonly line: string) {
    const semicolon = line.indexOf(";");
    this.remarksStart = semicolon;
    this.remarks = semicolon < 0 ? null : line.slice(semicolon + 1).trim();
    const words = semicolon < 0 ? line : line.slice(0, semicolon);
    this.all = [...words.matchAll(WORD)].flatMap(partsOf).map(({ text, start }, index) => ({
      index,
      start,
      end: start + text.length,
      text,
      norm: normalize(plainText(text)),
    }));
    if (this.remarks) {
      const start = line.indexOf(this.remarks, semicolon + 1);
      this.known.push({
        start: semicolon,
        end: start + this.remarks.length,
        text: line.slice(semicolon, start + this.remarks.length),
        is: "detail",
        chip: "Remarks",
        problem: null,
      });
    }
  }

  isFree(token: Token | undefined): token is Token {
    return token !== undefined && !this.taken.has(token.index);
  }

  /** Whether a word was understood as the platform's. */
  isPlatform({ start }: Token): boolean {
    return this.known.some((piece) => piece.is === "platform" && piece.start === start);
  }

  free(): Token[] {
    return this.all.filter((token) => this.isFree(token));
  }

  /**
   * The words joined to one, in small letters and with a plain minus; null if digits would meet digits, which are two
   * numbers.
   */
  static joined(words: readonly Token[]): string | null {
    const texts = words.map(({ text }) => plainText(text).toLowerCase());
    const meets = texts.some((text, at) => /\d$/.test(text) && /^-?\d/.test(texts[at + 1] ?? ""));
    return meets ? null : texts.join("");
  }

  /** Keeps words for a meaning that is given them later. */
  reserve(words: readonly Token[]): void {
    for (const { index } of words) this.taken.add(index);
  }

  /** Consecutive unused words from this one on, up to a number. */
  run(from: Token, most: number): Token[] {
    const run: Token[] = [];
    for (let at = from.index; run.length < most; at += 1) {
      const token = this.all[at];
      if (!this.isFree(token)) break;
      run.push(token);
    }
    return run;
  }

  private put(tokens: readonly Token[], piece: Pick<Piece, "is" | "chip" | "problem">): void {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last) return;
    for (const { index } of tokens) this.taken.add(index);
    const { start } = first;
    this.known.push({ start, end: last.end, text: this.line.slice(start, last.end), ...piece });
  }

  understood(tokens: readonly Token[], chip: string, is: Piece["is"] = "detail"): void {
    this.put(tokens, { is, chip, problem: null });
  }

  /** It stays in the line, marked. @param is "detail" if it is surely meant as part of a report */
  marked(tokens: readonly Token[], problem: string, is: Piece["is"] = "detail"): void {
    this.put(tokens, { is, chip: null, problem });
  }

  /** Two meanings in one word: `3bm21`, `so`. */
  split(token: Token, parts: readonly Pick<Piece, "text" | "is" | "chip" | "problem">[]): void {
    this.taken.add(token.index);
    let { start } = token;
    for (const part of parts) {
      this.known.push({ start, end: start + part.text.length, ...part });
      start += part.text.length;
    }
  }

  /** Every stretch that names the platform means this one. */
  platformIs(chip: string): void {
    for (const piece of this.known) if (piece.is === "platform") piece.chip = chip;
  }

  /** Takes back what was understood of a stretch that begins here: it turned out to have no place. */
  refuse(start: number, problem: string): void {
    const piece = this.known.find((each) => each.start === start);
    if (piece) Object.assign(piece, { problem, chip: null });
  }

  /** Whether some of the line is surely meant as part of a report. */
  get hasDetails(): boolean {
    return this.known.some(({ is }) => is === "detail");
  }

  /** In the line's order; whatever is left over is not understood. */
  pieces(): Piece[] {
    for (const token of this.free()) this.marked([token], MARKS.unknown, "unknown");
    return this.known.toSorted((a, b) => a.start - b.start);
  }
}

/** A grid of the line and its position; null if one was begun and is marked. */
export interface LineGrid {
  start: number;
  grid: GridReference | null;
}

/** The units of speed, as people write them, the usual one first. */
export const KMH = ["kph", "kmh", "km/h", "kmph"] as const;
export const KNOTS = ["kts", "kt", "kn", "knots"] as const;
/** What follows digits as a unit is no square, though 20KPH is one. */
export const SPEED_UNITS: readonly string[] = [...KMH, ...KNOTS, "mph"];

const SQUARE = /^(\d{1,2})([A-Z])([A-Z]{2})?(\d*)$/;
const PAIR = /^[A-Z]{2}(\d*)$/;
const DIGITS = /^\d+$/;

const evenDigits = (count: number) => count >= 2 && count <= 10 && count % 2 === 0;

/**
 * Takes the grids out of a line: whole ones (`34ufe1234567890`, `34u fe 12345 67890`), and digits
 * alone, which lie in the square of the grid that was used last (4, 6, 8 or 10 of them: one or two
 * digits are a quantity).
 */
export function readLineGrids(tokens: Tokens, lastSquare: string | null): LineGrid[] {
  const grids: LineGrid[] = [];
  for (const token of tokens.all) {
    if (!tokens.isFree(token)) continue;
    const grid = squareAt(tokens, token) ?? digitsAt(tokens, token, lastSquare);
    // Whatever is marked by now was meant as a grid.
    if (grid || !tokens.isFree(token)) grids.push({ start: token.start, grid });
  }
  return grids;
}

/** Whether digits go on from a square, or from their own first half: `34ufe 12345 67890 alt` has no number yet. */
export function areOfGrid({ all }: Tokens, { index, text }: Token): boolean {
  const at = (place: number) => capitals(all[place] ?? { text: "" });
  // Two letters are a square behind their zone alone: `so` is a word.
  const isSquare = (place: number) =>
    / \d{1,2}[A-Z] ?[A-Z]{2}$/.test(` ${at(place - 1)} ${at(place)}`);
  const before = all[index - 1];
  if (!DIGITS.test(text)) return false;
  if (isSquare(index - 1)) return true;
  const isHalf = before?.text.length === text.length && DIGITS.test(before.text);
  return isHalf && (text.length > 2 || isSquare(index - 2));
}

const capitals = ({ text }: Pick<Token, "text">) =>
  asciiCapitals(plainText(text)).replace(/[-,]/g, "");

/** A grid that begins here with its zone; null if none does, or where it is marked. */
function squareAt(tokens: Tokens, token: Token): GridReference | null {
  const match = SQUARE.exec(capitals(token));
  if (!match) return null;
  const [, zone = "", band = "", pair, behind = ""] = match;
  if (SPEED_UNITS.includes(`${band}${pair ?? ""}`.toLowerCase())) return null;
  const run = tokens.run(token, 4);
  let length = 1;
  let letters = pair;
  let attached = behind;
  if (!letters) {
    const next = run[1];
    const second = next && behind === "" ? PAIR.exec(capitals(next)) : null;
    if (!next || !second) return null;
    letters = capitals(next).slice(0, 2);
    attached = second[1] ?? "";
    length = 2;
  }
  const gzd = zone.padStart(2, "0") + band + letters;
  // Three letters behind digits may be a platform's name as well: 9M133 is no grid, 2S3M1 neither.
  if (!isGzd(gzd)) {
    if (attached.length < 4 && !hasDigits(run[length])) return null;
    tokens.marked(run.slice(0, length), MARKS.noSquare(gzd));
    return null;
  }
  const [next, after] = run.slice(length).map(capitals);
  const groups = groupsOf(attached, next, after);
  length += groups.used;
  const taken = run.slice(0, length);
  const { digits } = groups;
  if (!isWholeGrid(gzd, digits)) {
    tokens.marked(taken, digits === "" ? MARKS.noDigits(gzd) : MARKS.digits(digits.length));
    return null;
  }
  tokens.understood(taken, formatGrid(gzd, digits));
  return { gzd, coordinates: digits };
}

const hasDigits = (token: Token | undefined) => token !== undefined && DIGITS.test(capitals(token));

/** The digits behind a square: those that touch it, one group, or two that are alike. */
function groupsOf(attached: string, next = "", after = ""): { digits: string; used: number } {
  const isNext = DIGITS.test(next);
  if (attached !== "") {
    const isHalf = isNext && next.length === attached.length && attached.length <= 5;
    return isHalf && (attached.length > 2 || attached.length % 2 === 1)
      ? { digits: attached + next, used: 1 }
      : { digits: attached, used: 0 };
  }
  if (!isNext) return { digits: "", used: 0 };
  const isPair = DIGITS.test(after) && after.length === next.length && next.length <= 5;
  return isPair ? { digits: next + after, used: 2 } : { digits: next, used: 1 };
}

/** Digits alone, from three on; null if there are none, or where they are marked. */
function digitsAt(tokens: Tokens, token: Token, lastSquare: string | null): GridReference | null {
  const [first = "", second = ""] = tokens.run(token, 2).map(capitals);
  if (!DIGITS.test(first) || first.length < 3) return null;
  const isPair = DIGITS.test(second) && second.length === first.length && first.length <= 5;
  const digits = isPair ? first + second : first;
  // Three digits by themselves may be a heading, or rounds.
  if (!isPair && first.length === 3) return null;
  const taken = tokens.run(token, isPair ? 2 : 1);
  if (!evenDigits(digits.length)) {
    tokens.marked(taken, MARKS.digits(digits.length));
    return null;
  }
  if (lastSquare === null) {
    tokens.marked(taken, MARKS.noLastSquare);
    return null;
  }
  tokens.understood(taken, formatGrid(lastSquare, digits));
  return { gzd: lastSquare, coordinates: digits };
}
