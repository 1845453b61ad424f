import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "fast-png";
import { TileType } from "pmtiles";
import type { OverviewHead } from "../modules/elevation/overview";
import { writeDted } from "../modules/elevation/testing/dted-tiles";
import { writeTile } from "../modules/elevation/testing/hgt-tiles";
import { OVERVIEW_FILE } from "../modules/elevation/testing/overview";
import { terrariumPng } from "../modules/elevation/testing/terrarium-tiles";
import { temporaryFolder } from "../testing/app";
import { makeArchive, type TestTile } from "../testing/archives";
import { jpegTile } from "../testing/tiles";
import { checkElevation } from "./elevation";
import { lineOf } from "./finding";
import { snapshot } from "./testing/snapshot";

const root = temporaryFolder();
afterAll(() => root[Symbol.dispose]());

const newFolder = () => mkdtempSync(join(root.path, "hgt-"));
const AGAIN = "copy it again, or remove it";

/** An overview of one picture: the built-in one takes most of a second each time. */
const SMALL_OVERVIEW = writeOverview("small.bin", [7], grey());

/** A file of one picture, two pixels wide and high. @param metres by its grey */
function writeOverview(name: string, metres: OverviewHead["metres"], picture: Uint8Array): string {
  const file = join(root.path, name);
  const head: OverviewHead = { side: 2, columns: 1, rows: 1, metres, lengths: [picture.length] };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  writeFileSync(file, Buffer.concat([length, text, picture]));
  return file;
}

function grey(): Uint8Array {
  return encode({ width: 2, height: 2, channels: 1, depth: 8, data: new Uint8Array(4) });
}

/** The finding on the unit's own data, without its path. */
async function said(given: string | null, ownFolder = "/nowhere"): Promise<string[]> {
  const before = snapshot(root.path);
  const paths = { given, ownFolder, overviewFile: SMALL_OVERVIEW };
  const lines = (await checkElevation(paths)).map(lineOf);
  expect(lines.pop()).toBe("ok    built-in elevation overview: 288 heights looked up");
  expect(snapshot(root.path)).toEqual(before);
  return lines.map((line) => line.replaceAll(given ?? ownFolder, "PATH"));
}

test("none of your own", async () => {
  expect(await said(null)).toEqual([
    "none  elevation data: none of your own; the built-in overview answers",
  ]);
});

describe("a folder of SRTM tiles:", () => {
  test("sound ones, in every corner of the globe", async () => {
    const folder = newFolder();
    for (const name of ["N52E008.hgt", "s90w180.HGT", "N89E179.hgt", "N00E000.hgt"]) {
      writeTile(folder, name, 1201, () => 61);
    }
    writeFileSync(join(folder, "readme.txt"), "");
    // What a Mac leaves beside each file is none of ours.
    writeFileSync(join(folder, "._N52E008.hgt"), "");
    writeFileSync(join(folder, "._N52E009.hgt.zip"), "");
    expect(await said(folder)).toEqual(["ok    elevation data PATH: 4 sound tiles"]);
    expect(await said(null, folder)).toEqual(["ok    elevation data PATH: 4 sound tiles"]);
  });

  test("each of a wrong size or a wrong name is named, the sound ones are counted", async () => {
    const folder = newFolder();
    writeTile(folder, "N52E008.hgt", 1201, () => 61);
    writeTile(folder, "N52E009.hgt", 1200, () => 61);
    writeFileSync(join(folder, "N52E010.hgt"), "");
    writeTile(folder, "N52E11.hgt", 1201, () => 61);
    writeFileSync(join(folder, "N52E013.SRTMGL1.hgt.zip"), "");
    const size = "its size is not that of 1201 or 3601 posts a side";
    expect((await said(folder)).sort()).toEqual([
      `FAIL  elevation tile PATH/N52E009.hgt: ${size}; ${AGAIN}`,
      `FAIL  elevation tile PATH/N52E010.hgt: ${size}; ${AGAIN}`,
      `FAIL  elevation tile PATH/N52E11.hgt: it is not named after its south-west corner, as N52E008.hgt; ${AGAIN}`,
      "ok    elevation data PATH: 1 sound tile",
      "warn  elevation file PATH/N52E013.SRTMGL1.hgt.zip: it is packed, and has to be unpacked",
    ]);
  });

  test("DTED tiles beside them, and what has to be turned into either", async () => {
    const folder = newFolder();
    writeTile(folder, "N52E008.hgt", 1201, () => 61);
    writeDted(folder, "e008/n53.dt1", { level: 1, south: 53, west: 8, post: () => 61 });
    writeDted(folder, "e008/n54.dt0", { level: 0, south: 54, west: 8, post: () => 61 });
    truncateSync(join(folder, "e008/n54.dt0"), 20_000);
    writeFileSync(join(folder, "n55_e008.tif"), "");
    expect(await said(folder)).toEqual([
      "ok    elevation data PATH: 2 sound tiles",
      `FAIL  elevation tile PATH/e008/n54.dt0: it is cut short; ${AGAIN}`,
      'warn  elevation file PATH/n55_e008.tif: it is a GeoTIFF, which has to be turned into .hgt tiles: gdalwarp -of SRTMHGT -ot Int16 -dstnodata -32768 -r bilinear -t_srs EPSG:4326 -te 7.999861111 54.999861111 9.000138889 56.000138889 -ts 3601 3601 "n55_e008.tif" N55E008.hgt',
    ]);
  });

  test("an empty one fails where --elevation names it, and is worth a word in the data folder", async () => {
    const folder = newFolder();
    const why =
      "the folder holds no tiles, such as N52E008.hgt or n52.dt1; zipped ones must be unpacked";
    expect(await said(folder)).toEqual([`FAIL  elevation data PATH: ${why}`]);
    expect(await said(null, folder)).toEqual([`warn  elevation data PATH: ${why}`]);
  });

  test("a file in the place of the data folder's own", async () => {
    const file = join(newFolder(), "elevation");
    writeFileSync(file, "");
    expect(await said(null, file)).toEqual([
      "warn  elevation data PATH: the folder cannot be read",
    ]);
  });
});

