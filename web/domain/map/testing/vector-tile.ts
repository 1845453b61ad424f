/** Makes vector tiles for tests: https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
import { eastwards, southwards } from "../web-mercator";

export type Position = readonly [lng: number, lat: number];
type Point = readonly [x: number, y: number];
type Tags = Readonly<Record<string, string | number>>;

export interface TileFeature {
  layer: string;
  is: "point" | "line" | "polygon";
  at: readonly Position[];
  tags: Tags;
}

const EXTENT = 4096;
/** What reaches so far over a tile's edge is kept, so that lines end outside of it. */
const BUFFER = 128;

/** The tile with those of the features, or parts of them, that lie in it; uncompressed. */
export function encodeTile(
  { z, x, y }: { z: number; x: number; y: number },
  features: readonly TileFeature[],
): Buffer {
  const size = 2 ** z;
  const pixel = ([lng, lat]: Position): Point => [
    Math.round((eastwards(lng) * size - x) * EXTENT),
    Math.round((southwards(lat) * size - y) * EXTENT),
  ];
  const seen = features.flatMap((feature) => {
    const { at, is } = feature;
    const points = at.map(pixel);
    const parts =
      is === "line" ? clipLine(points) : [is === "point" ? points.filter(isIn) : clip(points)];
    return parts.filter((part) => part.length > 0).map((part) => ({ ...feature, points: part }));
  });
  const layers = [...Map.groupBy(seen, ({ layer }) => layer)];
  return Buffer.concat(layers.map(([name, drawn]) => bytes(3, layerOf(name, drawn))));
}

const isIn = ([x, y]: Point) => x >= 0 && x < EXTENT && y >= 0 && y < EXTENT;

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

/** A number in seven bits a byte, the lowest first. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);

const bytes = (field: number, content: Uint8Array) =>
  Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

type Drawn = TileFeature & { points: readonly Point[] };

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
