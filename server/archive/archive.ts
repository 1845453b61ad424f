import type { BunFile } from "bun";
import { decompress } from "./compression";
import { type Directory, readDirectory } from "./directory";
import { ArchiveFault, BROKEN_DIRECTORY, damaged, TOO_MANY_TILES } from "./fault";
import { type ArchiveFile, diskFile, embeddedFile } from "./file";
import { type ArchiveHeader, HEADER_BYTES, readHeader } from "./header";
import { entriesIn, MAX_DIRECTORY_BYTES, MAX_METADATA_BYTES, MAX_TILE_BYTES } from "./limits";
import { type TileIndex, TileIndexBuilder, type TilePlace } from "./tile-index";
import { createWindow, type ReadBytes } from "./window";

export { ArchiveFault } from "./fault";
export type { ArchiveHeader } from "./header";
export type { TilePlace } from "./tile-index";

/** An archive of tiles (PMTiles, version 3) whose directory has been read and checked. */
export interface Archive {
  readonly header: ArchiveHeader;
  /** The archive's own description of itself; empty where it has none. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The zooms of the tiles that there are, whatever the header says. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The tile of the lowest zoom that comes first. */
  readonly first: TilePlace;
  /** Names this archive's content; another content has another one. Fit for an ETag. */
  readonly tag: string;
  /** Where a tile lies; null where the archive lacks it or there is no such tile. */
  find(z: number, x: number, y: number): TilePlace | null;
  /**
   * A tile as it lies in the archive, compressed where `header.tileCompression` says
   * so: to be sent at once, before the next call overwrites it.
   * @throws ArchiveFault where the file cannot be read any more
   */
  body(place: TilePlace): Blob | Uint8Array<ArrayBuffer>;
  /** A tile's bytes, decompressed. @throws ArchiveFault where they cannot be read any more, or cannot be decompressed */
  read(place: TilePlace): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether the file is still the one that was opened; looks at it each time. */
  isUnchanged(): boolean;
  /** Nothing may be asked of it afterwards. */
  [Symbol.dispose](): void;
}

/** Directories lie in directories; the specification advises one level, and no writer makes more than two. */
const MAX_DEPTH = 4;

/**
 * Opens an archive and reads its whole directory: where every tile lies, all
 * of them inside the file.
 * @param source a path, or a file inside the executable
 * @throws ArchiveFault
 */
export async function openArchive(source: string | BunFile): Promise<Archive> {
  const file = typeof source === "string" ? diskFile(source) : embeddedFile(source);
  try {
    return await readArchive(file);
  } catch (error) {
    file.close();
    // What stands in a file is nobody's promise: whatever it brings about is the file's fault.
    throw error instanceof ArchiveFault ? error : damaged("it cannot be read");
  }
}

async function readArchive(file: ArchiveFile): Promise<Archive> {
  const hasher = new Bun.CryptoHasher("sha256").update(file.stamp);
  const window = createWindow(file);
  const read: ReadBytes = async (offset, length) => {
    const bytes = await window(offset, length);
    hasher.update(bytes);
    return bytes;
  };
  const header = readHeader(await read(0, Math.min(HEADER_BYTES, file.size)), file.size);
  const metadata = await readMetadata(header, read);
  const index = await readIndex(header, file.size, read);

  const { tileDataOffset, tileCompression } = header;
  return {
    header,
    metadata,
    minZoom: index.minZoom,
    maxZoom: index.maxZoom,
    first: index.first,
    tag: hasher.digest("base64url").slice(0, 16),
    find: index.find,
    body: (place) => {
      checkSize(place);
      return file.body(tileDataOffset + place.offset, place.length);
    },
    read: async (place) => {
      checkSize(place);
      const { offset, length } = place;
      const bytes = await file.read(tileDataOffset + offset, length);
      try {
        return decompress(tileCompression, bytes, MAX_TILE_BYTES);
      } catch {
        throw damaged("a tile in it is damaged");
      }
    },
    isUnchanged: file.isUnchanged,
    [Symbol.dispose]: file.close,
  };
}

function checkSize({ length }: TilePlace): void {
  if (length > MAX_TILE_BYTES) {
    throw damaged("a tile in it is larger than any that Sightline can take");
  }
}

async function readMetadata(
  { jsonMetadataOffset, jsonMetadataLength, internalCompression }: ArchiveHeader,
  read: ReadBytes,
): Promise<Record<string, unknown>> {
  if (jsonMetadataLength === 0) return {};
  const bytes = await read(jsonMetadataOffset, jsonMetadataLength);
  try {
    const value: unknown = JSON.parse(
      Buffer.from(decompress(internalCompression, bytes, MAX_METADATA_BYTES)).toString(),
    );
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : {};
  } catch {
    throw damaged("its description is damaged");
  }
}

async function readIndex(
  header: ArchiveHeader,
  fileSize: number,
  read: ReadBytes,
): Promise<TileIndex> {
  // The section may be said to be longer or shorter than it is; the file tells.
  const builder = new TileIndexBuilder(fileSize - header.tileDataOffset);
  let packed = 0;
  let entries = 0;
  await addDirectory(header.rootDirectoryOffset, header.rootDirectoryLength, 1);
  return builder.finish();

  async function addDirectory(offset: number, length: number, depth: number): Promise<void> {
    packed += length;
    // No directory is named twice, so all of them together fit into the file.
    const isPossible = depth <= MAX_DEPTH && length <= MAX_DIRECTORY_BYTES && packed <= fileSize;
    if (!isPossible) throw damaged(BROKEN_DIRECTORY);
    const bytes = await read(offset, length);
    const directory = unpackDirectory(header.internalCompression, bytes);
    const { count, runs, lengths, offsets } = directory;
    entries += count;
    if (entries > entriesIn(packed)) throw damaged(TOO_MANY_TILES);
    if (count === 0 && depth > 1) throw damaged(BROKEN_DIRECTORY);
    let added = 0;
    for (let entry = 0; entry < count; entry++) {
      if (runs[entry] !== 0) continue;
      builder.add(directory, added, entry);
      added = entry + 1;
      const start = header.leafDirectoryOffset + (offsets[entry] ?? 0);
      const size = lengths[entry] ?? 0;
      // Written so that a NaN fails as well.
      if (!(start + size <= fileSize)) throw damaged(BROKEN_DIRECTORY);
      await addDirectory(start, size, depth + 1);
    }
    builder.add(directory, added, count);
  }
}

function unpackDirectory(compression: number, bytes: Uint8Array<ArrayBuffer>): Directory {
  try {
    return readDirectory(decompress(compression, bytes, MAX_DIRECTORY_BYTES));
  } catch {
    throw damaged(BROKEN_DIRECTORY);
  }
}
