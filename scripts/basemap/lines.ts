import { LINE_STEPS, type LinesFile } from "../../web/domain/map/overview-lines";
import { clipLine, type Line, simplify, touches } from "./geometry";
import { LEAST_KM2, type Sources } from "./layers";
import { DETAIL_BOX } from "./region";

/** How far a simplified line may lie from its source, on the plane: about 40 m and 20 m at the equator. */
const WORLD = 2 ** -20;
const REGION = 2 ** -21;

/**
 * Borders, rivers and the shores of lakes: the world's coarser ones, and within the detailed ground the finer ones of
 * the region, with its coast. The world's coasts would be ten times as much.
 */
export function linesFile({ world, region, lakes }: Sources): LinesFile {
  const around = (lines: readonly Line[]) =>
    lines.flatMap(outside).map((line) => stepsOf(line, WORLD));
  const within = (lines: readonly Line[]) =>
    lines.flatMap((line) => clipLine(line, DETAIL_BOX)).map((line) => stepsOf(line, REGION));
  // Shores are whole, so that they can be filled.
  const isNear = ({ box }: Line) => touches(box, DETAIL_BOX);
  const far = world.lakes.filter((shore) => !isNear(shore));
  const near = [...lakes, ...region.reaches].flatMap(({ rings, area }) =>
    area >= LEAST_KM2 && rings[0] && isNear(rings[0]) ? rings : [],
  );
  const shores = [
    ...far.map((shore) => stepsOf(shore, WORLD)),
    ...near.map((shore) => stepsOf(shore, REGION)),
  ];
  return {
    lake: shores.filter((steps) => steps.length > 6),
    river: [...around(world.rivers), ...within(region.rivers)].filter(isLine),
    coast: within(region.coast).filter(isLine),
    border: [...around(world.scales["10m"].borders), ...within(region.borders)].filter(isLine),
  };
}

const isLine = (steps: readonly number[]): boolean => steps.length > 2;

/** The parts of a line outside the detailed area, with the segment that crosses its edge. */
function outside({ points, box }: Line): Line[] {
  const [west, north, east, south] = DETAIL_BOX;
  const isInside = (at: number) => {
    const [x = 0, y = 0] = points.subarray(at, at + 2);
    return x > west && x < east && y > north && y < south;
  };
  if (box[0] > east || box[2] < west || box[1] > south || box[3] < north) return [{ points, box }];
  const parts: Line[] = [];
  let start = 0;
  for (let at = 2; at < points.length; at += 2) {
    if (!(isInside(at - 2) && isInside(at))) continue;
    if (at - start > 2) parts.push({ points: points.slice(start, at), box });
    start = at;
  }
  if (points.length - start > 2) parts.push({ points: points.slice(start), box });
  return parts;
}

/** A line as the file holds it: its first point and the steps from each to the next that is another. */
function stepsOf(line: Line, tolerance: number): number[] {
  const points = simplify(line.points, tolerance);
  const steps: number[] = [];
  let [wasX, wasY] = [0, 0];
  for (let at = 0; at < points.length; at += 2) {
    const x = Math.round((points[at] ?? 0) * LINE_STEPS);
    const y = Math.round((points[at + 1] ?? 0) * LINE_STEPS);
    if (at > 0 && x === wasX && y === wasY) continue;
    steps.push(x - wasX, y - wasY);
    [wasX, wasY] = [x, y];
  }
  return steps;
}
