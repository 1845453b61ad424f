import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Compression, TileType } from "pmtiles";
import { regionLayers } from "../../web/domain/map/testing/vector-region";
import { temporaryFolder } from "../testing/app";
import { makeArchive, type TestArchive, type TestTile } from "../testing/archives";
import { writeMbtiles } from "../testing/mbtiles";
import { avifTile, jpegTile, pngTile, webpTile } from "../testing/tiles";
import { regionArchive } from "../testing/vector-archives";
import { lineOf } from "./finding";
import { checkMaps } from "./maps";
import { snapshot } from "./testing/snapshot";

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

const OVERVIEW =
  "ok    built-in overview map: raster (png), zooms 0 to 10, the world, 23,357 tiles; 392 tiles looked at";

/** Every tile of the zooms to 4, or fewer. */
const pyramid = (bytes: (number: number) => Uint8Array, zooms = [0, 1, 2, 3, 4]): TestTile[] =>
  zooms.flatMap((z) =>
    Array.from({ length: 4 ** z }, (_, at) => ({
      ...{ z, x: at % 2 ** z, y: at >> z },
      bytes: bytes(4 ** z + at),
    })),
  );

const PICTURES: TestArchive = { tiles: pyramid((at) => webpTile(`${at}`)), type: TileType.Webp };

/** One layer of no features, as a vector tile. */
const LAYER = Buffer.from([0x1a, 5, 0x0a, 3, ...Buffer.from("sea")]);
const VECTORS: TestArchive = {
  tiles: pyramid((at) => gzipSync(at % 2 ? LAYER : Buffer.concat([LAYER, LAYER]))),
  type: TileType.Mvt,
  tileCompression: Compression.Gzip,
  metadata: { vector_layers: regionLayers("openmaptiles") },
};

const SMALL_OVERVIEW = Bun.file(join(folder.path, "overview"));
writeFileSync(join(folder.path, "overview"), makeArchive(PICTURES));
const SMALL =
  "ok    built-in overview map: raster (webp), zooms 0 to 4, the world, 341 tiles; 149 tiles looked at";

let made = 0;

function write(archive: TestArchive | Buffer): string {
  const file = join(folder.path, `${made++}.pmtiles`);
  writeFileSync(file, archive instanceof Uint8Array ? archive : makeArchive(archive));
  return file;
}

/** What is found with a small overview: the built-in one takes a third of a second each time. */
async function linesOf(paths: { given: string | null; ownFolder: string }): Promise<string[]> {
  const found = await checkMaps({ ...paths, elevation: null }, SMALL_OVERVIEW);
  return found.map(lineOf);
}

/** The finding on the map named by `--map`, without its path. */
async function said(given: string): Promise<string> {
  const [own = "", overview] = await linesOf({ given, ownFolder: folder.path });
  expect(overview).toBe(SMALL);
  return own.replaceAll(given, "MAP");
}

describe("sound:", () => {
  const one = (bytes: Uint8Array, type: TileType) => ({
    tiles: [{ z: 0, x: 0, y: 0, bytes }],
    type,
  });
  test.each<[string, TestArchive]>([
    ["raster (webp), zooms 0 to 4, the world, 341 tiles; 149 tiles looked at", PICTURES],
    ["OpenMapTiles, zooms 0 to 4, the world, 341 tiles; 2 tiles looked at", VECTORS],
    ["raster (png), zoom 0, the world, 1 tile; 1 tile looked at", one(pngTile(7), TileType.Png)],
    ["raster (jpg), zoom 0, the world, 1 tile; 1 tile looked at", one(jpegTile(), TileType.Jpeg)],
    ["raster (avif), zoom 0, the world, 1 tile; 1 tile looked at", one(avifTile(), TileType.Avif)],
    [
      "Shortbread, zooms 6 to 8, 54.20–54.38° N, 23.00–23.30° E, 3 tiles; 3 tiles looked at",
      regionArchive("shortbread", { zooms: [6, 8] }),
    ],
  ])("%s", async (text, archive) => {
    const file = write(archive);
    const before = snapshot(folder.path);
    expect(await said(file)).toBe(`ok    map archive MAP: ${text}`);
    expect(snapshot(folder.path)).toEqual(before);
  });

  test("without one of your own", async () => {
    const found = await checkMaps({ given: null, ownFolder: "/nowhere", elevation: null });
    expect(found.map(lineOf)).toEqual([
      "none  map archive: none of your own; the built-in overview is used",
      OVERVIEW,
    ]);
  });
});

