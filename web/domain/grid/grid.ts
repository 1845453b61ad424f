/**
 * Grid references (MGRS): the one place that turns them into positions and back.
 * What the fields need is in `grid-input`, which squares exist in `mgrs-squares`;
 * both are offered from here.
 */
import { forward, inverse } from "mgrs";
import { type LatLng, withinHalfTurn } from "./geodesy";
import { type GridReference, isWholeGrid } from "./grid-reference";
import { isGzd, isInside, moveInside, regionOf } from "./mgrs-squares";

export * from "./grid-reference";
export { isGzd } from "./mgrs-squares";

/** Digits of easting, and of northing, down to a metre. */
const METRE_DIGITS = 5;
/** Where the grid ends, in degrees of latitude; the poles have another one (UPS). */
export const NORTH_END = 84;
export const SOUTH_END = -80;

/** The side of a 100 km square in metres. */
const SQUARE_M = 100_000;

/** Degrees below which a position counts as being on an edge: a hundredth of a millimetre. */
const ON_EDGE = 1e-10;

/**
 * A position that mgrs 2.2.0 can handle, longitude first. At an edge, within floating-point precision, mgrs derives
 * the zone and the band in different ways and returns zones 61 and 32X; at exactly 84° it ignores the Svalbard zones.
 */
function settled(lat: number, lng: number): [number, number] {
  const bandEdge = Math.round(lat / 8) * 8;
  const onBand = Math.abs(lat - bandEdge) < ON_EDGE ? bandEdge : Math.min(lat, NORTH_END - ON_EDGE);
  return [lng > 180 - ON_EDGE ? 180 : lng, onBand];
}

/**
 * The grid reference of a position: the cell that it lies in, so truncated and never
 * rounded. The zone has two digits.
 *
 * @param digits digits of easting and of northing each, 1 (10 km) to 5 (1 m)
 * @throws RangeError for a position off the globe, one that MGRS does not cover
 *   (below 80° south, above 84° north), or a count of digits other than 1 to 5
 */
export function latLngToGrid({ lat, lng }: LatLng, digits = METRE_DIGITS): GridReference {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) {
    throw new RangeError("A position needs a latitude and a longitude.");
  }
  if (lng < -180 || lng > 180) throw new RangeError("The longitude must be from -180 to 180.");
  if (lat < -90 || lat > 90) throw new RangeError("The latitude must be from -90 to 90.");
  if (lat < SOUTH_END || lat > NORTH_END) {
    throw new RangeError("Latitudes below -80 or above 84 are unsupported by the grid.");
  }
  if (!Number.isInteger(digits) || digits < 1 || digits > METRE_DIGITS) {
    throw new RangeError("A grid reference has 1 to 5 digits each for easting and northing.");
  }
  const reference = forward(settled(lat, lng), digits).padStart(5 + 2 * digits, "0");
  return { gzd: reference.slice(0, 5), coordinates: reference.slice(5) };
}

/** A place whose grid has so many digits of easting and of northing each. */
export interface GridPlace extends LatLng {
  digits: number;
}

/** The grid reference of a place, by default down to a metre; null if the grid does not reach. */
export function gridAt(at: LatLng, digits = METRE_DIGITS): GridReference | null {
  try {
    return latLngToGrid(at, digits);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** The position of a point of a square, given in metres from its south-west corner. */
function positionIn(gzd: string, east: number, north: number): LatLng {
  // Metres and six decimals: mgrs takes any number of digits, and its inverse answers the corner that they name.
  const digits = (metres: number) => String(Math.round(metres * 1e6)).padStart(11, "0");
  const [lng, lat] = inverse(gzd + digits(east) + digits(north));
  return { lat, lng };
}

/** Places across a cell as parts of its side; they crowd at its edges, so that a thin strip is met. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97, 0.005, 0.995];
const PLACES_IN_CELL = PARTS.flatMap((east) => PARTS.map((north) => ({ east, north }))).sort(
  (a, b) => Math.hypot(a.east - 0.5, a.north - 0.5) - Math.hypot(b.east - 0.5, b.north - 0.5),
);

/**
 * The centre of a cell. The edges of zones and bands cut through cells; if the centre is beyond such an edge, the
 * nearest place found in the cell's own part is used, so that the position gives the same reference. If the whole
 * cell is beyond the edge, its centre is used.
 *
 * @param coordinates up to ten digits, an even count, without spaces; "" for the whole square
 */
function cellPosition(gzd: string, coordinates: string): LatLng | null {
  const region = regionOf(gzd.slice(0, 3));
  if (!region) return null;
  const digits = coordinates.length / 2;
  const side = SQUARE_M / 10 ** digits;
  const east = Number(coordinates.slice(0, digits)) * side;
  const north = Number(coordinates.slice(digits)) * side;
  const leadsBack = (point: LatLng): boolean => {
    if (!isInside(region, point)) return false;
    const grid = latLngToGrid(point, Math.max(1, digits));
    return grid.gzd === gzd && (digits === 0 || grid.coordinates === coordinates);
  };
  const centre = positionIn(gzd, east + side / 2, north + side / 2);
  if (leadsBack(centre)) return centre;
  const places = PLACES_IN_CELL.map((place) =>
    positionIn(gzd, east + place.east * side, north + place.north * side),
  );
  return (
    places.find(leadsBack) ??
    places.map((place) => moveInside(region, place)).find(leadsBack) ?? {
      lat: centre.lat,
      lng: withinHalfTurn(centre.lng),
    }
  );
}

/** The middle of a 100 km square, or of what lies in its zone and band; null if there is none. */
export const squareToLatLng = (gzd: string): LatLng | null =>
  isGzd(gzd) ? cellPosition(gzd, "") : null;

/**
 * The position of a grid: the centre of the cell that it names, or of the cell's
 * part in the grid's own zone and band (see `cellPosition`). Null when the grid is
 * not whole; spaces in the coordinates are ignored.
 */
export function gridToLatLng(gzd: string, coordinates: string): LatLng | null {
  return isWholeGrid(gzd, coordinates) ? cellPosition(gzd, coordinates.replace(/\s/g, "")) : null;
}
