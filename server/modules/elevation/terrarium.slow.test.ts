import { describe, expect, test } from "bun:test";
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { temporaryFolder } from "../../testing/app";
import { makeArchive, type TestTile } from "../../testing/archives";
import type { Point } from "./model";
import { createTerrariumSource, terrariumMetres } from "./terrarium";
import { type MetresAt, terrariumPng, terrariumWebp } from "./testing/terrarium-tiles";

const SIDE = 64;
const ZOOM = 3;
const WORLD = SIDE * 2 ** ZOOM;

/** Metres of a pixel of the whole world, in steps that a tile can hold. */
const hills = (x: number, y: number) =>
  Math.round(256 * (450 * Math.sin(x / 9.7) * Math.cos(y / 6.1) + ((x * 13 + y * 7) % 53))) / 256;

const ownTile = (tileX: number, tileY: number): MetresAt => {
  return (x, y) => hills(tileX * SIDE + x, tileY * SIDE + y);
};

/** The place of a point of the world's picture, in pixels from its north-western corner. */
function placeOf(x: number, y: number): Point {
  const mercator = Math.PI * (1 - (2 * y) / WORLD);
  return {
    latitude: (Math.atan(Math.sinh(mercator)) * 180) / Math.PI,
    longitude: (x / WORLD) * 360 - 180,
  };
}

/** Bilinear between the centres of pixels, around the world from east to west. */
function independent(x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = (column: number, row: number) =>
    hills((column + WORLD) % WORLD, Math.max(0, Math.min(WORLD - 1, row)));
  const line = (row: number) => at(left, row) * (1 - right) + at(left + 1, row) * right;
  return line(top) * (1 - down) + line(top + 1) * down;
}

async function worldTiles(
  encode: (side: number, at: MetresAt) => Promise<Uint8Array> | Uint8Array,
) {
  const tiles: TestTile[] = [];
  for (let x = 0; x < 2 ** ZOOM; x++) {
    for (let y = 0; y < 2 ** ZOOM; y++) {
      tiles.push({ z: ZOOM, x, y, bytes: await encode(SIDE, ownTile(x, y)) });
    }
  }
  return tiles;
}

function openArchiveOf(
  folder: string,
  archive: Parameters<typeof makeArchive>[0] | Uint8Array,
  reported: string[] = [],
) {
  const file = join(folder, "heights.pmtiles");
  writeFileSync(file, archive instanceof Uint8Array ? archive : makeArchive(archive));
  return createTerrariumSource(file, (name, reason) => reported.push(`${name}: ${reason}`));
}

describe.each([
  ["png", TileType.Png, terrariumPng],
  ["webp", TileType.Webp, terrariumWebp],
] as const)("an archive of %s tiles", (_, type, encode) => {
  test("agrees with an independent interpolation at 1,000 places, tiles' edges included", async () => {
    using folder = temporaryFolder();
    const reported: string[] = [];
    const source = openArchiveOf(folder.path, { tiles: await worldTiles(encode), type }, reported);
    for (let place = 0; place < 1000; place++) {
      let x = ((place * 0.754_877_666) % 1) * WORLD;
      let y = ((place * 0.569_840_291) % 1) * WORLD;
      if (place % 3 === 0) x = Math.round(x / SIDE) * SIDE + ((place % 7) - 3) / 7;
      if (place % 5 === 0) y = Math.round(y / SIDE) * SIDE + ((place % 9) - 4) / 9;
      x = Math.min(WORLD, Math.max(0, x));
      y = Math.min(WORLD - 0.01, Math.max(0.01, y));
      const found = await source.at(placeOf(x, y));
      expect(Math.abs(Number(found) - independent(x, y))).toBeLessThan(0.1);
    }
    expect(reported).toEqual([]);
  });
});

test("the edges of the world: 180° is -180°, and beyond Mercator there is nothing", async () => {
  using folder = temporaryFolder();
  const tiles = await worldTiles(terrariumPng);
  const { at } = openArchiveOf(folder.path, { tiles, type: TileType.Png });
  const east = await at({ latitude: 54, longitude: 180 });
  expect(Number(await at({ latitude: 54, longitude: -180 }))).toBeCloseTo(Number(east), 6);
  for (const latitude of [85.06, 90, -85.06, -90]) {
    expect(await at({ latitude, longitude: 20 })).toBe("outside");
  }
  expect(await at({ latitude: 85.051, longitude: 20 })).toBeNumber();
});

