import type { LatLng } from "../grid/geodesy";
import { isRecord, parseJson } from "../parse-unknown";

/** The borders and coasts of the built-in overview as lines: sharp at every zoom, where its tiles are only enlarged. */

export const LINE_KINDS = ["border", "coast"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Steps across the world on the Mercator plane: about 19 m at the equator. */
export const LINE_STEPS = 2 ** 21;

/** Each line as its first point and then the way from point to point, x and y in turn, in steps from the north-west. */
export type LinesFile = Readonly<Record<LineKind, readonly (readonly number[])[]>>;

/** West, north, east, south on the Mercator plane, which runs from 0 to 1 both ways. */
export type PlaneBox = readonly [west: number, north: number, east: number, south: number];

export interface OverviewLine {
  kind: LineKind;
  /** x and y in turn, on the Mercator plane. */
  points: Float64Array;
  box: PlaneBox;
}

/** Reads the file of lines. @throws where it is something else */
export function readOverviewLines(text: string): OverviewLine[] {
  const file = parseJson(text);
  if (!isRecord(file)) throw new Error("the overview's lines are damaged");
  return LINE_KINDS.flatMap((kind) => {
    const lines = file[kind];
    if (!Array.isArray(lines)) throw new Error("the overview's lines are damaged");
    return lines.map((steps: unknown) => readLine(kind, steps));
  });
}

function readLine(kind: LineKind, steps: unknown): OverviewLine {
  if (!Array.isArray(steps) || steps.length % 2 !== 0 || !steps.every(Number.isSafeInteger))
    throw new Error("the overview's lines are damaged");
  const points = new Float64Array(steps.length);
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at];
    y += steps[at + 1];
    points[at] = x / LINE_STEPS;
    points[at + 1] = y / LINE_STEPS;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const box = [west, north, east, south].map((each) => each / LINE_STEPS);
  return { kind, points, box: box as unknown as PlaneBox };
}

/**
 * The parts of a line that can be seen in a box: whole segments, never cut.
 * @param box may lie beyond the antimeridian; the parts then lie there as well
 */
export function seenParts({ points, box: own }: OverviewLine, box: PlaneBox): LatLng[][] {
  const parts: LatLng[][] = [];
  // The map goes round the world; the line does not.
  for (let turn = Math.floor(box[0]) - 1; turn <= Math.ceil(box[2]); turn += 1) {
    const seen: PlaneBox = [box[0] - turn, box[1], box[2] - turn, box[3]];
    if (!touches(own, seen)) continue;
    let part: LatLng[] = [];
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(at, at + 4);
      const segment: PlaneBox = [
        Math.min(ax, bx),
        Math.min(ay, by),
        Math.max(ax, bx),
        Math.max(ay, by),
      ];
      if (!touches(segment, seen)) {
        part = [];
        continue;
      }
      if (part.length === 0) {
        part.push(degrees(ax + turn, ay));
        parts.push(part);
      }
      part.push(degrees(bx + turn, by));
    }
  }
  return parts;
}

const touches = (a: PlaneBox, b: PlaneBox): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

const degrees = (x: number, y: number): LatLng => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: x * 360 - 180,
});

/** Where a place lies on the Mercator plane; x runs on beyond the antimeridian. */
export function onPlane({ lat, lng }: LatLng): [x: number, y: number] {
  const angle = Math.PI / 4 + (lat * Math.PI) / 360;
  return [(lng + 180) / 360, (1 - Math.log(Math.tan(angle)) / Math.PI) / 2];
}
