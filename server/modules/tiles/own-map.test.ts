import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  appendFileSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { StartError } from "../../errors";
import { temporaryFolder } from "../../testing/app";
import { makeArchive } from "../../testing/archives";
import { openMbtilesWriter, type TestMbtiles, writeMbtiles } from "../../testing/mbtiles";
import { pngTile } from "../../testing/tiles";
import { regionArchive } from "../../testing/vector-archives";
import { openOwnMap, ownMapText, type UnusedMap, unusedText } from "./own-map";

const archiveNamed = (name: string) =>
  makeArchive({
    tiles: [{ z: 0, x: 0, y: 0, bytes: pngTile(1) }],
    type: TileType.Png,
    metadata: { name },
  });
const mbtilesNamed = (name: string): TestMbtiles => ({
  tiles: [{ z: 0, x: 0, y: 0, bytes: pngTile(2) }],
  metadata: { name, format: "png" },
});

/** A folder with files of these ages in days; those that are archives say their own name. */
function folderWith(files: Record<string, { age: number; content?: string | Buffer }>) {
  const folder = temporaryFolder();
  for (const [name, { age, content }] of Object.entries(files)) {
    const path = join(folder.path, name);
    if (content === undefined && /\.mbtiles$/i.test(name)) writeMbtiles(path, mbtilesNamed(name));
    else writeFileSync(path, content ?? archiveNamed(name));
    const time = 1_000_000 - age;
    utimesSync(path, time, time);
  }
  return folder;
}

/** A sound archive of vector tiles with layers that nobody knows. */
const UNKNOWN = makeArchive({
  ...regionArchive("shortbread", { zooms: [6, 7] }),
  metadata: { vector_layers: [{ id: "contours", fields: { ele: "Number" } }, { id: "fords" }] },
  tiles: [{ z: 6, x: 36, y: 20, bytes: Bun.gzipSync(new Uint8Array()) }],
});
const UNKNOWN_IS =
  "it holds vector tiles of an unknown schema (layers contours, fords), zoom 6, 54.20–54.38° N, 23.00–23.30° E.";

/** The own map of a folder, and what was told of it. */
async function watched(path: string, given: string | null = null, elevation: string | null = null) {
  const told: string[] = [];
  const map = await openOwnMap({
    given: given && join(path, given),
    ownFolder: path,
    elevation: elevation && join(path, elevation),
    onUnused: ({ file }: UnusedMap) => told.push(file),
    onUse: (file) => told.push(`used: ${file}`),
  });
  return {
    ...map,
    told,
    name: () => map.inUse()?.source.facts.name ?? null,
    texts: () => map.unused().map(unusedText),
  };
}

async function opened(path: string, given: string | null = null, elevation: string | null = null) {
  const map = await watched(path, given, elevation);
  return { own: map.name(), broken: map.broken(), texts: map.texts() };
}

describe("the map in use", () => {
  test("is the built-in one where there is no other", async () => {
    using folder = folderWith({ "notes.txt": { age: 0 }, "a.pmtiles.part": { age: 0 } });
    expect(await opened(folder.path)).toEqual({ own: null, broken: null, texts: [] });
    expect(await opened(join(folder.path, "not-there-yet"))).toMatchObject({ own: null });
  });

  test("is the newest in the data folder", async () => {
    using folder = folderWith({
      "old.pmtiles": { age: 3 },
      "NEW.PMTILES": { age: 1 },
      "elevation.pmtiles": { age: 0 },
      "._new.pmtiles": { age: 0, content: "what a Mac leaves beside a file" },
      "._new.mbtiles": { age: 0, content: "what a Mac leaves beside a file" },
      "._new.tif": { age: 0, content: "what a Mac leaves beside a file" },
    });
    mkdirSync(join(folder.path, "folder.pmtiles"));
    mkdirSync(join(folder.path, "folder.tif"));
    const found = await opened(folder.path, null, "elevation.pmtiles");
    expect(found).toEqual({ own: "NEW.PMTILES", broken: null, texts: [] });
  });

  test("may be in MBTiles", async () => {
    using folder = folderWith({ "old.pmtiles": { age: 3 }, "new.MBTiles": { age: 1 } });
    expect((await opened(folder.path)).own).toBe("new.MBTiles");
    writeMbtiles(join(folder.path, "nameless.mbtiles"), { ...mbtilesNamed(""), metadata: {} });
    expect((await opened(folder.path, "nameless.mbtiles")).own).toBe("nameless");
  });

  test("is what --map names, before that", async () => {
    using folder = folderWith({ "new.pmtiles": { age: 1 }, "old map": { age: 9 } });
    expect((await opened(folder.path, "old map")).own).toBe("old map");
  });

  test("is what a link leads to", async () => {
    using folder = folderWith({ "on-a-stick": { age: 5 } });
    symlinkSync(join(folder.path, "on-a-stick"), join(folder.path, "link.pmtiles"));
    expect((await opened(folder.path)).own).toBe("on-a-stick");
  });
});

