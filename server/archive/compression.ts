import { zlib } from "../zlib";
import { Compression } from "./format";

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const DECOMPRESSORS: Readonly<Record<number, Decompress>> = {
  [Compression.Gzip]: (bytes, options) => zlib().gunzipSync(bytes, options),
  [Compression.Brotli]: (bytes, options) => zlib().brotliDecompressSync(bytes, options),
  [Compression.Zstd]: (bytes, options) => zlib().zstdDecompressSync(bytes, options),
};

/** Archives of which nobody said how they are compressed are not, as other readers take it. */
export const isCompressed = (compression: number) =>
  compression !== Compression.None && compression !== Compression.Unknown;

/** Whether this compression can be undone here. */
export const isKnownCompression = (compression: number) =>
  !isCompressed(compression) || DECOMPRESSORS[compression] !== undefined;

/**
 * @param most how many bytes may come out
 * @throws where the bytes are not of that compression, or more would come out
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
