/**
 * What an operator types or pastes into the GZD and coordinates fields: cleaning,
 * spacing, the fields' own errors, and the text of a whole grid.
 */
import { isGzd } from "./mgrs-squares";

/** A grid in its two fields. */
export interface GridReference {
  /** Five characters: zone, band and 100 km square. */
  gzd: string;
  /** Digits only, easting then northing. */
  coordinates: string;
}

const MAX_GZD = 5;
const MAX_DIGITS = 10;
/** From this count on, coordinates are shown in two halves (specification 2 §2, §5). */
const SPACED_FROM = 6;

const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/** Whether the text is none to five pairs of digits, spaces apart. */
const isEvenDigits = (coordinates: string): boolean =>
  /^(?:\d\d){0,5}$/.test(withoutSpaces(coordinates));

/** What is kept of a typed GZD: letters A to Z, in capitals, and digits, at most 5 characters. */
export function cleanGzd(typed: string): string {
  return typed
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase()
    .slice(0, MAX_GZD);
}

/** What is kept of typed coordinates: digits only, at most 10. */
export function cleanCoordinates(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, MAX_DIGITS);
}

/** Two halves with a space between; of an odd count the second half is the longer, as it is the one being typed. */
function inHalves(digits: string): string {
  const half = Math.floor(digits.length / 2);
  return `${digits.slice(0, half)} ${digits.slice(half)}`.trim();
}

/**
 * Coordinates as their field shows them: up to 5 digits as typed, from 6 on in two
 * halves (`123 456`). An odd count, which is one digit short, has the longer half
 * behind the space (`123 4567`): the space then moves only with each second digit,
 * and a digit typed at the end always lands at the end.
 */
export function spaceCoordinates(digits: string): string {
  const clean = cleanCoordinates(digits);
  return clean.length < SPACED_FROM ? clean : inHalves(clean);
}

/**
 * HLR's spacing: the space stands in the middle from the second digit on (`1 2`,
 * `12 34`, `123 456`); of an odd count the longer half is behind it (`1 23`).
 */
export function spaceProgressively(digits: string): string {
  return inHalves(cleanCoordinates(digits));
}

/** The coordinates field's error: "Check grid" unless it holds 0, 2, 4, 6, 8 or 10 digits. */
export function coordinatesProblem(coordinates: string): "Check grid" | null {
  return isEvenDigits(coordinates) ? null : "Check grid";
}

/** The GZD field's error: "Check GZD" unless it is empty or the GZD of a square that exists. */
export function gzdProblem(gzd: string): "Check GZD" | null {
  return gzd === "" || isGzd(gzd) ? null : "Check GZD";
}

/** Whether the GZD is that of a square that exists and the coordinates are 2, 4, 6, 8 or 10 digits. */
export function isWholeGrid(gzd: string, coordinates: string): boolean {
  return isGzd(gzd) && isEvenDigits(coordinates) && withoutSpaces(coordinates) !== "";
}

/** A grid as messages write it, `34UFE 12345 67890`, whatever the spaces in what is given. */
export function formatGrid(gzd: string, coordinates: string): string {
  return `${cleanGzd(gzd)} ${inHalves(cleanCoordinates(coordinates))}`.trim();
}

/**
 * A grid within other text. The digits are one run, or two equal ones. Nothing that
 * could belong to the grid may touch it: letters or digits in front, and behind it
 * letters or more digits, as `34UFE 1234 567` is a slip to be asked about and not
 * the four-figure grid at its start.
 */
const GRID_IN_TEXT =
  /(?<![A-Z0-9])(\d{1,2})\s*([C-HJ-NP-X])\s*([A-HJ-NP-Z])\s*([A-HJ-NP-V])\s*(?:(\d{1,5})\s+(\d{1,5})|(\d{2,10}))(?![A-Z0-9]|\s*\d|[.,]\d)/g;

/**
 * Reads a pasted grid: with or without spaces, in either case, with a one-digit zone
 * (`4QFJ1234567890` is zone 04), and with text around it ("Grid: 34U FE 12345 67890,").
 * Null unless the text holds exactly one whole grid of a square that exists; the same
 * grid twice counts as one.
 */
export function parseGridReference(text: string): { gzd: string; coordinates: string } | null {
  // Chat programs and documents put full-width digits and invisible marks into what is copied.
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toUpperCase();
  const grids = new Map<string, { gzd: string; coordinates: string }>();
  for (const match of plain.matchAll(GRID_IN_TEXT)) {
    const [, zone = "", band = "", column = "", row = "", easting = "", northing = "", run = ""] =
      match;
    const gzd = zone.padStart(2, "0") + band + column + row;
    const coordinates = run || easting + northing;
    if (easting.length === northing.length && isWholeGrid(gzd, coordinates)) {
      grids.set(gzd + coordinates, { gzd, coordinates });
    }
  }
  const [grid, ...others] = grids.values();
  return grid && others.length === 0 ? grid : null;
}