describe("what is of no use is passed over, and told", () => {
  test("for the next newest", async () => {
    using folder = folderWith({
      "a.pmtiles": { age: 9 },
      "b.pmtiles": { age: 2, content: "my notes" },
      "c.pmtiles": { age: 1, content: "" },
      "d.mbtiles": { age: 0.5, content: "my notes" },
      "older.pmtiles": { age: 10, content: "" },
      "e.pmtiles": { age: 3, content: "PMTiles" },
    });
    symlinkSync(join(folder.path, "gone"), join(folder.path, "link.pmtiles"));
    expect(await opened(folder.path)).toEqual({
      own: "a.pmtiles",
      broken: null,
      texts: [
        "The map archive link.pmtiles cannot be used: it does not exist.",
        "The map archive d.mbtiles cannot be used: it is not an MBTiles archive (an SQLite database), or it is encrypted.",
        "The map archive c.pmtiles cannot be used: it is empty.",
        "The map archive b.pmtiles cannot be used: it is not a PMTiles archive.",
        "The map archive e.pmtiles cannot be used: it is cut short.",
      ],
    });
  });

  test("for the built-in one, where there is no archive", async () => {
    using folder = folderWith({ "b.pmtiles": { age: 1, content: "x" } });
    expect(await opened(folder.path)).toEqual({
      own: null,
      broken: null,
      texts: ["The map archive b.pmtiles cannot be used: it is not a PMTiles archive."],
    });
  });

  test("but the only archive that there is, damaged, is the map, and broken", async () => {
    using folder = folderWith({ "b.pmtiles": { age: 1, content: "PMTiles" } });
    const broken = "The map archive b.pmtiles cannot be used: it is cut short.";
    expect(await opened(folder.path)).toEqual({ own: null, broken, texts: [broken] });
  });

  test("and so is what is known and not read", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 }, "area.tif": { age: 1 } });
    const map = await watched(folder.path);
    expect(map.name()).toBe("a.pmtiles");
    expect(map.texts()).toEqual([
      "area.tif is not read: it is a GeoTIFF, which has to be turned into MBTiles. See About in Settings.",
    ]);
    expect(map.unused()).toEqual([
      expect.objectContaining({
        kind: "other",
        command:
          'gdal_translate -of MBTILES "area.tif" "area.mbtiles" && gdaladdo -r average "area.mbtiles" 2 4 8 16 32',
      }),
    ]);
  });
});

describe("a sound archive that cannot be drawn is passed over, and what it holds is told", () => {
  test("for the next newest", async () => {
    using folder = folderWith({
      "a.pmtiles": { age: 9 },
      "b.pmtiles": { age: 2, content: UNKNOWN },
    });
    const map = await watched(folder.path);
    expect([map.name(), map.told, map.texts()]).toEqual([
      "a.pmtiles",
      ["b.pmtiles", "used: a.pmtiles"],
      [`The map archive b.pmtiles cannot be used: ${UNKNOWN_IS}`],
    ]);
  });

  test("for the built-in one, also where --map names it", async () => {
    using folder = folderWith({ "b.pmtiles": { age: 2, content: UNKNOWN } });
    for (const given of [null, "b.pmtiles"]) {
      const map = await watched(folder.path, given);
      expect([map.name(), map.broken(), map.texts()]).toEqual([
        null,
        null,
        [`The map archive b.pmtiles cannot be used: ${UNKNOWN_IS}`],
      ]);
    }
  });
});

