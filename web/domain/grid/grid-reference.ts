/**
 * A grid in its two fields, GZD and coordinates: spacing, the fields' own errors, and the text of a whole grid. Text
 * that is not understood stays in the fields as it came (`grid-edit`); it is then not a whole grid, and no message
 * includes it.
 */
import { isGzd } from "./mgrs-squares";

/** A grid in its two fields. */
export interface GridReference {
  /** Five characters: zone, band and 100 km square; or text that is not understood. */
  gzd: string;
  /** Digits only, easting then northing; or text that is not understood. */
  coordinates: string;
}

export const MAX_GZD = 5;
export const MAX_DIGITS = 10;
/** From this count on, coordinates are shown in two halves (specification 2 §2, §5). */
const SPACED_FROM = 6;

const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/** Two groups of one to five digits, as many in the one as in the other. */
function isInEqualHalves(coordinates: string): boolean {
  const [, easting = "", northing = ""] = /^\s*(\d{1,5})\s+(\d{1,5})\s*$/.exec(coordinates) ?? [];
  return easting !== "" && easting.length === northing.length;
}

/** Whether the text is none to five pairs of digits, in one run or in two equal halves. */
const isEvenDigits = (coordinates: string): boolean =>
  /^\s*(?:\d\d){0,5}\s*$/.test(coordinates) || isInEqualHalves(coordinates);

/** Coordinates without the space between their halves; anything else unchanged. */
export function withoutGap(coordinates: string): string {
  return isInEqualHalves(coordinates) ? withoutSpaces(coordinates) : coordinates;
}

/** Whether the coordinates are digits alone, as the form keeps them: an odd count is still being typed. */
export const isDigits = (coordinates: string): boolean => /^\d{0,10}$/.test(coordinates);

/** Two halves with a space between; of an odd count the second half is the longer, as it is the one being typed. */
function inHalves(digits: string): string {
  const half = Math.floor(digits.length / 2);
  return `${digits.slice(0, half)} ${digits.slice(half)}`.trim();
}

/**
 * Coordinates as their field shows them: up to 5 digits as typed, from 6 on in two
 * halves (`123 456`). An odd count, which is one digit short, has the longer half
 * behind the space (`123 4567`): the space then moves only with each second digit,
 * and a digit typed at the end always lands at the end. Other text is shown as it is.
 */
export function spaceCoordinates(coordinates: string): string {
  const isSpaced = isDigits(coordinates) && coordinates.length >= SPACED_FROM;
  return isSpaced ? inHalves(coordinates) : coordinates;
}

/**
 * HLR's spacing: the space is in the middle from the second digit on (`1 2`, `12 34`, `123 456`); with an odd number
 * of digits the longer half comes second (`1 23`).
 */
export function spaceProgressively(coordinates: string): string {
  return isDigits(coordinates) ? inHalves(coordinates) : coordinates;
}

/** The coordinates field's error: "Check grid" unless it holds 0, 2, 4, 6, 8 or 10 digits. */
export function coordinatesError(coordinates: string): "Check grid" | null {
  return isEvenDigits(coordinates) ? null : "Check grid";
}

/** The GZD field's error: "Check GZD" unless it is empty or the GZD of a square that exists. */
export function gzdError(gzd: string): "Check GZD" | null {
  return gzd === "" || isGzd(gzd) ? null : "Check GZD";
}

/** Whether the GZD is that of a square that exists and the coordinates are 2, 4, 6, 8 or 10 digits. */
export function isWholeGrid(gzd: string, coordinates: string): boolean {
  return isGzd(gzd) && isEvenDigits(coordinates) && withoutSpaces(coordinates) !== "";
}

/** A grid as messages write it, `34UFE 12345 67890`, whatever the spaces in what is given. */
export function formatGrid(gzd: string, coordinates: string): string {
  return `${withoutSpaces(gzd)} ${inHalves(withoutSpaces(coordinates))}`.trim();
}

/** The side in metres of the square that a grid names, with so many digits of easting and of northing each. */
export const cellMetres = (digits: number): number => 10 ** (5 - digits);

/** "±90 m", "±2 km"; "" for what was typed. */
export function exactText(exact: number | null): string {
  if (exact === null) return "";
  return exact < 1000 ? `±${exact} m` : `±${exact / 1000} km`;
}
