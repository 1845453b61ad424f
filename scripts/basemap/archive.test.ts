import { expect, test } from "bun:test";
import { PMTiles, type Source } from "pmtiles";
import { type Tile, writeArchive } from "./archive";

const INFO = {
  metadata: { name: "Test", type: "baselayer" },
  bounds: [-180, -85, 180, 85],
  center: [23.15, 54.3, 3],
} as const;

function reader(bytes: Uint8Array): PMTiles {
  const source: Source = {
    getKey: () => "test",
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
}

/** Every tile down to a zoom; content repeats where `of` says so. */
function tilesTo(zoom: number, of: (z: number, x: number, y: number) => string): Tile[] {
  const tiles: Tile[] = [];
  for (let z = 0; z <= zoom; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        tiles.push({ z, x, y, data: new TextEncoder().encode(of(z, x, y)) });
      }
    }
  }
  return tiles;
}

test("the reader finds every tile, its header and its metadata", async () => {
  const tiles = tilesTo(4, (z, x, y) => `${z}/${x}/${y}`);
  const archive = reader(writeArchive(tiles.toReversed(), INFO));
  for (const { z, x, y } of tiles) {
    const found = await archive.getZxy(z, x, y);
    expect(new TextDecoder().decode(found?.data)).toBe(`${z}/${x}/${y}`);
  }
  expect(await archive.getZxy(5, 0, 0)).toBeUndefined();
  expect(await archive.getMetadata()).toEqual(INFO.metadata);
  const header = await archive.getHeader();
  expect(header).toMatchObject({
    clustered: true,
    minZoom: 0,
    maxZoom: 4,
    minLon: -180,
    maxLat: 85,
    centerZoom: 3,
    centerLat: 54.3,
    numAddressedTiles: tiles.length,
  });
});

test("equal tiles are stored once, and a run of them is one entry", async () => {
  const bytes = writeArchive(
    tilesTo(5, () => "sea"),
    INFO,
  );
  const header = await reader(bytes).getHeader();
  expect(header.numTileContents).toBe(1);
  expect(header.numTileEntries).toBe(1);
  expect(header.tileDataLength).toBe(3);
});

test("a large directory is split into leaves that the reader follows", async () => {
  const tiles = tilesTo(7, (z, x, y) => "x".repeat(Bun.hash.crc32(`${z} ${x} ${y}`) % 997) + x + y);
  const archive = reader(writeArchive(tiles, INFO));
  expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
  const last = await archive.getZxy(7, 127, 3);
  expect(new TextDecoder().decode(last?.data)).toEndWith("1273");
});

test("the same tiles give the same bytes in any order", () => {
  const tiles = tilesTo(3, (_z, x) => `${x}`);
  expect(writeArchive(tiles, INFO)).toEqual(writeArchive(tiles.toReversed(), INFO));
});
