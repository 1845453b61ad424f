/**
 * The number of a tile: zoom by zoom, within a zoom along the Hilbert curve (PMTiles
 * specification, version 3, section 4.1). Our own, for the npm package pmtiles brings a
 * decompressor along that takes several milliseconds of every start.
 */

/** The deepest zoom of which every tile's number is exact (2^53). */
export const DEEPEST_ZOOM = 26;

/** How many tiles there are before a zoom. */
const tilesBefore = (z: number) => (4 ** z - 1) / 3;

/** Above every tile's number. */
export const TILE_IDS = tilesBefore(DEEPEST_ZOOM + 1);

/** @param x, y of a tile that there is, at a zoom from 0 to 26 */
export function tileIdOf(z: number, x: number, y: number): number {
  let id = tilesBefore(z);
  let column = x;
  let row = y;
  for (let bit = z - 1; bit >= 0; bit--) {
    const side = 1 << bit;
    const isEast = (column & side) !== 0;
    const isSouth = (row & side) !== 0;
    id += (isEast ? (isSouth ? 2 : 3) : isSouth ? 1 : 0) * side * side;
    if (isSouth) continue;
    // The curve through a northern quarter is mirrored.
    const turned = isEast ? side - 1 - (column & (side - 1)) : column;
    column = isEast ? side - 1 - (row & (side - 1)) : row;
    row = turned;
  }
  return id;
}

/** The zoom of a tile's number. */
export function zoomOf(id: number): number {
  let z = 0;
  while (z < DEEPEST_ZOOM && id >= tilesBefore(z + 1)) z++;
  return z;
}
