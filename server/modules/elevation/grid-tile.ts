import { LRUCache } from "lru-cache";

/** Square pictures whose pixels are heights, decoded when a place in them is asked for. */

/** A decoded tile: rows of pixels from its north-west corner on. */
export interface GridTile {
  /** Pixels to a side. */
  side: number;
  /** Metres of a pixel; NaN if it has no figure. */
  metresAt(pixel: number): number;
  /** Its memory use. */
  bytes: number;
}

/** How many decoded tiles are kept: eight of 512 pixels a side; many more of 256 or less. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Keys of tiles that there are not are kept as well, and take next to nothing. */
const KEPT_TILES = 256;

export type GetTile = (key: string) => Promise<GridTile | null>;

/**
 * Keeps the tiles that were used last. They are loaded one after the other, so that many
 * calls at once take no more memory than one; calls for the same tile share it.
 */
export function keepTiles(load: GetTile): GetTile {
  const kept = new LRUCache<string, { tile: GridTile | null }>({
    max: KEPT_TILES,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ tile }) => tile?.bytes ?? 1,
  });
  const loading = new Map<string, Promise<GridTile | null>>();
  let last: Promise<unknown> = Promise.resolve();

  function start(key: string): Promise<GridTile | null> {
    const loaded = last
      .then(() => load(key))
      .then((tile) => {
        kept.set(key, { tile });
        return tile;
      })
      .finally(() => loading.delete(key));
    loading.set(key, loaded);
    last = loaded.catch(() => {});
    return loaded;
  }

  return async (key) => {
    const found = kept.get(key);
    return found ? found.tile : (loading.get(key) ?? start(key));
  };
}
