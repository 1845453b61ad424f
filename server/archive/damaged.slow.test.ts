import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { Compression, TileType } from "pmtiles";
import { runs } from "../../web/domain/testing/runs";
import { temporaryFolder } from "../testing/app";
import { encodeDirectory, makeArchive, type TestArchive, varint } from "../testing/archives";
import { worldOfText } from "../testing/tiles";
import type { Archive } from "./archive";
import { ArchiveError } from "./archive-error";
import { openArchive } from "./open-archive";

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
let files = 0;

function write(bytes: Uint8Array): string {
  const path = join(folder.path, `${files++}.pmtiles`);
  writeFileSync(path, bytes);
  return path;
}

const PNG: TestArchive = { tiles: worldOfText(4), type: TileType.Png };

describe("of no use", () => {
  const whole = makeArchive({ ...PNG, leafSize: 10 });
  const plain = makeArchive({ ...PNG, internalCompression: Compression.None });
  const changed = (bytes: Buffer, at: number, ...values: number[]) => {
    const copy = Buffer.from(bytes);
    copy.set(values, at);
    return copy;
  };
  /** A directory in place of an uncompressed archive's own. */
  const withRoot = (root: Buffer) => {
    const copy = Buffer.concat([plain, root]);
    copy.writeBigUInt64LE(BigInt(plain.length), 8);
    copy.writeBigUInt64LE(BigInt(root.length), 16);
    return copy;
  };
  const entry = { id: 0, run: 1, offset: 0, length: 1 };
  /** Where an uncompressed archive's new root lies, counted from its leaf directories. */
  const rootAt = plain.length - Number(plain.readBigUInt64LE(40));
  const pointer = { id: 0, run: 0, offset: rootAt, length: 1 };
  const toEmptyLeaf = encodeDirectory([
    { ...pointer, offset: rootAt + encodeDirectory([pointer]).length },
  ]);
  const v2 = Buffer.concat([Buffer.from("PM\x02\0{}", "latin1"), Buffer.alloc(512_000)]);

  const CUT = "it is cut short";
  const BROKEN = "its directory is damaged";
  test.each<[string, Buffer, string]>([
    ["empty", Buffer.alloc(0), "it is empty"],
    ["some other file", Buffer.from("PK\x03\x04 and so on"), "it is not a PMTiles archive"],
    ["a text", Buffer.from("PMT"), CUT],
    ["one wrong letter", changed(whole, 3, 0x20), "it is not a PMTiles archive"],
    ["version 2", v2, "it is a PMTiles archive of version 2, and only version 3 can be read"],
    [
      "version 4",
      changed(whole, 7, 4),
      "it is a PMTiles archive of version 4, and only version 3 can be read",
    ],
    ["cut in the header", whole.subarray(0, 100), CUT],
    ["cut behind the header", whole.subarray(0, 127), CUT],
    ["cut in the directory", whole.subarray(0, 140), CUT],
    ["cut in the last tile", whole.subarray(0, -1), CUT],
    ["a section that starts nowhere", changed(whole, 15, 0x7f), CUT],
    ["a directory that is no gzip", changed(whole, 127, 0, 0), BROKEN],
    [
      "a leaf directory that is no gzip",
      changed(whole, Number(whole.readBigUInt64LE(40)), 0),
      BROKEN,
    ],
    [
      "a leaf directory without entries",
      withRoot(Buffer.concat([toEmptyLeaf, Buffer.from([0])])),
      BROKEN,
    ],
    [
      "a description that is no gzip",
      changed(whole, Number(whole.readBigUInt64LE(24)), 0),
      "its description is damaged",
    ],
    [
      "a compression of tomorrow",
      changed(whole, 97, 9),
      "its directory is compressed in a way that Sightline does not know",
    ],
    ["no tiles", makeArchive({ tiles: [], type: TileType.Png }), "it holds no tiles"],
    ["no entries", withRoot(Buffer.from([0])), "it holds no tiles"],
    ["more entries than bytes", withRoot(Buffer.from([0xff, 0xff, 0x03, 1, 1, 1])), BROKEN],
    ["an endless number", withRoot(Buffer.alloc(20, 0xff)), BROKEN],
    ["a directory of nothing", withRoot(Buffer.alloc(0)), BROKEN],
    ["an entry that ends early", withRoot(encodeDirectory([entry, entry]).subarray(0, -1)), BROKEN],
    ["a tile beyond the file", withRoot(encodeDirectory([{ ...entry, offset: 1e6 }])), CUT],
    ["a tile larger than the file", withRoot(encodeDirectory([{ ...entry, length: 1e6 }])), CUT],
    ["a tile beyond every map", withRoot(encodeDirectory([{ ...entry, id: 2 ** 53 }])), BROKEN],
    ["two entries for one tile", withRoot(encodeDirectory([entry, entry])), BROKEN],
    [
      "runs that overlap",
      withRoot(
        encodeDirectory([
          { ...entry, run: 5 },
          { ...entry, id: 4 },
        ]),
      ),
      BROKEN,
    ],
    ["a directory in itself", withRoot(encodeDirectory([{ ...pointer, length: 5 }])), BROKEN],
    [
      "a directory beyond the file",
      withRoot(encodeDirectory([{ id: 0, run: 0, offset: 1e6, length: 5 }])),
      BROKEN,
    ],
  ])("%s", async (_, bytes, reason) => {
    const path = write(bytes);
    for (const source of [path, Bun.file(path)]) {
      const fault = await openArchive(source).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(ArchiveError);
      const kind = /it is empty|PMTiles archive/.test(reason) ? "foreign" : "damaged";
      expect(fault).toMatchObject({ kind, reason });
    }
  });

  /** Sections of some gigabytes in a file that takes no space, all of them inside it. */
  const sparse = (bytes: Uint8Array, size: number) => {
    const path = write(bytes);
    truncateSync(path, size);
    return path;
  };
  const withLong = (bytes: Buffer, at: number, value: number) => {
    const copy = Buffer.from(bytes);
    copy.writeBigUInt64LE(BigInt(value), at);
    return copy;
  };
  const GIBIBYTE = 2 ** 30;
  const HUGE = "larger than any that Sightline can take";

  test.each<[string, Buffer, string]>([
    ["a directory of 4.5 GiB", withLong(plain, 16, 4.5 * GIBIBYTE), `its directory is ${HUGE}`],
    ["a packed one", withLong(whole, 16, 4.5 * GIBIBYTE), `its directory is ${HUGE}`],
    ["a description of 4.5 GiB", withLong(plain, 32, 4.5 * GIBIBYTE), `its description is ${HUGE}`],
    [
      "a leaf directory of 4 GiB",
      withRoot(encodeDirectory([{ id: 0, run: 0, offset: 0, length: 4 * GIBIBYTE - 1 }])),
      BROKEN,
    ],
  ])("in a file of 5 GiB, %s: nothing is set aside for it", async (_, bytes, reason) => {
    const before = process.memoryUsage().rss;
    const fault = await openArchive(sparse(bytes, 5 * GIBIBYTE)).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: "ArchiveError", kind: "damaged", reason });
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  test("a tile of 4 GiB is not read, and the others are", async () => {
    const bytes = withRoot(
      encodeDirectory([entry, { id: 1, run: 1, offset: 1, length: 4 * GIBIBYTE - 1 }]),
    );
    using archive = await openArchive(sparse(bytes, 5 * GIBIBYTE));
    await expect(archive.tile(1, 0, 0)).rejects.toThrow(`a tile in it is ${HUGE}`);
    expect(await archive.tile(...archive.first)).toHaveLength(1);
  });

  describe("what unpacks to far more than it is", () => {
    /** An archive whose root directory is some bytes, packed. */
    const packed = (root: Uint8Array, leaves: Uint8Array = new Uint8Array(0)) => {
      const small = gzipSync(root);
      const bytes = Buffer.concat([whole, small, leaves]);
      bytes.writeBigUInt64LE(BigInt(whole.length), 8);
      bytes.writeBigUInt64LE(BigInt(small.length), 16);
      bytes.writeBigUInt64LE(BigInt(whole.length + small.length), 40);
      bytes.writeBigUInt64LE(BigInt(leaves.length), 48);
      return bytes;
    };
    /** A directory of this many tiles from a number on, all with one content: about four bytes each. */
    const manyTiles = (count: number, first = 1) =>
      Buffer.concat([varint(count), varint(first), Buffer.alloc(4 * count - 1, 1)]);

    test.each<[string, Buffer, string]>([
      ["sixty million entries", packed(manyTiles(60_000_000)), BROKEN],
      ["one million entries and one", packed(manyTiles(1_000_001)), BROKEN],
      ["a gigabyte behind no entries", packed(Buffer.alloc(2 ** 28)), BROKEN],
      [
        "the same leaf again and again",
        (() => {
          const leaf = gzipSync(manyTiles(100_000));
          const again = Array.from({ length: 1000 }, (_, at) => ({
            ...{ id: at * 100_000, run: 0, offset: 0, length: leaf.length },
          }));
          return packed(encodeDirectory(again), leaf);
        })(),
        BROKEN,
      ],
      [
        "leaves of a million entries each",
        (() => {
          const leaves = Array.from({ length: 5 }, (_, at) =>
            gzipSync(manyTiles(1_000_000, 1 + at * 1_000_000)),
          );
          let offset = 0;
          const entries = leaves.map(({ length }, at) => {
            offset += length;
            return { id: 1 + at * 1_000_000, run: 0, offset: offset - length, length };
          });
          return packed(encodeDirectory(entries), Buffer.concat(leaves));
        })(),
        "too many tiles; extract the region you need",
      ],
    ])("%s: is refused quickly and in little memory", async (_, bytes, reason) => {
      const path = write(bytes);
      Bun.gc(true);
      const before = process.memoryUsage().rss;
      const started = process.cpuUsage();
      const fault = await openArchive(path).catch((error: unknown) => error);
      expect(fault).toMatchObject({ name: "ArchiveError", kind: "damaged", reason });
      expect(process.cpuUsage(started).user).toBeLessThan(2e6);
      expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
    });

    test("a tile of which more than 16 MiB come out is damaged", async () => {
      const tile = gzipSync(Buffer.alloc(20 * 1024 * 1024));
      const bytes = makeArchive({
        tiles: [{ z: 0, x: 0, y: 0, bytes: tile }],
        type: TileType.Mvt,
        tileCompression: Compression.Gzip,
      });
      using archive = await openArchive(write(bytes));
      const packed = await archive.tile(...archive.first);
      expect(() => archive.unpack(packed ?? new Uint8Array())).toThrow("a tile in it is damaged");
    });
  });

  test.each([
    ["nothing", "nowhere.pmtiles", "it does not exist"],
    ["a folder", "folder", "it is not a file"],
    ["a path through a file", "file/a.pmtiles", "part of its path is not a folder"],
    ["a device", "/dev/null", "it is not a file"],
  ])("unreadable: %s", async (_, name, reason) => {
    mkdirSync(join(folder.path, "folder"), { recursive: true });
    writeFileSync(join(folder.path, "file"), "");
    const path = name.startsWith("/") ? name : join(folder.path, name);
    const fault = await openArchive(path).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: "ArchiveError", kind: "unreadable", reason });
  });

  test("whatever byte is wrong, it is refused or every tile found lies in the file", async () => {
    const flips = fc.array(fc.tuple(fc.nat(plain.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(flips, fc.boolean(), async (bytesToFlip, isPlain) => {
        const copy = Buffer.from(isPlain ? plain : whole);
        for (const [at, value] of bytesToFlip) copy[at % 600] = value;
        const file = Bun.file(write(copy));
        const archive = await openArchive(file).catch((error: unknown) => error);
        if (archive instanceof ArchiveError) return;
        expect(archive).not.toBeInstanceOf(Error);
        // Not an error, so it is what openArchive answers with.
        const opened = archive as Archive;
        for (const { z, x, y } of PNG.tiles) {
          // Looked at when it was opened, so that none fails now.
          const tile = await opened.tile(z, x, y);
          if (tile !== null) expect(tile.length).toBeWithin(1, copy.length);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
