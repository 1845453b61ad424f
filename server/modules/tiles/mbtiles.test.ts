/** An MBTiles archive is served as a PMTiles archive of the same tiles is. */
import { afterAll, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { VECTOR_SCHEMAS } from "../../../web/domain/map/map-schema";
import { createTestServer, type TestServerOptions } from "../../testing/app";
import { writeMbtiles } from "../../testing/mbtiles";
import { pngTile } from "../../testing/tiles";
import { regionArchive } from "../../testing/vector-archives";
import { CHECK, CHECKED, LAYERS, MOUNTAIN, mapFolder, STREETS } from "./testing/maps";

const folder = mapFolder();
afterAll(() => folder[Symbol.dispose]());

function mbtiles(name: string, given: Parameters<typeof writeMbtiles>[1]) {
  const file = folder.write(name, Buffer.alloc(0));
  writeMbtiles(file, given);
  return folder.open(file);
}

const mapOf = async (given: TestServerOptions) => {
  using server = createTestServer(given);
  const { template, ...facts } = await (await server.ask("/api/map")).json();
  return { facts, extension: /\.(\w+)\?v=/.exec(template)?.[1] };
};

test("pictures: what the page learns, and each tile with its true type", async () => {
  const { tiles, bounds, center, metadata } = MOUNTAIN;
  const given = await mbtiles("mountain.mbtiles", {
    tiles,
    metadata: {
      ...(metadata as Record<string, string>),
      format: "webp",
      bounds: String(bounds),
      center: String(center),
    },
  });
  const pmtiles = await folder.open(folder.write("mountain.pmtiles", MOUNTAIN));
  expect(await mapOf(given)).toEqual(await mapOf(pmtiles));
  using server = createTestServer(given);
  for (const { z, x, y, bytes } of tiles) {
    const answer = await server.ask(`/tiles/${z}/${x}/${y}.png`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await answer.bytes()).equals(bytes)).toBeTrue();
  }
  // Where it has none the overview is seen, and nothing where neither has one.
  expect((await server.ask(CHECK)).headers.get("x-map")).toBe("overview");
  expect((await server.ask("/tiles/8/43/100.png")).status).toBe(404);
});

test("vector tiles, sent as they are to who takes gzip", async () => {
  const given = await mbtiles("streets.mbtiles", {
    tiles: STREETS.tiles,
    metadata: {
      name: "Streets",
      attribution: "© OpenStreetMap",
      format: "pbf",
      bounds: "-180,-85,180,85",
      center: "0,0,0",
      json: JSON.stringify(LAYERS),
    },
  });
  const pmtiles = await folder.open(folder.write("streets.pmtiles", STREETS));
  expect(await mapOf(given)).toEqual(await mapOf(pmtiles));
  using server = createTestServer(given);
  const path = CHECK.replace("png", "mvt");
  const headers = { "accept-encoding": "gzip, br" };
  const packed = await server.ask(path, { headers });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
  expect(Buffer.from(await packed.bytes()).equals(gzipSync("streets"))).toBeTrue();
  expect(await (await server.ask(path)).text()).toBe("streets");
  const etag = packed.headers.get("etag") ?? "";
  expect((await server.ask(path, { headers: { ...headers, "if-none-match": etag } })).status).toBe(
    304,
  );
});

test.each(VECTOR_SCHEMAS)("the region of %s is the same in both, tile by tile", async (schema) => {
  const { tiles, metadata, bounds, center, ...rest } = regionArchive(schema);
  const { vector_layers, ...texts } = metadata as Record<string, string>;
  const given = await mbtiles(`${schema}.mbtiles`, {
    tiles,
    metadata: {
      ...texts,
      ...{ format: "pbf", bounds: String(bounds), center: String(center) },
      json: JSON.stringify({ vector_layers }),
    },
  });
  const whole = { tiles, metadata, bounds, center, ...rest };
  const pmtiles = await folder.open(folder.write(`${schema}.pmtiles`, whole));
  expect(await mapOf(given)).toEqual(await mapOf(pmtiles));
  expect((await mapOf(given)).facts).toMatchObject({ schema });
  using server = createTestServer(given);
  for (const { z, x, y, bytes } of tiles) {
    const headers = { "accept-encoding": "gzip" };
    const answer = await server.ask(`/tiles/${z}/${x}/${y}.mvt`, { headers });
    expect(Buffer.from(await answer.bytes()).equals(bytes)).toBeTrue();
  }
});

test("a picture that is another than its description says has its own type", async () => {
  const given = await mbtiles("odd.mbtiles", {
    tiles: [{ ...CHECKED, bytes: pngTile(9) }],
    metadata: { format: "jpg" },
  });
  using server = createTestServer(given);
  expect((await server.ask(CHECK)).headers.get("content-type")).toBe("image/png");
});
