import { expect, test } from "bun:test";
import { finestFirst, type Pyramid } from "./finest-tile";

const source = (name: string, minZoom: number, maxNativeZoom: number, tileSize = 256) => ({
  ...{ name, minZoom, maxNativeZoom, tileSize },
});

/** `own 3/1/2` for each, in order. */
const order = (
  tile: { z: number; x: number; y: number },
  tileSize: number,
  sources: readonly (Pyramid & { name: string })[],
) =>
  [...finestFirst(tile, tileSize, sources)].map(
    ({ source: { name }, from: { z, x, y } }) => `${name} ${z}/${x}/${y}`,
  );

test("a shallow map of the unit's own comes after the deeper one below", () => {
  const found = order({ z: 6, x: 37, y: 20 }, 256, [source("own", 0, 3), source("below", 0, 5)]);
  expect(found.slice(0, 4)).toEqual(["below 5/18/10", "below 4/9/5", "own 3/4/2", "below 3/4/2"]);
  expect(found).toHaveLength(2 + 4 * 2);
});

test("of two as fine the unit's own comes first", () => {
  expect(order({ z: 4, x: 9, y: 5 }, 256, [source("own", 4, 9), source("below", 0, 4)])).toEqual([
    "own 4/9/5",
    "below 4/9/5",
    "below 3/4/2",
    "below 2/2/1",
    "below 1/1/0",
    "below 0/0/0",
  ]);
});

test("a tile of twice the width is as fine as one of a zoom deeper", () => {
  const own = source("own", 0, 4, 512);
  const below = source("below", 4, 7);
  expect(order({ z: 6, x: 37, y: 20 }, 512, [own, below])).toEqual([
    "below 7/74/40",
    "below 6/37/20",
    // 4 of 512 pixels, and 5 of 256.
    "own 4/9/5",
    "below 5/18/10",
    "own 3/4/2",
    "below 4/9/5",
    "own 2/2/1",
    "own 1/1/0",
    "own 0/0/0",
  ]);
  // The same, asked for by a tile of 256 pixels.
  expect(order({ z: 7, x: 75, y: 41 }, 256, [own])[0]).toBe("own 4/9/5");
});

test("beyond both there is nothing above the shallowest", () => {
  expect(order({ z: 2, x: 1, y: 1 }, 256, [source("own", 5, 9)])).toEqual([]);
});
