import type { LatLng } from "../grid/geodesy";
import { isRecord, parseJson } from "../parse-unknown";
import { placeAt } from "./web-mercator";

/** The lines of the built-in overview: sharp at every zoom, where its tiles are only enlarged. */

/** As they are drawn, the last on top; the shore of a lake, and of an island in it, is a ring. */
export const LINE_KINDS = ["lake", "river", "coast", "border"] as const;
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

/** Reads the file of lines. @throws if it is something else */
export function readOverviewLines(text: string): OverviewLine[] {
  const file = parseJson(text);
  return LINE_KINDS.flatMap((kind) => {
    const lines: unknown = isRecord(file) ? file[kind] : null;
    if (!Array.isArray(lines) || !lines.every(areSteps))
      throw new Error("the overview's lines are damaged");
    return lines.map((steps) => lineOf(kind, steps));
  });
}

const areSteps = (steps: unknown): steps is number[] =>
  Array.isArray(steps) && steps.length % 2 === 0 && steps.every(Number.isSafeInteger);

function lineOf(kind: LineKind, steps: readonly number[]): OverviewLine {
  const points = new Float64Array(steps.length);
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < steps.length; at += 2) {
    const x = (points[at - 2] ?? 0) + (steps[at] ?? 0) / LINE_STEPS;
    const y = (points[at - 1] ?? 0) + (steps[at + 1] ?? 0) / LINE_STEPS;
    points[at] = x;
    points[at + 1] = y;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { kind, points, box: [west, north, east, south] };
}

/**
 * The parts of a line that can be seen in a box: whole segments, never cut; of a lake its whole shore.
 * @param box may lie beyond the antimeridian; the parts then lie there as well
 */
export function seenParts({ kind, points, box: own }: OverviewLine, box: PlaneBox): LatLng[][] {
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
      if (kind !== "lake" && !touches(segment, seen)) {
        part = [];
        continue;
      }
      if (part.length === 0) {
        part.push(placeAt(ax + turn, ay));
        parts.push(part);
      }
      part.push(placeAt(bx + turn, by));
    }
  }
  return parts;
}

const touches = (a: PlaneBox, b: PlaneBox): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
