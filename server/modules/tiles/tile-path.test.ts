import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../../../web/domain/testing/runs";
import { WRONG_COORDINATES } from "./testing/coordinates";
import { readTilePath } from "./tile-path";

test.each([
  ["/tiles/0/0/0.png", { z: 0, x: 0, y: 0, kind: "png" }],
  ["/tiles/8/143/80.png", { z: 8, x: 143, y: 80, kind: "png" }],
  ["/tiles/8/255/255.mvt", { z: 8, x: 255, y: 255, kind: "mvt" }],
  ["/tiles/30/1073741823/0.png", { z: 30, x: 1_073_741_823, y: 0, kind: "png" }],
] as const)("%s is a tile's", (path, address) => {
  expect(readTilePath(path)).toEqual(address);
});

test.each(WRONG_COORDINATES)("%s is none", (coordinates) => {
  for (const extension of ["png", "mvt"]) {
    expect(readTilePath(`/tiles/${coordinates}.${extension}`)).toBe("wrong");
  }
});

test.each([
  ...["/", "/tiles", "/tiles/", "/tiles/8/143/80", "/tiles/8/143/80.jpg", "/tiles/8/143/80.PNG"],
  ...["/tiles/8/143.png", "/tiles/8/1/2/3.png", "/Tiles/8/143/80.png", "/tiles/8/143/80.png/"],
  ...["//tiles/8/143/80.png", "/api/tiles/8/143/80.png", "/tiles/8/143/80%2epng"],
])("%s is elsewhere", (path) => {
  expect(readTilePath(path)).toBe("elsewhere");
});

describe("of generated numbers", () => {
  test("every tile is read back, and none beside the map", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(2 ** 31), fc.nat(2 ** 31), (z, x, y) => {
        const read = readTilePath(`/tiles/${z}/${x}/${y}.png`);
        const isTile = x < 2 ** z && y < 2 ** z;
        expect(read).toEqual(isTile ? { z, x, y, kind: "png" } : "wrong");
      }),
    );
  });

  test("only the plain way of writing one is read", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = readTilePath(`/tiles/9/${text}/7.png`);
        if (typeof read === "object") expect(String(read.x)).toBe(text);
      }),
      { numRuns: runs(300) },
    );
  });
});
