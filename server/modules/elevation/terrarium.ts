import { basename } from "node:path";
import { eastwards, MAX_LATITUDE, southwards } from "../../../web/domain/map/web-mercator";
import type { Archive } from "../../archive/archive";
import { ArchiveError, damaged } from "../../archive/archive-error";
import { decodePixels } from "../../archive/pixels";
import { stateOfFile } from "../../archive/source";
import { hasVoid, isHeight, mean } from "./bilinear";
import { type GetTile, type GridTile, keepTiles } from "./grid-tile";
import type { ElevationSource, OnError, Point, Reading } from "./model";
import { pixelsAround } from "./mosaic";

/**
 * An archive of Terrarium tiles: pictures in Web Mercator whose colours are metres
 * ("Terrain Tiles", Mapzen, format Terrarium).
 */

/** Metres of a pixel, by its colours from 0 to 255; NaN for none. */
export function terrariumMetres(red: number, green: number, blue: number, alpha: number): number {
  const metres = red * 256 + green + blue / 256 - 32_768;
  return alpha > 0 && isHeight(metres) ? metres : Number.NaN;
}

async function decodeTerrarium(picture: Uint8Array): Promise<GridTile> {
  const { side, count, get } = await decodePixels(picture);
  const metres = Float32Array.from({ length: count }, (_, pixel) =>
    terrariumMetres(get(pixel, 0), get(pixel, 1), get(pixel, 2), get(pixel, 3)),
  );
  return { side, bytes: metres.byteLength, metresAt: (pixel) => metres[pixel] ?? Number.NaN };
}

interface Readable {
  archive: Archive;
  getTile: GetTile;
}

/** The file as it was found at some moment. */
interface Found {
  /** What lay there; null if nothing did. */
  state: string | null;
  /** Null if it was of no use. */
  readable: Readable | null;
  /** How many calls are reading it. */
  readers: number;
  /** Whether another has taken its place: it is closed with its last reader. */
  isReplaced: boolean;
}

/** How often a call looks again at a file that is being written just then. */
const LOOKS = 3;

/**
 * Reads the archive's directory at once, and tiles as they are asked for. A file that is put in its
 * place counts from the next call on, also after one that was of no use, such as half a copy.
 * @param onError is called once for each thing that is wrong with the archive
 */
export function createTerrariumSource(file: string, onError: OnError): ElevationSource {
  const reported = new Set<string>();
  const tell = (reason: string) => {
    if (!reported.has(reason)) onError(basename(file), reason);
    reported.add(reason);
  };
  let finding = find(file, tell);

  /** The archive as it lies there now, not to be closed before `giveBack`; null if it is of no use. */
  async function take(): Promise<{ found: Found; readable: Readable } | null> {
    for (let looks = 0; looks < LOOKS; looks++) {
      const seen = finding;
      const found = await seen;
      if (found.state === stateOfFile(file)) {
        if (found.isReplaced || found.readable === null) return null;
        found.readers += 1;
        return { found, readable: found.readable };
      }
      // If several calls notice, the first checks it for all.
      if (finding === seen) {
        finding = find(file, tell);
        found.isReplaced = true;
        closeUnread(found);
      }
    }
    return null;
  }

  function giveBack(found: Found): void {
    found.readers -= 1;
    closeUnread(found);
  }

  return {
    name: "terrarium",
    async at(point) {
      const taken = await take();
      if (taken === null) return "outside";
      try {
        return await readArchive(taken.readable, point);
      } catch {
        tell("it cannot be read");
        return "outside";
      } finally {
        giveBack(taken.found);
      }
    },
  };
}

/** Not while it is read: its number would go to the next file that is opened. */
function closeUnread({ readable, readers, isReplaced }: Found): void {
  if (isReplaced && readers === 0) readable?.archive[Symbol.dispose]();
}

async function find(file: string, tell: (reason: string) => void): Promise<Found> {
  // Looked at first: what is changed while it is opened is then opened once more.
  const state = stateOfFile(file);
  return { state, readable: await open(file, tell), readers: 0, isReplaced: false };
}

async function open(file: string, tell: (reason: string) => void): Promise<Readable | null> {
  let archive: Archive | undefined;
  try {
    // What reads archives is loaded for the first of them: most starts have none.
    const { openArchive } = await import("../../archive/open-archive");
    const opened = await openArchive(file);
    archive = opened;
    checkTiles(opened);
    const getTile = keepTiles(async (key) => {
      const [z = 0, x = 0, y = 0] = key.split("/").map(Number);
      try {
        const tile = await opened.tile(z, x, y);
        return tile && (await decodeTerrarium(opened.unpack(tile)));
      } catch {
        tell("a tile in it is damaged");
        return null;
      }
    });
    return { archive: opened, getTile };
  } catch (error) {
    archive?.[Symbol.dispose]();
    tell(error instanceof ArchiveError ? error.reason : "it cannot be read");
    return null;
  }
}

/** @throws ArchiveError where the archive says of itself that its tiles are something else */
function checkTiles({ format, metadata }: Archive): void {
  if (!PICTURES.includes(format)) throw damaged("its tiles are neither PNG nor WebP");
  const { encoding } = metadata;
  if (encoding === undefined || encoding === "terrarium") return;
  throw damaged("its tiles are not Terrarium-encoded");
}

/** Colours that are metres bear no loss, so no JPEG; some writers leave the type open. */
const PICTURES: readonly string[] = ["png", "webp", ""];

async function readArchive({ archive, getTile }: Readable, point: Point): Promise<Reading> {
  if (Math.abs(point.latitude) > MAX_LATITUDE) return "outside";
  const east = eastwards(point.longitude);
  const south = Math.min(1, Math.max(0, southwards(point.latitude)));
  const { minZoom, maxZoom } = archive.header;
  for (let zoom = maxZoom; zoom >= minZoom; zoom--) {
    const across = 2 ** zoom;
    const keyOf = (column: number, row: number) => `${zoom}/${column}/${row}`;
    const indexOf = (part: number) => Math.min(across - 1, Math.floor(part * across));
    const own = await getTile(keyOf(indexOf(east), indexOf(south)));
    if (own === null) continue;
    const mosaic = { side: own.side, columns: across, rows: across, keyOf, getTile };
    const pixels = await pixelsAround(mosaic, east, south);
    return hasVoid(pixels) ? "void" : mean(pixels);
  }
  return "outside";
}
