import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { tileIdToZxy, zxyToTileId } from "pmtiles";
import { openArchive } from "../../server/archive/open-archive";
import { fromRoot } from "../paths";

/** The map archive that is built in. */
export const OVERVIEW = fromRoot("data", "map", "overview.pmtiles");

/** So that the list fits into the load generator's memory and still no cache of a few tiles helps. */
const ASKED_TILES = 20_000;

/** The paths of all tiles of the built-in map. */
export async function tilePaths(): Promise<string[]> {
  return (await allTiles()).map(({ path }) => path);
}

/**
 * Writes every tile of the built-in map as a file of its own.
 * @param into the folder below which `tiles/z/x/y.png` goes
 * @returns their paths
 */
export async function unpackTiles(into: string): Promise<string[]> {
  const tiles = await allTiles();
  for (const { path, bytes } of tiles) {
    mkdirSync(dirname(into + path), { recursive: true });
    writeFileSync(into + path, bytes);
  }
  return tiles.map(({ path }) => path);
}

/** As many tiles as the load generator asks for, drawn at random from all. */
export const drawn = (paths: readonly string[]): string[] =>
  Array.from({ length: ASKED_TILES }, () => paths[Math.floor(Math.random() * paths.length)] ?? "");

/** The pictures of the built-in map lie in it as they are sent. */
async function allTiles(): Promise<{ path: string; bytes: Uint8Array }[]> {
  using archive = await openArchive(OVERVIEW);
  const tiles = [];
  const last = zxyToTileId(archive.header.maxZoom + 1, 0, 0);
  for (let id = 0; id < last; id++) {
    const [z, x, y] = tileIdToZxy(id);
    const bytes = await archive.tile(z, x, y);
    if (bytes !== null) tiles.push({ path: `/tiles/${z}/${x}/${y}.png`, bytes });
  }
  return tiles;
}
