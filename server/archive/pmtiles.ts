import {
  bytesToHeader,
  type DecompressFunc,
  type Entry,
  type Header,
  PMTiles,
  ResolvedValueCache,
  readVarint,
  type Source,
  tileIdToZxy,
  tileTypeExt,
} from "pmtiles";
import type { Archive } from "./archive";
import { asArchiveError, CUT_SHORT, checkMagic, damaged, NO_TILES } from "./archive-error";
import { decompress, isKnownCompression, unpackTile } from "./compression";
import { type ArchiveSource, MAX_METADATA_BYTES } from "./source";

const HEADER_BYTES = 127;

/*
 * Limits on an archive, checked before any memory is allocated: a file can claim anything, and a few bytes can unpack
 * to gigabytes. The library has no limits.
 */

/** A directory, packed and unpacked. Writers aim at 16 KiB for the root, and at less than 1 MiB for others. */
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;
const MAX_DIRECTORY_ENTRIES = 1_000_000;
/** Each entry takes four numbers of a byte or more. */
const LEAST_ENTRY_BYTES = 4;

/** Directories lie in directories; the library follows no more, and no writer makes more than two. */
const MAX_DEPTH = 4;

/** Looking through them takes some seconds of a start; a whole planet's archive is beyond it. */
const MAX_ENTRIES = 40_000_000;

/**
 * The most entries in directories of this many packed bytes: tiles that differ in place or length take more than a
 * bit each, however well they are packed.
 */
const entriesIn = (packedBytes: number) => Math.min(MAX_ENTRIES, 1_000_000 + 8 * packedBytes);

/** The directories kept in memory: entries take some 75 bytes each, most directories have 4,096 of them. */
const KEPT_ENTRIES = 200_000;
const KEPT_DIRECTORIES = 256;

/** Above every tile's number: zoom 26 is the deepest of which each is exact (2^53). */
const TILE_IDS = (4 ** 27 - 1) / 3;

const BROKEN_DIRECTORY = "its directory is damaged";
const TOO_MANY_TILES = "too many tiles; extract the region you need";

/**
 * Reads a PMTiles archive (version 3) and looks through all its directories: where every tile lies, all of them inside
 * the file.
 */
export async function readPmtiles(source: ArchiveSource): Promise<Archive> {
  const hasher = new Bun.CryptoHasher("sha256").update(source.stamp);
  const hashed: Source = {
    getKey: source.getKey,
    async getBytes(offset, length) {
      const bytes = await source.getBytes(offset, length);
      hasher.update(bytes.data);
      return bytes;
    },
  };
  const header = await readHeader(hashed, source.size);
  const directories = new Directories(header);
  const metadata = await readMetadata(hashed, directories);
  const { first, last, largest } = await lookThrough(hashed, directories, source.size);
  // The library passes over every tile of a zoom that the header leaves out.
  header.minZoom = tileIdToZxy(first)[0];
  header.maxZoom = tileIdToZxy(last)[0];
  const kept = Math.min(KEPT_DIRECTORIES, Math.floor(KEPT_ENTRIES / largest));
  // Reading one tile needs a directory for each level.
  directories.maxCacheEntries = Math.max(MAX_DEPTH, kept);
  const reader = new PMTiles(source, directories, asItIs);

  return {
    header,
    metadata,
    format: tileTypeExt(header.tileType).slice(1),
    first: tileIdToZxy(first),
    tag: hasher.digest("base64url").slice(0, 16),
    async tile(z, x, y) {
      if (!isTile(z, x, y)) return null;
      try {
        const found = await reader.getZxy(z, x, y);
        return found && found.data.byteLength > 0 ? new Uint8Array(found.data) : null;
      } catch (error) {
        // A directory that was sound when the archive was opened.
        throw asArchiveError(error, BROKEN_DIRECTORY);
      }
    },
    unpack: (tile) => unpackTile(header.tileCompression, tile),
    [Symbol.dispose]: source.close,
  };
}

function isTile(z: number, x: number, y: number): boolean {
  const size = 2 ** z;
  return z >= 0 && z <= 26 && x >= 0 && x < size && y >= 0 && y < size;
}

/**
 * Reads the header and checks that every section that it names lies in the file, and that what is
 * read at once is of a size to be read.
 * @throws ArchiveError
 */
