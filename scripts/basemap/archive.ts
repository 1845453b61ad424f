import { gzipSync } from "node:zlib";
import { Compression, TileType, zxyToTileId } from "pmtiles";

/** A tile and its content; equal content is stored once. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

export interface ArchiveInfo {
  readonly metadata: Readonly<Record<string, string | number>>;
  /** Degrees: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** Degrees and zoom: longitude, latitude, zoom. */
  readonly center: readonly [number, number, number];
}

interface Entry {
  id: number;
  offset: number;
  length: number;
  run: number;
}

const HEADER_BYTES = 127;
/** PMTiles 3: header and root directory lie in the first 16 KiB. */
const ROOT_LIMIT = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4_096;

function varint(value: number, out: number[]): void {
  let rest = value;
  while (rest >= 128) {
    out.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  out.push(rest);
}

/** Gzip without a time stamp; byte 9 names the system, which is held at "unknown". */
function gzip(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(gzipSync(data, { level: 9 }));
  out[9] = 255;
  return out;
}

function directory(entries: readonly Entry[]): Uint8Array {
  const out: number[] = [];
  varint(entries.length, out);
  entries.forEach(({ id }, i) => {
    varint(id - (entries[i - 1]?.id ?? 0), out);
  });
  for (const { run } of entries) varint(run, out);
  for (const { length } of entries) varint(length, out);
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    varint(before && offset === before.offset + before.length ? 0 : offset + 1, out);
  });
  return gzip(Uint8Array.from(out));
}

/** The root directory, with leaf directories behind it where it would not fit on its own. */
function directories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const whole = directory(entries);
  if (whole.length <= ROOT_LIMIT) return { root: whole, leaves: new Uint8Array(0) };
  const leaves: Uint8Array[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let i = 0; i < entries.length; i += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(i, i + LEAF_ENTRIES));
    pointers.push({ id: entries[i]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

/** Stores each content once, in the order of the tiles, and runs of equal tiles as one entry. */
function store(tiles: readonly Tile[]): { entries: Entry[]; contents: Uint8Array[] } {
  const ordered = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.id - b.id);
  const known = new Map<string, { offset: number; length: number }>();
  const entries: Entry[] = [];
  const contents: Uint8Array[] = [];
  let offset = 0;
  for (const { id, data } of ordered) {
    const key = new Bun.CryptoHasher("sha256").update(data).digest("base64");
    let at = known.get(key);
    if (!at) {
      at = { offset, length: data.length };
      known.set(key, at);
      contents.push(data);
      offset += data.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === at.offset && last.id + last.run === id) last.run++;
    else entries.push({ id, ...at, run: 1 });
  }
  return { entries, contents };
}

/** Writes a clustered PMTiles 3 archive of PNG tiles; the same tiles give the same bytes. */
export function writeArchive(tiles: readonly Tile[], info: ArchiveInfo): Uint8Array {
  const { entries, contents } = store(tiles);
  const { root, leaves } = directories(entries);
  const metadata = gzip(new TextEncoder().encode(JSON.stringify(info.metadata)));
  const data = Buffer.concat(contents);
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  header.set(new TextEncoder().encode("PMTiles"));
  header[7] = 3;
  const sections = [root.length, metadata.length, leaves.length, data.length];
  let position = HEADER_BYTES;
  sections.forEach((length, i) => {
    view.setBigUint64(8 + i * 16, BigInt(position), true);
    view.setBigUint64(16 + i * 16, BigInt(length), true);
    position += length;
  });
  [tiles.length, entries.length, contents.length].forEach((count, i) => {
    view.setBigUint64(72 + i * 8, BigInt(count), true);
  });
  const zooms = tiles.map(({ z }) => z);
  const [least, most] = [
    zooms.reduce((a, b) => Math.min(a, b), 30),
    zooms.reduce((a, b) => Math.max(a, b), 0),
  ];
  header.set([1, Compression.Gzip, Compression.None, TileType.Png, least, most], 96);
  info.bounds.forEach((degrees, i) => {
    view.setInt32(102 + i * 4, Math.round(degrees * 1e7), true);
  });
  header[118] = info.center[2];
  view.setInt32(119, Math.round(info.center[0] * 1e7), true);
  view.setInt32(123, Math.round(info.center[1] * 1e7), true);
  return Buffer.concat([header, root, metadata, leaves, data]);
}
