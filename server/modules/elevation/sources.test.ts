import { describe, expect, test } from "bun:test";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { StartError } from "../../errors";
import { temporaryFolder } from "../../testing/app";
import { makeArchive } from "../../testing/archives";
import { createElevationService } from "./service";
import { openHeights } from "./sources";
import { writeDted } from "./testing/dted-tiles";
import { writeTile } from "./testing/hgt-tiles";
import { OVERVIEW_FILE } from "./testing/overview";
import { terrariumPng } from "./testing/terrarium-tiles";

const PLACE = { latitude: 52.5, longitude: 8.5 };

/** A folder for `--elevation`, with the messages. */
function place() {
  const folder = temporaryFolder();
  const inside = (name: string) => join(folder.path, name);
  const reported: string[] = [];
  const open = (given: string | null) =>
    openHeights(
      {
        given: given === null ? null : inside(given),
        ownFolder: inside("own"),
        overviewFile: OVERVIEW_FILE,
      },
      (file, reason) => reported.push(`${file}: ${reason}`),
    );
  return {
    path: folder.path,
    inside,
    told: reported,
    open,
    async answer(given: string | null) {
      const { sources } = await open(given);
      return createElevationService(sources).at(PLACE);
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

test("without --elevation the overview answers", async () => {
  using here = place();
  expect(await here.answer(null)).toMatchObject({ source: "overview" });
  expect(here.told).toEqual([]);
});

test("without --elevation the data folder's own tiles count", async () => {
  using here = place();
  mkdirSync(here.inside("own"));
  writeTile(here.inside("own"), "N52E008.hgt", 1201, () => 70);
  expect(await here.answer(null)).toEqual({ elevation: 70, source: "srtm" });
  mkdirSync(here.inside("given"));
  writeTile(here.inside("given"), "N52E008.hgt", 1201, () => 80);
  expect(await here.answer("given")).toEqual({ elevation: 80, source: "srtm" });
  expect(here.told).toEqual([]);
});

test("an own folder that is none is told, and the overview goes on", async () => {
  using here = place();
  writeFileSync(here.inside("own"), "no folder");
  expect(await here.answer(null)).toMatchObject({ source: "overview" });
  expect(here.told).toEqual(["elevation: the folder cannot be read"]);
});

test("a folder without tiles is told, and the overview goes on", async () => {
  using here = place();
  mkdirSync(here.inside("empty"));
  expect(await here.answer("empty")).toMatchObject({ source: "overview" });
  expect(here.told).toEqual([
    ": the folder holds no tiles, such as N52E008.hgt or n52.dt1; zipped ones must be unpacked",
  ]);
});

test("a damaged tile is told once, and the overview answers in its place", async () => {
  using here = place();
  mkdirSync(here.inside("srtm"));
  writeFileSync(here.inside("srtm/N52E008.hgt"), "");
  const service = createElevationService((await here.open("srtm")).sources);
  for (let again = 0; again < 3; again++) {
    expect(await service.at(PLACE)).toMatchObject({ source: "overview" });
  }
  expect(here.told).toEqual(["N52E008.hgt: its size is not that of 1201 or 3601 posts a side"]);
});

test("an archive answers, and where it is damaged the overview", async () => {
  using here = place();
  const tiles = [{ z: 0, x: 0, y: 0, bytes: terrariumPng(256, () => 33) }];
  writeFileSync(here.inside("a.pmtiles"), makeArchive({ type: TileType.Png, tiles }));
  expect(await here.answer("a.pmtiles")).toEqual({ elevation: 33, source: "terrarium" });
  writeFileSync(here.inside("named otherwise"), makeArchive({ type: TileType.Png, tiles }));
  expect(await here.answer("named otherwise")).toEqual({ elevation: 33, source: "terrarium" });
  const whole = makeArchive({ type: TileType.Png, tiles });
  writeFileSync(here.inside("b.pmtiles"), whole.subarray(0, -1));
  expect(await here.answer("b.pmtiles")).toMatchObject({ source: "overview" });
  expect(here.told).toEqual(["b.pmtiles: it is cut short"]);
});

test("what is in use is told: tiles of either kind, an archive, or nothing", async () => {
  using here = place();
  expect((await here.open(null)).own()).toBeNull();
  mkdirSync(here.inside("own"));
  writeTile(here.inside("own"), "N52E008.hgt", 1201, () => 70);
  writeDted(here.inside("own"), "e009/n52.dt0", { level: 0, south: 52, west: 9, post: () => 4 });
  writeFileSync(here.inside("own/e009/n53.dt1"), "half");
  const heights = await here.open(null);
  expect(heights.own()).toEqual({ srtm: 1, dted: 1 });
  expect(heights.unused()).toEqual([
    { file: "own/e009/n53.dt1", reason: "its header is not that of DTED", command: null },
  ]);
  const service = createElevationService(heights.sources);
  expect(await service.at({ latitude: 52.5, longitude: 9.5 })).toEqual({
    elevation: 4,
    source: "dted",
  });
  const tiles = [{ z: 0, x: 0, y: 0, bytes: terrariumPng(256, () => 33) }];
  writeFileSync(here.inside("a.pmtiles"), makeArchive({ type: TileType.Png, tiles }));
  expect((await here.open("a.pmtiles")).own()).toBe("a.pmtiles");
});

test("tiles put into the data folder while it runs answer from the second look on", async () => {
  using here = place();
  const heights = await here.open(null);
  const service = createElevationService(heights.sources);
  expect(await service.at(PLACE)).toMatchObject({ source: "overview" });
  mkdirSync(here.inside("own"));
  writeDted(here.inside("own"), "n52.dt1", { level: 1, south: 52, west: 8, post: () => 61 });
  await heights.look();
  await heights.look();
  expect(await service.at(PLACE)).toEqual({ elevation: 61, source: "dted" });
  rmSync(here.inside("own"), { recursive: true });
  await heights.look();
  expect(await service.at(PLACE)).toMatchObject({ source: "overview" });
  expect(here.told).toEqual([]);
});

describe("what --elevation may not name", () => {
  test.each([
    ["nowhere", "cannot be used: it does not exist."],
    ["text.txt/tiles", "cannot be used: part of its path is not a folder."],
    ["text.txt", "is neither a folder of .hgt or DTED files nor a .pmtiles archive."],
    ["N52E008.hgt", "is neither a folder of .hgt or DTED files nor a .pmtiles archive."],
    ["pipe", "is neither a folder of .hgt or DTED files nor a .pmtiles archive."],
    ["text.pmtiles", "is neither a folder of .hgt or DTED files nor a .pmtiles archive."],
    ["empty.pmtiles", "cannot be used: it is empty."],
    [
      "version2.pmtiles",
      "cannot be used: it is a PMTiles archive of version 2, and only version 3 can be read.",
    ],
    ["loop", "cannot be used: the operating system refused it."],
    [
      "N52E008.tif",
      'cannot be used: it is a GeoTIFF, which has to be turned into .hgt tiles. Run: gdalwarp -of SRTMHGT -ot Int16 -dstnodata -32768 -r bilinear -t_srs EPSG:4326 -te 7.999861111 51.999861111 9.000138889 53.000138889 -ts 3601 3601 "N52E008.tif" N52E008.hgt',
    ],
    ["map.mbtiles", "cannot be used: a map goes into the data folder itself."],
  ])("%s", async (name, says) => {
    using here = place();
    writeFileSync(here.inside("text.txt"), "Where the tiles are: ask the sergeant");
    writeFileSync(here.inside("N52E008.hgt"), Buffer.alloc(1201 * 1201 * 2));
    writeFileSync(here.inside("text.pmtiles"), "no archive");
    writeFileSync(here.inside("empty.pmtiles"), "");
    writeFileSync(here.inside("version2.pmtiles"), "PM\x02\0{}");
    symlinkSync("loop", here.inside("loop"));
    writeFileSync(here.inside("N52E008.tif"), "II*\0");
    writeFileSync(here.inside("map.mbtiles"), "SQLite format 3\0");
    Bun.spawnSync(["mkfifo", here.inside("pipe")]);
    const error: unknown = await here.open(name).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toMatchObject({ message: `The elevation data ${here.inside(name)} ${says}` });
  });
});
