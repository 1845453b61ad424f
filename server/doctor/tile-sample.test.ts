import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { openArchive } from "../archive/open-archive";
import { temporaryFolder } from "../testing/app";
import { makeArchive, type TestTile } from "../testing/archives";
import { lookAtTiles } from "./tile-sample";

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

/** What was read from an archive whose tiles contain their own addresses. */
async function looked(tiles: [z: number, x: number, y: number][], bounds?: readonly number[]) {
  const file = join(folder.path, "a.pmtiles");
  const [west = -180, south = -85, east = 180, north = 85] = bounds ?? [];
  const named: TestTile[] = tiles.map(([z, x, y]) => ({
    ...{ z, x, y },
    bytes: Buffer.from(`${z}/${x}/${y}`),
  }));
  const made = { tiles: named, type: TileType.Png, bounds: [west, south, east, north] as const };
  writeFileSync(file, makeArchive(made));
  using archive = await openArchive(file);
  const read: string[] = [];
  await lookAtTiles(archive, (bytes) => read.push(Buffer.from(bytes).toString()) > 0);
  return read;
}

const all = (z: number): [number, number, number][] =>
  Array.from({ length: 4 ** z }, (_, at) => [z, at % 2 ** z, at >> z]);

test("all tiles of a zoom that has no more than 64, each once", async () => {
  const tiles = [0, 1, 2, 3].flatMap(all);
  const read = await looked(tiles);
  expect(read.sort()).toEqual(tiles.map((tile) => tile.join("/")).sort());
});

test("64 of a zoom that has more, from every corner of it", async () => {
  const read = await looked(all(6));
  expect(read).toHaveLength(64 + 1);
  const corners = read.map((tile) => {
    const [, x = 0, y = 0] = tile.split("/").map(Number);
    return `${x >> 4} ${y >> 4}`;
  });
  // Four by four parts of the world: none is left out.
  expect(new Set(corners).size).toBe(16);
});

test("tiles of a small part are found although the archive says that it covers the world", async () => {
  const part = all(3).map(([, x, y]): [number, number, number] => [8, 140 + x, 80 + y]);
  expect((await looked([[0, 0, 0], ...part])).length).toBeGreaterThan(10);
});

test("where it says what it covers, no more is looked for", async () => {
  // The tile 8/143/80, by the formula of the slippy map.
  const read = await looked(
    [
      [8, 143, 80],
      [8, 0, 0],
    ],
    [21.2, 55.1, 22.3, 55.7],
  );
  expect(read.sort()).toEqual(["8/0/0", "8/143/80"]);
});
