import { expect, test } from "bun:test";
import { createTestServer, type TestServerOptions } from "../../testing/app";

async function answer(ownFiles: TestServerOptions["ownFiles"]) {
  using server = createTestServer({ ...(ownFiles && { ownFiles }) });
  return (await server.ask("/api/own-files")).json();
}

test("nothing of one's own", async () => {
  expect(await answer(undefined)).toEqual({ map: null, heights: null, unused: [] });
});

test.each([
  [{ srtm: 1, dted: 0 }, "1 SRTM tile"],
  [{ srtm: 12, dted: 1 }, "12 SRTM tiles and 1 DTED tile"],
  [{ srtm: 0, dted: 2 }, "2 DTED tiles"],
  ["terrain.pmtiles", "terrain.pmtiles"],
])("heights of %j are told", async (heights, text) => {
  expect(await answer({ heights: () => heights })).toMatchObject({ heights: text });
});

test("the map, and the files that are not used", async () => {
  const unused = [{ file: "a.tif", reason: "it is a GeoTIFF", command: "gdal" }];
  expect(await answer({ map: () => "b.mbtiles", unused: () => unused })).toEqual({
    map: "b.mbtiles",
    heights: null,
    unused,
  });
});
