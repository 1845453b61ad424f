import { type Tile, tileAbove, zoomOffset } from "./tile-address";

/** A source of tiles, as far as which of them may be there. */
export interface Pyramid {
  /** CSS pixels that a tile is wide and high. */
  tileSize: number;
  /** The shallowest and the deepest zoom that there are tiles of. */
  minZoom: number;
  maxNativeZoom: number;
}

/**
 * The tiles of several sources that a tile may be drawn from, the finest first; of two as fine the one of the source
 * that is named first. Which of them there are has to be looked for.
 * @param tile one of a grid of tiles of `tileSize`
 */
export function* finestFirst<S extends Pyramid>(
  tile: Tile,
  tileSize: number,
  sources: readonly S[],
): Generator<{ source: S; from: Tile }> {
  const mapZoom = tile.z + zoomOffset(tileSize);
  const least = Math.min(...sources.map((source) => source.minZoom + zoomOffset(source.tileSize)));
  for (let zoom = mapZoom; zoom >= least; zoom--) {
    for (const source of sources) {
      const z = zoom - zoomOffset(source.tileSize);
      if (z < source.minZoom || z > source.maxNativeZoom) continue;
      yield { source, from: tileAbove(tile, tile.z - z) };
    }
  }
}
