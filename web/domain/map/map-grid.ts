/** Grids from a map: they carry no more digits than the pixel that was pointed at allows. */
import type { LatLng } from "../grid/geodesy";
import { cellMetres, type GridPlace, type GridReference, gridAt, gridToLatLng } from "../grid/grid";

/** A place that was pointed at on a map. */
export interface MapPlace extends GridPlace {
  /** Metres that the place may be off; null for one that was typed, which is as exact as its digits. */
  exact: number | null;
}

/** Web Mercator's own: the equator of WGS 84 in metres, and the pixels around it at zoom 0. */
const EQUATOR_M = 40_075_016.686;
const WORLD_PX = 256;

/** From two digits each, easting and northing (a square of 1 km), to five (1 m). */
const DIGITS = [2, 3, 4, 5] as const;

/** The part of the last digit that is not rounded up for. */
const SLACK = 0.05;

/** The metres of ground that a pixel covers. */
export function metresPerPixel({ lat }: LatLng, zoom: number): number {
  return (EQUATOR_M * Math.cos((lat * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);
}

/**
 * A place on a map at a zoom, with what its grid may say.
 *
 * A grid states that the target lies in the square that its digits name; the reader takes each digit as known. A hand
 * points at a pixel, so the square is the finest that is no smaller than one: ten digits up to 1 m a pixel, eight up to
 * 10 m, six up to 100 m, four beyond. (Four is the least that a map gives; past 1 km a pixel the ± alone says more.)
 *
 * The grid is read at its square's middle: the place is off by a pixel or by half the square, whichever is more; one
 * digit of that, rounded up. On enlarged ground, whatever stands there may be off by a pixel of its tile.
 * @param detail the zoom whose tiles the ground is drawn from
 */
export function mapPlace(at: LatLng, zoom: number, detail = zoom): MapPlace {
  const pixel = metresPerPixel(at, zoom);
  const digits = DIGITS.findLast((count) => cellMetres(count) >= pixel) ?? DIGITS[0];
  const ground = metresPerPixel(at, Math.min(zoom, detail));
  return { ...at, digits, exact: toOneDigit(Math.max(ground, cellMetres(digits) / 2)) };
}

/** Rounded up: 90.2 m are 90 m still, 91 m are 100 m. */
function toOneDigit(metres: number): number {
  const unit = Math.max(1, 10 ** Math.floor(Math.log10(metres)));
  return Math.ceil(metres / unit - SLACK) * unit;
}

/** The digits of a place that two others make, such as the middle between them: those of the less exact one. */
export function coarser(one: MapPlace, other: MapPlace): Pick<MapPlace, "digits" | "exact"> {
  const exact = Math.max(one.exact ?? 0, other.exact ?? 0);
  return { digits: Math.min(one.digits, other.digits), exact: exact === 0 ? null : exact };
}

/** Why nothing is placed beyond the grid's ends. */
export const OFF_GRID = "MGRS covers 80° S to 84° N.";

/** A pin's position and its grid. */
export interface Picked {
  at: LatLng;
  grid: GridReference;
}

/** The grid that a form holds already, kept as it is until the pin is moved; null if it is not whole. */
export function pickedFrom({ gzd, coordinates }: GridReference): Picked | null {
  const at = gridToLatLng(gzd, coordinates);
  return at && { at, grid: { gzd, coordinates: coordinates.replace(/\s/g, "") } };
}

/** The grid of a place, and where that stands: in its square's middle. Null beyond 84° N and 80° S. */
export function takenAt(place: GridPlace): Picked | null {
  const grid = gridAt(place, place.digits);
  const at = grid && gridToLatLng(grid.gzd, grid.coordinates);
  return at && { at, grid };
}
