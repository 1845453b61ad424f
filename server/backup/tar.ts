import { readSync } from "node:fs";

/**
 * A tar file in the POSIX format, of files and folders alone, written and read in pieces: ustar, with a pax header
 * before a name or a size that ustar has no room for. `tar -tf` reads what is written here.
 */

const BLOCK = 512;
const PIECE_BYTES = 1 << 20;
/** What a name of one path and a number need; more is no file of ours. */
const MOST_PAX_BYTES = 1 << 16;
const NAME_BYTES = 100;
/** Eleven octal digits. */
const MOST_USTAR_BYTES = 8 ** 11 - 1;

const CHECKSUM = { at: 148, length: 8 };
const TYPE_AT = 156;
const TYPES = { file: "0", folder: "5", pax: "x" };

/** Two empty blocks end an archive. */
export const TAR_END = new Uint8Array(2 * BLOCK);

interface Head {
  /** Its path in the archive, with `/` between its parts. */
  name: string;
  isFolder: boolean;
  /** In bytes; a folder has none. */
  size: number;
  /** When it was last changed, in seconds since 1970. */
  modified: number;
}

/** What stands before an entry's content. */
export function tarHead(head: Head): Uint8Array {
  const records = [
    ...(Buffer.byteLength(head.name) > NAME_BYTES ? [record("path", head.name)] : []),
    ...(head.size > MOST_USTAR_BYTES ? [record("size", String(head.size))] : []),
  ];
  const own = block(head, head.isFolder ? TYPES.folder : TYPES.file);
  if (records.length === 0) return own;
  const pax = Buffer.concat(records);
  const before = { name: "pax", isFolder: false, size: pax.length, modified: head.modified };
  return Buffer.concat([block(before, TYPES.pax), pax, tarPadding(pax.length), own]);
}

/** What stands behind a content of so many bytes. */
export const tarPadding = (size: number) => new Uint8Array(padded(size) - size);

const padded = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

/** `<length> <key>=<value>\n`, whose length counts its own digits. */
function record(key: string, value: string): Buffer {
  const rest = Buffer.from(` ${key}=${value}\n`);
  let length = rest.length;
  while (String(length).length + rest.length !== length)
    length = String(length).length + rest.length;
  return Buffer.concat([Buffer.from(String(length)), rest]);
}

function block({ name, isFolder, size, modified }: Head, type: string): Buffer {
  const bytes = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    bytes.write(
      Math.floor(value)
        .toString(8)
        .padStart(length - 1, "0"),
      at,
      length - 1,
      "latin1",
    );
  // The part of a longer name that fits is for programs that know no pax headers.
  bytes.write(name, 0, NAME_BYTES, "utf8");
  octal(isFolder ? 0o700 : 0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(Math.min(size, MOST_USTAR_BYTES), 124, 12);
  octal(Math.min(Math.max(modified, 0), MOST_USTAR_BYTES), 136, 12);
  bytes.write(type, TYPE_AT, "latin1");
  bytes.write("ustar\x0000", 257, "latin1");
  const sum = checksum(bytes).toString(8).padStart(6, "0");
  bytes.write(`${sum}\0 `, CHECKSUM.at, "latin1");
  return bytes;
}

/** The sum of all bytes, those of the sum itself taken as spaces. */
function checksum(bytes: Uint8Array): number {
  let sum = CHECKSUM.length * 32;
  for (const [at, byte] of bytes.entries())
    if (at < CHECKSUM.at || at >= CHECKSUM.at + CHECKSUM.length) sum += byte;
  return sum;
}

/** A file that ends before its archive does, or that is no archive as they are written here. */
export class TarFault extends Error {
  constructor(readonly kind: "cut short" | "foreign") {
    super(kind);
  }
}

/** One file or folder of an archive. */
export interface TarEntry extends Head {
  /** Its content, to be read before the next entry. A piece is overwritten by the next one. */
  pieces(): Generator<Uint8Array>;
}

/**
 * Reads an archive from its first block to its end.
 * @throws TarFault
 */
export function* tarEntries(descriptor: number): Generator<TarEntry> {
  const buffer = Buffer.alloc(PIECE_BYTES);
  let at = 0;
  let pax = new Map<string, string>();

  /** @throws TarFault where there are fewer bytes */
  function read(from: number, length: number): Buffer {
    let filled = 0;
    while (filled < length) {
      const count = readSync(descriptor, buffer, filled, length - filled, from + filled);
      if (count === 0) throw new TarFault("cut short");
      filled += count;
    }
    return buffer.subarray(0, length);
  }

  function* pieces(from: number, size: number): Generator<Uint8Array> {
    for (let done = 0; done < size; done += PIECE_BYTES)
      yield read(from + done, Math.min(PIECE_BYTES, size - done));
  }

  for (;;) {
    const head = readBlock(read(at, BLOCK));
    if (head === null) return;
    at += BLOCK;
    if (head.type === TYPES.pax) {
      if (head.size > MOST_PAX_BYTES) throw new TarFault("foreign");
      pax = readRecords(read(at, head.size));
      at += padded(head.size);
      continue;
    }
    const isFolder = head.type === TYPES.folder;
    if (!isFolder && head.type !== TYPES.file) throw new TarFault("foreign");
    const size = pax.has("size") ? Number(pax.get("size")) : head.size;
    if (!Number.isSafeInteger(size) || size < 0 || (isFolder && size > 0))
      throw new TarFault("foreign");
    const [from, name] = [at, pax.get("path") ?? head.name];
    const { modified } = head;
    yield { name, isFolder, size, modified, pieces: () => pieces(from, size) };
    at += padded(size);
    pax = new Map();
  }
}

/** @returns null for an empty block */
function readBlock(bytes: Buffer) {
  if (bytes.every((byte) => byte === 0)) return null;
  const field = (at: number, length: number) => {
    const text = bytes.toString("utf8", at, at + length);
    return text.split("\0", 1)[0] ?? "";
  };
  const number = (at: number, length: number) => {
    const text = field(at, length).trim();
    if (!/^[0-7]+$/.test(text)) throw new TarFault("foreign");
    return Number.parseInt(text, 8);
  };
  if (field(257, 6).trim() !== "ustar") throw new TarFault("foreign");
  if (number(CHECKSUM.at, CHECKSUM.length) !== checksum(bytes)) throw new TarFault("foreign");
  return {
    name: field(0, NAME_BYTES),
    size: number(124, 12),
    modified: number(136, 12),
    type: field(TYPE_AT, 1) || TYPES.file,
  };
}

function readRecords(bytes: Buffer): Map<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const length = Number(/^\d{1,6}(?= )/.exec(bytes.toString("latin1", at, at + 7))?.[0]);
    const [, key, value] =
      /^\d+ ([^=]+)=(.*)\n$/s.exec(bytes.toString("utf8", at, at + length)) ?? [];
    if (!(length > 0) || key === undefined || value === undefined) throw new TarFault("foreign");
    records.set(key, value);
    at += length;
  }
  return records;
}
