/** Web Mercator and XYZ tile numbers; the plane runs from 0,0 (north-west) to 1,1. */

export const TILE = 256;

/** The latitude at which the square plane ends, in degrees. */
export const MAX_LATITUDE = 85.0511287798066;

export type Box = readonly [west: number, north: number, east: number, south: number];

export const mercatorX = (lng: number): number => (lng + 180) / 360;

export function mercatorY(lat: number): number {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const angle = Math.PI / 4 + (clamped * Math.PI) / 360;
  return (1 - Math.log(Math.tan(angle)) / Math.PI) / 2;
}

export const longitude = (x: number): number => x * 360 - 180;

export const latitude = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** A box on the plane from degrees: west, south, east, north. */
export const boxOf = (west: number, south: number, east: number, north: number): Box => [
  mercatorX(west),
  mercatorY(north),
  mercatorX(east),
  mercatorY(south),
];

/** Half-open range of tiles of a zoom: x from `west` up to but not including `east`. */
export interface TileRange {
  readonly z: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** The tiles of zoom `z` that a box touches. */
export function tilesOf(box: Box, z: number): TileRange {
  const count = 2 ** z;
  const first = (value: number) => Math.max(0, Math.floor(value * count));
  const last = (value: number) => Math.min(count, Math.ceil(value * count));
  return { z, west: first(box[0]), north: first(box[1]), east: last(box[2]), south: last(box[3]) };
}

/** The same ground one or more zooms deeper: every child of every tile. */
export function childrenOf(range: TileRange, z: number): TileRange {
  const factor = 2 ** (z - range.z);
  return {
    z,
    west: range.west * factor,
    north: range.north * factor,
    east: range.east * factor,
    south: range.south * factor,
  };
}

/** The ground of a range of tiles. */
export function boxOfTiles(range: TileRange): Box {
  const count = 2 ** range.z;
  return [range.west / count, range.north / count, range.east / count, range.south / count];
}
