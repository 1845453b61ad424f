/**
 * Reads grids out of text: typed in one piece, pasted from a chat, a message or a map,
 * or given as latitude and longitude. What is not understood without doubt is not read:
 * the answer is then a reason, and never a grid with digits lost, added or moved.
 */
import { MONTHS } from "../time/dtg";
import type { LatLng } from "./geodesy";
import { gridAt } from "./grid";
import { type GridReference, MAX_DIGITS } from "./grid-reference";
import { isGzd } from "./mgrs-squares";

/** A text's meaning. A reason is a short sentence for the place under the field. */
export type GridReading =
  | { kind: "one"; grid: GridReference; degrees: Degrees | null }
  | { kind: "several"; grids: GridReference[] }
  | { kind: "none"; reason: string };

/** A position in decimal degrees. */
export interface Degrees extends LatLng {
  /** Decimals of the figure that has fewer of them: how finely the position is known. */
  decimals: number;
}

const none = (what: string): GridReading => ({ kind: "none", reason: `Check grid: ${what}` });

/**
 * The text with full-width characters as plain ones, every kind of dash as a hyphen, and
 * without the invisible marks that chat programs put into what is copied.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** Letters a to z in capitals; other letters stay, for none of them is part of a grid. */
export function asciiCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Plain text in capitals, with a single space, or line break, where there was any white space. */
function inCapitals(text: string): string {
  return asciiCapitals(plainText(text))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n");
}

/** Far longer than twenty grids with words around them. */
const LONGEST_TEXT = 10_000;

/** What may be between the parts of a grid. */
const GAP_CHARACTER = "[\\s,/-]";
const GAP = `${GAP_CHARACTER}*`;