test("where a deep tile is missing its parent answers; at the edge the tile goes on", async () => {
  using folder = temporaryFolder();
  const { at } = openArchiveOf(folder.path, {
    type: TileType.Png,
    tiles: [
      { z: 1, x: 1, y: 0, bytes: terrariumPng(SIDE, () => 10) },
      { z: 2, x: 2, y: 1, bytes: terrariumPng(SIDE, () => 20) },
    ],
  });
  expect(await at({ latitude: 30, longitude: 45 })).toBeCloseTo(20, 6);
  expect(await at({ latitude: 30, longitude: 89.999 })).toBeCloseTo(20, 6);
  expect(await at({ latitude: 30, longitude: 90.001 })).toBeCloseTo(10, 6);
  expect(await at({ latitude: 80, longitude: 45 })).toBeCloseTo(10, 6);
  expect(await at({ latitude: -30, longitude: 45 })).toBe("outside");
});

test("a transparent pixel is a void, and so is what cannot be a height", async () => {
  using folder = temporaryFolder();
  const { at } = openArchiveOf(folder.path, {
    type: TileType.Png,
    tiles: [
      { z: 1, x: 0, y: 0, bytes: terrariumPng(SIDE, (x) => (x === 32 ? null : 10)) },
      { z: 1, x: 1, y: 0, bytes: terrariumPng(SIDE, () => 12_345) },
    ],
  });
  const column = (x: number) => at({ latitude: 40, longitude: (x / SIDE) * 180 - 180 });
  expect(await column(31.4)).toBeCloseTo(10, 6);
  expect(await column(31.6)).toBe("void");
  expect(await column(32.5)).toBe("void");
  expect(await column(33.6)).toBeCloseTo(10, 6);
  expect(await at({ latitude: 40, longitude: 60 })).toBe("void");
  expect(terrariumMetres(128, 100, 128, 255)).toBe(100.5);
  expect(terrariumMetres(127, 255, 0, 255)).toBe(-1);
  // Black without transparency is -32768 m.
  expect(terrariumMetres(0, 0, 0, 255)).toBeNaN();
});

test("a damaged tile is told once and leaves its place outside; the others go on", async () => {
  using folder = temporaryFolder();
  const good = terrariumPng(SIDE, () => 10);
  const reported: string[] = [];
  const { at } = openArchiveOf(
    folder.path,
    {
      type: TileType.Png,
      tiles: [
        { z: 1, x: 0, y: 0, bytes: good },
        { z: 1, x: 1, y: 0, bytes: good.subarray(0, good.length - 40) },
        { z: 1, x: 1, y: 1, bytes: Buffer.from("no picture at all") },
      ],
    },
    reported,
  );
  for (let again = 0; again < 3; again++) {
    expect(await at({ latitude: 40, longitude: 60 })).toBe("outside");
    expect(await at({ latitude: -40, longitude: 60 })).toBe("outside");
    expect(await at({ latitude: 40, longitude: -60 })).toBeCloseTo(10, 6);
  }
  expect(reported).toEqual(["heights.pmtiles: a tile in it is damaged"]);
});

test("an archive that is of no use is told once, and nothing is in it", async () => {
  using folder = temporaryFolder();
  const tiles = [{ z: 0, x: 0, y: 0, bytes: terrariumPng(SIDE, () => 10) }];
  const whole = makeArchive({ type: TileType.Png, tiles });
  for (const [archive, reason] of [
    [Buffer.alloc(0), "it is empty"],
    [Buffer.from("<!doctype html>"), "it is not a PMTiles archive"],
    [whole.subarray(0, 100), "it is cut short"],
    [whole.subarray(0, whole.length - 1), "it is cut short"],
    [
      makeArchive({ type: TileType.Png, tiles, metadata: { encoding: "mapbox" } }),
      "its tiles are not Terrarium-encoded",
    ],
    [makeArchive({ type: TileType.Mvt, tiles }), "its tiles are neither PNG nor WebP"],
  ] as const) {
    const reported: string[] = [];
    const { at } = openArchiveOf(folder.path, archive, reported);
    for (let again = 0; again < 3; again++) {
      expect(await at({ latitude: 40, longitude: 60 })).toBe("outside");
    }
    expect(reported).toEqual([`heights.pmtiles: ${reason}`]);
  }
});

