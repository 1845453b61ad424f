/**
 * Which 100 km squares exist. The `mgrs` package decodes any pair of letters in any
 * zone without a word, so the pairs that really lie, at least partly, in a zone and
 * latitude band are worked out here from its forward conversion.
 */
import { forward, inverse } from "mgrs";
import type { LatLng } from "./geodesy";

/** The part of the globe that a zone and band cover, in degrees. */
export interface Region {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The longitude in degrees that a zone (1 to 60) is measured from. */
export const centralMeridian = (zone: number): number => zone * 6 - 183;

const BANDS = "CDEFGHJKLMNPQRSTUVWX";
const ROWS = "ABCDEFGHJKLMNPQRSTUV";
/** The column letters of one zone; the next zone takes the next set, and the fourth the first. */
const COLUMN_SETS = ["STUVWXYZ", "ABCDEFGH", "JKLMNPQR"] as const;

/** Zones of unusual width (south-west Norway, Svalbard): west and east edge, or null if there is none. */
const EXCEPTIONS: Readonly<Record<string, readonly [number, number] | null>> = {
  "31V": [0, 3],
  "32V": [3, 12],
  "31X": [0, 9],
  "32X": null,
  "33X": [9, 21],
  "34X": null,
  "35X": [21, 33],
  "36X": null,
  "37X": [33, 42],
};

/** 1e-9° is a tenth of a millimetre: on its own side of an edge, and closer than any reference resolves. */
const EDGE = 1e-9;

/**
 * The region of a zone and band, written `34U`; null if there is none. Zones run from 01 to 60, bands from C to X
 * without I and O.
 */
export function regionOf(zoneBand: string): Region | null {
  const zone = Number(zoneBand.slice(0, 2));
  const band = zoneBand.slice(2);
  if (!/^\d\d[C-HJ-NP-X]$/.test(zoneBand) || zone < 1 || zone > 60) return null;
  const exception = EXCEPTIONS[zoneBand];
  if (exception === null) return null;
  const [west, east] = exception ?? [zone * 6 - 186, zone * 6 - 180];
  const south = BANDS.indexOf(band) * 8 - 80;
  return { west, east, south, north: band === "X" ? 84 : south + 8 };
}

/** Whether a point lies in the region, edges included. */
export function isInside(region: Region, { lat, lng }: LatLng): boolean {
  return lat >= region.south && lat <= region.north && lng >= region.west && lng <= region.east;
}

/** The point itself, or the nearest one (in degrees) that is safely inside the region. */
export function moveInside(region: Region, { lat, lng }: LatLng): LatLng {
  const between = (low: number, value: number, high: number) =>
    Math.max(low + EDGE, Math.min(high - EDGE, value));
  return {
    lat: between(region.south, lat, region.north),
    lng: between(region.west, lng, region.east),
  };
}

/** A point of an edge with its square; column and row are the positions of the letters in their sequences. */
function mark(lat: number, lng: number) {
  const pair = forward([lng, lat], 0).slice(-2);
  const column = COLUMN_SETS.map((set) => set.indexOf(pair.charAt(0))).find((at) => at >= 0) ?? 0;
  return { lat, lng, pair, column, row: ROWS.indexOf(pair.charAt(1)) };
}
type Mark = ReturnType<typeof mark>;

/** The letters between two squares, along both axes; the row letters begin again after V. */
function stepsBetween(a: Mark, b: Mark): number {
  const rows = Math.abs(a.row - b.row);
  return Math.abs(a.column - b.column) + Math.min(rows, ROWS.length - rows);
}

/**
 * Adds every square that a piece of a region's edge passes through. The piece must
 * rise or fall steadily in easting and in northing, so that between two points of
 * the same square, or of two squares side by side, there can be no third.
 */
function addAlong(found: Set<string>, from: Mark, to: Mark): void {
  found.add(from.pair).add(to.pair);
  const length = Math.abs(from.lat - to.lat) + Math.abs(from.lng - to.lng);
  if (stepsBetween(from, to) <= 1 || length < EDGE) return;
  const middle = mark((from.lat + to.lat) / 2, (from.lng + to.lng) / 2);
  addAlong(found, from, middle);
  addAlong(found, middle, to);
}

/**
 * A square that has a part in the region is either crossed by the region's edge or
 * has its centre inside: the first are found by walking the edge, the second by
 * looking at each centre.
 */
function findSquares(zoneBand: string, region: Region): ReadonlySet<string> {
  const found = new Set<string>();
  const { lat: south, lng: west } = moveInside(region, { lat: -90, lng: -180 });
  const { lat: north, lng: east } = moveInside(region, { lat: 90, lng: 180 });
  const zone = Number(zoneBand.slice(0, 2));
  // A parallel turns in northing at the zone's central meridian, which 32V and the X zones are not centred on.
  const central = moveInside(region, { lat: south, lng: centralMeridian(zone) }).lng;
  for (const lng of [west, east]) addAlong(found, mark(south, lng), mark(north, lng));
  for (const lat of [south, north]) {
    const turn = mark(lat, central);
    addAlong(found, mark(lat, west), turn);
    addAlong(found, turn, mark(lat, east));
  }
  for (const column of COLUMN_SETS[zone % 3] ?? "") {
    for (const row of ROWS) {
      const [lng, lat] = inverse(`${zoneBand}${column}${row}55`);
      if (isInside(region, { lat, lng })) found.add(column + row);
    }
  }
  return found;
}

const squaresByZoneBand = new Map<string, ReadonlySet<string>>();

/** The letter pairs of a zone and band (`34U`), worked out once; none if the zone or band does not exist. */
export function squaresOf(zoneBand: string): ReadonlySet<string> {
  const known = squaresByZoneBand.get(zoneBand);
  if (known) return known;
  const region = regionOf(zoneBand);
  if (!region) return new Set();
  const squares = findSquares(zoneBand, region);
  squaresByZoneBand.set(zoneBand, squares);
  return squares;
}

/**
 * Whether a grid zone designator is that of a 100 km square that exists: two digits
 * and three capital letters, zone 01 to 60, band C to X without I and O, and a pair
 * of letters of which at least a part lies in that zone and band.
 */
export function isGzd(gzd: string): boolean {
  return /^\d\d[A-Z]{3}$/.test(gzd) && squaresOf(gzd.slice(0, 3)).has(gzd.slice(3));
}
