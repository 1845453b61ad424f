import { expect, test } from "bun:test";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { writeDted } from "../modules/elevation/testing/dted-tiles";
import { temporaryFolder } from "../testing/app";
import { makeArchive, type TestTile } from "../testing/archives";
import { boundAccount } from "../testing/bound-account";
import { openMbtilesWriter, writeMbtiles } from "../testing/mbtiles";
import { startServer } from "../testing/process";
import { webpTile } from "../testing/tiles";
import { until } from "../testing/until";
import { regionArchive } from "../testing/vector-archives";

/** A unit's own map as a running server meets it. */

const TILES: TestTile[] = Array.from({ length: 256 }, (_, at) => ({
  z: 4,
  x: at % 16,
  y: at >> 4,
  bytes: webpTile(`tile ${at} `.repeat(1 + at * 8)),
}));
const ARCHIVE = makeArchive({ tiles: TILES, type: TileType.Webp, leafSize: 100 });

/** A folder with a map in its data folder. */
function folderWithMap() {
  const folder = temporaryFolder();
  const file = join(folder.path, "data", "own.pmtiles");
  mkdirSync(join(folder.path, "data"));
  writeFileSync(file, ARCHIVE);
  return { path: folder.path, file, [Symbol.dispose]: folder[Symbol.dispose] };
}

const start = (cwd: string, ...args: string[]) =>
  startServer({ args: ["--data", "data", ...args], cwd });

/** What the server says of its map. */
async function mapOf(server: { address: string }) {
  return (await (await fetch(`${server.address}/api/map`)).json()) as {
    name?: string;
    overview?: boolean;
    warning?: string;
  };
}

/** What is promised, with some time for a machine that is busy. */
const WITHIN_MS = 10_000;

test("it is found in the data folder, and its tiles come whole, however many at once", async () => {
  using folder = folderWithMap();
  await using server = await start(folder.path);
  const map = await (await fetch(`${server.address}/api/map`)).json();
  expect(map).toMatchObject({ state: "ready", name: "own", format: "webp", tileSize: 512 });
  for (let round = 0; round < 4; round++) {
    await Promise.all(
      TILES.map(async ({ z, x, y, bytes }) => {
        const answer = await fetch(`${server.address}/tiles/${z}/${x}/${y}.png`);
        expect(answer.headers.get("content-type")).toBe("image/webp");
        const isWhole = Buffer.from(await answer.arrayBuffer()).equals(bytes);
        expect([x, y, isWhole]).toEqual([x, y, true]);
      }),
    );
  }
});

test("what it is stands under the start's line; without one there is no such line", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "town\u001b[2J.pmtiles");
  writeFileSync(file, makeArchive(regionArchive("openmaptiles")));
  for (const [args, lines] of [
    [
      ["--map", file],
      ["Map: town?[2J.pmtiles, OpenMapTiles, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E", ""],
    ],
    [[], [""]],
  ] as const) {
    await using server = await start(folder.path, ...args);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect(server.output().split("\n").slice(1)).toEqual([...lines]);
  }
});

test("and what lies beside it and is not read, with the command that helps", async () => {
  using folder = folderWithMap();
  const elevation = join(folder.path, "data", "elevation");
  mkdirSync(elevation);
  for (const name of ["area.tif", "elevation/n52_e008.tif", "elevation/n53.dt1"])
    writeFileSync(join(folder.path, "data", name), "II*");
  await using server = await start(folder.path);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  expect(server.output().split("\n").slice(1)).toEqual([
    "Map: own.pmtiles, raster (webp), zoom 4, the world",
    expect.stringMatching(
      /^Not used: area\.tif: it is a GeoTIFF, .* Run: gdal_translate .* 2 4 8 16 32$/,
    ),
    "Not used: elevation/n53.dt1: its header is not that of DTED.",
    expect.stringMatching(
      /^Not used: elevation\/n52_e008\.tif: it is a GeoTIFF, .* Run: gdalwarp .* N52E008\.hgt$/,
    ),
    "",
  ]);
});

