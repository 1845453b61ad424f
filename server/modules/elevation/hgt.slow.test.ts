import { describe, expect, test } from "bun:test";
import { rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/app";
import { openTileFolder } from "./testing/folder";
import { VOID, writeTile } from "./testing/hgt-tiles";

/** Hills without a pattern that a mistake could hide in; different in every tile. */
const hills = (south: number, west: number) => (row: number, column: number) =>
  Math.round(
    300 * Math.sin(row / 7.3 + south) * Math.cos(column / 5.1 - west) +
      ((row * 31 + column * 17) % 97),
  );

/** A plain list of posts, read with no regard to how the source does it. */
function independent(side: number, post: (row: number, column: number) => number) {
  return (southwards: number, eastwards: number) => {
    const y = southwards * (side - 1);
    const x = eastwards * (side - 1);
    const [top, left] = [Math.min(Math.trunc(y), side - 2), Math.min(Math.trunc(x), side - 2)];
    const line = (row: number) =>
      post(row, left) + (x - left) * (post(row, left + 1) - post(row, left));
    return line(top) + (y - top) * (line(top + 1) - line(top));
  };
}

function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each([1201, 3601])("a tile of %d posts", (side) => {
  test("agrees with an independent interpolation at 1,000 places, its edges included", async () => {
    using folder = temporaryFolder();
    writeTile(folder.path, "N52E008.hgt", side, hills(52, 8));
    const source = await openTileFolder(folder.path);
    const expected = independent(side, hills(52, 8));
    const next = random(side);
    const nearEdge = () => (next() < 0.5 ? next() / side : 1 - next() / side);
    for (let place = 0; place < 1000; place++) {
      const southwards = place % 4 === 0 ? nearEdge() : next();
      const eastwards = place % 3 === 0 ? nearEdge() : next();
      const found = await source.at({ latitude: 53 - southwards, longitude: 8 + eastwards });
      expect(Math.abs(Number(found) - expected(southwards, eastwards))).toBeLessThan(0.1);
    }
  });
});

test("posts lie where the format has them: rows from the north, columns from the west", async () => {
  using folder = temporaryFolder();
  writeTile(folder.path, "n52e008.HGT", 1201, (row, column) => row * 5 + column);
  writeTile(folder.path, "S01W180.hgt", 1201, (row, column) => 5000 + row + column);
  const { at, counts } = await openTileFolder(folder.path);
  expect(counts()).toEqual({ srtm: 2, dted: 0 });
  expect(await at({ latitude: 53, longitude: 8 })).toBe(0);
  expect(await at({ latitude: 53, longitude: 9 })).toBe(1200);
  expect(await at({ latitude: 52, longitude: 8 })).toBe(6000);
  expect(await at({ latitude: 52, longitude: 9 })).toBe(7200);
  expect(await at({ latitude: 53 - 3 / 1200, longitude: 8 + 2 / 1200 })).toBeCloseTo(17, 6);
  expect(await at({ latitude: 0, longitude: -180 })).toBe(5000);
  // The same meridian by its other name.
  expect(await at({ latitude: -1, longitude: 180 })).toBe(6200);
});

test("an edge is shared: whichever of the tiles is there answers", async () => {
  using folder = temporaryFolder();
  const flat = (metres: number) => () => metres;
  writeTile(folder.path, "N52E008.hgt", 1201, flat(100));
  const { at } = await openTileFolder(folder.path);
  for (const latitude of [52, 52.5, 53]) {
    for (const longitude of [8, 8.5, 9]) expect(await at({ latitude, longitude })).toBe(100);
  }
  for (const [latitude, longitude] of [
    [53.0001, 8.5],
    [51.9999, 8.5],
    [52.5, 7.9999],
    [52.5, 9.0001],
  ] as const) {
    expect(await at({ latitude, longitude })).toBe("outside");
  }
});

test("the poles and the date line are edges like others", async () => {
  using folder = temporaryFolder();
  writeTile(folder.path, "N89E179.hgt", 1201, () => 7);
  writeTile(folder.path, "S90W001.hgt", 1201, () => 9);
  const { at } = await openTileFolder(folder.path);
  expect(await at({ latitude: 90, longitude: 180 })).toBe(7);
  expect(await at({ latitude: 89.5, longitude: -180 })).toBe(7);
  expect(await at({ latitude: 90, longitude: -179.5 })).toBe("outside");
  expect(await at({ latitude: -90, longitude: 0 })).toBe(9);
  expect(await at({ latitude: -90, longitude: -1 })).toBe(9);
});

test("a void among the posts that count is a void; one that does not count is none", async () => {
  using folder = temporaryFolder();
  const post = (row: number, column: number) => (row === 600 && column === 600 ? VOID : 50);
  writeTile(folder.path, "N00E000.hgt", 1201, post);
  const { at } = await openTileFolder(folder.path);
  const place = (row: number, column: number) =>
    at({ latitude: 1 - row / 1200, longitude: column / 1200 });
  expect(await place(600, 600)).toBe("void");
  expect(await place(599.5, 600.5)).toBe("void");
  expect(await place(600.9, 599.1)).toBe("void");
  for (const [row, column] of [
    [599, 600],
    [601, 601],
    [599, 600.5],
    [601.5, 600],
    [598.5, 600.5],
  ] as const) {
    expect(await place(row, column)).toBe(50);
  }
});

test.each([
  [-32_768, "void"],
  [-32_767, "void"],
  [-9999, "void"],
  [-501, "void"],
  [9001, "void"],
  [32_767, "void"],
  [-500, -500],
  [9000, 9000],
] as const)("a post of %d m is %p", async (metres, reading) => {
  using folder = temporaryFolder();
  writeTile(folder.path, "N00E000.hgt", 1201, (row) => (row > 600 ? metres : 0));
  const { at } = await openTileFolder(folder.path);
  expect(await at({ latitude: 0.25, longitude: 0.5 })).toBe(reading);
});

test("a void on an edge is filled from the neighbour that shares the post", async () => {
  using folder = temporaryFolder();
  writeTile(folder.path, "N00E000.hgt", 1201, () => VOID);
  writeTile(folder.path, "N00W001.hgt", 1201, () => 33);
  const { at } = await openTileFolder(folder.path);
  expect(await at({ latitude: 0.5, longitude: 0 })).toBe(33);
  expect(await at({ latitude: 0.5, longitude: 0.5 })).toBe("void");
});

test("a damaged tile is told once and leaves its place outside; the others go on", async () => {
  using folder = temporaryFolder();
  const inFolder = (name: string) => join(folder.path, name);
  writeFileSync(inFolder("N10E010.hgt"), "");
  writeFileSync(inFolder("N11E010.hgt"), Buffer.alloc(1000));
  writeTile(folder.path, "N12E010.hgt", 1201, () => 5);
  truncateSync(inFolder("N12E010.hgt"), 1201 * 1201 * 2 - 1);
  writeTile(folder.path, "N14E010.hgt", 1201, () => 5);
  writeTile(folder.path, "N15E010.hgt", 1201, () => 42);
  const reported: string[] = [];
  const { at, counts, look } = await openTileFolder(folder.path, (file, reason) =>
    reported.push(`${file}: ${reason}`),
  );
  rmSync(inFolder("N14E010.hgt"));
  expect(counts().srtm).toBe(5);
  for (let again = 0; again < 3; again++) {
    for (const south of [10, 11, 12, 14]) {
      expect(await at({ latitude: south + 0.3, longitude: 10.3 })).toBe("outside");
    }
    expect(await at({ latitude: 15.3, longitude: 10.3 })).toBe(42);
  }
  const wrongSize = "its size is not that of 1201 or 3601 posts a side";
  expect(reported).toEqual([
    `N10E010.hgt: ${wrongSize}`,
    `N11E010.hgt: ${wrongSize}`,
    `N12E010.hgt: ${wrongSize}`,
  ]);
  // Three are known to be of no use by now, and one is gone.
  expect(counts().srtm).toBe(2);
  await look();
  expect(counts().srtm).toBe(1);
});

test("other files in the folder are left alone; a tile by another name is told", async () => {
  using folder = temporaryFolder();
  for (const name of ["N52E008.hgt.zip", "readme.txt", "N52E008.HGT.bak", "._N52E008.hgt"]) {
    writeFileSync(join(folder.path, name), "");
  }
  expect((await openTileFolder(folder.path)).counts()).toEqual({ srtm: 0, dted: 0 });
  writeFileSync(join(folder.path, "N52E08.hgt"), "");
  const told: string[] = [];
  await openTileFolder(folder.path, (file, reason) => told.push(`${file}: ${reason}`));
  expect(told).toEqual(["N52E08.hgt: it is not named after its south-west corner, as N52E008.hgt"]);
});

test("many calls at once are all answered", async () => {
  using folder = temporaryFolder();
  writeTile(folder.path, "N52E008.hgt", 1201, (row) => row);
  const { at } = await openTileFolder(folder.path);
  const places = Array.from({ length: 500 }, (_, row) => row);
  const found = await Promise.all(
    places.map((row) => at({ latitude: 53 - row / 1200, longitude: 8.25 })),
  );
  for (const row of places) expect(Number(found[row])).toBeCloseTo(row, 6);
});
