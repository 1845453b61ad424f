import type { LatLng } from "../grid/geodesy";
import { eastwards, southwards } from "./web-mercator";

/** A tile of a Web Mercator map: column, row and zoom. */
export interface Tile {
  x: number;
  y: number;
  z: number;
}

/** The address of a tile. @param template an address with {z}, {x} and {y} */
export function tileAddress(template: string, tile: Tile): string {
  return template
    .replace("{z}", String(tile.z))
    .replace("{x}", String(tile.x))
    .replace("{y}", String(tile.y));
}

/** The tile that contains it, this many zooms up; for a negative number the north-western one in it, so many down. */
export const tileAbove = ({ x, y, z }: Tile, up: number): Tile => ({
  x: Math.floor(x / 2 ** up),
  y: Math.floor(y / 2 ** up),
  z: z - up,
});

/** The zoom of a map at which a source's shallowest tiles show: those of 512 pixels one deeper. */
export const leastZoom = ({ minZoom, tileSize }: { minZoom: number; tileSize: number }): number =>
  minZoom + zoomOffset(tileSize);

/** How many zooms a tile is above the map's own: one of 512 pixels shows what four of 256 do. */
export const zoomOffset = (tileSize: number): number => Math.round(Math.log2(tileSize / 256));

/** The tile of a zoom that a place within ±180° lies on. */
export function tileAt({ lat, lng }: LatLng, z: number): Tile {
  const size = 2 ** z;
  return { x: Math.floor(eastwards(lng) * size) % size, y: Math.floor(southwards(lat) * size), z };
}