test("a part of a tile is never sent for the whole, and HEAD tells its length", async () => {
  using folder = folderWithMap();
  await using server = await start(folder.path);
  const path = `${server.address}/tiles/4/3/0.png`;
  const length = TILES[3]?.bytes.length;
  const part = await fetch(path, { headers: { range: "bytes=0-9" } });
  expect([part.status, (await part.bytes()).length]).toEqual([200, length ?? 0]);
  const head = await fetch(path, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String(length));
  expect(head.headers.has("content-disposition")).toBeFalse();
  expect((await head.bytes()).length).toBe(0);
});

test("one that is cut, or replaced, is noticed, and the rest goes on", async () => {
  using folder = folderWithMap();
  await using server = await start(folder.path, "--map", folder.file);
  // The end of the Hilbert curve, and so of the file.
  const ask = () => fetch(`${server.address}/tiles/4/15/0.png`);
  expect((await ask()).status).toBe(200);
  truncateSync(folder.file, ARCHIVE.length - 10);
  const cut = await ask();
  expect(cut.status).toBe(503);
  expect(await cut.json()).toMatchObject({ error: "MAP_BROKEN" });

  const other = join(folder.path, "other");
  const metadata = { name: "The new one" };
  writeFileSync(other, makeArchive({ tiles: TILES.slice(9), type: TileType.Webp, metadata }));
  renameSync(other, folder.file);
  await until(async () => (await mapOf(server)).name === "The new one", WITHIN_MS);
  expect((await ask()).status).toBe(200);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  expect(server.errors()).toContain('"event":"map-broken","file":"own.pmtiles"');
});

test("maps and heights put into the data folder while it runs are used within ten seconds, and gone with their files", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  await using server = await start(folder.path);
  const place = "latitude=52.25&longitude=8.75";
  const heights = async () =>
    (await fetch(`${server.address}/api/elevation?${place}`)).json() as Promise<{ source: string }>;
  const inUse = async () => (await fetch(`${server.address}/api/own-files`)).json();
  expect(await mapOf(server)).toMatchObject({ overview: true });
  expect(await inUse()).toEqual({ map: null, heights: null, unused: [] });

  writeFileSync(join(data, "first.pmtiles"), ARCHIVE);
  mkdirSync(join(data, "elevation", "e008"), { recursive: true });
  const tile = { level: 1 as const, south: 52, west: 8, post: () => 61 };
  writeDted(join(data, "elevation"), "e008/n52.dt1", tile);
  await until(async () => (await mapOf(server)).name === "first", WITHIN_MS);
  await until(async () => (await heights()).source === "dted", WITHIN_MS);
  expect(await heights()).toEqual({ elevation: 61, source: "dted" } as never);

  // Half a copy, which stands still: the first goes on.
  const metadata = { name: "Second", format: "webp" };
  const second = join(data, "second.mbtiles");
  writeMbtiles(join(folder.path, "whole"), { tiles: TILES, metadata });
  const whole = readFileSync(join(folder.path, "whole"));
  writeFileSync(second, whole.subarray(0, whole.length / 2));
  await until(async () => (await mapOf(server)).warning !== undefined, WITHIN_MS);
  await Bun.sleep(5000);
  expect(await mapOf(server)).toMatchObject({
    name: "first",
    warning: "The map archive second.mbtiles cannot be used: it is cut short.",
  });
  appendFileSync(second, whole.subarray(whole.length / 2));
  await until(async () => (await mapOf(server)).name === "Second", WITHIN_MS);
  const { z, x, y, bytes } = TILES[200] ?? { z: 0, x: 0, y: 0, bytes: Buffer.alloc(0) };
  const answer = await fetch(`${server.address}/tiles/${z}/${x}/${y}.png`);
  expect(Buffer.from(await answer.bytes()).equals(bytes)).toBeTrue();
  writeFileSync(join(data, "area.tif"), "II*");
  await until(async () => (await inUse()).unused.length > 0, WITHIN_MS);
  expect(await inUse()).toEqual({
    map: "second.mbtiles, raster (webp), zoom 4, the world",
    heights: "1 DTED tile",
    unused: [
      {
        file: "area.tif",
        reason: "it is a GeoTIFF, which has to be turned into MBTiles",
        command: expect.stringContaining('gdal_translate -of MBTILES "area.tif"'),
      },
    ],
  });

  for (const name of ["first.pmtiles", "second.mbtiles", "elevation", "area.tif"])
    rmSync(join(data, name), { recursive: true });
  await until(async () => (await mapOf(server)).overview === true, WITHIN_MS);
  await until(async () => (await heights()).source === "overview", WITHIN_MS);
  expect(await inUse()).toEqual({ map: null, heights: null, unused: [] });
  for (const path of ["/tiles/8/143/80.png", "/tiles/4/3/3.png"])
    expect((await fetch(server.address + path)).status).toBe(200);
  expect(readdirSync(data)).not.toContain("second.mbtiles-shm");
}, 120_000);

