import { LINE_STEPS, type LinesFile } from "../../web/domain/map/overview-lines";
import { clipLine, type Line, simplify } from "./geometry";
import type { Region } from "./osm";
import { DETAIL_BOX } from "./region";
import type { World } from "./world";

/** How far a simplified line may lie from its source, on the plane: about 40 m and 20 m at the equator. */
const WORLD = 2 ** -20;
const REGION = 2 ** -21;

/**
 * Borders as lines: the world's, and within the detailed ground the finer ones of the region, with its coast. The
 * world's coasts would be ten times as much.
 */
export function linesFile(world: World, region: Region): LinesFile {
  const around = world.scales["10m"].borders.flatMap(outside).map((line) => stepsOf(line, WORLD));
  const within = (lines: readonly Line[]) =>
    lines
      .flatMap((line) => clipLine(line, DETAIL_BOX))
      .map((line) => stepsOf(line, REGION))
      .filter(isLine);
  return {
    border: [...around.filter(isLine), ...within(region.borders)],
    coast: within(region.coast),
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
