/** Which lines a view shows: no more than are distinguishable, nor more than can be drawn at once. */
import type { LatLng } from "../../grid/geodesy";
import type { Bounds, Scale } from "./view";
import { countMultiples, extentOf, type Part } from "./zones";

/** What a line bounds, or a label names: zones and bands, or squares of that side. */
export type GridLevel = "zone" | "100km" | "10km" | "1km" | "100m";

export interface GridLine {
  points: LatLng[];
  level: GridLevel;
}

export interface GridLabel {
  /** The label's middle. */
  at: LatLng;
  text: string;
  level: GridLevel;
}

/** Squares of one size. */
export interface SquareLevel {
  level: GridLevel;
  /** Their side in metres. */
  side: number;
  /** How many digits of easting, and of northing, name one within its 100 km square. */
  digits: number;
}

const SQUARES: readonly SquareLevel[] = [
  { level: "100km", side: 100_000, digits: 0 },
  { level: "10km", side: 10_000, digits: 1 },
  { level: "1km", side: 1000, digits: 2 },
  { level: "100m", side: 100, digits: 3 },
];

/**
 * The minimum distance between the finest lines, in pixels: a two-digit label and some room. They are 440 px apart at
 * most, since squares of a tenth of the side then appear; otherwise a phone's width could show no line at all.
 */
const LEAST_SPACING_PX = 44;
/** The same for squares of 100 m: at zoom 15 they are 20.9 px wide on the equator, and wider elsewhere. */
const LEAST_100M_PX = 20.8;

/** The finest squares that a view shows, and those ten times as large where there are such. */
export interface ShownSquares {
  fine: SquareLevel;
  coarse: SquareLevel | null;
}

/**
 * Chooses the squares of a view; null if only zones are shown.
 * @param parts what lines are drawn in; they are counted before one is
 * @param most how many lines there may be
 */
export function shownSquares(
  view: Bounds,
  parts: readonly Part[],
  most: number,
  scale: Scale,
): ShownSquares | null {
  // A Mercator map shows metres smallest where it is nearest the equator.
  const lat = Math.max(view.south, Math.min(view.north, 0));
  const metresPerPixel = scale.metresPerPixel(lat);
  const isWide = ({ side }: SquareLevel) =>
    side / metresPerPixel >= (side === 100 ? LEAST_100M_PX : LEAST_SPACING_PX);
  const largest = SQUARES[0];
  if (!largest || !isWide(largest)) return null;
  const extents = parts.map(extentOf);
  const isFew = ({ side }: SquareLevel) =>
    extents.reduce(
      (sum, { west, east, south, north }) =>
        sum + countMultiples(side, west, east) + countMultiples(side, south, north),
      0,
    ) <= most;
  const at = SQUARES.findLastIndex((one) => isWide(one) && isFew(one));
  const fine = SQUARES[at];
  return fine ? { fine, coarse: SQUARES[at - 1] ?? null } : null;
}