test("an MBTiles archive is read in a folder that may only be read, and nothing is put beside it", async () => {
  using account = boundAccount();
  if (account === null) throw new Error("Install setpriv: apt-get install util-linux");
  using folder = temporaryFolder();
  const [maps, data] = ["maps", "data"].map((name) => join(folder.path, name)) as [string, string];
  mkdirSync(maps);
  mkdirSync(data);
  const file = join(maps, "area.mbtiles");
  const writer = openMbtilesWriter(file, { tiles: TILES, metadata: { format: "webp" } });
  // As many programs leave it.
  writer.run("PRAGMA journal_mode = WAL");
  writer.close(true);
  for (const [path, mode] of [
    [folder.path, 0o755],
    [data, 0o777],
    [file, 0o444],
    [maps, 0o555],
  ] as const)
    chmodSync(path, mode);
  const args = ["--data", data, "--map", file];
  await using server = await startServer({ program: account.program, args, cwd: "/" });
  expect(await mapOf(server)).toMatchObject({ name: "area", format: "webp" });
  expect((await fetch(`${server.address}/tiles/4/3/3.png`)).status).toBe(200);
  expect(readdirSync(maps)).toEqual(["area.mbtiles"]);
  chmodSync(maps, 0o755);
});

test("an MBTiles archive is named by --map; of a huge one nothing is searched at the start", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "area.mbtiles");
  const metadata = { name: "Area", format: "webp" };
  writeMbtiles(file, { tiles: TILES, metadata, layout: "view" });
  truncateSync(file, 40e9);
  const before = performance.now();
  await using server = await start(folder.path, "--map", file);
  // With the machine busy elsewhere; to read it would take a minute.
  expect(performance.now() - before).toBeLessThan(8000);
  expect(await mapOf(server)).toMatchObject({ name: "Area", format: "webp", maxZoom: 4 });
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(250_000);
});

test("a damaged one does not keep it from starting, and is not passed over", async () => {
  using folder = folderWithMap();
  truncateSync(folder.file, 200);
  for (const args of [[], ["--map", folder.file]]) {
    await using server = await start(folder.path, ...args);
    const reason = "The map archive own.pmtiles cannot be used: it is cut short.";
    const map = await (await fetch(`${server.address}/api/map`)).json();
    expect(map).toMatchObject({ state: "broken", reason, under: { name: "Sightline overview" } });
    const tile = await fetch(`${server.address}/tiles/8/143/80.png`);
    expect(tile.status).toBe(503);
    expect(await tile.json()).toEqual({ error: "MAP_BROKEN", message: reason });
    expect(server.errors()).toContain(
      '"level":"warn","event":"map-broken","file":"own.pmtiles","reason":"it is cut short"',
    );
  }
});
