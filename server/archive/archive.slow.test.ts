import { afterAll, describe, expect, test } from "bun:test";
import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import fc from "fast-check";
import { Compression, PMTiles, TileType, tileIdToZxy, zxyToTileId } from "pmtiles";
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

/** The text of a tile that is not compressed; null if there is none. */
async function textOf(archive: Archive, z: number, x: number, y: number): Promise<string | null> {
  const tile = await archive.tile(z, x, y);
  if (tile === null) return null;
  expect(archive.unpack(tile)).toEqual(tile);
  return Buffer.from(tile).toString();
}

/** The first tile, decompressed. */
async function firstOf(archive: Archive): Promise<string> {
  const tile = await archive.tile(...archive.first);
  return Buffer.from(archive.unpack(tile ?? Buffer.from(""))).toString();
}

describe("an archive is read whole", () => {
  const given: [string, TestArchive][] = [
    ["one directory", PNG],
    ["leaf directories", { ...PNG, leafSize: 10 }],
    ["leaves of one entry", { ...PNG, leafSize: 1 }],
    ["no compression", { ...PNG, internalCompression: Compression.None, leafSize: 7 }],
  ];
  for (const [name, archive] of given) {
    for (const from of ["disk", "the executable"]) {
      test(`${name}, from ${from}`, async () => {
        const path = write(makeArchive(archive));
        using opened = await openArchive(from === "disk" ? path : Bun.file(path));
        for (const { z, x, y, bytes } of archive.tiles) {
          expect(await textOf(opened, z, x, y)).toBe(bytes.toString());
        }
        expect([opened.header.minZoom, opened.header.maxZoom]).toEqual([0, 4]);
        expect(await firstOf(opened)).toBe("tile 0/0/0");
        for (const [z, x, y] of [
          ...[[5, 0, 0] as const, [-1, 0, 0] as const, [27, 0, 0] as const, [1, 2, 0] as const],
          ...[[1, 0, 2] as const, [1, -1, 0] as const, [Number.NaN, 0, 0] as const],
        ]) {
          expect(await opened.tile(z, x, y)).toBeNull();
        }
      });
    }
  }
});

test("it finds what the reference reader finds, in archives of any tiles", async () => {
  const anyTile = fc.integer({ min: 0, max: 20 }).chain((z) =>
    fc.record({
      z: fc.constant(z),
      x: fc.integer({ min: 0, max: Math.min(9, 2 ** z - 1) }),
      y: fc.integer({ min: 0, max: Math.min(9, 2 ** z - 1) }),
      bytes: fc.constantFrom("sea", "land", "shore").map((word) => Buffer.from(word)),
    }),
  );
  const tiles = fc.uniqueArray(anyTile, {
    minLength: 1,
    maxLength: 60,
    selector: ({ z, x, y }) => `${z}/${x}/${y}`,
  });
  await fc.assert(
    fc.asyncProperty(tiles, fc.integer({ min: 1, max: 9 }), fc.array(anyTile), async (...given) => {
      const [kept, leafSize, others] = given;
      const bytes = makeArchive({ tiles: kept, type: TileType.Png, leafSize });
      const reference = new PMTiles({
        getKey: () => "",
        getBytes: async (offset, length) => ({
          data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
        }),
      });
      using archive = await openArchive(write(bytes));
      for (const { z, x, y } of [...kept, ...others]) {
        const expected = await reference.getZxy(z, x, y);
        const found = await textOf(archive, z, x, y);
        expect(found).toBe(expected ? Buffer.from(expected.data).toString() : null);
      }
    }),
    { numRuns: 60 },
  );
});

test("its description is there, its tiles are decompressed, and its tag is its own", async () => {
  const metadata = { name: "Poland", attribution: "© OpenStreetMap" };
  const packed = {
    gzip: [Compression.Gzip, gzipSync] as const,
    brotli: [Compression.Brotli, brotliCompressSync] as const,
    zstd: [Compression.Zstd, zstdCompressSync] as const,
  };
  const tags = new Set<string>();
  for (const [tileCompression, pack] of Object.values(packed)) {
    const tiles = [{ z: 0, x: 0, y: 0, bytes: pack(Buffer.from("layers")) }];
    const path = write(makeArchive({ tiles, type: TileType.Mvt, tileCompression, metadata }));
    using archive = await openArchive(path);
    expect(archive.metadata).toEqual(metadata);
    expect(await firstOf(archive)).toBe("layers");
    using again = await openArchive(path);
    expect(again.tag).toBe(archive.tag);
    tags.add(archive.tag);
  }
  expect(tags.size).toBe(3);
});

