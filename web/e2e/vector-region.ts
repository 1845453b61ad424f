/**
 * A small invented region as a vector archive in the shape that Protomaps gives its own
 * (https://docs.protomaps.com/basemaps/layers): earth, water, landuse, roads, buildings and places.
 */
import { gzipSync } from "node:zlib";
import { Compression, TileType } from "pmtiles";
import { makeArchive, type TestTile, varint } from "../../server/testing/archives";
import { eastwards, southwards } from "../domain/map/web-mercator";

/** West, south, east, north. The default place of the maps lies in it. */
export const REGION = [23.0, 54.2, 23.3, 54.38] as const;
const [WEST, SOUTH, EAST, NORTH] = REGION;
const LEAST_ZOOM = 6;
/** Some schemas go a zoom deeper; the file would be four times as large. */
const DEEPEST_ZOOM = 14;
const EXTENT = 4096;
/** What reaches so far over a tile's edge is kept, so that lines end outside of it. */
const BUFFER = 128;

type Position = readonly [lng: number, lat: number];
type Point = readonly [x: number, y: number];
type Value = string | number;

interface Feature {
  layer: "earth" | "water" | "landuse" | "roads" | "buildings" | "places";
  is: "point" | "line" | "polygon";
  at: readonly Position[];
  tags: Record<string, Value>;
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
const TOWN: Position = [23.1506, 54.2966];

/** Streets that cross each other, and a house on each side of them. */
function town([lng, lat]: Position): Feature[] {
  const [across, up] = [0.0022, 0.0013];
  const steps = [-3, -2, -1, 0, 1, 2, 3];
  const streets = steps.flatMap((step): Feature[] => {
    const [x, y] = [lng + step * across, lat + step * up];
    const ends = [-3.4, 3.4] as const;
    return [
      {
        layer: "roads",
        is: "line",
        at: ends.map((end): Position => [x, lat + end * up]),
        tags: { kind: "minor_road", name: `Lane ${step + 4}` },
        from: 12,
      },
      {
        layer: "roads",
        is: "line",
        at: ends.map((end): Position => [lng + end * across, y]),
        tags: { kind: "minor_road", name: `Row ${step + 4}` },
        from: 12,
      },
    ];
  });
  const houses = steps.flatMap((column) =>
    steps.map((row): Feature => {
      const [x, y] = [lng + (column + 0.3) * across, lat + (row + 0.3) * up];
      const at = box(x, y, x + 0.0009, y + 0.0005);
      return { layer: "buildings", is: "polygon", at, tags: { kind: "building" }, from: 13 };
    }),
  );
  return [...streets, ...houses];
}

const place = (name: string, at: Position, rank: number, from: number): Feature => ({
  layer: "places",
  is: "point",
  at: [at],
  tags: { name, kind: "locality", population_rank: rank, min_zoom: from },
  from,
});

const FEATURES: readonly Feature[] = [
  { layer: "earth", is: "polygon", at: box(...REGION), tags: { kind: "earth" }, from: 0 },
  {
    layer: "landuse",
    is: "polygon",
    at: box(23.18, 54.32, 23.27, 54.37),
    tags: { kind: "forest" },
    from: 8,
  },
  {
    layer: "water",
    is: "polygon",
    at: pond(LAKE, 0.012, 48),
    tags: { kind: "lake", name: "Mirror Lake" },
    from: 6,
  },
  {
    layer: "water",
    is: "point",
    at: [LAKE],
    tags: { kind: "lake", name: "Mirror Lake" },
    from: 10,
  },
  {
    layer: "water",
    is: "line",
    at: [LAKE, [23.13, 54.28], [23.12, 54.25], [23.14, 54.2]],
    tags: { kind: "river", name: "Heron" },
    from: 9,
  },
  {
    layer: "roads",
    is: "line",
    at: [[WEST, 54.27], [23.1, 54.285], TOWN, [23.22, 54.3], [EAST, 54.33]],
    tags: { kind: "highway", name: "Amber Road" },
    from: 6,
  },
  {
    layer: "roads",
    is: "line",
    at: [[23.16, SOUTH], [23.155, 54.26], TOWN, [23.14, 54.34], [23.15, NORTH]],
    tags: { kind: "major_road", name: "Mill Road" },
    from: 8,
  },
  ...town(TOWN),
  place("Alderholm", TOWN, 8, 7),
  place("Birkfield", [23.06, 54.278], 5, 9),
  place("Cranmoor", [23.25, 54.312], 5, 9),
  place("Dunmere", [23.156, 54.235], 4, 10),
];

/** The archive's bytes. */
export function vectorRegion(): Buffer {
  const tiles: TestTile[] = [];
  for (let z = LEAST_ZOOM; z <= DEEPEST_ZOOM; z += 1) {
    const size = 2 ** z;
    const column = (lng: number) => Math.floor(eastwards(lng) * size);
    const row = (lat: number) => Math.floor(southwards(lat) * size);
    for (let x = column(WEST); x <= column(EAST); x += 1) {
      for (let y = row(NORTH); y <= row(SOUTH); y += 1) {
        tiles.push({ z, x, y, bytes: gzipSync(tileOf(z, x, y)) });
      }
    }
  }
  return makeArchive({
    tiles,
    type: TileType.Mvt,
    tileCompression: Compression.Gzip,
    metadata: { name: "Alderholm", attribution: "Invented for the tests" },
    bounds: REGION,
    center: [...TOWN, 12],
  });
}

function tileOf(z: number, x: number, y: number): Buffer {
  const size = 2 ** z;
  const pixel = ([lng, lat]: Position): Point => [
    Math.round((eastwards(lng) * size - x) * EXTENT),
    Math.round((southwards(lat) * size - y) * EXTENT),
  ];
  const seen = FEATURES.filter(({ from }) => z >= from).flatMap((feature) => {
    const { at, is } = feature;
    const points = at.map(pixel);
    const parts =
      is === "line" ? clipLine(points) : [is === "point" ? inTile(points) : clip(points)];
    return parts.filter((part) => part.length > 0).map((part) => ({ ...feature, points: part }));
  });
  const layers = [...Map.groupBy(seen, ({ layer }) => layer)];
  return Buffer.concat(layers.map(([name, features]) => bytes(3, layerOf(name, features))));
}

const isIn = ([x, y]: Point) => x >= 0 && x < EXTENT && y >= 0 && y < EXTENT;
const inTile = (points: readonly Point[]) => points.filter(isIn);

/** The part of a ring inside the tile and its buffer (Sutherland and Hodgman). */
function clip(ring: readonly Point[]): readonly Point[] {
  const [low, high] = [-BUFFER, EXTENT + BUFFER];
  let points = ring;
  for (const axis of [0, 1] as const) {
    for (const [edge, sign] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const isInside = (point: Point) => sign * (point[axis] - edge) >= 0;
      points = points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing =
          isInside(point) === isInside(before) ? [] : [cut(before, point, axis, edge)];
        return isInside(point) ? [...crossing, point] : crossing;
      });
    }
  }
  return points;
}

