import type { Point, Reading, SourceName } from "./model";

/** A tile of heights covers a square degree, its edges included. */
export interface Tile {
  /** Its south-west corner, in whole degrees. */
  corner: Corner;
  /**
   * @param point in the square
   * @throws TileError, or what the system says where the file cannot be read
   */
  at(point: Point): Promise<Reading>;
}

export interface Corner {
  south: number;
  west: number;
}

/** A format of files that hold a tile each. */
export interface TileFormat {
  source: SourceName;
  /** By its name. */
  isOne(name: string): boolean;
  /** @throws TileError, or what the system says where the file cannot be read */
  open(path: string): Promise<Tile>;
}

/** Why a tile cannot be read, in words for people. */
export class TileError extends Error {}

export const reasonOf = (error: unknown) =>
  error instanceof TileError ? error.message : "it cannot be read";

/** How far a place lies from the western and the northern edge of a tile, in degrees, 0 to 1. */
export function placeIn({ south, west }: Corner, { latitude, longitude }: Point) {
  return {
    eastwards: (((longitude - west) % 360) + 360) % 360,
    southwards: south + 1 - latitude,
  };
}
