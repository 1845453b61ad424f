import { describe, expect, test } from "bun:test";
import {
  archiveText,
  DRAWN_SCHEMAS,
  type DrawnSchema,
  mapText,
  schemaOfLayers,
  VECTOR_SCHEMAS,
} from "./map-schema";
import { regionLayers } from "./testing/vector-region";

const layers = (said: Record<string, string>) =>
  Object.entries(said).map(([name, keys]) => ({ name, keys: keys.split(" ") }));

/** As the documentation of each lists them, and what is in them. */
const PROTOMAPS = layers({
  boundaries: "kind kind_detail disputed sort_rank",
  buildings: "kind height sort_rank",
  earth: "kind name",
  landcover: "kind",
  landuse: "kind sort_rank",
  places: "kind kind_detail name population population_rank min_zoom",
  pois: "kind name min_zoom",
  roads: "kind kind_detail ref network sort_rank",
  water: "kind kind_detail name sort_rank",
});
const OPEN_MAP_TILES = layers({
  aerodrome_label: "class name iata",
  aeroway: "class ref",
  boundary: "admin_level disputed maritime",
  building: "render_height render_min_height",
  housenumber: "housenumber",
  landcover: "class subclass",
  landuse: "class",
  mountain_peak: "class name ele",
  park: "class name rank",
  place: "class name rank capital",
  poi: "class subclass name",
  transportation: "class subclass brunnel oneway",
  transportation_name: "class name ref",
  water: "class brunnel",
  water_name: "class name",
  waterway: "class name",
});
const SHORTBREAD = layers({
  addresses: "housenumber",
  boundaries: "admin_level maritime disputed",
  boundary_labels: "admin_level name name_en way_area",
  bridges: "kind",
  buildings: "dummy",
  land: "kind",
  ocean: "x y",
  place_labels: "kind name name_en population",
  pois: "amenity shop name",
  sites: "kind amenity",
  street_labels: "kind name ref tunnel",
  streets: "kind rail tunnel bridge link",
  water_lines: "kind tunnel bridge",
  water_polygons: "kind way_area",
});
const MAPBOX_STREETS = layers({
  admin: "admin_level worldview",
  aeroway: "type",
  building: "type height",
  landuse: "class type",
  landuse_overlay: "class type",
  place_label: "class type name",
  road: "class type structure",
  water: "",
  waterway: "class type",
});

describe("the schema of layers", () => {
  test.each([
    ["Protomaps", PROTOMAPS, "protomaps"],
    ["OpenMapTiles", OPEN_MAP_TILES, "openmaptiles"],
    ["Shortbread", SHORTBREAD, "shortbread"],
    [
      "Protomaps before version 4",
      layers({ earth: "pmap:kind", roads: "pmap:kind pmap:level name", natural: "pmap:kind" }),
      "protomaps",
    ],
    [
      "Protomaps with layers of the unit's own",
      [...PROTOMAPS, ...layers({ mines: "class" })],
      "protomaps",
    ],
    ["a part of OpenMapTiles", layers({ transportation: "class", water: "class" }), "openmaptiles"],
    [
      "Shortbread with a few of OpenMapTiles",
      [...SHORTBREAD, ...OPEN_MAP_TILES.slice(0, 4)],
      "shortbread",
    ],
    ["Mapbox Streets", MAPBOX_STREETS, null],
    ["as many of one as of another", [...PROTOMAPS.slice(2, 5), ...SHORTBREAD.slice(9, 12)], null],
    ["names without what is in them", PROTOMAPS.map(({ name }) => ({ name, keys: [] })), null],
    ["names with other keys", layers({ roads: "fclass", water: "id", places: "NAME" }), null],
    ["one name that many use", layers({ roads: "kind", contours: "ele" }), null],
    ["names that every object has", layers({ constructor: "kind", toString: "class" }), null],
    ["none", [], null],
  ] as const)("%s", (_, given, schema) => {
    expect(schemaOfLayers(given)).toBe(schema);
  });

  test.each(VECTOR_SCHEMAS)("the tests' own region as %s", (schema) => {
    const said = regionLayers(schema).map(({ id, fields }) => ({
      name: id,
      keys: Object.keys(fields),
    }));
    expect(schemaOfLayers(said)).toBe(schema);
  });
});

describe("an archive in words", () => {
  const text = (bounds: readonly [number, number, number, number], zooms = [0, 14]) =>
    archiveText("X", { minZoom: zooms[0] ?? 0, maxZoom: zooms[1] ?? 0, bounds });

  test.each([
    [[23, 54.2, 23.3, 54.38], "54.20–54.38° N, 23.00–23.30° E"],
    [[-118.32, 36.56, -118.26, 36.6], "36.56–36.60° N, 118.32–118.26° W"],
    [[-3, -10, 8, 12.345], "10.00° S – 12.35° N, 3.00° W – 8.00° E"],
    [[-70, -55, 0, -20], "55.00–20.00° S, 70.00–0.00° W"],
    [[0, 0, 10, 10], "0.00–10.00° N, 0.00–10.00° E"],
    [[-180, -85.0511, 180, 85.0511], "the world"],
    [[-180, -85, 180, 85], "the world"],
    [[-180, -60, 180, 85], "60.00° S – 85.00° N, 180.00° W – 180.00° E"],
  ] as const)("%j: %s", (bounds, area) => {
    expect(text(bounds)).toBe(`X, zooms 0 to 14, ${area}`);
  });

  test("of a single zoom", () => {
    expect(text([1, 1, 2, 2], [3, 3])).toBe("X, zoom 3, 1.00–2.00° N, 1.00–2.00° E");
  });

  test("by the name of its schema; pictures by their format", () => {
    const named = (schema: DrawnSchema) =>
      mapText({ schema, format: "webp", minZoom: 3, maxZoom: 3, bounds: [1, 1, 2, 2] });
    const rest = ", zoom 3, 1.00–2.00° N, 1.00–2.00° E";
    expect(DRAWN_SCHEMAS.map((schema) => named(schema).replace(rest, ""))).toEqual([
      "Protomaps",
      "OpenMapTiles",
      "Shortbread",
      "raster (webp)",
    ]);
  });
});