/** Zone, band and square; digits come next. Nothing that could belong to it touches it in front. */
const HEAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d\\.)(\\d{1,2})(${GAP})([A-Z])(${GAP})([A-Z])(${GAP})([A-Z])${GAP}(?=\\d)`,
  "gu",
);
/** Groups of digits with gaps between them. */
const DIGITS = new RegExp(`^\\d+(?:${GAP}\\d+)*`);
/** What makes digits part of something else: letters that touch them, a decimal behind them. */
const GOES_ON = /^(?:[\p{L}\p{N}]|\.\d)/u;
/** `2. ` or `2) ` in front of a grid at the beginning of a line: the number in a list. */
const LIST_NUMBER = /^[^\S\n]*\d{1,3}[.):]\s+(?=\d{1,2}\s*[A-Z])/gm;

interface Candidate {
  /** The position of its zone in the text, and of the end of its digits. */
  index: number;
  end: number;
  grid: GridReference | null;
  /** Why it is none. */
  reason: string;
  /** Whether it is surely meant as a grid: other words have digits behind them too (2 X MT-12, 12 DEC 2026). */
  isMeant: boolean;
}

/** What keeps groups of digits from being the easting and northing of a grid; null when nothing does. */
export function digitsError(groups: readonly string[]): string | null {
  const [first = 0, second, third] = groups.map((group) => group.length);
  if (third !== undefined) return `${groups.length} groups of digits`;
  if (second !== undefined && first !== second) return `${first} and ${second} digits`;
  const total = first + (second ?? 0);
  if (total === 0) return "no digits";
  if (total > MAX_DIGITS) return `${total} digits, ${MAX_DIGITS} at most`;
  if (total % 2 === 1) return `${total} ${total === 1 ? "digit" : "digits"}, an odd number`;
  return null;
}

/** @param end where the next grid begins: text from there on is not part of this one */
function candidateAt(text: string, head: RegExpExecArray, end: number): Candidate {
  const [
    all,
    zone = "",
    zoneGap = "",
    band = "",
    bandGap = "",
    column = "",
    pairGap = "",
    row = "",
  ] = head;
  const gzd = zone.padStart(2, "0") + band + column + row;
  const from = head.index + all.length;
  const run = DIGITS.exec(text.slice(from, end))?.[0] ?? "";
  const groups: readonly string[] = run.match(/\d+/g) ?? [];
  const coordinates = groups.join("");
  const error = GOES_ON.test(text.slice(from + run.length, end))
    ? "text after the digits"
    : digitsError(groups);

  const exists = isGzd(gzd);
  const isDate = MONTHS.some((month) => month.toUpperCase() === band + column + row);
  const isTight = zoneGap + bandGap + pairGap === "";
  const isLoose = zoneGap + pairGap !== "";
  const count = coordinates.length;
  const isMeant = isLoose
    ? exists && count > 5
    : isDate
      ? count > 4
      : count > 3 || (isTight && exists);
  const reason = exists ? (error ?? "") : `no square ${gzd}`;
  const grid = reason === "" ? { gzd, coordinates } : null;
  return { index: head.index, end: from + run.length, grid, reason, isMeant };
}

/** Everything in the text that looks like a grid, in order. */
function candidatesIn(text: string): Candidate[] {
  const found: Candidate[] = [];
  let end = text.length;
  // From the last to the first: the digits of one end where the next begins, if that is meant as a grid.
  for (const head of [...text.matchAll(HEAD)].reverse()) {
    const candidate = candidateAt(text, head, end);
    found.unshift(candidate);
    if (candidate.isMeant) end = candidate.index;
  }
  return found;
}

const sameGrid = (a: GridReference, b: GridReference): boolean =>
  a.gzd === b.gzd && a.coordinates === b.coordinates;

/** Digits that nothing touches: one run, or two groups that an easting and a northing could be. */
const LOOSE_DIGITS = new RegExp(
  `(?<![\\p{L}\\p{N}.:+-]|\\d,)(\\d{2,10})(?:${GAP_CHARACTER}+(\\d{2,5}))?(?![\\p{L}\\p{N}:]|[.,]\\d)`,
  "gu",
);

/**
 * Digits beside the grids of a text that could be a further grid whose GZD is cut short or left out, as in `34UFE
 * 12345 67890 and 12400 67900`; null if there are none.
 */
function digitsLeftOver(text: string, read: readonly Candidate[]): string | null {
  const [first] = read;
  if (!first?.grid) return null;
  const usual = first.grid.coordinates.length;
  let rest = text;
  for (const { index, end } of read.toReversed())
    rest = `${rest.slice(0, index)};${rest.slice(end)}`;
  for (const [, run = "", northing] of rest.matchAll(LOOSE_DIGITS)) {
    const isPair = northing?.length === run.length && (run.length > 2 || 2 * run.length === usual);
    if (isPair) return `${run} ${northing}`;
    if (run.length % 2 === 0 && (run.length > 5 || run.length === usual)) return run;
  }
  return null;
}

/** One grid where they are all the same, as in a message that is pasted twice. */
function readingOf(grids: readonly GridReference[]): GridReading | null {
  const [first] = grids;
  if (!first) return null;
  if (grids.every((grid) => sameGrid(grid, first))) {
    return { kind: "one", grid: first, degrees: null };
  }
  return { kind: "several", grids: [...grids] };
}

/**
 * Finds the grids in a text. It may hold a grid in any usual notation (`34UFE1234567890`, `34u fe 12345-67890`, `4QFJ
 * 1234 5678`, full-width digits) with words around it, several of them, or positions as latitude and longitude in
 * decimal degrees (`54.2966, 23.1506`, `23.1506E 54.2966N`). A repeated grid counts once. If any grid cannot be right
 * (an odd number of digits, unequal halves, a square that does not exist, digits beside it that could be a further
 * one), the whole text is refused with a reason, so that no part of a list is left out.
 */
export function readGrids(text: string): GridReading {
  if (text.length > LONGEST_TEXT) return none("text too long");
  const plain = inCapitals(text).replace(LIST_NUMBER, "");
  const candidates = candidatesIn(plain);
  const wrong = candidates.find(({ grid, isMeant }) => !grid && isMeant);
  if (wrong) return none(wrong.reason);
  const meant = candidates.filter(({ isMeant }) => isMeant);
  const leftOver = digitsLeftOver(plain, meant);
  if (leftOver) return none(`${leftOver} has no square`);
  const reading = readingOf(meant.flatMap(({ grid }) => grid ?? [])) ?? readPositions(plain);
  if (reading) return reading;
  const [doubtful] = candidates;
  return none(doubtful ? doubtful.reason || "more digits needed" : whyNone(plain));
}

function whyNone(plain: string): string {
  if (!/\d/.test(plain)) return "no digits";
  const [, square] = /^\W*(\d\d[A-Z]{3})\W*$/.exec(plain) ?? [];
  if (square) return `no digits after ${square}`;
  if (/^[\d\s,/-]*$/.test(plain)) return "no square, like 34UFE";
  return "no grid like 34UFE 12 34";
}

const DEGREE = "[°º]?";
const SIGNED_DEGREE = `([NSEW]?) ?([+-]?)(\\d{1,3}(?:\\.\\d+)?) ?${DEGREE} ?([NSEW]?)`;
/** Words that say which of the two a figure is. */
const NAMES = /\b(?:LAT(?:ITUDE)?|LONG?(?:ITUDE)?|LNG)\b\.?\s*[:=]?/g;
/** Two figures, with nothing that touches them at either end. */
const POSITION = new RegExp(
  `(?<![\\p{L}\\p{N}.,+-])${SIGNED_DEGREE}(?: ?[,;/]\\s?|\\s)${SIGNED_DEGREE}(?![\\p{L}\\p{N}°º'′"″]|[.,]\\d)`,
  "gu",
);

interface Degree {
  axis: "lat" | "lng" | "";
  value: number;
  decimals: number;
}

/** A figure of a position; null if sign and letter, or two letters, say different things. */
function readDegree(before: string, sign: string, digits: string, behind: string): Degree | null {
  if (before !== "" && behind !== "") return null;
  const letter = before || behind;
  if (letter !== "" && sign !== "") return null;
  const size = Number(digits);
  const isNegative = sign === "-" || letter === "S" || letter === "W";
  return {
    axis: letter === "" ? "" : letter === "N" || letter === "S" ? "lat" : "lng",
    value: isNegative ? -size : size,
    decimals: digits.split(".")[1]?.length ?? 0,
  };
}

function degreesOf(parts: readonly (string | undefined)[]): Degrees | string {
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = ""] = parts;
  const first = readDegree(a, b, c, d);
  const second = readDegree(e, f, g, h);
  if (!first || !second) return "two signs on one number";
  const decimals = Math.min(first.decimals, second.decimals);
  if (first.axis === second.axis && first.axis !== "") return "N or S twice, or E or W";
  if ((first.axis === "") !== (second.axis === "")) return "N, S, E or W missing";
  // Without letters latitude comes first.
  const isSwapped = first.axis === "lng" || second.axis === "lat";
  const [lat, lng] = isSwapped ? [second.value, first.value] : [first.value, second.value];
  if (Math.abs(lat) > 90) return "latitude beyond 90°";
  if (Math.abs(lng) > 180) return "longitude beyond 180°";
  if (decimals === 0) return "add decimals";
  return { lat, lng, decimals };
}