function cut(from: Point, to: Point, axis: 0 | 1, edge: number): Point {
  const part = (edge - from[axis]) / (to[axis] - from[axis]);
  return [
    Math.round(from[0] + part * (to[0] - from[0])),
    Math.round(from[1] + part * (to[1] - from[1])),
  ];
}

/** A line's stretches inside: those of its segments that are, put together again. */
function clipLine(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const along = ([x, y]: Point) =>
      (x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1]);
    const inside = clip([from, to]).toSorted((one, other) => along(one) - along(other));
    const [first, last] = [inside.at(0), inside.at(-1)];
    if (!first || !last) continue;
    const open = parts.at(-1);
    const joins = open?.at(-1)?.[0] === first[0] && open.at(-1)?.[1] === first[1];
    if (open && joins) open.push(last);
    else parts.push([first, last]);
  }
  return parts;
}

/* The encoding of vector tiles: https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */

const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);

const bytes = (field: number, content: Uint8Array) =>
  Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

type Drawn = Feature & { points: readonly Point[] };

function layerOf(name: string, features: readonly Drawn[]): Buffer {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  const tagsOf = ({ tags }: Drawn) =>
    Object.entries(tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
  return Buffer.concat([
    number(15, 2),
    bytes(1, Buffer.from(name)),
    ...features.map((feature) =>
      bytes(
        2,
        Buffer.concat([
          bytes(2, Buffer.concat(tagsOf(feature).map(varint))),
          number(3, { point: 1, line: 2, polygon: 3 }[feature.is]),
          bytes(4, Buffer.concat(geometryOf(feature).map(varint))),
        ]),
      ),
    ),
    ...keys.map((key) => bytes(3, Buffer.from(key))),
    ...values.map((value) =>
      bytes(4, typeof value === "string" ? bytes(1, Buffer.from(value)) : number(5, value)),
    ),
    number(5, EXTENT),
  ]);
}

const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7];

function geometryOf({ is, points }: Drawn): number[] {
  let [x, y] = [0, 0];
  const steps = points.map((point) => {
    const step = [zigzag(point[0] - x), zigzag(point[1] - y)];
    [x, y] = point;
    return step;
  });
  const [first = [], ...others] = steps;
  const start = [MOVE_TO | (1 << 3), ...first];
  if (is === "point") return start;
  const way = [...start, LINE_TO | (others.length << 3), ...others.flat()];
  return is === "polygon" ? [...way, CLOSE_PATH | (1 << 3)] : way;
}
