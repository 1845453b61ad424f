import { describe, expect, test } from "bun:test";
import { encode } from "fast-png";
import { VECTOR_SCHEMAS } from "../../web/domain/map/map-schema";
import { regionLayers, regionTile, TOWN } from "../../web/domain/map/testing/vector-region";
import { encodeTile } from "../../web/domain/map/testing/vector-tile";
import { tileAt } from "../../web/domain/map/tile-address";
import { terrariumPng, terrariumWebp } from "../modules/elevation/testing/terrarium-tiles";
import { jpegTile, pngTile } from "../testing/tiles";
import { ArchiveError } from "./archive-error";
import { type ArchiveContent, schemaOf } from "./schema";

const TILE = tileAt({ lat: TOWN[1], lng: TOWN[0] }, 13);

const vector = (metadata: ArchiveContent["metadata"], ...tiles: Uint8Array[]) =>
  schemaOf({ metadata, isVector: true, someTiles: async () => tiles });

describe("vector tiles", () => {
  test.each(VECTOR_SCHEMAS)(
    "%s, as the metadata says, without looking at a tile",
    async (schema) => {
      const someTiles = () => Promise.reject(new Error("a tile was asked for"));
      const metadata = { vector_layers: regionLayers(schema) };
      expect(await schemaOf({ metadata, isVector: true, someTiles })).toEqual({ schema });
    },
  );

  const DAMAGED: [string, unknown][] = [
    ["nothing", undefined],
    ["a text", "earth, roads"],
    ["an object", { earth: {} }],
    ["rubbish", [null, 5, "roads", { id: 7 }, { fields: {} }, { id: "roads", fields: [] }]],
    ["names alone", [{ id: "roads" }, { id: "earth" }, { id: "transportation" }]],
  ];
  test.each(
    VECTOR_SCHEMAS.flatMap((schema) =>
      DAMAGED.map(([what, said]) => [schema, what, said] as const),
    ),
  )("%s, as a tile shows, where the metadata is %s", async (schema, _, vector_layers) => {
    expect(await vector({ vector_layers }, regionTile(schema, TILE))).toEqual({ schema });
  });

  test("of several tiles all are looked at together", async () => {
    const at = [TOWN];
    const [first, second] = ["streets", "land"].map((layer) =>
      encodeTile(TILE, [{ layer, is: "point", at, tags: { kind: "path" } }]),
    );
    if (!first || !second) throw new Error("there are two");
    expect(await vector({}, first)).toEqual({ schema: "unknown", layers: ["streets"] });
    expect(await vector({}, first, second)).toEqual({ schema: "shortbread" });
  });

  test("of a schema that nobody knows are told by their layers, each once and readable", async () => {
    const vector_layers = [
      ...[{ id: "contours", fields: { ele: "Number" } }, { id: "spot\u202e\n heights" }],
      ...[{ id: "x".repeat(99) }, { id: "contours" }, { id: " " }],
    ];
    expect(await vector({ vector_layers })).toEqual({
      schema: "unknown",
      layers: ["contours", "spot heights", "x".repeat(40)],
    });
    const tile = encodeTile(TILE, [{ layer: "mines", is: "point", at: [TOWN], tags: { id: 5 } }]);
    expect(await vector({}, tile)).toEqual({ schema: "unknown", layers: ["mines"] });
  });

  test("that are empty have no layers; those that cannot be read are an error", async () => {
    expect(await vector({}, new Uint8Array())).toEqual({ schema: "unknown", layers: [] });
    for (const tiles of [[], [Buffer.from("no layers")]]) {
      const fault = await vector({}, ...tiles).catch((error: unknown) => error);
      expect(fault).toEqual(new ArchiveError("damaged", "its tiles cannot be read"));
    }
  });
});

describe("pictures", () => {
  const pictures = (metadata: ArchiveContent["metadata"], ...tiles: Uint8Array[]) =>
    schemaOf({ metadata, isVector: false, someTiles: async () => tiles });
  const hills = (x: number, y: number) => 180 + 140 * Math.sin(x / 20) + 90 * Math.cos(y / 15);
  /** Mapbox' encoding. */
  const mapboxPng = (side: number) => {
    const data = new Uint8Array(side * side * 3);
    for (let pixel = 0; pixel < side * side; pixel++) {
      const value = Math.round((hills(pixel % side, Math.floor(pixel / side)) + 10_000) * 10);
      data.set([value >> 16, (value >> 8) & 255, value & 255], pixel * 3);
    }
    return encode({ width: side, height: side, channels: 3, depth: 8, data });
  };
  /** A picture of two directions of colour. */
  const gradient = (red: (x: number) => number, green: (y: number) => number) => {
    const data = new Uint8Array(64 * 64 * 3);
    for (let pixel = 0; pixel < 64 * 64; pixel++) {
      data.set([red(pixel % 64), green(Math.floor(pixel / 64)), 90], pixel * 3);
    }
    return encode({ width: 64, height: 64, channels: 3, depth: 8, data });
  };

  test.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ["Terrarium as PNG", terrariumPng(256, hills)],
    ["Terrarium as WebP", terrariumWebp(256, hills)],
    ["Terrarium below the sea", terrariumPng(256, (x, y) => hills(x, y) - 3000)],
    ["Terrarium with a void", terrariumPng(256, (x, y) => (x < 9 ? null : hills(x, y)))],
    ["Mapbox", mapboxPng(256)],
  ])("that are heights: %s", async (_, tile) => {
    expect(await pictures({}, await tile)).toEqual({ schema: "terrain" });
    expect(await pictures({}, pngTile(9), await tile)).toEqual({ schema: "terrain" });
  });

  test.each(["terrarium", "mapbox"])("that are said to be heights: %s", async (encoding) => {
    expect(await pictures({ encoding }, pngTile(200))).toEqual({ schema: "terrain" });
  });

  test.each<[string, Uint8Array]>([
    ["of the grey of Terrarium's sea level", pngTile(128)],
    ["of the black that Mapbox' land is", pngTile(1)],
    [
      "of one red and one green",
      gradient(
        () => 130,
        () => 200,
      ),
    ],
    [
      "of many reds and greens",
      gradient(
        (x) => 90 + x,
        (y) => 3 * y,
      ),
    ],
    [
      "of light ground",
      gradient(
        (x) => 200 + (x % 40),
        (y) => 150 + y,
      ),
    ],
    [
      "of green on black, as at night",
      gradient(
        () => 0,
        (y) => 3 * y,
      ),
    ],
    ["that cannot be decoded here", jpegTile()],
    ["that are none", Buffer.from("unlike any picture")],
  ])("%s are a map", async (_, tile) => {
    expect(await pictures({}, tile)).toEqual({ schema: "raster" });
  });

  test("of which none is there are a map", async () => {
    expect(await pictures({ encoding: 7 })).toEqual({ schema: "raster" });
  });
});