async function readHeader(source: Source, fileSize: number): Promise<Header> {
  const { data } = await source.getBytes(0, Math.min(HEADER_BYTES, fileSize));
  checkMagic(new Uint8Array(data));
  if (data.byteLength < HEADER_BYTES) throw damaged(CUT_SHORT);
  const header = bytesToHeader(data);
  for (const [offset, length = 0] of [
    [header.rootDirectoryOffset, header.rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength],
    [header.tileDataOffset, header.tileDataLength],
  ] as const) {
    if (offset + length > fileSize) throw damaged(CUT_SHORT);
  }
  if (header.rootDirectoryLength > MAX_DIRECTORY_BYTES) {
    throw damaged("its directory is larger than any that Sightline can take");
  }
  if (header.jsonMetadataLength > MAX_METADATA_BYTES) {
    throw damaged("its description is larger than any that Sightline can take");
  }
  if (!isKnownCompression(header.internalCompression)) {
    throw damaged("its directory is compressed in a way that Sightline does not know");
  }
  return header;
}

/** The library's cache of directories, under a header that has been checked, each unpacked within bounds. */
class Directories extends ResolvedValueCache {
  constructor(private readonly header: Header) {
    // While all are looked through none is needed twice.
    super(1, false, unpackDirectory);
  }

  override async getHeader(): Promise<Header> {
    return this.header;
  }
}

/** A directory without entries, which is an archive without tiles where it is the root. */
class EmptyDirectory extends Error {}

const unpackDirectory: DecompressFunc = async (packed, compression) => {
  const bytes = decompress(compression, new Uint8Array(packed), MAX_DIRECTORY_BYTES);
  const count = readVarint({ buf: bytes, pos: 0 });
  if (count === 0) throw new EmptyDirectory();
  // The library makes an object of each entry.
  const isPossible = count * LEAST_ENTRY_BYTES <= bytes.length && count <= MAX_DIRECTORY_ENTRIES;
  if (!isPossible) throw damaged(BROKEN_DIRECTORY);
  return bytes.buffer;
};

async function readMetadata(
  source: Source,
  directories: Directories,
): Promise<Record<string, unknown>> {
  if ((await directories.getHeader()).jsonMetadataLength === 0) return {};
  const unpack: DecompressFunc = async (packed, compression) =>
    decompress(compression, new Uint8Array(packed), MAX_METADATA_BYTES).buffer;
  try {
    const value = await new PMTiles(source, directories, unpack).getMetadata();
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : {};
  } catch (error) {
    throw asArchiveError(error, "its description is damaged");
  }
}

/**
 * Goes through every directory once and checks each entry: its tiles come behind those before it, and
 * their content lies in the file.
 * @returns the numbers of the first tile and of the last, and how many entries the largest directory has
 */
async function lookThrough(
  source: Source,
  directories: Directories,
  fileSize: number,
): Promise<{ first: number; last: number; largest: number }> {
  const header = await directories.getHeader();
  // The declared length of the section may be wrong; the file decides.
  const dataSize = fileSize - header.tileDataOffset;
  let packed = 0;
  let entries = 0;
  let largest = 0;
  let first = -1;
  /** The ends of the last entry, with a tile or without, and of the last tile. */
  let reached = 0;
  let end = 0;
  await visit(header.rootDirectoryOffset, header.rootDirectoryLength, 1);
  if (first === -1) throw damaged(NO_TILES);
  return { first, last: end - 1, largest };

  async function visit(offset: number, length: number, depth: number): Promise<void> {
    packed += length;
    // No directory is named twice, so all of them together fit into the file.
    const isPossible = depth <= MAX_DEPTH && length <= MAX_DIRECTORY_BYTES && packed <= fileSize;
    if (!isPossible) throw damaged(BROKEN_DIRECTORY);
    const directory = await read(offset, length, depth);
    entries += directory.length;
    if (entries > entriesIn(packed)) throw damaged(TOO_MANY_TILES);
    largest = Math.max(largest, directory.length);
    for (const entry of directory) {
      if (entry.runLength > 0) {
        take(entry);
        continue;
      }
      const start = header.leafDirectoryOffset + entry.offset;
      // Written so that a NaN fails as well.
      if (!(start >= 0 && start + entry.length <= fileSize)) throw damaged(BROKEN_DIRECTORY);
      await visit(start, entry.length, depth + 1);
    }
  }

  async function read(offset: number, length: number, depth: number): Promise<Entry[]> {
    try {
      return await directories.getDirectory(source, offset, length, header);
    } catch (error) {
      if (error instanceof EmptyDirectory && depth === 1) return [];
      throw asArchiveError(error, BROKEN_DIRECTORY);
    }
  }

  function take({ tileId, runLength, offset, length }: Entry): void {
    const next = tileId + runLength;
    // Written so that a NaN fails as well.
    if (!(tileId >= reached && next > tileId && next <= TILE_IDS && offset >= 0)) {
      throw damaged(BROKEN_DIRECTORY);
    }
    if (!(offset + length <= dataSize)) throw damaged(CUT_SHORT);
    reached = next;
    // An entry without content is no tile.
    if (length === 0) return;
    if (first === -1) first = tileId;
    end = next;
  }
}

const asItIs: DecompressFunc = async (bytes) => bytes;