describe("what a start says of the unit's own map", () => {
  const said = async (files: Parameters<typeof folderWith>[0]) => {
    using folder = folderWith(files);
    return ownMapText(await watched(folder.path));
  };

  test("nothing without one", async () => {
    expect(await said({})).toBeNull();
  });

  test("what it is", async () => {
    const content = makeArchive(regionArchive("openmaptiles"));
    expect(await said({ "town.pmtiles": { age: 1, content } })).toBe(
      "town.pmtiles, OpenMapTiles, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E",
    );
  });

  test("what was passed over for it", async () => {
    // Told in a line of its own.
    expect(await said({ "area.tif": { age: 1 } })).toBeNull();
    expect(await said({ "a.pmtiles": { age: 9 }, "b.pmtiles": { age: 1, content: UNKNOWN } })).toBe(
      `a.pmtiles, raster (png), zoom 0, the world. The map archive b.pmtiles cannot be used: ${UNKNOWN_IS}`,
    );
    expect(await said({ "b.pmtiles": { age: 1, content: UNKNOWN } })).toBe(
      `built-in overview. The map archive b.pmtiles cannot be used: ${UNKNOWN_IS}`,
    );
  });

  test("why it cannot be used", async () => {
    expect(await said({ "b.pmtiles": { age: 1, content: "PMTiles" } })).toBe(
      "The map archive b.pmtiles cannot be used: it is cut short.",
    );
  });
});

describe("--map", () => {
  test.each([
    ["nowhere.pmtiles", "it does not exist"],
    ["folder", "it is not a file"],
    ["empty.pmtiles", "it is empty"],
    ["empty.mbtiles", "it is empty"],
    ["text.pmtiles", "it is not a PMTiles archive"],
    ["text.mbtiles", "it is not an MBTiles archive (an SQLite database), or it is encrypted"],
    ["old.pmtiles", "it is a PMTiles archive of version 2, and only version 3 can be read"],
    [
      "area.tif",
      'it is a GeoTIFF, which has to be turned into MBTiles. Run: gdal_translate -of MBTILES "area.tif" "area.mbtiles" && gdaladdo -r average "area.mbtiles" 2 4 8 16 32',
    ],
    [
      "region.osm.pbf",
      "it holds no tiles; cut the region out of a Protomaps build. Run: pmtiles extract https://build.protomaps.com/YYYYMMDD.pmtiles region.pmtiles --bbox=WEST,SOUTH,EAST,NORTH --maxzoom=14",
    ],
    ["N52E008.hgt", "heights go into the folder elevation"],
  ])("of %s ends the start", async (name, reason) => {
    const other = { age: 1, content: "<!doctype html>" };
    using folder = folderWith({
      "empty.pmtiles": { age: 1, content: "" },
      "empty.mbtiles": { age: 1, content: "" },
      "text.pmtiles": other,
      "text.mbtiles": other,
      "old.pmtiles": { age: 1, content: "PM\x02\0{}" },
      "area.tif": other,
      "region.osm.pbf": other,
      "N52E008.hgt": other,
    });
    mkdirSync(join(folder.path, "folder"));
    const error = await opened(folder.path, name).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toMatchObject({
      exitStatus: 1,
      message: `The map archive ${join(folder.path, name)} cannot be used: ${reason}${reason.includes("Run: ") ? "" : "."}`,
    });
  });

  test("of a damaged file does not", async () => {
    using folder = folderWith({ "bad.pmtiles": { age: 1, content: "PMTiles" } });
    expect((await opened(folder.path, "bad.pmtiles")).broken).toBe(
      "The map archive bad.pmtiles cannot be used: it is cut short.",
    );
  });
});

