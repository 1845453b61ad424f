import { afterAll, describe, expect, test } from "bun:test";
import { truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import fc from "fast-check";
import { Compression, PMTiles, TileType } from "pmtiles";
import { temporaryFolder } from "../testing/app";
import { makeArchive, type TestArchive } from "../testing/archives";
import { worldOfText } from "../testing/tiles";
import { type Archive, ArchiveFault, openArchive } from "./archive";

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
let files = 0;

function write(bytes: Uint8Array): string {
  const path = join(folder.path, `${files++}.pmtiles`);
  writeFileSync(path, bytes);
  return path;
}

const PNG: TestArchive = { tiles: worldOfText(4), type: TileType.Png };

/** The text of a tile by every way of reading it, which must agree; null where there is none. */
async function textOf(archive: Archive, z: number, x: number, y: number): Promise<string | null> {
  const place = archive.find(z, x, y);
  if (place === null) return null;
  const ways = [archive.body(place), await archive.read(place)];
  const texts = await Promise.all(ways.map((way) => new Response(way).text()));
  expect(new Set(texts).size).toBe(1);
  return texts[0] ?? null;
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
        expect([opened.minZoom, opened.maxZoom]).toEqual([0, 4]);
        expect(Buffer.from(await opened.read(opened.first)).toString()).toBe("tile 0/0/0");
        for (const [z, x, y] of [
          ...[[5, 0, 0] as const, [-1, 0, 0] as const, [27, 0, 0] as const, [1, 2, 0] as const],
          ...[[1, 0, 2] as const, [1, -1, 0] as const, [Number.NaN, 0, 0] as const],
        ]) {
          expect(opened.find(z, x, y)).toBeNull();
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
    expect(Buffer.from(await archive.read(archive.first)).toString()).toBe("layers");
    using again = await openArchive(path);
    expect(again.tag).toBe(archive.tag);
    tags.add(archive.tag);
  }
  expect(tags.size).toBe(3);
});

test("bodies that are sent at the same time are not mixed up", async () => {
  using archive = await openArchive(write(makeArchive(PNG)));
  const sent = PNG.tiles.map(({ z, x, y, bytes }) => {
    const place = archive.find(z, x, y);
    return { bytes, response: new Response(place && archive.body(place)) };
  });
  for (const { bytes, response } of sent) expect(await response.text()).toBe(bytes.toString());
});

describe("a file that changes", () => {
  test("is noticed, by its size or its time", async () => {
    const bytes = makeArchive(PNG);
    const path = write(bytes);
    using archive = await openArchive(path);
    expect(archive.isUnchanged()).toBeTrue();
    utimesSync(path, 1, 1);
    expect(archive.isUnchanged()).toBeFalse();
    using later = await openArchive(path);
    writeFileSync(path, Buffer.concat([bytes, bytes]));
    utimesSync(path, 1, 1);
    expect(later.isUnchanged()).toBeFalse();
    await Bun.file(path).delete();
    expect(later.isUnchanged()).toBeFalse();
  });

  test("yields no part of a tile when it is cut", async () => {
    const bytes = makeArchive(PNG);
    const path = write(bytes);
    using archive = await openArchive(path);
    truncateSync(path, bytes.length - 4);
    const outcomes = PNG.tiles.map(({ z, x, y, bytes: expected }) => {
      const place = archive.find(z, x, y);
      try {
        const body = place && archive.body(place);
        return Buffer.from(body instanceof Uint8Array ? body : "").equals(expected);
      } catch (error) {
        return error instanceof ArchiveFault ? "cut" : error;
      }
    });
    expect(new Set(outcomes)).toEqual(new Set([true, "cut"]));
  });
});
