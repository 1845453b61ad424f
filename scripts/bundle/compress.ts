import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "../../server/http/encoded";

/** What compressing makes smaller; fonts and most pictures are compressed already. */
const COMPRESSIBLE = /^text\/|json|javascript|xml|svg|\.ttf$/;

/** A form that saves less than this part of the file is not worth unpacking. */
const LEAST_SAVING = 0.05;

/**
 * Writes a file's compressed forms beside it, as small as they get.
 * @param type its media type
 * @returns the encodings that were worth it
 */
export function compressFile(file: string, type: string): Encoding[] {
  if (!COMPRESSIBLE.test(type)) return [];
  const content = readFileSync(file);
  const smallest = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const forms = [
    ["br", brotliCompressSync(content, smallest)],
    ["gzip", gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  return forms.flatMap(([encoding, form]) => {
    if (form.length > content.length * (1 - LEAST_SAVING)) return [];
    writeFileSync(`${file}.${encoding}`, form);
    return [encoding];
  });
}
