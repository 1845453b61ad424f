import { readdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../errors";
import { hasVoid, isHeight, mean, type Post, postsAround } from "./bilinear";
import type { ElevationSource, OnError, Point, Reading } from "./model";

/**
 * A folder of SRTM tiles: each one degree square, rows of big-endian 16-bit
 * metres from its north-west corner on, its edges shared with its neighbours
 * ("SRTM Topography", NASA/JPL, 2.1 to 2.2).
 */

/** A tile by its south-west corner, in whole degrees. */
interface Corner {
  south: number;
  west: number;
}

const FILE_NAME = /^([NS])(\d\d)([EW])(\d{3})\.hgt$/i;
const BYTES_PER_POST = 2;

/** Posts to a side by the size of the file: every 3 seconds of arc, and every second. */
const SIDES = new Map([1201, 3601].map((side) => [side * side * BYTES_PER_POST, side]));

/** The error of a tile, for a message. */
class TileError extends Error {}

/**
 * Reads the names of the tiles now, and of a tile only the posts that are asked for.
 * @param onError is called once for each file that is damaged or cannot be read
 * @throws what the system says where the folder cannot be listed
 */
export function createHgtSource(
  folder: string,
  onError: OnError,
): ElevationSource & { readonly tiles: number } {
  const names = listTiles(folder);
  const reported = new Set<string>();

  async function inTile(corner: Corner, point: Point): Promise<Reading> {
    const name = names.get(keyOf(corner));
    if (name === undefined) return "outside";
    try {
      return await readTile(join(folder, name), corner, point);
    } catch (error) {
      if (!reported.has(name)) onError(name, reasonOf(error));
      reported.add(name);
      return "outside";
    }
  }

  return {
    name: "srtm",
    tiles: names.size,
    async at(point) {
      let reading: Reading = "outside";
      for (const corner of cornersAround(point)) {
        const found = await inTile(corner, point);
        if (typeof found === "number") return found;
        if (found === "void") reading = found;
      }
      return reading;
    },
  };
}

const keyOf = ({ south, west }: Corner) => `${south} ${west}`;

/** The names of the tiles in a folder; of two that name one tile the first counts. */
function listTiles(folder: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of readdirSync(folder).sort()) {
    const corner = cornerOf(name);
    if (corner && !names.has(keyOf(corner))) names.set(keyOf(corner), name);
  }
  return names;
}

/** The tile that a file is, by its name (N52E008.hgt); null if it has another name. */
export function cornerOf(name: string): Corner | null {
  const [, northOrSouth = "", latitude, eastOrWest = "", longitude] = FILE_NAME.exec(name) ?? [];
  if (latitude === undefined) return null;
  return {
    south: /s/i.test(northOrSouth) ? -Number(latitude) : Number(latitude),
    west: /w/i.test(eastOrWest) ? -Number(longitude) : Number(longitude),
  };
}

/** The tiles that hold a place: on an edge two, on a corner four, across ±180° as well. */
function cornersAround({ latitude, longitude }: Point): Corner[] {
  return degreesAround(latitude).flatMap((south) =>
    degreesAround(longitude).map((west) => ({ south, west: ((west + 540) % 360) - 180 })),
  );
}

function degreesAround(degrees: number): number[] {
  const whole = Math.floor(degrees);
  return whole === degrees ? [whole, whole - 1] : [whole];
}

async function readTile(file: string, { south, west }: Corner, point: Point): Promise<Reading> {
  const tile = Bun.file(file);
  const side = SIDES.get((await tile.stat()).size);
  if (side === undefined) throw new TileError("its size is not that of 1201 or 3601 posts a side");

  const eastwards = (((point.longitude - west) % 360) + 360) % 360;
  const southwards = south + 1 - point.latitude;
  const posts = await postsAround(
    eastwards * (side - 1),
    southwards * (side - 1),
    async (column, row): Promise<Post["value"]> => {
      const at = (row * side + column) * BYTES_PER_POST;
      const bytes = await tile.slice(at, at + BYTES_PER_POST).bytes();
      if (bytes.length < BYTES_PER_POST) throw new TileError("it is cut short");
      const metres = new DataView(bytes.buffer, bytes.byteOffset).getInt16(0);
      return isHeight(metres) ? metres : null;
    },
  );
  return hasVoid(posts) ? "void" : mean(posts);
}

function reasonOf(error: unknown): string {
  if (error instanceof TileError) return error.message;
  return errorCode(error) === "ENOENT" ? "it is gone" : "it cannot be read";
}