describe("an archive of Terrarium tiles:", () => {
  const tiles = (bytes: (x: number) => Uint8Array): TestTile[] =>
    [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: bytes(x) }));
  const sound = tiles((x) => terrariumPng(4, () => x * 100));
  let made = 0;
  const write = (bytes: Buffer) => {
    const file = join(root.path, `${made++}.pmtiles`);
    writeFileSync(file, bytes);
    return file;
  };

  test("a sound one", async () => {
    const file = write(makeArchive({ tiles: sound, type: TileType.Png }));
    expect(await said(file)).toEqual([
      "ok    elevation data PATH: Terrarium, zooms 2 to 2; 4 tiles looked at",
    ]);
  });

  const whole = makeArchive({ tiles: sound, type: TileType.Png });
  test.each<[string, Buffer, string]>([
    ["cut short", whole.subarray(0, -1), "it is cut short"],
    [
      "a map",
      makeArchive({ tiles: sound, type: TileType.Jpeg }),
      "its tiles are neither PNG nor WebP",
    ],
    [
      "another encoding",
      makeArchive({ tiles: sound, type: TileType.Png, metadata: { encoding: "mapbox" } }),
      "its tiles are not Terrarium-encoded",
    ],
    [
      "tiles that are none",
      makeArchive({
        tiles: tiles((x) => (x === 3 ? jpegTile() : terrariumPng(4, () => x))),
        type: TileType.Png,
      }),
      "of 4 tiles looked at, 1 damaged",
    ],
  ])("%s", async (_, bytes, reason) => {
    expect(await said(write(bytes))).toEqual([
      `FAIL  elevation data PATH: ${reason}; ${AGAIN} to use the built-in overview`,
    ]);
  });

  test("empty", async () => {
    expect(await said(write(Buffer.alloc(0)))).toEqual([
      "FAIL  elevation data PATH: it is empty; name other data with --elevation",
    ]);
  });

  test("nothing there, or neither folder nor archive", async () => {
    expect(await said("/nowhere/x")).toEqual([
      "FAIL  elevation data PATH: it does not exist; name other data with --elevation",
    ]);
    const text = join(newFolder(), "heights.txt");
    writeFileSync(text, "heights");
    expect(await said(text)).toEqual([
      "FAIL  elevation data PATH: it is neither a folder of .hgt or DTED files nor a .pmtiles archive; name other data with --elevation",
    ]);
  });
});

test("the built-in overview is well; one that cannot be read, or holds no heights, fails", async () => {
  const line = async (overviewFile: string) => {
    const found = await checkElevation({ given: null, ownFolder: "/nowhere", overviewFile });
    return found.map(lineOf).at(-1);
  };
  expect(await line(OVERVIEW_FILE)).toMatch(
    /^ok {4}built-in elevation overview: \d+ heights looked up$/,
  );
  const WHAT = "FAIL  built-in elevation overview";
  const nowhere = join(root.path, "overview.bin");
  expect(await line(nowhere)).toBe(`${WHAT}: it cannot be read; copy the executable again`);
  const sea = writeOverview("sea.bin", [], new Uint8Array());
  expect(await line(sea)).toBe(`${WHAT}: it has no heights; copy the executable again`);
});
