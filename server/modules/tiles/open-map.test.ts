import { describe, expect, test } from "bun:test";
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { StartError } from "../../errors";
import { temporaryFolder } from "../../testing/app";
import { makeArchive } from "../../testing/archives";
import { pngTile } from "../../testing/tiles";
import { openMaps } from "./open-map";

const archiveNamed = (name: string) =>
  makeArchive({
    tiles: [{ z: 0, x: 0, y: 0, bytes: pngTile(1) }],
    type: TileType.Png,
    metadata: { name },
  });

/** A folder with files of these ages in days; those that are archives say their own name. */
function folderWith(files: Record<string, { age: number; content?: string }>) {
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

async function opened(path: string, given: string | null = null, elevation: string | null = null) {
  const errors: string[] = [];
  const { own, warning, openOverview } = await openMaps(
    {
      given: given && join(path, given),
      ownFolder: path,
      elevation: elevation && join(path, elevation),
    },
    Bun.file(join(path, "built-in")),
    (file) => errors.push(file),
  );
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
