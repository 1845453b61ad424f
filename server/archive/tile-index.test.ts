import { expect, test } from "bun:test";
import fc from "fast-check";
import { tileIdToZxy, zxyToTileId } from "pmtiles";
import { Column } from "./column";
import type { Directory } from "./directory";
import { tileIdOf, zoomOf } from "./hilbert";
import { TileIndexBuilder } from "./tile-index";

const GIBIBYTE = 2 ** 30;

interface Entry {
  id: number;
  run?: number;
  offset: number;
  length: number;
}

function indexOf(entries: readonly Entry[]) {
  const sorted = entries.toSorted((one, other) => one.id - other.id);
  const column = (of: (entry: Entry) => number) => Float64Array.from(sorted, of);
  const directory: Directory = {
    count: sorted.length,
    ids: column(({ id }) => id),
    runs: column(({ run }) => run ?? 1),
    lengths: column(({ length }) => length),
    offsets: column(({ offset }) => offset),
  };
  const builder = new TileIndexBuilder(2 ** 50);
  // In two parts, as from two leaf directories.
  const half = sorted.length >> 1;
  builder.add(directory, 0, half);
  builder.add(directory, half, sorted.length);
  return builder.finish();
}

test("a tile's number is the one of the reference", () => {
  const tile = fc
    .integer({ min: 0, max: 26 })
    .chain((z) => fc.tuple(fc.constant(z), fc.nat(2 ** z - 1), fc.nat(2 ** z - 1)));
  fc.assert(
    fc.property(tile, ([z, x, y]) => {
      const id = tileIdOf(z, x, y);
      expect(id).toBe(zxyToTileId(z, x, y));
      expect(zoomOf(id)).toBe(z);
    }),
    { numRuns: 2000 },
  );
  for (let id = 0; id < 6000; id++) expect(tileIdOf(...tileIdToZxy(id))).toBe(id);
});

test("places beyond 4 GiB and tiles of deep zooms are found", () => {
  const deep = [
    [0, 0, 0, 0],
    [15, 32_767, 0, 3 * GIBIBYTE],
    [16, 0, 0, 5 * GIBIBYTE],
    [20, 1_048_575, 1_048_575, 700 * GIBIBYTE],
    [26, 67_108_863, 67_108_863, 900 * GIBIBYTE],
  ] as const;
  const index = indexOf(
    deep.map(([z, x, y, offset]) => ({ id: zxyToTileId(z, x, y), offset, length: 1000 })),
  );
  for (const [z, x, y, offset] of deep) {
    expect(index.find(z, x, y)).toEqual({ offset, length: 1000 });
  }
  expect([index.minZoom, index.maxZoom]).toEqual([0, 26]);
  expect(index.first).toEqual({ offset: 0, length: 1000 });
  for (const [z, x, y] of [
    [1, 0, 0],
    [15, 32_766, 0],
    [20, 0, 0],
    [26, 0, 0],
  ] as const) {
    expect(index.find(z, x, y)).toBeNull();
  }
});

test("a run has one place, and no tile behind its end", () => {
  const index = indexOf([{ id: zxyToTileId(2, 0, 0), run: 3, offset: 40, length: 2 }]);
  const found = [];
  for (let x = 0; x < 4; x++) {
    for (let y = 0; y < 4; y++) if (index.find(2, x, y)) found.push(zxyToTileId(2, x, y));
  }
  expect(found.toSorted()).toEqual([5, 6, 7]);
  expect([index.minZoom, index.maxZoom]).toEqual([2, 2]);
});

test("an entry without content is no tile", () => {
  const index = indexOf([
    { id: 0, offset: 0, length: 0 },
    { id: 1, offset: 0, length: 7 },
  ]);
  expect(index.find(0, 0, 0)).toBeNull();
  expect(index.find(1, 0, 0)).toEqual({ offset: 0, length: 7 });
  expect(index.minZoom).toBe(1);
});

test("numbers take four bytes each until one does not fit into them", () => {
  const column = new Column();
  const thousand = Float64Array.from({ length: 1000 }, (_, at) => at);
  for (let part = 0; part < 1000; part++) column.append(thousand, 1000, 999);
  expect(column.finish()).toBeInstanceOf(Uint32Array);
  expect(column.finish().byteLength).toBe(4_000_000);
  column.append(Float64Array.of(2 ** 40, 7), 1, 2 ** 40);
  const wide = column.finish();
  expect(wide.byteLength).toBe(8_000_008);
  expect([wide[0], wide[999_999], wide[1_000_000], wide[1_000_001]]).toEqual([
    ...[0, 999, 2 ** 40, undefined],
  ]);
});
