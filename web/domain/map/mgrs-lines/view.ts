/**
 * The view that grid lines are drawn for: its bounds, its scale (Web Mercator with tiles of
 * 256 px, as Leaflet's), and the pixels that spacing and labels are measured in.
 */
import { EARTH_RADIUS_M, type LatLng } from "../../grid/geodesy";
import { NORTH_END, SOUTH_END } from "../../grid/grid";
import type { Region } from "../../grid/mgrs-squares";
import type { Pixel } from "../box";

/** Degrees; west and east may run past ±180, as Leaflet's do where the world repeats. */
export type Bounds = Region;

/** The most worlds side by side in any view: 8192 px at zoom 0. */
const MOST_WORLDS = 32;

/** Lines extend by this share of the view's height and width beyond each side, for dragging. */
const PADDING = 0.25;

/** The part of the bounds that the grid covers; null if there is none, or a bound is not a number. */
export function coveredBounds({ south, west, north, east }: Bounds): Bounds | null {
  if (![south, west, north, east].every(Number.isFinite)) return null;
  const middle = (west + east) / 2;
  const covered = {
    south: Math.max(south, SOUTH_END),
    north: Math.min(north, NORTH_END),
    west: Math.max(west, middle - MOST_WORLDS * 180),
    east: Math.min(east, middle + MOST_WORLDS * 180),
  };
  return covered.south < covered.north && covered.west < covered.east ? covered : null;
}

/** The bounds that lines are drawn to: a quarter more on each side, no further than the grid goes. */
export function paddedBounds({ south, west, north, east }: Bounds): Bounds {
  const high = (north - south) * PADDING;
  const wide = (east - west) * PADDING;
  return {
    south: Math.max(south - high, SOUTH_END),
    north: Math.min(north + high, NORTH_END),
    west: west - wide,
    east: east + wide,
  };
}

/** The scale of a zoom, which may be fractional; pixels count from where the equator meets Greenwich. */
export interface Scale {
  /** Pixels of one degree of longitude. */
  degreePx: number;
  /** Pixels of the globe's radius: how many a radian of longitude has. */
  radianPx: number;
  toPixel(point: LatLng): Pixel;
  toLatLng(pixel: Pixel): LatLng;
  /** Metres on the ground of one pixel at a latitude. */
  metresPerPixel(lat: number): number;
}

export function scaleOf(zoom: number): Scale {
  const degreePx = (256 * 2 ** zoom) / 360;
  const radianPx = (degreePx * 180) / Math.PI;
  return {
    degreePx,
    radianPx,
    toPixel: ({ lat, lng }) => ({
      x: lng * degreePx,
      y: -radianPx * Math.atanh(Math.sin((lat * Math.PI) / 180)),
    }),
    toLatLng: ({ x, y }) => ({
      lat: (Math.asin(Math.tanh(-y / radianPx)) * 180) / Math.PI,
      lng: x / degreePx,
    }),
    metresPerPixel: (lat) => (EARTH_RADIUS_M / radianPx) * Math.cos((lat * Math.PI) / 180),
  };
}

/** The intersection of two bounds; null if they only touch or are disjoint. */
export function intersection(a: Bounds, b: Bounds): Bounds | null {
  const shared = {
    south: Math.max(a.south, b.south),
    west: Math.max(a.west, b.west),
    north: Math.min(a.north, b.north),
    east: Math.min(a.east, b.east),
  };
  return shared.south < shared.north && shared.west < shared.east ? shared : null;
}
