import type { ViewBox } from "../../../web/domain/platforms/drawing-marks";
import { evenly } from "./geometry";

type Point = readonly [x: number, y: number];

/** Columns of the grid on which areas are counted; its cells are square. */
export const GRID_COLUMNS = 80;
/** Chords that stand for a curve. */
const CHORDS = 6;

/** The closed outlines of a path of the drawing board: M, L, Q, C, z and whole circles as two arcs. */
function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = [];
  let points: Point[] = [];
  for (const [, command = "", list = ""] of path.matchAll(/([MLQCaz])([^MLQCaz]*)/g)) {
    const n = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    const pair = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0];
    if (command === "M") {
      points = [pair(0)];
      polygons.push(points);
    } else if (command === "a") {
      const [r, dx] = [n[0] ?? 0, n[5] ?? 0];
      const middle = x + dx / 2;
      for (const share of evenly(0, 1, 2 * CHORDS)) {
        const angle = Math.PI * share;
        const side = Math.sign(dx);
        points.push([middle - side * r * Math.cos(angle), y + side * r * Math.sin(angle)]);
      }
    } else if (command !== "z") {
      const corners = [[x, y] as const, ...n.flatMap((_, i) => (i % 2 === 0 ? [pair(i)] : []))];
      const last = corners.at(-1);
      if (corners.length > 2) for (const t of evenly(0, 1, CHORDS + 1).slice(1, -1)) points.push(onCurve(corners, t));
      if (last) points.push(last);
    }
  }
  return polygons;
}

/** De Casteljau's point of a curve. */
function onCurve(corners: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = corners;
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], i): Point => {
    const [px, py] = corners[i] ?? [x, y];
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return onCurve(between, t);
}

/** The cells of a coarse grid over a drawing that areas cover, as a set of their numbers. */
export function cellsOf(areas: string, [left, top, width]: ViewBox): Set<number> {
  const cell = width / GRID_COLUMNS;
  const cells = new Set<number>();
  for (const polygon of polygonsOf(areas)) {
    const rows = polygon.map(([, y]) => (y - top) / cell);
    for (let row = Math.floor(Math.min(...rows)); row <= Math.max(...rows); row++) {
      const y = row + 0.5;
      const crossings = polygon.flatMap(([x0], i) => {
        const next = (i + 1) % polygon.length;
        const [y0 = 0, y1 = 0] = [rows[i], rows[next]];
        if (y0 <= y === y1 <= y) return [];
        const x1 = polygon[next]?.[0] ?? x0;
        return [(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) - left) / cell];
      });
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const end = crossings[i + 1] ?? 0;
        for (let column = Math.ceil((crossings[i] ?? 0) - 0.5); column + 0.5 < end; column++) cells.add(row * GRID_COLUMNS + column);
      }
    }
  }
  return cells;
}
