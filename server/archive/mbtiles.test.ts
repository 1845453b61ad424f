import { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { temporaryFolder } from "../testing/app";
import { openMbtilesWriter, type TestMbtiles, writeMbtiles } from "../testing/mbtiles";
import { pngTile, worldOfText } from "../testing/tiles";
import { ArchiveError } from "./archive-error";
import { openArchive } from "./open-archive";

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
let files = 0;
const newPath = (name = `${files++}.mbtiles`) => join(folder.path, name);

function write(given: TestMbtiles, name?: string): string {
  const path = newPath(name);
  writeMbtiles(path, given);
  return path;
}

const RASTER: TestMbtiles = {
  tiles: worldOfText(3),
  metadata: { name: "World", format: "png", bounds: "-180,-85,180,85", center: "23.1,54.3,2" },
};
const LAYERS = [{ id: "roads", fields: { kind: "String" } }];
const VECTOR: TestMbtiles = {
  tiles: [
    { z: 6, x: 36, y: 20, bytes: gzipSync("packed") },
    { z: 7, x: 72, y: 40, bytes: Buffer.from("as it is") },
  ],
  metadata: { format: "pbf", json: JSON.stringify({ vector_layers: LAYERS }), minzoom: "0" },
};

/** Why it is refused: its kind and the words. */
async function refusalOf(path: string): Promise<[kind: string, reason: string]> {
  const error: unknown = await openArchive(path).catch((thrown: unknown) => thrown);
  if (error instanceof ArchiveError) return [error.kind, error.reason];
  throw new Error(`It is not refused: ${error}`);
}

describe("an MBTiles archive is read", () => {
  test.each(["table", "view", "no-index"] as const)(
    "tiles in the layout %p, counted from the north",
    async (layout) => {
      using archive = await openArchive(write({ ...RASTER, layout }));
      for (const { z, x, y, bytes } of RASTER.tiles)
        expect(Buffer.from((await archive.tile(z, x, y)) ?? [])).toEqual(Buffer.from(bytes));
      for (const [z, x, y] of [
        ...[[4, 0, 0] as const, [-1, 0, 0] as const, [1, 2, 0] as const, [1, 0, 2] as const],
        ...[[30, 0, 0] as const, [Number.NaN, 0, 0] as const, [1, 0.5, 0] as const],
      ])
        expect([z, x, y, await archive.tile(z, x, y)]).toEqual([z, x, y, null]);
      expect(archive.first).toEqual([0, 0, 0]);
      expect(archive.header).toMatchObject({ minZoom: 0, maxZoom: 3, centerLon: 23.1 });
      expect([archive.format, archive.metadata.name]).toEqual(["png", "World"]);
    },
  );

  test("vector tiles are compressed, whether the writer did so or not; its layers are told", async () => {
    using archive = await openArchive(write(VECTOR));
    const text = async (z: number, x: number, y: number) => {
      const tile = await archive.tile(z, x, y);
      expect(tile?.subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
      return Buffer.from(archive.unpack(tile ?? new Uint8Array())).toString();
    };
    expect([await text(6, 36, 20), await text(7, 72, 40)]).toEqual(["packed", "as it is"]);
    expect([archive.format, archive.first]).toEqual(["mvt", [6, 36, 20]]);
    // By its tiles, whatever the description says.
    expect(archive.header).toMatchObject({ minZoom: 6, maxZoom: 7 });
    expect(archive.metadata).toMatchObject({ vector_layers: LAYERS });
    expect(archive.metadata.json).toBeUndefined();
  });

  test("by its first bytes, whatever its name and however strange its path", async () => {
    mkdirSync(newPath("a b#?%20"));
    using archive = await openArchive(write(RASTER, "a b#?%20/ünit map.bin"));
    expect(archive.header.maxZoom).toBe(3);
  });

  test("the description may be missing, or be nonsense", async () => {
    const given: [Record<string, string>, string][] = [
      [{}, ""],
      [{ json: "{", center: "here", format: "jpeg" }, "jpg"],
    ];
    for (const [metadata, format] of given) {
      using archive = await openArchive(write({ tiles: RASTER.tiles, metadata }));
      expect(archive.format).toBe(format);
      expect(archive.header.centerZoom).toBe(0);
    }
  });

  test("another content has another tag", async () => {
    const tags = new Set<string>();
    for (const name of ["one", "two"]) {
      using archive = await openArchive(write({ ...RASTER, metadata: { format: "png", name } }));
      tags.add(archive.tag);
    }
    expect(tags.size).toBe(2);
  });

  test("and written to by none: in a folder that cannot be written, in the mode WAL as well", async () => {
    const readOnly = newPath("read-only");
    mkdirSync(readOnly);
    const path = write(RASTER, "read-only/a.mbtiles");
    const database = new Database(path);
    database.run("PRAGMA journal_mode = WAL");
    database.close(true);
    const before = readFileSync(path);
    chmodSync(path, 0o400);
    chmodSync(readOnly, 0o500);
    try {
      using archive = await openArchive(path);
      expect(await archive.tile(0, 0, 0)).not.toBeNull();
      expect(readdirSync(readOnly)).toEqual(["a.mbtiles"]);
      expect(readFileSync(path).equals(before)).toBeTrue();
    } finally {
      chmodSync(readOnly, 0o700);
    }
  });
});

describe("of no use", () => {
  const CUT = "it is cut short";
  const OPEN =
    "another program has it open, or was stopped while it wrote; close it there, or open it there once more";
  const whole = readFileSync(write(RASTER));

  test.each<[string, (path: string) => void, string, string]>([
    ["empty", (path) => writeFileSync(path, ""), "foreign", "it is empty"],
    [
      "encrypted",
      (path) => writeFileSync(path, crypto.getRandomValues(new Uint8Array(8192))),
      "foreign",
      "it is not an MBTiles archive (an SQLite database), or it is encrypted",
    ],
    ["cut short", (path) => writeFileSync(path, whole.subarray(0, -1)), "damaged", CUT],
    ["cut in its header", (path) => writeFileSync(path, whole.subarray(0, 60)), "damaged", CUT],
    [
      "half a copy of full length",
      (path) => {
        writeFileSync(path, whole.subarray(0, 4096));
        truncateSync(path, whole.length);
      },
      "damaged",
      "its database is damaged",
    ],
    [
      "without the table",
      (path) => {
        using database = new Database(path);
        database.run("CREATE TABLE reports (id)");
      },
      "foreign",
      "it is an SQLite database without map tiles",
    ],
    [
      "with another table of that name",
      (path) => {
        using database = new Database(path);
        database.run("CREATE TABLE tiles (x, y, z, image)");
      },
      "damaged",
      "its tiles are not laid out as those of MBTiles",
    ],
    [
      "without tiles",
      (path) => writeMbtiles(path, { ...RASTER, tiles: [] }),
      "damaged",
      "it holds no tiles",
    ],
    [
      "with a view that never ends",
      (path) => {
        using database = new Database(path);
        database.run(`CREATE VIEW tiles AS WITH RECURSIVE endless(n) AS
          (SELECT 1 UNION ALL SELECT n + 1 FROM endless) SELECT n AS zoom_level,
          n AS tile_column, n AS tile_row, x'00' AS tile_data FROM endless`);
      },
      "damaged",
      "its tiles have no index; make one with sqlite3: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)",
    ],
  ])("%s", async (_, make, kind, reason) => {
    const path = newPath();
    make(path);
    expect(await refusalOf(path)).toEqual([kind, reason]);
  });

  test("open in another program, until it is closed there", async () => {
    const path = newPath();
    const other = openMbtilesWriter(path, RASTER);
    other.run("PRAGMA journal_mode = WAL");
    other.run("INSERT INTO metadata VALUES ('more', 'to come')");
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    expect(await refusalOf(path)).toEqual(["damaged", OPEN]);
    other.close(true);
    using archive = await openArchive(path);
    expect(archive.metadata.more).toBe("to come");
  });

  test("a large one whose tiles have no index is refused, not searched", async () => {
    const path = write({ ...RASTER, layout: "no-index" });
    truncateSync(path, 40e9);
    const started = performance.now();
    expect((await refusalOf(path))[1]).toMatch(/^its tiles have no index/);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test("a large one is opened at once: nothing of it is searched", async () => {
    const path = write({ ...RASTER, layout: "view" });
    truncateSync(path, 40e9);
    const started = performance.now();
    using archive = await openArchive(path);
    expect(await archive.tile(3, 0, 0)).not.toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe("a tile", () => {
  test("that is larger than any is refused, and takes no memory", async () => {
    const path = newPath();
    using database = openMbtilesWriter(path, RASTER);
    database.run("INSERT INTO tiles VALUES (9, 0, 511, zeroblob(17000000))");
    database.run("INSERT INTO tiles VALUES (9, 1, 511, 'text')");
    database.run("INSERT INTO tiles VALUES (9, 2, 511, x''), (9, 3, 511, NULL)");
    database.close(true);
    using archive = await openArchive(path);
    const tile = (x: number) =>
      archive.tile(9, x, 0).catch((error: unknown) => (error as ArchiveError).reason);
    expect([await tile(0), await tile(1), await tile(2), await tile(3)]).toEqual([
      "a tile in it is larger than any that Sightline can take",
      "a tile in it is damaged",
      null,
      null,
    ]);
  });

  test("whose part of the file is damaged leaves the others", async () => {
    const tiles = [1, 2, 3].map((z) => ({ z, x: 0, y: 0, bytes: pngTile(z, 512) }));
    tiles[1] = { z: 2, x: 0, y: 0, bytes: Buffer.alloc(200_000, "content") };
    const path = write({ ...RASTER, tiles });
    const bytes = readFileSync(path);
    // The chain of the long one's pages leads out of the file.
    const page = Math.floor(bytes.indexOf("content", bytes.length - 60_000) / 4096) * 4096;
    bytes.fill(0xff, page, page + 4);
    const damagedPath = newPath();
    writeFileSync(damagedPath, bytes);
    using archive = await openArchive(damagedPath);
    expect(await archive.tile(2, 0, 0).catch((error: unknown) => error)).toBeInstanceOf(
      ArchiveError,
    );
    expect(await archive.tile(3, 0, 0)).not.toBeNull();
  });

  test("of an archive that was put away is refused, and its file is closed", async () => {
    const path = write(RASTER);
    const isOpen = (path: string) =>
      readdirSync("/proc/self/fd").some((handle) => {
        try {
          return readlinkSync(`/proc/self/fd/${handle}`) === path;
        } catch {
          return false;
        }
      });
    const archive = await openArchive(path);
    expect(await archive.tile(0, 0, 0)).not.toBeNull();
    expect(isOpen(path)).toBeTrue();
    archive[Symbol.dispose]();
    expect(await archive.tile(0, 0, 0).catch((error: unknown) => error)).toBeInstanceOf(
      ArchiveError,
    );
    expect(isOpen(path)).toBeFalse();
    // Nor does one that is refused stay open.
    const refused = newPath();
    using database = new Database(refused);
    database.run("CREATE TABLE tiles (x, y, z, image)");
    database.close(true);
    await refusalOf(refused);
    expect(isOpen(refused)).toBeFalse();
  });
});
