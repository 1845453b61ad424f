import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** What compressing makes smaller; fonts and most pictures are compressed already. */
const COMPRESSIBLE = /^text\/|json|javascript|xml|svg|octet-stream|\.ttf$/;

/** A form that saves less than this part of the file is not worth unpacking. */
const LEAST_SAVING = 0.05;

/** Brotli's quality: what a release is worth takes half a minute, and the quick one some tenths of a second. */
const QUALITY = { quick: 5, smallest: constants.BROTLI_MAX_QUALITY } as const;

/** How hard a build compresses: quickly for use and for tests, as small as it gets for a release. */
export type Packing = keyof typeof QUALITY;

/**
 * Puts a file's brotli form in its place: `<file>.br`. The server makes the other forms out of it for the few who ask
 * for them.
 * @param type its media type
 * @returns whether that was worth it; if not, the file stays
 */
export function packFile(file: string, type: string, packing: Packing): boolean {
  if (!COMPRESSIBLE.test(type)) return false;
  const content = readFileSync(file);
  const packed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[packing],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (packed.length > content.length * (1 - LEAST_SAVING)) return false;
  writeFileSync(`${file}.br`, packed);
  rmSync(file);
  return true;
}
