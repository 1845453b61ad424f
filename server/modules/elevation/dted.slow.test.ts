import { describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/app";
import { type TestDted, writeDted } from "./testing/dted-tiles";
import { openTileFolder } from "./testing/folder";
import { writeTile } from "./testing/hgt-tiles";

/** Hills without a pattern that a mistake could hide in, below the sea as well. */
const hills = (row: number, column: number) =>
  Math.round(300 * Math.sin(row / 7.3) * Math.cos(column / 5.1) + ((row * 31 + column * 17) % 97));

/** Between the posts of a grid, read with no regard to how the reader does it. */
function independent(columns: number, rows: number) {
  return (northwards: number, eastwards: number) => {
    const [y, x] = [northwards * (rows - 1), eastwards * (columns - 1)];
    const [bottom, left] = [
      Math.min(Math.trunc(y), rows - 2),
      Math.min(Math.trunc(x), columns - 2),
    ];
    const line = (row: number) =>
      hills(row, left) + (x - left) * (hills(row, left + 1) - hills(row, left));
    return line(bottom) + (y - bottom) * (line(bottom + 1) - line(bottom));
  };
}

/** Places strewn evenly (Roberts' R2 sequence), the edges among them. */
const places = Array.from({ length: 300 }, (_, at) => ({
  north: at % 50 === 0 ? 1 : (at * 0.7548776662466927) % 1,
  east: at % 60 === 0 ? 0 : (at * 0.5698402909980532) % 1,
}));

test.each<[string, Omit<TestDted, "post">]>([
  ["level 0", { level: 0, south: 10, west: 20 }],
  ["level 1", { level: 1, south: -34, west: -59 }],
  ["level 2", { level: 2, south: 0, west: -1 }],
  ["level 1, whose columns lie further apart", { level: 1, south: 54, west: 23, wider: 2 }],
  ["level 0 near the pole", { level: 0, south: -90, west: 179, wider: 6 }],
])("%s agrees with an independent interpolation", async (_, given) => {
  using folder = temporaryFolder();
  writeDted(folder.path, `a.dt${given.level}`, { ...given, post: hills });
  const { at, counts } = await openTileFolder(folder.path);
  expect(counts()).toEqual({ srtm: 0, dted: 1 });
  const rows = [121, 1201, 3601][given.level] ?? 0;
  const expected = independent((rows - 1) / (given.wider ?? 1) + 1, rows);
  for (const { north, east } of places) {
    const found = await at({ latitude: given.south + north, longitude: given.west + east });
    expect(Math.abs(Number(found) - expected(north, east))).toBeLessThan(0.1);
  }
});

test("a tile lies where its header says, whatever its name and folder", async () => {
  using folder = temporaryFolder();
  const flat = (metres: number) => () => metres;
  writeDted(folder.path, "e008/n52.DT1", { level: 1, south: 52, west: 8, post: flat(61) });
  writeDted(folder.path, "w001/n52.dt1", { level: 1, south: 52, west: -1, post: flat(73) });
  writeDted(folder.path, "dted/s01/x.dt0", { level: 0, south: -1, west: -180, post: flat(5) });
  const { at, counts } = await openTileFolder(folder.path);
  expect(counts().dted).toBe(3);
  expect(await at({ latitude: 52.5, longitude: 8.5 })).toBe(61);
  expect(await at({ latitude: 52.5, longitude: -0.5 })).toBe(73);
  expect(await at({ latitude: -0.5, longitude: 180 })).toBe(5);
  expect(await at({ latitude: 52.5, longitude: 9.5 })).toBe("outside");
});

test("where several cover a place the finest answers", async () => {
  using folder = temporaryFolder();
  const tile = (level: 0 | 1 | 2) =>
    writeDted(folder.path, `n52e008.dt${level}`, { level, south: 52, west: 8, post: () => level });
  const height = async () =>
    (await openTileFolder(folder.path)).at({ latitude: 52.5, longitude: 8.5 });
  tile(0);
  expect(await height()).toBe(0);
  tile(1);
  expect(await height()).toBe(1);
  writeTile(folder.path, "N52E008.hgt", 1201, () => 7);
  expect(await height()).toBe(7);
  tile(2);
  expect(await height()).toBe(2);
});

test.each([
  ["0xffff", "void"], // −32,767
  ["0x8000", "void"], // zero with a sign; −32,768 in two's complement
  [-9999, "void"],
  [-501, "void"],
  [9001, "void"],
  [-1, -1],
  [-430, -430],
  [8848, 8848],
] as const)("a post of %p is %p", async (post, reading) => {
  using folder = temporaryFolder();
  writeDted(folder.path, "a.dt0", {
    level: 0,
    south: 0,
    west: 0,
    post: (row) => (row > 60 ? post : 0),
  });
  const { at } = await openTileFolder(folder.path);
  expect(await at({ latitude: 0.75, longitude: 0.5 })).toBe(reading);
  expect(await at({ latitude: 0.25, longitude: 0.5 })).toBe(0);
});

describe("a tile of no use is told once, and leaves its place to others:", () => {
  const header = "its header is not that of DTED";
  const degree = "its header is not that of a whole degree";
  const change = (at: number, text: string) => (bytes: Buffer) => {
    bytes.write(text, at, "latin1");
    return bytes;
  };
  test.each<[string, (bytes: Buffer) => Buffer, string]>([
    ["empty", () => Buffer.alloc(0), header],
    ["another file", () => Buffer.from("PK\x03\x04 and so on"), header],
    ["no user header", change(0, "VOL1"), header],
    ["no identification", change(80, "XXX"), header],
    ["no accuracy", change(728, "XXX"), header],
    ["an impossible count", change(47, "0000"), degree],
    ["an interval that does not fit", change(24, "0020"), degree],
    ["a corner between degrees", change(4, "0083000E"), degree],
    ["letters for figures", change(20, "????"), degree],
    ["half a header", (bytes) => bytes.subarray(0, 1000), "it is cut short"],
    ["half a copy", (bytes) => bytes.subarray(0, bytes.length / 2), "it is cut short"],
    ["one byte less", (bytes) => bytes.subarray(0, -1), "it is cut short"],
    [
      "a damaged part",
      (bytes) => bytes.fill(0, 3428 + 60 * 254 + 20, 3428 + 61 * 254),
      "a part of it is damaged: its checksum is wrong",
    ],
  ])("%s", async (_, spoil, reason) => {
    using folder = temporaryFolder();
    const post = () => 50;
    const bytes = writeDted(folder.path, "n52.dt0", { level: 0, south: 52, west: 8, post });
    writeFileSync(join(folder.path, "n52.dt0"), spoil(bytes));
    const told: string[] = [];
    const { at, counts, unused } = await openTileFolder(folder.path, (file, why) =>
      told.push(`${file}: ${why}`),
    );
    for (let again = 0; again < 2; again++)
      expect(await at({ latitude: 52.5, longitude: 8.5 })).toBe("outside");
    expect(told).toEqual([`n52.dt0: ${reason}`]);
    expect(unused()).toEqual([{ file: "n52.dt0", reason, command: null }]);
    expect(counts().dted).toBe(0);
  });
});
