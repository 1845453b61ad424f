import { imageSize } from "image-size";
import { eastwards, southwards } from "../../web/domain/map/web-mercator";
import type { Archive } from "../archive/archive";
import { ArchiveError } from "../archive/archive-error";
import { boundsOf } from "../modules/tiles/map-bounds";
import { counted } from "./finding";

/** How many tiles of each zoom are looked at; all of them if there are no more. */
const TILES_PER_ZOOM = 64;
/** An archive may claim to cover far more than it does: the number of attempts to find a tile. */
const TRIES_PER_ZOOM = 20_000;

/** Steps that spread evenly over a square, however many are taken (the R2 sequence of M. Roberts). */
const STEP_EAST = 0.754_877_666_246_692_7;
const STEP_SOUTH = 0.569_840_290_998_053_2;

/**
 * Reads some tiles of each zoom.
 * @param isSound what the bytes of a tile must hold to
 * @returns how many of them are damaged, and the same in words
 */
export async function lookAtTiles(
  archive: Archive,
  isSound: (bytes: Uint8Array) => boolean,
): Promise<{ damaged: number; text: string }> {
  // By their content: of tiles that are the same, such as the sea's, one is enough.
  const seen = new Map<unknown, boolean>();
  const look = async (z: number, x: number, y: number) => {
    const tile = await unlessDamaged(() => archive.tile(z, x, y));
    if (tile === null) return;
    const content = tile === "damaged" ? `${z}/${x}/${y}` : Bun.hash(tile);
    if (seen.has(content)) return;
    const bytes = tile === "damaged" ? tile : await unlessDamaged(() => archive.unpack(tile));
    seen.set(content, bytes !== "damaged" && isSound(bytes));
  };

  await look(...archive.first);
  const [west, south, east, north] = boundsOf(archive);
  for (let z = archive.header.minZoom; z <= archive.header.maxZoom; z++) {
    const columns = tilesBetween(eastwards(west), eastwards(east), z);
    const rows = tilesBetween(southwards(north), southwards(south), z);
    const enough = seen.size + TILES_PER_ZOOM;
    for (const [column, row] of spread(columns.count, rows.count)) {
      await look(z, columns.first + column, rows.first + row);
      if (seen.size === enough) break;
    }
  }
  const damaged = [...seen.values()].filter((sound) => !sound).length;
  const looked = `${counted(seen.size, "tile")} looked at`;
  return { damaged, text: damaged === 0 ? looked : `of ${looked}, ${damaged} damaged` };
}

async function unlessDamaged<T>(read: () => T | Promise<T>): Promise<T | "damaged"> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ArchiveError) return "damaged";
    throw error;
  }
}

function tilesBetween(from: number, to: number, z: number): { first: number; count: number } {
  const tileAt = (part: number) => Math.min(2 ** z - 1, Math.max(0, Math.floor(part * 2 ** z)));
  const first = tileAt(from);
  return { first, count: tileAt(to) - first + 1 };
}

/** Every place of a small square, one by one; of a large one places all over it. */
function* spread(columns: number, rows: number): Generator<[column: number, row: number]> {
  const all = columns * rows;
  for (let at = 0; at < Math.min(all, TRIES_PER_ZOOM); at++) {
    yield all <= TILES_PER_ZOOM
      ? [at % columns, Math.floor(at / columns)]
      : [Math.floor(((at * STEP_EAST) % 1) * columns), Math.floor(((at * STEP_SOUTH) % 1) * rows)];
  }
}

/** Whether a tile's bytes begin as those of its format do. */
export function isPicture(bytes: Uint8Array, format: string): boolean {
  try {
    const { type, width, height } = imageSize(bytes);
    return type === format && width > 0 && height > 0;
  } catch {
    return false;
  }
}