test("tiles that are read at the same time are not mixed up", async () => {
  using archive = await openArchive(write(makeArchive({ ...PNG, leafSize: 10 })));
  const sent = PNG.tiles.map(({ z, x, y, bytes }) => ({
    bytes,
    response: archive.tile(z, x, y).then((tile) => new Response(tile)),
  }));
  for (const { bytes, response } of sent) {
    expect(await (await response).text()).toBe(bytes.toString());
  }
});

describe("of a directory", () => {
  interface Entry {
    id: number;
    run: number;
    offset: number;
    length: number;
  }

  /** An archive of these entries, whose tile data begins with some bytes. */
  function withEntries(entries: readonly Entry[], data: Buffer) {
    const empty = makeArchive({
      tiles: [],
      type: TileType.Png,
      internalCompression: Compression.None,
    });
    const root = encodeDirectory(entries.toSorted((one, other) => one.id - other.id));
    const bytes = Buffer.concat([empty, root, data]);
    bytes.writeBigUInt64LE(BigInt(empty.length), 8);
    bytes.writeBigUInt64LE(BigInt(root.length), 16);
    const dataAt = empty.length + root.length;
    bytes.writeBigUInt64LE(BigInt(dataAt), 56);
    return { path: write(bytes), dataAt };
  }

  test("places beyond 4 GiB and tiles of deep zooms are found", async () => {
    const GIBIBYTE = 2 ** 30;
    const deep = [
      [0, 0, 0, 0],
      [15, 32_767, 0, 3 * GIBIBYTE],
      [16, 0, 0, 4.2 * GIBIBYTE],
      [20, 1_048_575, 1_048_575, 4.5 * GIBIBYTE],
      [26, 67_108_863, 67_108_863, 4.8 * GIBIBYTE],
    ] as const;
    const named = deep.map(([z, x, y, offset]) => {
      const text = `tile ${z}/${x}/${y}`;
      const at = Math.floor(offset);
      return { text, id: zxyToTileId(z, x, y), run: 1, offset: at, length: text.length };
    });
    const { path, dataAt } = withEntries(named, Buffer.alloc(0));
    // A file with holes, which takes no space on the disk.
    const handle = openSync(path, "r+");
    for (const { text, offset } of named) writeSync(handle, text, dataAt + offset);
    closeSync(handle);
    using archive = await openArchive(path);
    for (const [z, x, y] of deep)
      expect(await textOf(archive, z, x, y)).toBe(`tile ${z}/${x}/${y}`);
    expect([archive.header.minZoom, archive.header.maxZoom]).toEqual([0, 26]);
    expect(archive.first).toEqual([0, 0, 0]);
    for (const [z, x, y] of [
      [1, 0, 0],
      [15, 32_766, 0],
      [20, 0, 0],
      [26, 0, 0],
    ] as const) {
      expect(await archive.tile(z, x, y)).toBeNull();
    }
  });

  test("a run has one content, and no tile behind its end", async () => {
    const run = { id: zxyToTileId(2, 0, 0), run: 3, offset: 4, length: 2 };
    using archive = await openArchive(withEntries([run], Buffer.from("....ab..")).path);
    const found = [];
    for (let x = 0; x < 4; x++) {
      for (let y = 0; y < 4; y++) {
        const text = await textOf(archive, 2, x, y);
        if (text !== null) found.push(`${zxyToTileId(2, x, y)} ${text}`);
      }
    }
    expect(found.toSorted()).toEqual(["5 ab", "6 ab", "7 ab"]);
    expect([archive.header.minZoom, archive.header.maxZoom]).toEqual([2, 2]);
  });

  test("an entry without content is no tile", async () => {
    const entries = [
      { id: 0, run: 1, offset: 0, length: 0 },
      { id: 1, run: 1, offset: 0, length: 7 },
    ];
    using archive = await openArchive(withEntries(entries, Buffer.from("content")).path);
    expect(await archive.tile(0, 0, 0)).toBeNull();
    expect(await textOf(archive, 1, 0, 0)).toBe("content");
    expect(archive.header.minZoom).toBe(1);
  });

  test("the zooms are those of its tiles, whatever the header says", async () => {
    const bytes = makeArchive(PNG);
    bytes[100] = 2;
    bytes[101] = 3;
    using archive = await openArchive(write(bytes));
    expect([archive.header.minZoom, archive.header.maxZoom]).toEqual([0, 4]);
    expect(await textOf(archive, 0, 0, 0)).toBe("tile 0/0/0");
    expect(await textOf(archive, 4, 1, 2)).toBe("tile 4/1/2");
  });

  test("that lies behind the first 16 KiB, the root is found all the same", async () => {
    const entry = { id: 0, run: 1, offset: 0, length: 5 };
    const { path } = withEntries([entry], Buffer.from("first"));
    const bytes = Buffer.from(await Bun.file(path).bytes());
    const root = encodeDirectory([entry]);
    const at = 100_000;
    const moved = Buffer.concat([bytes, Buffer.alloc(at - bytes.length), root]);
    moved.writeBigUInt64LE(BigInt(at), 8);
    using archive = await openArchive(write(moved));
    expect(await firstOf(archive)).toBe("first");
  });

  test("of many only some are kept in memory", async () => {
    const [leaves, each] = [240, 4000];
    const packed = Array.from({ length: leaves }, (_, leaf) =>
      // A directory of tiles from a number on, all with one content: about four bytes each.
      gzipSync(
        Buffer.concat([varint(each), varint(1 + leaf * each), Buffer.alloc(4 * each - 1, 1)]),
      ),
    );
    let offset = 0;
    const pointers = packed.map(({ length }, leaf) => {
      offset += length;
      return { id: 1 + leaf * each, run: 0, offset: offset - length, length };
    });
    const whole = makeArchive(PNG);
    const root = gzipSync(encodeDirectory(pointers));
    const bytes = Buffer.concat([whole, root, ...packed]);
    bytes.writeBigUInt64LE(BigInt(whole.length), 8);
    bytes.writeBigUInt64LE(BigInt(root.length), 16);
    bytes.writeBigUInt64LE(BigInt(whole.length + root.length), 40);
    bytes.writeBigUInt64LE(BigInt(offset), 48);
    using archive = await openArchive(write(bytes));
    Bun.gc(true);
    const before = process.memoryUsage().heapUsed;
    for (let leaf = 0; leaf < leaves; leaf++) {
      expect(await archive.tile(...tileIdToZxy(1 + leaf * each))).toHaveLength(1);
    }
    Bun.gc(true);
    // All 960,000 entries would take some 70 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30e6);
  });
});

