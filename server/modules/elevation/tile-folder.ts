import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { stateOfFile } from "../../archive/source";
import { type UnusedFile, unreadHeights } from "../../archive/unread";
import { watchFiles } from "../../archive/watched-files";
import { errorCode } from "../../errors";
import { dted } from "./dted";
import { HGT } from "./hgt";
import type { ElevationSource, OnError, Point, Reading, TileCounts } from "./model";
import { type Corner, reasonOf, type Tile, type TileFormat } from "./tile";

/** The finest first. */
const FORMATS: readonly TileFormat[] = [dted(2), HGT, dted(1), dted(0)];

/** A folder may have its tiles in further ones, as `e008/n52.dt1`. */
const DEEPEST = 3;

/** A folder of tiles, which may come and go while the server runs. */
export interface TileFolder {
  /** A source for each format that there is, the finest first; a tile is found in it from the next look on. */
  readonly sources: readonly ElevationSource[];
  /** Those that can be read, as far as is known. */
  counts(): TileCounts;
  unused(): UnusedFile[];
  /** Looks at the folder again. @throws what the system says where it cannot be listed */
  look(): Promise<void>;
}

/** A file at some moment, as a tile or as what is wrong with it. */
interface Known {
  path: string;
  name: string;
  state: string;
  /** Whether it is another file by now. */
  isStale: boolean;
  format: TileFormat;
  tile: Tile | null;
  reason: string | null;
}

/**
 * Reads the names of the tiles, of DTED the headers, and of a tile only the posts that are asked for.
 * @param onError is called once for each thing that is wrong with a file
 */
export function createTileFolder(folder: string, onError: OnError): TileFolder {
  // There may be thousands: a sound one is looked at again when it is read.
  const isSettled = (path: string) => {
    const one = known.get(path);
    return one !== undefined && one.reason === null && !one.isStale;
  };
  const watched = watchFiles(() => listFiles(folder), stateOfFile, isSettled);
  const told = new Set<string>();
  let known = new Map<string, Known>();
  let unread: UnusedFile[] = [];
  /** By format and corner; of two that are one tile the first counts. */
  let tiles = new Map<string, Known>();

  const keyOf = (format: TileFormat, { south, west }: Corner) =>
    `${FORMATS.indexOf(format)} ${south} ${west}`;

  function blame(one: Known, error: unknown): void {
    one.reason = reasonOf(error);
    const words = `${one.name}: ${one.reason}`;
    if (!told.has(words)) onError(one.name, one.reason);
    told.add(words);
  }

  async function open(path: string, name: string, state: string): Promise<Known | null> {
    const before = known.get(path);
    if (before?.state === state) return before;
    const format = FORMATS.find(({ isOne }) => isOne(name));
    if (format === undefined) return null;
    const one: Known = { path, name, state, format, tile: null, reason: null, isStale: false };
    try {
      one.tile = await format.open(path);
    } catch (error) {
      blame(one, error);
    }
    return one;
  }

  async function readAt(format: TileFormat, corner: Corner, point: Point): Promise<Reading> {
    const one = tiles.get(keyOf(format, corner));
    if (!one?.tile) return "outside";
    one.isStale = stateOfFile(one.path) !== one.state;
    if (one.isStale) return "outside";
    try {
      return await one.tile.at(point);
    } catch (error) {
      blame(one, error);
      return "outside";
    }
  }

  const sourceOf = (format: TileFormat): ElevationSource => ({
    name: format.source,
    async at(point) {
      let reading: Reading = "outside";
      for (const corner of cornersAround(point)) {
        const found = await readAt(format, corner, point);
        if (typeof found === "number") return found;
        if (found === "void") reading = found;
      }
      return reading;
    },
  });

  return {
    sources: FORMATS.map(sourceOf),
    counts() {
      const count = (source: string) =>
        [...tiles.values()].filter(
          ({ format, reason }) => format.source === source && reason === null,
        ).length;
      return { srtm: count("srtm"), dted: count("dted") };
    },
    unused: () => [
      ...[...known.values()].flatMap(({ name, reason }) =>
        reason === null ? [] : [{ file: name, reason, command: null }],
      ),
      ...unread,
    ],
    async look() {
      const now = new Map<string, Known>();
      const others: UnusedFile[] = [];
      for (const { path, state, isWhole } of await watched()) {
        const name = relative(folder, path).replaceAll("\\", "/");
        const one = isWhole ? await open(path, name, state) : null;
        if (one) now.set(path, one);
        const other = unreadHeights(name);
        if (other) others.push(other);
      }
      const found = new Map<string, Known>();
      for (const one of now.values()) {
        if (one.tile === null) continue;
        const key = keyOf(one.format, one.tile.corner);
        if (!found.has(key)) found.set(key, one);
      }
      known = now;
      tiles = found;
      unread = others;
    },
  };
}

/** What a system hides in a folder, such as the `._N52E008.hgt` that a Mac leaves beside each file, does not count. */
async function listFiles(folder: string, depth = 1): Promise<string[]> {
  const paths: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    // The own one need not be there, and one below may be gone by now.
    if (errorCode(error) === "ENOENT" || depth > 1) return [];
    throw error;
  });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) paths.push(path);
    else if (depth < DEEPEST) paths.push(...(await listFiles(path, depth + 1)));
  }
  return paths;
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