test("an archive that is replaced while it is in use is opened anew", async () => {
  using folder = temporaryFolder();
  const archiveOf = (metres: number) =>
    makeArchive({
      type: TileType.Png,
      tiles: [{ z: 0, x: 0, y: 0, bytes: terrariumPng(SIDE, () => metres) }],
      metadata: { name: "x".repeat(metres) },
    });
  const reported: string[] = [];
  const { at } = openArchiveOf(folder.path, archiveOf(10), reported);
  const place = { latitude: 40, longitude: 60 };
  expect(await at(place)).toBeCloseTo(10, 6);
  const file = join(folder.path, "heights.pmtiles");
  writeFileSync(file, archiveOf(250));
  for (const reading of await Promise.all([at(place), at(place)])) {
    expect(reading).toBeCloseTo(250, 6);
  }
  writeFileSync(file, readFileSync(file).subarray(0, 50));
  expect(await at(place)).toBe("outside");
  expect(reported).toEqual(["heights.pmtiles: it is cut short"]);
});

describe("an archive that is replaced while it is in use", () => {
  const place = { latitude: 40, longitude: 60 };
  const archiveOf = (metres: number) =>
    makeArchive({
      type: TileType.Png,
      tiles: [{ z: 0, x: 0, y: 0, bytes: terrariumPng(SIDE, () => metres) }],
      metadata: { name: "x".repeat(metres) },
    });
  /** How many handles this process has on files of a folder, those that were removed included. */
  const handlesIn = (folder: string) =>
    readdirSync("/proc/self/fd").filter((number) => {
      try {
        return readlinkSync(`/proc/self/fd/${number}`).startsWith(folder);
      } catch {
        return false;
      }
    }).length;

  test("is read anew after a call in the very moment when it was gone, or half written", async () => {
    using folder = temporaryFolder();
    const reported: string[] = [];
    const { at } = openArchiveOf(folder.path, archiveOf(10), reported);
    const file = join(folder.path, "heights.pmtiles");
    expect(await at(place)).toBeCloseTo(10, 6);
    rmSync(file);
    expect(await at(place)).toBe("outside");
    const next = archiveOf(20);
    writeFileSync(file, next.subarray(0, 300));
    expect(await at(place)).toBe("outside");
    writeFileSync(file, "");
    expect(await at(place)).toBe("outside");
    writeFileSync(file, next);
    expect(await at(place)).toBeCloseTo(20, 6);
    expect(reported).toEqual([
      "heights.pmtiles: it does not exist",
      "heights.pmtiles: it is cut short",
      "heights.pmtiles: it is empty",
    ]);
  });

  test("leaves no handle open, however many calls are under way", async () => {
    using folder = temporaryFolder();
    const { at } = openArchiveOf(folder.path, archiveOf(1));
    const file = join(folder.path, "heights.pmtiles");
    for (let metres = 2; metres < 30; metres++) {
      const before = Array.from({ length: 8 }, () => at(place));
      writeFileSync(`${file}.new`, archiveOf(metres));
      renameSync(`${file}.new`, file);
      const after = await Promise.all(Array.from({ length: 8 }, () => at(place)));
      for (const reading of after) expect(reading).toBeCloseTo(metres, 6);
      for (const reading of await Promise.all(before)) expect(reading).toBeNumber();
    }
    // One that is of no use is closed as well.
    writeFileSync(file, makeArchive({ type: TileType.Mvt, tiles: [] }));
    await at(place);
    writeFileSync(file, archiveOf(40));
    expect(await at(place)).toBeCloseTo(40, 6);
    expect(handlesIn(folder.path)).toBe(1);
  });
});

test("many calls at once are all answered", async () => {
  using folder = temporaryFolder();
  const tiles = await worldTiles(terrariumPng);
  const { at } = openArchiveOf(folder.path, { tiles, type: TileType.Png });
  const found = await Promise.all(
    Array.from({ length: 500 }, (_, place) =>
      at(placeOf((place * 37.3) % WORLD, (place * 91.7) % WORLD)),
    ),
  );
  for (const [place, reading] of found.entries()) {
    const expected = independent((place * 37.3) % WORLD, (place * 91.7) % WORLD);
    if (place > 0) expect(Number(reading)).toBeCloseTo(expected, 2);
  }
});
