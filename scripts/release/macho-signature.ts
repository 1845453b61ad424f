import { readProgram } from "./macho";

/**
 * Ad-hoc signatures of programs for macOS: no maker is named, but the system finds every page as it
 * was built. It starts no program whose signature is wrong, and on ARM none without one.
 *
 * Layout: xnu, osfmk/kern/cs_blobs.h; all numbers are big-endian.
 */
const SUPER_BLOB = 0xfade0cc0;
const CODE_DIRECTORY = 0xfade0c02;
/** The version that says where the main executable's segment is. */
const VERSION = 0x20400;
/** Ad hoc, and made when linking: `codesign` replaces it without being asked to. */
const FLAGS = 0x2 | 0x20000;
const SHA256_BYTES = 32;
const SHA256 = 2;
const MAIN_BINARY = 1n;
const PAGE_BITS = 12;
const BLOB_INDEX_BYTES = 20;
const DIRECTORY_BYTES = 88;

const dataView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const pagesOf = (bytes: number, pageBytes: number) => Math.ceil(bytes / pageBytes);
const roundUp = (bytes: number, to: number) => pagesOf(bytes, to) * to;
const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher("sha256").update(bytes).digest();

/**
 * The error of a program's signature.
 * @returns one sentence; null if every page is as it was signed
 */
export function signatureError(program: Uint8Array): string | null {
  const file = dataView(program);
  const { offset, size } = readProgram(file).signature;
  if (offset + size !== program.length) return "the signature does not end the file";
  if (size < BLOB_INDEX_BYTES || file.getUint32(offset) !== SUPER_BLOB) return "there is none";
  const directory = offset + file.getUint32(offset + 16);
  if (file.getUint32(offset + 12) !== 0 || file.getUint32(directory) !== CODE_DIRECTORY) {
    return "its pages are not listed first";
  }
  if (file.getUint32(directory + 32) !== offset) return "it does not cover all that is before it";
  const hashes = directory + file.getUint32(directory + 16);
  const pageBytes = 2 ** file.getUint8(directory + 39);
  const pages = pagesOf(offset, pageBytes);
  if (file.getUint32(directory + 28) !== pages) return "it does not list every page";
  const wrong = Array.from({ length: pages }, (_, page) => page).filter((page) => {
    const at = hashes + page * SHA256_BYTES;
    const content = program.subarray(page * pageBytes, Math.min((page + 1) * pageBytes, offset));
    return !sha256(content).equals(program.subarray(at, at + SHA256_BYTES));
  });
  return wrong.length === 0
    ? null
    : `${wrong.length} of ${pages} pages are not as they were signed`;
}

/**
 * Signs a program in place of whatever signature it has, byte for byte as Bun signs for ARM.
 * @param identifier the name that the signature gives it
 */
export function signAdHoc(program: Uint8Array, identifier: string): Uint8Array<ArrayBuffer> {
  const { text, linkEdit, signature } = readProgram(dataView(program));
  const name = new TextEncoder().encode(`${identifier}\0`);
  const limit = signature.offset;
  const pages = pagesOf(limit, 2 ** PAGE_BITS);
  const hashesAt = DIRECTORY_BYTES + name.length;
  const directoryBytes = hashesAt + pages * SHA256_BYTES;
  const size = BLOB_INDEX_BYTES + directoryBytes;

  const signed = new Uint8Array(limit + size);
  signed.set(program.subarray(0, limit));
  const file = dataView(signed);
  // The first page counts as well, so what it says must be right before it is hashed.
  const segmentBytes = limit + size - linkEdit.fileOffset;
  file.setBigUint64(linkEdit.at + 32, BigInt(roundUp(segmentBytes, 2 ** PAGE_BITS)), true);
  file.setBigUint64(linkEdit.at + 48, BigInt(segmentBytes), true);
  file.setUint32(signature.at + 12, size, true);

  const words = (at: number, ...values: number[]) => {
    for (const [index, value] of values.entries()) file.setUint32(at + index * 4, value);
  };
  words(limit, SUPER_BLOB, size, 1, 0, BLOB_INDEX_BYTES);
  const directory = limit + BLOB_INDEX_BYTES;
  words(directory, CODE_DIRECTORY, directoryBytes, VERSION, FLAGS);
  words(directory + 16, hashesAt, DIRECTORY_BYTES, 0, pages, limit);
  signed.set([SHA256_BYTES, SHA256, 0, PAGE_BITS], directory + 36);
  file.setBigUint64(directory + 64, BigInt(text.fileOffset));
  file.setBigUint64(directory + 72, BigInt(text.fileSize));
  file.setBigUint64(directory + 80, MAIN_BINARY);
  signed.set(name, directory + DIRECTORY_BYTES);
  for (let page = 0; page < pages; page++) {
    const end = Math.min((page + 1) << PAGE_BITS, limit);
    signed.set(
      sha256(signed.subarray(page << PAGE_BITS, end)),
      directory + hashesAt + page * SHA256_BYTES,
    );
  }
  return signed;
}
