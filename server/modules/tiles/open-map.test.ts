import { describe, expect, test } from "bun:test";
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Compression, TileType } from "pmtiles";
import { VECTOR_SCHEMAS } from "../../../web/domain/map/map-schema";
import { StartError } from "../../errors";
import { temporaryFolder } from "../../testing/app";
import { makeArchive } from "../../testing/archives";
import { pngTile } from "../../testing/tiles";
import { regionArchive } from "../../testing/vector-archives";
import { openMaps, ownMapText } from "./open-map";

const archiveNamed = (name: string) =>
  makeArchive({
    tiles: [{ z: 0, x: 0, y: 0, bytes: pngTile(1) }],
    type: TileType.Png,
    metadata: { name },
  });

/** A folder with files of these ages in days; those that are archives say their own name. */
function folderWith(files: Record<string, { age: number; content?: string | Buffer }>) {
  const folder = temporaryFolder();
  writeFileSync(join(folder.path, "built-in"), archiveNamed("built-in"));
  for (const [name, { age, content }] of Object.entries(files)) {
    const path = join(folder.path, name);
    writeFileSync(path, content ?? archiveNamed(name));
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

async function opened(path: string, given: string | null = null, elevation: string | null = null) {
  const errors: string[] = [];
  const maps = await openMaps(
    {
      given: given && join(path, given),
      ownFolder: path,
      elevation: elevation && join(path, elevation),
    },
    Bun.file(join(path, "built-in")),
    (file) => errors.push(file),
  );
  const { own, warning, openOverview } = maps;
  const name = (map: typeof own) =>
    map === null || map.source === null ? (map?.reason ?? null) : map.source.facts.name;
  const overview = own === null ? name(await openOverview()) : null;
  return { own: name(own), overview, faults: errors, ...(warning !== null && { warning }) };
}

describe("the map in use", () => {
  test("is the built-in one where there is no other", async () => {
    using folder = folderWith({ "notes.txt": { age: 0 }, "a.pmtiles.part": { age: 0 } });
    expect(await opened(folder.path)).toEqual({ own: null, overview: "built-in", faults: [] });
    const nowhere = join(folder.path, "not-there-yet");
    expect((await opened(nowhere).catch((error) => error)).own).toBeNull();
  });

  test("is the newest in the data folder", async () => {
    using folder = folderWith({
      "old.pmtiles": { age: 3 },
      "NEW.PMTILES": { age: 1 },
      "elevation.pmtiles": { age: 0 },
      "._new.pmtiles": { age: 0, content: "what a Mac leaves beside a file" },
    });
    mkdirSync(join(folder.path, "folder.pmtiles"));
    const found = await opened(folder.path, null, "elevation.pmtiles");
    expect(found).toEqual({ own: "NEW.PMTILES", overview: null, faults: [] });
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

describe("what is only called an archive is passed over, with a warning", () => {
  test("for the next newest", async () => {
    using folder = folderWith({
      "a.pmtiles": { age: 9 },
      "b.pmtiles": { age: 2, content: "my notes" },
      "c.pmtiles": { age: 1, content: "" },
      "older.pmtiles": { age: 10, content: "" },
    });
    expect(await opened(folder.path)).toEqual({
      own: "a.pmtiles",
      overview: null,
      faults: ["c.pmtiles", "b.pmtiles"],
      warning:
        "The map archive c.pmtiles cannot be used: it is empty. The map archive b.pmtiles cannot be used: it is not a PMTiles archive.",
    });
  });

  test("for the built-in one", async () => {
    using folder = folderWith({ "b.pmtiles": { age: 1, content: "x" } });
    expect(await opened(folder.path)).toEqual({
      own: null,
      overview: "built-in",
      faults: ["b.pmtiles"],
      warning: "The map archive b.pmtiles cannot be used: it is not a PMTiles archive.",
    });
  });
});

describe("a sound archive that cannot be drawn is passed over, and what it holds is told", () => {
  test("for the next newest", async () => {
    using folder = folderWith({
      "a.pmtiles": { age: 9 },
      "b.pmtiles": { age: 2, content: UNKNOWN },
    });
    expect(await opened(folder.path)).toEqual({
      own: "a.pmtiles",
      overview: null,
      faults: ["b.pmtiles"],
      warning: `The map archive b.pmtiles cannot be used: ${UNKNOWN_IS}`,
    });
  });

  test("for the built-in one, also where --map names it", async () => {
    using folder = folderWith({ "b.pmtiles": { age: 2, content: UNKNOWN } });
    for (const given of [null, "b.pmtiles"]) {
      expect(await opened(folder.path, given)).toEqual({
        own: null,
        overview: "built-in",
        faults: ["b.pmtiles"],
        warning: `The map archive b.pmtiles cannot be used: ${UNKNOWN_IS}`,
      });
    }
  });

  test.each([
    [
      "heights",
      {
        tiles: [{ z: 3, x: 4, y: 2, bytes: pngTile(9) }],
        type: TileType.Png,
        metadata: { encoding: "terrarium" },
      },
      "it holds heights (terrain), which only --elevation takes, zoom 3, the world.",
    ],
    [
      "many layers",
      {
        ...regionArchive("protomaps", {
          zooms: [6, 6],
          metadata: { vector_layers: Array.from({ length: 10 }, (_, at) => ({ id: `l${at}` })) },
        }),
        tiles: [{ z: 6, x: 36, y: 20, bytes: Bun.gzipSync(new Uint8Array()) }],
      },
      "it holds vector tiles of an unknown schema (layers l0, l1, l2, l3, l4, l5, l6, l7 and 2 more), zoom 6, 54.20–54.38° N, 23.00–23.30° E.",
    ],
    [
      "no layers",
      {
        ...regionArchive("protomaps", { metadata: {} }),
        tiles: [{ z: 6, x: 36, y: 20, bytes: Bun.gzipSync(new Uint8Array()) }],
      },
      "it holds vector tiles without a layer, zoom 6, 54.20–54.38° N, 23.00–23.30° E.",
    ],
  ])("%s", async (_, archive, text) => {
    using folder = folderWith({ "b.pmtiles": { age: 2, content: makeArchive(archive) } });
    expect(await opened(folder.path)).toMatchObject({
      overview: "built-in",
      warning: `The map archive b.pmtiles cannot be used: ${text}`,
    });
  });
});

describe("a vector archive is known by its tiles where it does not say what it is", () => {
  test.each(
    VECTOR_SCHEMAS.flatMap((schema) => [true, false].map((isPlain) => ({ schema, isPlain }))),
  )("%j", async ({ schema, isPlain }) => {
    const content = makeArchive(regionArchive(schema, { metadata: {}, isPlain }));
    using folder = folderWith({ "b.pmtiles": { age: 2, content } });
    const { own } = await openMaps(
      { given: null, ownFolder: folder.path, elevation: null },
      Bun.file(join(folder.path, "built-in")),
      () => {},
    );
    expect(own?.source?.facts).toMatchObject({ type: "vector", schema });
  });

  test("where those cannot be read either it is damaged", async () => {
    const archive = regionArchive("protomaps", { metadata: {}, isPlain: true });
    const content = makeArchive({ ...archive, tileCompression: Compression.Gzip });
    using folder = folderWith({ "b.pmtiles": { age: 2, content } });
    expect((await opened(folder.path)).own).toBe(
      "The map archive b.pmtiles cannot be used: its tiles cannot be read.",
    );
  });
});

describe("what a start says of the unit's own map", () => {
  const said = async (files: Parameters<typeof folderWith>[0]) => {
    using folder = folderWith(files);
    const places = { given: null, ownFolder: folder.path, elevation: null };
    return ownMapText(await openMaps(places, Bun.file(join(folder.path, "built-in")), () => {}));
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

describe("the newest is not passed over", () => {
  test("where it is damaged", async () => {
    using folder = folderWith({
      "a.pmtiles": { age: 9 },
      "b.pmtiles": { age: 1, content: "PMTiles" },
    });
    expect(await opened(folder.path)).toEqual({
      own: "The map archive b.pmtiles cannot be used: it is cut short.",
      overview: null,
      faults: ["b.pmtiles"],
    });
  });

  test("where it is a link that leads nowhere", async () => {
    using folder = folderWith({ "a.pmtiles": { age: 9 } });
    symlinkSync(join(folder.path, "gone"), join(folder.path, "link.pmtiles"));
    expect((await opened(folder.path)).own).toBe(
      "The map archive link.pmtiles cannot be used: it does not exist.",
    );
  });
});

describe("--map", () => {
  test.each([
    ["nowhere.pmtiles", "it does not exist"],
    ["folder", "it is not a file"],
    ["empty.pmtiles", "it is empty"],
    ["text.pmtiles", "it is not a PMTiles archive"],
    ["old.pmtiles", "it is a PMTiles archive of version 2, and only version 3 can be read"],
  ])("of %s ends the start", async (name, reason) => {
    using folder = folderWith({
      "empty.pmtiles": { age: 1, content: "" },
      "text.pmtiles": { age: 1, content: "<!doctype html>" },
      "old.pmtiles": { age: 1, content: "PM\x02\0{}" },
    });
    mkdirSync(join(folder.path, "folder"));
    const error = await opened(folder.path, name).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toMatchObject({
      exitStatus: 1,
      message: `The map archive ${join(folder.path, name)} cannot be used: ${reason}.`,
    });
  });

  test("of a damaged file does not", async () => {
    using folder = folderWith({ "bad.pmtiles": { age: 1, content: "PMTiles" } });
    expect((await opened(folder.path, "bad.pmtiles")).own).toBe(
      "The map archive bad.pmtiles cannot be used: it is cut short.",
    );
  });
});
