/** What a report observed: what, how many, which way, and where. */

import { DIRECTIONS } from "../fields/heading";
import type { LatLng } from "../grid/geodesy";
import { formatGrid, type GridReference, gridToLatLng, MAX_DIGITS } from "../grid/grid";
import type { Side } from "../platforms/affiliation";
import type { GridAccuracy } from "../platforms/platform";
import type { Effect } from "./grid-row";

/** A grid of a report, and what the report says of that place. */
export interface Position {
  /** The message's word for it: `POO`, `POI`, `COM` for a centre of mass; "" where that is `GRID`. */
  name: string;
  /** As the message writes it: `34UFE 12345 67890`. */
  grid: string;
  /** The middle of the grid's square. */
  at: LatLng;
  /** Half the side of the grid's square, in metres: half a metre for ten digits, five kilometres for two. */
  halfWidth: number;
  /** Null if the format has none. */
  accuracy: GridAccuracy | null;
  /** Feet above mean sea level. */
  altitude: number | null;
  /** The altitude was read from the map's coarse overview. */
  isAltitudeRough: boolean;
  /** What became of the vehicle here; null if the format does not say. */
  effect: Effect | null;
  /** Metres; half the dispersal. */
  dispersalRadius: number | null;
}

export interface Observed {
  /** What was seen, in the report's words: `BM-21`, `Rockets`, `Rotary wing`; "" if it does not say. */
  platform: string;
  /** Whose the operator says it is; null in a report that does not say. */
  side: Side | null;
  /** How many, at all the positions together. */
  quantity: number | null;
  /** Degrees, 1 to 360. */
  heading: number | null;
  /** km/h. */
  speed: number | null;
  /** The things themselves first, in the message's order. */
  positions: Position[];
}

export const NOTHING_OBSERVED: Observed = {
  platform: "",
  side: null,
  quantity: null,
  heading: null,
  speed: null,
  positions: [],
};

/** A position of which nothing but its grid is known; null while the grid is not whole. */
export function positionAt(name: string, { gzd, coordinates }: GridReference): Position | null {
  const at = gridToLatLng(gzd, coordinates);
  if (!at) return null;
  const grid = formatGrid(gzd, coordinates);
  const digits = grid.split(" ").slice(1).join("").length;
  return {
    name,
    grid,
    at,
    halfWidth: 10 ** ((MAX_DIGITS - digits) / 2) / 2,
    accuracy: null,
    altitude: null,
    isAltitudeRough: false,
    effect: null,
    dispersalRadius: null,
  };
}

/** How many of a report's quantity are at one of its places: one at each, and the rest at the first. */
export function countedAt(index: number, places: number, quantity: number): number {
  if (index > 0) return index < quantity ? 1 : 0;
  return Math.min(quantity, Math.max(1, quantity - places + 1));
}

/** Where fire came from and where it fell; null for a report that has not both. */
export function shotEnds(positions: readonly Position[]): [LatLng, LatLng] | null {
  const [from, to] = ["POO", "POI"].map((end) => positions.find(({ name }) => name === end)?.at);
  return from && to ? [from, to] : null;
}

/** A compass point in degrees, north 360; null for another word. */
export function directionDegrees(word: string): number | null {
  const at = (DIRECTIONS as readonly string[]).indexOf(word);
  return at < 0 ? null : at * 45 || 360;
}
