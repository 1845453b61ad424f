import { expect, test } from "bun:test";
import { mkdirSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { temporaryFolder } from "../testing/app";
import { makeArchive, type TestTile } from "../testing/archives";
import { startServer } from "../testing/process";
import { webpTile } from "../testing/tiles";
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
  writeFileSync(other, makeArchive({ tiles: TILES.slice(9), type: TileType.Webp }));
  renameSync(other, folder.file);
  await Bun.sleep(1100);
  expect((await ask()).status).toBe(503);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  expect(server.errors()).toContain('"event":"map-broken","file":"own.pmtiles"');
});

test("a damaged one does not keep it from starting, and is not passed over", async () => {
  using folder = folderWithMap();
  truncateSync(folder.file, 200);
  for (const args of [[], ["--map", folder.file]]) {
    await using server = await start(folder.path, ...args);
    const reason = "The map archive own.pmtiles cannot be used: it is cut short.";
    const map = await (await fetch(`${server.address}/api/map`)).json();
    expect(map).toEqual({ state: "broken", reason, online: null });
    const tile = await fetch(`${server.address}/tiles/8/143/80.png`);
    expect(tile.status).toBe(503);
    expect(await tile.json()).toEqual({ error: "MAP_BROKEN", message: reason });
    expect(server.errors()).toContain(
      '"level":"warn","event":"map-broken","file":"own.pmtiles","reason":"it is cut short"',
    );
  }
});
