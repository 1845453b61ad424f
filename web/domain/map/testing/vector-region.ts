/** A small invented region, in each schema as its own tools write it. */
import type { VectorSchema } from "../map-schema";
import { eastwards, southwards } from "../web-mercator";
import { encodeTile, type Position, type TileFeature } from "./vector-tile";

/** West, south, east, north. The default place of the maps lies in it. */
export const REGION = [23.0, 54.2, 23.3, 54.38] as const;
const [WEST, SOUTH, EAST, NORTH] = REGION;
export const LEAST_ZOOM = 6;
/** Some schemas go a zoom deeper; the file would be four times as large. */
export const DEEPEST_ZOOM = 14;

type Thing =
  | ("land" | "wood" | "lake" | "lake name" | "river")
  | ("motorway" | "main road" | "lane" | "house" | "town" | "village");

interface Feature {
  thing: Thing;
  at: readonly Position[];
  name: string;
  /** The shallowest zoom that has it. */
  from: number;
}

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** A ring of this many corners around a place, in degrees of latitude. */
function pond([lng, lat]: Position, radius: number, corners: number): Position[] {
  return Array.from({ length: corners }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / corners;
    const out = radius * (1 + 0.25 * Math.sin(3 * turn));
    return [lng + 1.7 * out * Math.cos(turn), lat + out * Math.sin(turn)];
  });
}

const LAKE: Position = [23.115, 54.312];
export const TOWN: Position = [23.1506, 54.2966];

/** Streets that cross each other, and a house on each side of them. */
function town([lng, lat]: Position): Feature[] {
  const [across, up] = [0.0022, 0.0013];
  const steps = [-3, -2, -1, 0, 1, 2, 3];
  const ends = [-3.4, 3.4] as const;
  const streets = steps.flatMap((step): Feature[] => {
    const [x, y] = [lng + step * across, lat + step * up];
    const northwards = ends.map((end): Position => [x, lat + end * up]);
    const eastwards = ends.map((end): Position => [lng + end * across, y]);
    return [
      { thing: "lane", at: northwards, name: `Lane ${step + 4}`, from: 12 },
      { thing: "lane", at: eastwards, name: `Row ${step + 4}`, from: 12 },
    ];
  });
  const houses = steps.flatMap((column) =>
    steps.map((row): Feature => {
      const [x, y] = [lng + (column + 0.3) * across, lat + (row + 0.3) * up];
      return { thing: "house", at: box(x, y, x + 0.0009, y + 0.0005), name: "", from: 13 };
    }),
  );
  return [...streets, ...houses];
}

const FEATURES: readonly Feature[] = [
  { thing: "land", at: box(...REGION), name: "", from: 0 },
  { thing: "wood", at: box(23.18, 54.32, 23.27, 54.37), name: "", from: 7 },
  { thing: "lake", at: pond(LAKE, 0.012, 48), name: "Mirror Lake", from: 6 },
  {
    thing: "lake name",
    at: [[23.11, 54.312], LAKE, [23.12, 54.312]],
    name: "Mirror Lake",
    from: 10,
  },
  {
    thing: "river",
    at: [LAKE, [23.13, 54.28], [23.12, 54.25], [23.14, 54.2]],
    name: "Heron",
    from: 9,
  },
  {
    thing: "motorway",
    at: [[WEST, 54.27], [23.1, 54.285], TOWN, [23.22, 54.3], [EAST, 54.33]],
    name: "Amber Road",
    from: 6,
  },
  {
    thing: "main road",
    at: [[23.16, SOUTH], [23.155, 54.26], TOWN, [23.14, 54.34], [23.15, NORTH]],
    name: "Mill Road",
    from: 8,
  },
  ...town(TOWN),
  { thing: "town", at: [TOWN], name: "Alderholm", from: 7 },
  { thing: "village", at: [[23.06, 54.278]], name: "Birkfield", from: 9 },
  { thing: "village", at: [[23.25, 54.312]], name: "Cranmoor", from: 9 },
  { thing: "village", at: [[23.156, 54.235]], name: "Dunmere", from: 10 },
];

type Written = (feature: Feature) => readonly TileFeature[];