describe("a file that changes", () => {
  test("yields no part of a tile when it is cut", async () => {
    const bytes = makeArchive(PNG);
    const path = write(bytes);
    using archive = await openArchive(path);
    truncateSync(path, bytes.length - 4);
    const outcomes = await Promise.all(
      PNG.tiles.map(async ({ z, x, y, bytes: expected }) => {
        try {
          return (await textOf(archive, z, x, y)) === expected.toString();
        } catch (error) {
          return error instanceof ArchiveError ? "cut" : error;
        }
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set([true, "cut"]));
  });

  test("is not read once it is closed, nor another that has its number by now", async () => {
    const archive = await openArchive(write(makeArchive(PNG)));
    const underWay = archive.tile(1, 0, 0).catch((error: unknown) => error);
    archive[Symbol.dispose]();
    using other = await openArchive(write(makeArchive(PNG)));
    expect(await textOf(other, 0, 0, 0)).toBe("tile 0/0/0");
    await expect(archive.tile(0, 0, 0)).rejects.toThrow("reading it fails");
    expect(await underWay).toBeInstanceOf(ArchiveError);
  });

  test("under an open archive never gives other bytes than a tile's, or an error of it", async () => {
    const bytes = makeArchive({ ...PNG, leafSize: 10 });
    const path = write(bytes);
    using archive = await openArchive(path);
    // Overwritten in place, as a careless copy does.
    writeFileSync(path, Buffer.alloc(bytes.length, 0xa5));
    const outcomes = await Promise.allSettled(
      PNG.tiles.map(({ z, x, y }) => archive.tile(z, x, y)),
    );
    const reasons = outcomes.map((one) => (one.status === "rejected" ? one.reason : null));
    for (const reason of reasons) if (reason !== null) expect(reason).toBeInstanceOf(ArchiveError);
    expect(reasons.some((reason) => reason !== null)).toBeTrue();
  });
});
