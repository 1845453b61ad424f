import { type Box, mercatorX, mercatorY } from "./mercator";

/** Degrees: longitude, latitude. */
export type Position = readonly number[];

/** A polygon, or several, of GeoJSON. */
export interface Polygonal {
  type: string;
  coordinates: unknown;
}

/** The polygons of it, each an outline and its holes. */
export const polygonsOf = ({ type, coordinates }: Polygonal): Position[][][] =>
  // GeoJSON: the coordinates of a Polygon are rings, those of a MultiPolygon are polygons.
  type === "Polygon" ? [coordinates as Position[][]] : (coordinates as Position[][][]);

/** A line or a ring on the Mercator plane: x and y in turn. A ring repeats its first point. */
export interface Line {
  readonly points: Float64Array;
  readonly box: Box;
}

export function lineOf(points: Float64Array): Line {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return { points, box: [west, north, east, south] };
}

export function project(positions: readonly Position[]): Line {
  const points = new Float64Array(positions.length * 2);
  positions.forEach(([lng = 0, lat = 0], i) => {
    points[i * 2] = mercatorX(lng);
    points[i * 2 + 1] = mercatorY(lat);
  });
  return lineOf(points);
}

/** Longitudes continued past the antimeridian, so that no two neighbours are half the world apart. */
function unwind(positions: readonly Position[]): Position[] {
  let turn = 0;
  return positions.map(([lng = 0, lat = 0], i) => {
    const step = lng - (positions[i - 1]?.[0] ?? lng);
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [lng + turn, lat];
  });
}

const moved = ({ points, box }: Line, by: number): Line => ({
  points: points.map((value, i) => (i % 2 === 0 ? value + by : value)),
  box: [box[0] + by, box[1], box[2] + by, box[3]],
});

/** A line, and its copy on the other side of the map where it crosses the antimeridian. */
export function projectRound(positions: readonly Position[]): Line[] {
  const line = project(unwind(positions));
  return [0, 1, -1]
    .filter((by) => by === 0 || (line.box[2] + by > 0 && line.box[0] + by < 1))
    .map((by) => (by === 0 ? line : moved(line, by)));
}

/** Like `projectRound`, for a ring; one around a pole (Antarctica) is closed beyond it. */
export function projectRing(positions: readonly Position[]): Line[] {
  const ring = unwind(positions);
  const [first, last] = [ring[0]?.[0] ?? 0, ring.at(-1)?.[0] ?? 0];
  if (Math.abs(last - first) < 180) return projectRound(positions);
  const { points } = project(ring);
  const south = 1.05;
  const closed = [...points, mercatorX(last), south, mercatorX(first), south];
  const line = lineOf(Float64Array.from([...closed, points[0] ?? 0, points[1] ?? 0]));
  return [line, moved(line, 1), moved(line, -1)];
}

export const touches = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

const within = (a: Box, b: Box): boolean =>
  a[0] >= b[0] && a[2] <= b[2] && a[1] >= b[1] && a[3] <= b[3];

/** Area that a ring encloses, with the sign of its direction, in units of the plane squared. */
export function areaOf(points: Float64Array): number {
  let sum = 0;
  for (let i = 2; i < points.length; i += 2) {
    sum += (points[i - 2] ?? 0) * (points[i + 1] ?? 0) - (points[i] ?? 0) * (points[i - 1] ?? 0);
  }
  return sum / 2;
}

/** Cuts a ring to a box (Sutherland and Hodgman); the cut runs along the box. */
export function clipRing(ring: Line, box: Box): Line | null {
  if (!touches(ring.box, box)) return null;
  if (within(ring.box, box)) return ring;
  let points: ArrayLike<number> = ring.points;
  for (const side of [0, 1, 2, 3] as const) {
    const axis = side % 2;
    const edge = box[side];
    const keep = side < 2 ? 1 : -1;
    const out: number[] = [];
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [ax, ay] = [points[i] ?? 0, points[i + 1] ?? 0];
      const [bx, by] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
      const a = ((axis === 0 ? ax : ay) - edge) * keep;
      const b = ((axis === 0 ? bx : by) - edge) * keep;
      if (a >= 0) out.push(ax, ay);
      if (a >= 0 !== b >= 0) {
        const t = a / (a - b);
        out.push(ax + (bx - ax) * t, ay + (by - ay) * t);
      }
    }
    if (out.length < 6) return null;
    out.push(out[0] ?? 0, out[1] ?? 0);
    points = out;
  }
  return lineOf(Float64Array.from(points));
}

/** The parts of a line that can be seen in a box: whole segments, never cut. */
export function clipLine(line: Line, box: Box): Line[] {
  if (!touches(line.box, box)) return [];
  if (within(line.box, box)) return [line];
  const { points } = line;
  const parts: Line[] = [];
  let start = -1;
  const close = (end: number) => {
    if (start >= 0) parts.push(lineOf(points.slice(start, end)));
    start = -1;
  };
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax, ay] = [points[i] ?? 0, points[i + 1] ?? 0];
    const [bx, by] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
    const seen: Box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
    if (!touches(seen, box)) close(i + 2);
    else if (start < 0) start = i;
  }
  close(points.length);
  return parts;
}

/** Rounds the corners of a line or a ring (Chaikin), `times` over. */
export function smooth(line: Line, closed: boolean, times: number): Line {
  let points: ArrayLike<number> = line.points;
  for (let pass = 0; pass < times; pass++) {
    const out: number[] = [];
    const n = points.length;
    if (!closed) out.push(points[0] ?? 0, points[1] ?? 0);
    for (let i = 0; i + 3 < n; i += 2) {
      const [ax, ay] = [points[i] ?? 0, points[i + 1] ?? 0];
      const [bx, by] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
      out.push(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25);
      out.push(ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75);
    }
    if (closed) out.push(out[0] ?? 0, out[1] ?? 0);
    else out.push(points[n - 2] ?? 0, points[n - 1] ?? 0);
    points = out;
  }
  return lineOf(Float64Array.from(points));
}

/** The line without the points that lie no further than `tolerance` from it (Ramer, Douglas and Peucker). */
export function simplify(points: Float64Array, tolerance: number): Float64Array {
  const count = points.length / 2;
  const isKept = new Uint8Array(count);
  isKept[0] = 1;
  isKept[count - 1] = 1;
  const open: [from: number, to: number][] = [[0, count - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    let [furthest, far] = [-1, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const distance = distanceFrom(points, at, from, to);
      if (distance > far) [furthest, far] = [at, distance];
    }
    if (furthest < 0) continue;
    isKept[furthest] = 1;
    open.push([from, furthest], [furthest, to]);
  }
  return points.filter((_, i) => isKept[i >> 1] === 1);
}

/** How far a point lies from the segment between two others; a ring's ends are one point. */
function distanceFrom(points: Float64Array, at: number, from: number, to: number): number {
  const [px = 0, py = 0] = points.subarray(at * 2, at * 2 + 2);
  const [ax = 0, ay = 0] = points.subarray(from * 2, from * 2 + 2);
  const [bx = 0, by = 0] = points.subarray(to * 2, to * 2 + 2);
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}
