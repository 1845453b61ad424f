/**
 * The formats of tiles that the page can show. Not beside the schemas: what is loaded only when it is needed would
 * take the framework out of the start's own file, and it would run before NODE_ENV is set.
 */
export const TILE_FORMATS = ["png", "jpg", "webp", "avif", "mvt"] as const;
export type TileFormat = (typeof TILE_FORMATS)[number];

/** A tile as an address names it. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
  /** What is requested: a picture, in the archive's format, or a vector tile. */
  kind: "png" | "mvt";
}

/** No map has deeper zooms; x and y are still exact. */
const DEEPEST_ADDRESS_ZOOM = 30;
const TILE_PATH = /^\/tiles\/(0|[1-9]\d?)\/(0|[1-9]\d{0,9})\/(0|[1-9]\d{0,9})\.(png|mvt)$/;
/** The parts of a tile's path, whatever is written for numbers. */
const TILE_LIKE_PATH = /^\/tiles\/[^/]*\/[^/]*\/[^/]*\.(png|mvt)$/;

/**
 * Reads the path of a tile as it was sent, nothing decoded.
 * @returns `elsewhere` where it is no tile's path, `wrong` where the numbers are no tile's
 */
export function readTilePath(path: string): TileAddress | "elsewhere" | "wrong" {
  const parts = TILE_PATH.exec(path);
  if (parts === null) return TILE_LIKE_PATH.test(path) ? "wrong" : "elsewhere";
  const z = Number(parts[1]);
  const x = Number(parts[2]);
  const y = Number(parts[3]);
  const size = 2 ** z;
  if (z > DEEPEST_ADDRESS_ZOOM || x >= size || y >= size) return "wrong";
  return { z, x, y, kind: parts[4] === "mvt" ? "mvt" : "png" };
}
