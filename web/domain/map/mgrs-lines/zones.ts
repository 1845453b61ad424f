/** The zones as the map shows them: strips whose edges are straight, once for each world in view. */
import { centralMeridian, regionOf } from "../../grid/mgrs-squares";
import { toUtm } from "../utm";
import { type Bounds, intersection } from "./view";

/** The bands of one zone that have the same west and east edge, so that its lines run on through them. */
export interface Strip {
  /** 1 to 60. */
  zone: number;
  bounds: Bounds;
  /** From the south; `name` is the zone and band, 34U. */
  cells: readonly { name: string; bounds: Bounds }[];
}

const ZONES = Array.from({ length: 60 }, (_, index) => index + 1);
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

function cellsOf(zone: number): Strip["cells"] {
  return LETTERS.flatMap((letter) => {
    const name = String(zone).padStart(2, "0") + letter;
    const bounds = regionOf(name);
    return bounds ? [{ name, bounds }] : [];
  });
}

function stripsOf(zone: number): Strip[] {
  const strips: Strip[] = [];
  for (const cell of cellsOf(zone)) {
    const below = strips.at(-1);
    const { west, east, south, north } = cell.bounds;
    const goesOn =
      below?.bounds.west === west && below.bounds.east === east && below.bounds.north === south;
    if (!below || !goesOn) {
      strips.push({ zone, bounds: { ...cell.bounds }, cells: [cell] });
      continue;
    }
    strips[strips.length - 1] = {
      zone,
      bounds: { ...below.bounds, north },
      cells: [...below.cells, cell],
    };
  }
  return strips;
}

const STRIPS = ZONES.flatMap(stripsOf);

/**
 * Shows one in this many zones if all are too many: the smallest step that fits, a divisor of 60 so that the zones
 * are the same in each world.
 */
export const zoneStep = (fits: (step: number) => boolean): number =>
  [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30].find(fits) ?? 60;

/** The latitudes between which the bands lie, from −80 to 84. */
export const BAND_EDGES: ReadonlySet<number> = new Set(
  cellsOf(1).flatMap(({ bounds }) => [bounds.south, bounds.north]),
);

/** The part of a strip that lies in some bounds. */
export interface Part {
  strip: Strip;
  /** What the strip's longitudes are moved by, a multiple of 360. */
  turn: number;
  bounds: Bounds;
}

/** The same bounds in another world. */
export const turned = (bounds: Bounds, turn: number): Bounds => ({
  ...bounds,
  west: bounds.west + turn,
  east: bounds.east + turn,
});

/** The parts of all strips that lie in the bounds, from the west. */
export function partsIn(bounds: Bounds): Part[] {
  const first = Math.floor((bounds.west + 180) / 360);
  const last = Math.floor((bounds.east + 180) / 360);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * 360).flatMap(
    (turn) =>
      STRIPS.flatMap((strip) => {
        const shared = intersection(bounds, turned(strip.bounds, turn));
        return shared ? [{ strip, turn, bounds: shared }] : [];
      }),
  );
}

/** The least and the greatest easting and northing of a part, in metres; see `Utm`. */
export type Extent = Bounds;

/** An easting is extreme nearest the equator, a northing on the central meridian or furthest from it. */
export function extentOf({ strip: { zone }, turn, bounds }: Part): Extent {
  const { south, north, west, east } = bounds;
  const between = (low: number, value: number, high: number) =>
    Math.max(low, Math.min(high, value));
  const central = between(west, centralMeridian(zone) + turn, east);
  const corners = [south, north, between(south, 0, north)].flatMap((lat) =>
    [west, east, central].map((lng) => toUtm(zone, { lat, lng: lng - turn })),
  );
  const eastings = corners.map(({ easting }) => easting);
  const northings = corners.map(({ northing }) => northing);
  return {
    west: Math.min(...eastings),
    east: Math.max(...eastings),
    south: Math.min(...northings),
    north: Math.max(...northings),
  };
}

/** The multiples of `step` from `from` to `to`, both included. */
export function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** How many `multiples` would give. */
export const countMultiples = (step: number, from: number, to: number): number =>
  Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1);