describe("at fault:", () => {
  const whole = makeArchive({ ...PICTURES, leafSize: 10 });
  const AGAIN = "copy it again, or remove it to use the built-in overview";
  test.each<[string, Buffer | TestArchive, string]>([
    ["cut short", whole.subarray(0, -1), "it is cut short"],
    ["cut in the directory", whole.subarray(0, 140), "it is cut short"],
    [
      "a broken directory",
      Buffer.concat([whole.subarray(0, 127), Buffer.from([0, 0]), whole.subarray(129)]),
      "its directory is damaged",
    ],
    ["no tiles", { ...PICTURES, tiles: [] }, "it holds no tiles"],
    [
      "tiles that are no pictures",
      {
        ...PICTURES,
        tiles: pyramid((at) => (at % 8 ? webpTile(`${at}`) : Buffer.from(`${at}`)), [0, 1, 2, 3]),
      },
      "of 85 tiles looked at, 10 damaged",
    ],
    [
      "tiles of another format",
      { ...PICTURES, tiles: pyramid((at) => (at < 4 ? webpTile(`${at}`) : pngTile(at & 255))) },
      expect.stringMatching(/^of \d+ tiles looked at, \d+ damaged$/),
    ],
    [
      "vector tiles that are no gzip",
      { ...VECTORS, tiles: pyramid((at) => Buffer.from(`tile ${at}`)) },
      "of 149 tiles looked at, 149 damaged",
    ],
    [
      "vector tiles without layers",
      { ...VECTORS, tiles: pyramid((at) => gzipSync(`tile ${at}`)) },
      "of 149 tiles looked at, 149 damaged",
    ],
  ])("%s", async (_, archive, reason) => {
    const file = write(archive);
    const before = snapshot(folder.path);
    const line = await said(file);
    expect(line).toStartWith("FAIL  map archive MAP: ");
    expect(line).toEndWith(`; ${AGAIN}`);
    expect(line.slice("FAIL  map archive MAP: ".length, -AGAIN.length - 2)).toEqual(reason);
    expect(snapshot(folder.path)).toEqual(before);
  });

  test("nothing there, a folder, or what is no archive", async () => {
    expect(await said("/nowhere/a.pmtiles")).toBe(
      "FAIL  map archive MAP: it does not exist; name another with --map",
    );
    expect(await said(folder.path)).toContain("it is not a file");
    for (const [content, reason] of [
      [Buffer.alloc(0), "it is empty"],
      [Buffer.from("PK\x03\x04 a zip"), "it is not a PMTiles archive"],
    ] as const) {
      expect(await said(write(content))).toBe(
        `FAIL  map archive MAP: ${reason}; name another with --map`,
      );
    }
  });

  test("the newest of the data folder, which is the one in use", async () => {
    const ownFolder = join(folder.path, "data");
    mkdirSync(ownFolder);
    writeFileSync(join(ownFolder, "old.pmtiles"), whole);
    writeFileSync(join(ownFolder, "new.pmtiles"), whole.subarray(0, -1));
    utimesSync(join(ownFolder, "old.pmtiles"), 1000, 1000);
    const own = async () => (await linesOf({ given: null, ownFolder })).slice(0, -1);
    const used = expect.stringMatching(/^ok {4}map archive \S+old\.pmtiles: raster \(webp\)/);
    expect(await own()).toEqual([
      `FAIL  map archive ${ownFolder}/new.pmtiles: it is cut short; ${AGAIN}`,
      used,
    ]);
    utimesSync(join(ownFolder, "new.pmtiles"), 500, 500);
    expect(await own()).toEqual([used]);
  });

  test("what is no archive in the data folder is a warning, and the next one is looked at", async () => {
    const ownFolder = join(folder.path, "mixed");
    mkdirSync(ownFolder);
    const lines = () => linesOf({ given: null, ownFolder });
    writeFileSync(join(ownFolder, "notes.pmtiles"), "");
    const passedOver = `warn  map archive ${ownFolder}/notes.pmtiles: skipped: it is empty; copy it again, or remove it`;
    expect(await lines()).toEqual([
      passedOver,
      "none  map archive: none of your own; the built-in overview is used",
      SMALL,
    ]);
    writeFileSync(join(ownFolder, "old.pmtiles"), whole);
    utimesSync(join(ownFolder, "old.pmtiles"), 1000, 1000);
    expect(await lines()).toEqual([
      passedOver,
      expect.stringMatching(/^ok {4}map archive \S+old\.pmtiles: raster \(webp\)/),
      SMALL,
    ]);
  });

  test("an MBTiles archive, and what has to be turned into one", async () => {
    const ownFolder = join(folder.path, "others");
    mkdirSync(ownFolder);
    writeMbtiles(join(ownFolder, "area.mbtiles"), {
      tiles: [3, 4].map((z) => ({ z, x: 1, y: 1, bytes: pngTile(z) })),
      metadata: { format: "png" },
    });
    writeFileSync(join(ownFolder, "area.tif"), "II*");
    writeFileSync(join(ownFolder, "._area.tif"), "");
    writeFileSync(join(ownFolder, "N52E008.hgt"), "");
    expect(await linesOf({ given: null, ownFolder })).toEqual([
      `warn  file ${ownFolder}/N52E008.hgt: not read: heights go into the folder elevation`,
      `warn  file ${ownFolder}/area.tif: not read: it is a GeoTIFF, which has to be turned into MBTiles: gdal_translate -of MBTILES "area.tif" "area.mbtiles" && gdaladdo -r average "area.mbtiles" 2 4 8 16 32`,
      `ok    map archive ${ownFolder}/area.mbtiles: raster (png), zooms 3 to 4, the world; 2 tiles looked at`,
      SMALL,
    ]);
  });

  test("what is sound but cannot be drawn is a warning that says what it holds", async () => {
    const unknown = {
      ...VECTORS,
      metadata: { vector_layers: [{ id: "contours" }, { id: "fords" }] },
    };
    for (const name of ["given", "dropped"]) {
      const ownFolder = join(folder.path, name);
      mkdirSync(ownFolder);
      const file = join(ownFolder, "unit.pmtiles");
      writeFileSync(file, makeArchive(unknown));
      expect(await linesOf({ given: name === "given" ? file : null, ownFolder })).toEqual([
        `warn  map archive ${file}: skipped: it holds vector tiles of an unknown schema (layers contours, fords, sea), zooms 0 to 4, the world`,
        "none  map archive: none of your own; the built-in overview is used",
        SMALL,
      ]);
    }
  });

  test("vector tiles of which none can be read, and that are not described", async () => {
    const tiles = pyramid((at) => Buffer.from(`tile ${at}`));
    const file = write({ ...VECTORS, metadata: {}, tiles });
    expect(await said(file)).toBe(`FAIL  map archive MAP: its tiles cannot be read; ${AGAIN}`);
  });

  test("the built-in one", async () => {
    const paths = { given: null, ownFolder: "/nowhere", elevation: null };
    const builtIn = async (archive: Buffer) =>
      (await checkMaps(paths, Bun.file(write(archive)))).map(lineOf)[1];
    expect(await builtIn(whole.subarray(0, -1))).toBe(
      "FAIL  built-in overview map: it is cut short; copy the executable again",
    );
    const damaged = Buffer.from(whole);
    damaged.fill(0, damaged.length - 200);
    expect(await builtIn(damaged)).toMatch(
      /^FAIL {2}built-in overview map: of \d+ tiles looked at, \d damaged; copy the executable again$/,
    );
  });
});