/**
 * The positions in decimal degrees in a text: latitude first, or with the letters N, S, E
 * and W in either order. A string is the reason why one is invalid.
 */
function positionsIn(plain: string): (Degrees | string)[] {
  if (/\bLO?NG?.*\bLAT/s.test(plain)) return ["latitude comes first"];
  const bare = plain.replace(NAMES, " ").replace(/ +/g, " ").trim();
  const found = [...bare.matchAll(POSITION)].filter(([all]) => /[.NSEW]/.test(all));
  if (found.length > 0 && /\d\.\d/.test(bare.replace(POSITION, " "))) {
    return ["one number too many"];
  }
  return found.map((match) => degreesOf(match.slice(1)));
}

const METRE_DECIMALS = 5;

/**
 * The grid of a position in decimal degrees, with as many digits each way as the decimals justify: 0.1° is about 10
 * km and gives one digit, 0.01° 1 km and two, 0.00001° 1 m and five. Of two figures the one with fewer decimals
 * counts. Null if the grid does not reach, above 84° N and below 80° S.
 */
export const degreesToGrid = ({ lat, lng, decimals }: Degrees): GridReference | null =>
  gridAt({ lat, lng }, Math.min(decimals, METRE_DECIMALS));

/** The side of a grid's cell in words: "1 m", "100 m", "10 km". */
export function cellSize({ coordinates }: GridReference): string {
  const metres = 10 ** (METRE_DECIMALS - coordinates.length / 2);
  return metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
}

function readPositions(plain: string): GridReading | null {
  const positions = positionsIn(plain);
  const grids: GridReference[] = [];
  for (const position of positions) {
    if (typeof position === "string") return none(position);
    const grid = degreesToGrid(position);
    if (!grid) return none("beyond 84° N or 80° S");
    grids.push(grid);
  }
  const reading = readingOf(grids);
  const [first] = positions;
  if (reading?.kind !== "one" || typeof first !== "object") return reading;
  return { ...reading, degrees: first };
}

/** The position that a text is, in decimal degrees; null if it is none, or more than one. */
export function readDegrees(text: string): Degrees | null {
  const [position, ...others] = positionsIn(inCapitals(text));
  return typeof position === "object" && others.length === 0 ? position : null;
}
