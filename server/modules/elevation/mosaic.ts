import { type Post, postsAround } from "./bilinear";
import type { GetTile, GridTile } from "./grid-tile";

/** Tiles of one size, side by side around the globe. */
export interface Mosaic {
  /** Pixels to a tile's side. */
  side: number;
  /** Tiles from west to east, the last one beside the first, and from north to south. */
  columns: number;
  rows: number;
  keyOf(column: number, row: number): string;
  getTile: GetTile;
}

/**
 * The pixels around a place, whose values are for their centres. Beyond the first and the last row those rows are
 * repeated.
 * @param east from the western edge, 0 to 1
 * @param south from the northern edge, 0 to 1
 */
export function pixelsAround(mosaic: Mosaic, east: number, south: number): Promise<Post[]> {
  const { side, keyOf, getTile } = mosaic;
  const width = mosaic.columns * side;
  const height = mosaic.rows * side;
  // Held here, for others may push it out of what is kept before all four are read.
  const tiles = new Map<string, GridTile | null>();
  return postsAround(east * width - 0.5, south * height - 0.5, async (column, row) => {
    const x = (column + width) % width;
    const y = Math.min(height - 1, Math.max(0, row));
    const key = keyOf(Math.floor(x / side), Math.floor(y / side));
    const cached = tiles.get(key);
    const tile = cached === undefined ? await getTile(key) : cached;
    tiles.set(key, tile);
    if (tile?.side !== side) return undefined;
    const metres = tile.metresAt((y % side) * side + (x % side));
    return Number.isNaN(metres) ? null : metres;
  });
}