describe("while the server runs", () => {
  const NOT_YET =
    "The map archive b.pmtiles is not used: it is not whole yet, and used once it is.";

  test("a new file is used at the second look, and never while it grows", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 } });
    const map = await watched(folder.path);
    const path = join(folder.path, "b.pmtiles");
    const whole = archiveNamed("b.pmtiles");
    const steps: (string | null)[] = [];
    for (let at = 0; at < whole.length; at += 100) {
      appendFileSync(path, whole.subarray(at, at + 100));
      await map.look();
      expect(map.texts()).toEqual([NOT_YET]);
      steps.push(map.name());
    }
    expect(new Set(steps)).toEqual(new Set(["a.pmtiles"]));
    await map.look();
    expect([map.name(), map.texts()]).toEqual(["b.pmtiles", []]);
    expect(map.told).toEqual(["used: a.pmtiles", "used: b.pmtiles"]);
  });

  test("a copy that stands still is told, does not take the map's place, and is used once it is whole", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 } });
    const map = await watched(folder.path);
    const path = join(folder.path, "b.pmtiles");
    const whole = archiveNamed("b.pmtiles");
    writeFileSync(path, whole.subarray(0, -5));
    await map.look();
    for (let again = 0; again < 3; again++) {
      await map.look();
      expect([map.name(), map.broken()]).toEqual(["a.pmtiles", null]);
      expect(map.texts()).toEqual(["The map archive b.pmtiles cannot be used: it is cut short."]);
    }
    appendFileSync(path, whole.subarray(-5));
    await map.look();
    await map.look();
    expect([map.name(), map.texts()]).toEqual(["b.pmtiles", []]);
    expect(map.told.filter((one) => one === "b.pmtiles")).toHaveLength(1);
  });

  test("one that is removed is used no more; a reader of that moment still has it", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 } });
    const map = await watched(folder.path);
    const reading = map.inUse()?.source.archive;
    rmSync(join(folder.path, "a.pmtiles"));
    await map.look();
    expect([map.name(), map.broken(), map.texts()]).toEqual([null, null, []]);
    expect(await reading?.tile(0, 0, 0)).not.toBeNull();
    await map.look();
    expect(reading?.tile(0, 0, 0)).rejects.toThrow("reading it fails");
  });

  test("one that --map names and that is removed is told, and no tile is refused for it", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 } });
    const map = await watched(folder.path, "a.pmtiles");
    rmSync(join(folder.path, "a.pmtiles"));
    await map.look();
    await map.look();
    expect([map.name(), map.broken()]).toEqual([null, null]);
    expect(map.texts()).toEqual(["The map archive a.pmtiles cannot be used: it does not exist."]);
  });

  test("one that is overwritten is left until it is whole again", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 } });
    const map = await watched(folder.path, "a.pmtiles");
    writeFileSync(join(folder.path, "a.pmtiles"), archiveNamed("the new one"));
    await map.look();
    expect([map.name(), map.broken()]).toEqual([null, null]);
    await map.look();
    expect(map.name()).toBe("the new one");
    truncateSync(join(folder.path, "a.pmtiles"), 100);
    await map.look();
    await map.look();
    expect(map.broken()).toBe("The map archive a.pmtiles cannot be used: it is cut short.");
  });

  test("an MBTiles archive is used once no other program has it open", async () => {
    using folder = temporaryFolder();
    const path = join(folder.path, "a.mbtiles");
    const other = openMbtilesWriter(path, mbtilesNamed("mine"));
    other.run("PRAGMA journal_mode = WAL");
    other.run("INSERT INTO metadata VALUES ('more', 'to come')");
    const map = await watched(folder.path);
    const open = /^The map archive a\.mbtiles cannot be used: another program has it open/;
    expect(map.broken()).toMatch(open);
    other.close(true);
    await map.look();
    await map.look();
    expect([map.name(), map.texts()]).toEqual(["mine", []]);
    using again = new Database(path);
    again.run("INSERT INTO metadata VALUES ('even', 'more')");
    await map.look();
    await map.look();
    expect(map.broken()).toMatch(open);
  });

  test("what the system refused is tried again", async () => {
    using folder = folderWith({ "b.pmtiles": { age: 1 } });
    const target = join(folder.path, "later");
    symlinkSync(target, join(folder.path, "link.pmtiles"));
    const map = await watched(folder.path);
    expect(map.name()).toBe("b.pmtiles");
    writeFileSync(target, archiveNamed("the link's"));
    await map.look();
    await map.look();
    expect(map.name()).toBe("the link's");
  });
});