const middle = ({ at }: Feature) => at.slice(at.length / 2, at.length / 2 + 1);
const area =
  (layer: string, tags: TileFeature["tags"]): Written =>
  ({ at }) => [{ layer, is: "polygon", at, tags }];
const line =
  (layer: string, tags: TileFeature["tags"], named?: string): Written =>
  ({ at, name }) => [
    { layer, is: "line", at, tags: named === undefined ? { ...tags, name } : tags },
    ...(named ? [{ layer: named, is: "line" as const, at, tags: { ...tags, name } }] : []),
  ];
const point =
  (layer: string, tags: TileFeature["tags"]): Written =>
  (feature) => [{ layer, is: "point", at: middle(feature), tags: { ...tags, name: feature.name } }];

const WRITTEN: Readonly<Record<VectorSchema, Readonly<Record<Thing, Written>>>> = {
  protomaps: {
    land: area("earth", { kind: "earth" }),
    wood: area("landuse", { kind: "forest" }),
    lake: area("water", { kind: "lake" }),
    "lake name": point("water", { kind: "lake" }),
    river: line("water", { kind: "river" }),
    motorway: line("roads", { kind: "highway" }),
    "main road": line("roads", { kind: "major_road" }),
    lane: line("roads", { kind: "minor_road" }),
    house: area("buildings", { kind: "building" }),
    town: point("places", { kind: "locality", population_rank: 6, min_zoom: 8 }),
    village: point("places", { kind: "locality", population_rank: 3, min_zoom: 11 }),
  },
  openmaptiles: {
    land: () => [],
    wood: area("landcover", { class: "wood", subclass: "forest" }),
    lake: area("water", { class: "lake" }),
    "lake name": line("water_name", { class: "lake" }),
    river: line("waterway", { class: "river" }),
    motorway: line("transportation", { class: "motorway" }, "transportation_name"),
    "main road": line("transportation", { class: "secondary" }, "transportation_name"),
    lane: line("transportation", { class: "minor" }, "transportation_name"),
    house: area("building", { render_height: 5 }),
    town: point("place", { class: "town", rank: 11 }),
    village: point("place", { class: "village", rank: 14 }),
  },
  shortbread: {
    land: () => [],
    wood: area("land", { kind: "forest" }),
    lake: area("water_polygons", { kind: "water" }),
    "lake name": point("water_polygons_labels", { kind: "water" }),
    river: line("water_lines", { kind: "river" }, "water_lines_labels"),
    motorway: line("streets", { kind: "motorway" }, "street_labels"),
    "main road": line("streets", { kind: "secondary" }, "street_labels"),
    lane: line("streets", { kind: "residential" }, "street_labels"),
    house: area("buildings", {}),
    town: point("place_labels", { kind: "town", population: 8000 }),
    village: point("place_labels", { kind: "village", population: 300 }),
  },
};

const written = (schema: VectorSchema, features: readonly Feature[]) =>
  features.flatMap((feature) => WRITTEN[schema][feature.thing](feature));

interface Address {
  z: number;
  x: number;
  y: number;
}

/** The region's tile at an address, uncompressed. */
export const regionTile = (schema: VectorSchema, tile: Address): Buffer =>
  encodeTile(
    tile,
    written(
      schema,
      FEATURES.filter(({ from }) => tile.z >= from),
    ),
  );

/** The addresses of all of the region's tiles. */
export function regionAddresses(least = LEAST_ZOOM, deepest = DEEPEST_ZOOM): Address[] {
  const tiles: Address[] = [];
  for (let z = least; z <= deepest; z += 1) {
    const part = (from: number) => Math.floor(from * 2 ** z);
    for (let x = part(eastwards(WEST)); x <= part(eastwards(EAST)); x += 1) {
      for (let y = part(southwards(NORTH)); y <= part(southwards(SOUTH)); y += 1) {
        tiles.push({ z, x, y });
      }
    }
  }
  return tiles;
}

/** The region's `vector_layers`, as TileJSON has them. */
export function regionLayers(schema: VectorSchema) {
  const layers = Map.groupBy(written(schema, FEATURES), ({ layer }) => layer);
  return [...layers].map(([id, features]) => {
    const keys = new Set(features.flatMap(({ tags }) => Object.keys(tags)));
    return { id, fields: Object.fromEntries([...keys].map((key) => [key, "String"])) };
  });
}
