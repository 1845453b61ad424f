import { gzipSync } from "node:zlib";
import { Compression, type TileType, zxyToTileId } from "pmtiles";
import { varint } from "../../web/domain/map/testing/vector-tile";

export { varint };

/** Makes small PMTiles archives (version 3) for tests. */

export interface TestTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

export interface TestArchive {
  tiles: readonly TestTile[];
  type: TileType;
  metadata?: unknown;
  /** West, south, east, north in degrees; the world unless given. */
  bounds?: readonly [number, number, number, number];
  /** Longitude, latitude, zoom; 0, 0, 0 unless given. */
  center?: readonly [number, number, number];
  /** The compression of the directories and the metadata; gzip by default. */
  internalCompression?: Compression;
  /** What the header says of the tiles, which are taken as they are; none unless given. */
  tileCompression?: number;
  /** The number of entries in a leaf directory; without it all are in the root. */
  leafSize?: number;
}

interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const HEADER_BYTES = 127;
const WORLD = [-180, -85, 180, 85] as const;

/** The archive's bytes; equal contents are kept once, and neighbours that share one become a run. */
export function makeArchive(given: TestArchive): Buffer<ArrayBuffer> {
  const { internalCompression = Compression.Gzip } = given;
  const pack = (bytes: Uint8Array) =>
    internalCompression === Compression.Gzip ? gzipSync(bytes) : bytes;
  const { entries, data } = layOut(given.tiles);
  const { root, leaves } = makeDirectories(entries, given.leafSize ?? entries.length, pack);
  const metadata = pack(Buffer.from(JSON.stringify(given.metadata ?? {})));

  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles\x03", "latin1");
  let at = HEADER_BYTES;
  for (const [field, section] of [root, metadata, leaves, data].entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * field);
    header.writeBigUInt64LE(BigInt(section.length), 16 + 16 * field);
    at += section.length;
  }
  header.writeBigUInt64LE(BigInt(given.tiles.length), 72);
  header.writeBigUInt64LE(BigInt(entries.length), 80);
  header[96] = 1;
  header[97] = internalCompression;
  header[98] = given.tileCompression ?? Compression.None;
  header[99] = given.type;
  const zooms = given.tiles.map(({ z }) => z);
  header[100] = Math.min(30, ...zooms);
  header[101] = Math.max(0, ...zooms);
  const degrees = (value: number, offset: number) =>
    header.writeInt32LE(Math.round(value * 1e7), offset);
  for (const [corner, value] of (given.bounds ?? WORLD).entries()) degrees(value, 102 + 4 * corner);
  const [longitude, latitude, zoom] = given.center ?? [0, 0, 0];
  header[118] = zoom;
  degrees(longitude, 119);
  degrees(latitude, 123);
  return Buffer.concat([header, root, metadata, leaves, data]);
}

function layOut(tiles: readonly TestTile[]): { entries: Entry[]; data: Buffer } {
  const entries: Entry[] = [];
  const offsets = new Map<string, number>();
  const contents: Uint8Array[] = [];
  let size = 0;
  const numbered = tiles.map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }));
  for (const { id, bytes } of numbered.sort((one, other) => one.id - other.id)) {
    const key = Buffer.from(bytes).toString("latin1");
    const offset = offsets.get(key) ?? size;
    if (offset === size) {
      offsets.set(key, offset);
      contents.push(bytes);
      size += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === offset && last.id + last.run === id) last.run++;
    else entries.push({ id, run: 1, offset, length: bytes.length });
  }
  return { entries, data: Buffer.concat(contents) };
}

function makeDirectories(
  entries: readonly Entry[],
  leafSize: number,
  pack: (bytes: Uint8Array) => Uint8Array,
): { root: Uint8Array; leaves: Buffer } {
  if (leafSize >= entries.length) {
    return { root: pack(encodeDirectory(entries)), leaves: Buffer.alloc(0) };
  }
  const pointers: Entry[] = [];
  const leaves: Uint8Array[] = [];
  let size = 0;
  for (let first = 0; first < entries.length; first += leafSize) {
    const part = entries.slice(first, first + leafSize);
    const leaf = pack(encodeDirectory(part));
    pointers.push({ id: part[0]?.id ?? 0, run: 0, offset: size, length: leaf.length });
    leaves.push(leaf);
    size += leaf.length;
  }
  return { root: pack(encodeDirectory(pointers)), leaves: Buffer.concat(leaves) };
}

/** A directory before compression, its offsets written in full or as "behind the one before". */
export function encodeDirectory(entries: readonly Entry[]): Buffer {
  const numbers = [entries.length];
  let last = 0;
  for (const { id } of entries) {
    numbers.push(id - last);
    last = id;
  }
  numbers.push(...entries.map(({ run }) => run), ...entries.map(({ length }) => length));
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1];
    const follows = before !== undefined && before.offset + before.length === offset;
    numbers.push(follows ? 0 : offset + 1);
  }
  return Buffer.concat(numbers.map(varint));
}
