import { Compression } from "pmtiles";
import { zlib } from "../http/zlib";
import { DAMAGED_TILE, damaged } from "./archive-error";
import { MAX_TILE_BYTES } from "./source";

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const DECOMPRESSORS: Readonly<Record<number, Decompress>> = {
  [Compression.Gzip]: (bytes, options) => zlib().gunzipSync(bytes, options),
  [Compression.Brotli]: (bytes, options) => zlib().brotliDecompressSync(bytes, options),
  [Compression.Zstd]: (bytes, options) => zlib().zstdDecompressSync(bytes, options),
};

/** Treats unspecified compression as none, as other readers do. */
export const isCompressed = (compression: number) =>
  compression !== Compression.None && compression !== Compression.Unknown;

/** Whether this compression can be undone here. */
export const isKnownCompression = (compression: number) =>
  !isCompressed(compression) || DECOMPRESSORS[compression] !== undefined;

/**
 * In place of the library's own, which knows gzip alone and has no bound.
 * @param most how many bytes may come out
 * @throws if the bytes are not of that compression, or more would come out
 */
export function decompress(
  compression: number,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Uint8Array<ArrayBuffer> {
  const unpack = DECOMPRESSORS[compression];
  // zlib hands out views of a larger pool; a copy of its own lets the pool go.
  return unpack ? new Uint8Array(unpack(bytes, { maxOutputLength: most })) : bytes;
}

/** @throws ArchiveError if the bytes are not of that compression, or too many would come out */
export function unpackTile(
  compression: number,
  tile: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  try {
    return decompress(compression, tile, MAX_TILE_BYTES);
  } catch {
    throw damaged(DAMAGED_TILE);
  }
}
