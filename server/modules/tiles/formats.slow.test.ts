import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { Compression, TileType } from "pmtiles";
import { MAX_LATITUDE } from "../../../web/domain/map/web-mercator";
import { runRowOn } from "../../testing/api-table";
import { createTestServer, type TestServerOptions } from "../../testing/app";
import { avifTile, jpegTile, pngTile, webpTile } from "../../testing/tiles";
import { CHECK, CHECKED, LAYERS, MOUNTAIN, mapFolder, STREETS } from "./testing/maps";

const folder = mapFolder();
afterAll(() => folder[Symbol.dispose]());

let overview: TestServerOptions;
let mountain: TestServerOptions;
let streets: TestServerOptions;
beforeAll(async () => {
  overview = await folder.open(null);
  mountain = await folder.open(folder.write("mountain.pmtiles", MOUNTAIN));
  streets = await folder.open(folder.write("streets.pmtiles", STREETS));
});

describe("of an archive", () => {
  test.each([
    ["png", TileType.Png, pngTile(3, 128), "image/png", 128],
    ["jpg", TileType.Jpeg, jpegTile(1024), "image/jpeg", 1024],
    ["webp", TileType.Webp, webpTile("forest", 512), "image/webp", 512],
    ["avif", TileType.Avif, avifTile(512), "image/avif", 512],
    ["webp", TileType.Png, webpTile("said to be PNG"), "image/webp", 512],
    ["png", TileType.Unknown, pngTile(4), "image/png", 256],
    ["png", TileType.Png, Buffer.from("unlike any picture"), "image/png", 256],
  ] as const)("%s (said to be %d)", async (format, type, bytes, contentType, tileSize) => {
    const file = folder.write("picture.pmtiles", { tiles: [{ ...CHECKED, bytes }], type });
    using server = createTestServer(await folder.open(file));
    const answer = await server.ask(CHECK);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, contentType]);
    expect(Buffer.from(await answer.bytes()).equals(bytes)).toBeTrue();
    const map = await (await server.ask("/api/map")).json();
    expect(map).toMatchObject({
      state: "ready",
      type: "raster",
      format,
      tileSize,
      name: "picture",
    });
  });

  test.each([
    ["gzip", "gzip, br", "gzip", Compression.Gzip, gzipSync],
    ["gzip", "gzip;q=0", null, Compression.Gzip, gzipSync],
    ["gzip", null, null, Compression.Gzip, gzipSync],
    ["brotli", "gzip, br", "br", Compression.Brotli, brotliCompressSync],
    ["brotli", "gzip", null, Compression.Brotli, brotliCompressSync],
    ["zstd", "gzip, br, zstd", null, Compression.Zstd, zstdCompressSync],
    ["none", "gzip", null, Compression.None, Buffer.from],
  ] as const)("vector tiles in %s, to who takes %p", async (...given) => {
    const [, accepted, encoding, tileCompression, pack] = given;
    const bytes = pack(Buffer.from("the layers"));
    const tiles = [{ ...CHECKED, bytes }];
    const packed = { tiles, type: TileType.Mvt, tileCompression, metadata: LAYERS };
    const file = folder.write("packed.pmtiles", packed);
    using server = createTestServer(await folder.open(file));
    const path = CHECK.replace("png", "mvt");
    const headers: Record<string, string> =
      accepted === null ? {} : { "accept-encoding": accepted };
    const answer = await server.ask(path, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe(
      tileCompression === Compression.None ? null : "Accept-Encoding",
    );
    const expected = encoding === null ? Buffer.from("the layers") : bytes;
    expect(Buffer.from(await answer.bytes()).equals(expected)).toBeTrue();
    const etag = answer.headers.get("etag") ?? "";
    const again = await server.ask(path, { headers: { ...headers, "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});

describe("what the page learns of the map", () => {
  const map = async (given: TestServerOptions) => {
    using server = createTestServer(given);
    return await (await server.ask("/api/map")).json();
  };

  test("of a unit's own pictures", async () => {
    expect(await map(mountain)).toEqual({
      state: "ready",
      type: "raster",
      schema: "raster",
      format: "webp",
      template: expect.stringContaining(".png?v="),
      tileSize: 512,
      bounds: [-118.32, 36.56, -118.26, 36.6],
      center: [-118.29, 36.577, 12],
      minZoom: 8,
      maxZoom: 15,
      attribution: "QGIS © 2026 © <i>",
      name: "Mt & Whitney",
      overview: false,
      under: expect.objectContaining({ name: "Sightline overview", maxZoom: 8 }),
      online: null,
    });
  });

  test("of the overview", async () => {
    expect(await map(overview)).toMatchObject({
      overview: true,
      type: "raster",
      tileSize: 256,
      bounds: [-180, -85, 180, 85],
      center: [23, 54, 8],
      minZoom: 0,
      maxZoom: 8,
      attribution: "Natural Earth",
    });
  });

  test("of a vector map, whose pictures are the overview's", async () => {
    expect(await map(streets)).toMatchObject({
      type: "vector",
      schema: "protomaps",
      format: "mvt",
      template: expect.stringMatching(/^\/tiles\/\{z\}\/\{x\}\/\{y\}\.mvt\?v=/),
      overview: false,
    });
    await runRowOn(streets, { name: "", path: CHECK, status: 200, holds: ["PNG"] });
    await runRowOn(streets, { name: "", path: "/tiles/8/143/81.png", status: 404 });
  });

  test("of an archive that says nothing of itself", async () => {
    const { tiles } = MOUNTAIN;
    const bounds = [0, 0, 0, 0] as const;
    const empty = { tiles, type: TileType.Webp, bounds };
    const world = { bounds: [-180, -MAX_LATITUDE, 180, MAX_LATITUDE], center: [0, 0, 8] };
    const named = { name: "Own area", attribution: "", ...world };
    expect(await map(await folder.open(folder.write("Own area.pmtiles", empty)))).toMatchObject(
      named,
    );
    for (const reported of ["-10,-5.5,10,95", [-10, -5.5, 10, 95]]) {
      const file = folder.write("told.pmtiles", {
        ...empty,
        metadata: { bounds: reported, name: 7 },
      });
      expect(await map(await folder.open(file))).toMatchObject({
        name: "told",
        bounds: [-10, -5.5, 10, MAX_LATITUDE],
      });
    }
    const metadata = { bounds: "here, there" };
    expect(
      await map(await folder.open(folder.write("odd.pmtiles", { ...empty, metadata }))),
    ).toMatchObject(world);
  });

  test("of the hosted demonstration's tiles", async () => {
    const template = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
    expect(await map({ ...overview, config: { tilesUrl: template } })).toMatchObject({
      online: { template, attribution: "© OpenStreetMap contributors", maxZoom: 18 },
    });
  });

  test("of an own tile server, which is not credited to OpenStreetMap unless the host says so", async () => {
    const tilesUrl = "https://tiles.example.org:8443/{z}/{x}/{y}.png";
    expect(await map({ ...overview, config: { tilesUrl } })).toMatchObject({
      online: { template: tilesUrl, attribution: "Tiles: tiles.example.org:8443", maxZoom: 18 },
    });
    const reported = { tilesUrl, tilesAttribution: "© Example maps", tilesMaxZoom: 14 };
    expect(await map({ ...overview, config: reported })).toMatchObject({
      online: { template: tilesUrl, attribution: "© Example maps", maxZoom: 14 },
    });
  });
});
