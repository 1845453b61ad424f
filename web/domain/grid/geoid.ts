/** Mean sea level above the WGS 84 ellipsoid, by EGM96: a grid of a quarter degree, and what lies between its nodes. */

import type { LatLng } from "./geodesy";

/** Metres above the ellipsoid; negative where the sea lies below it. */
export type Geoid = (at: LatLng) => number;

/** Nodes a degree. */
const DENSITY = 4;
/** From 90° N to 90° S. */
const ROWS = 180 * DENSITY + 1;
/** From 180° W eastwards. */
const COLUMNS = 360 * DENSITY;
/** Metres in a step of the packed heights: with what lies between the nodes, less than a metre is lost. */
const STEP = 0.4;

/** What a node's neighbours to the north and the west let expect of it. */
function expected(heights: Int16Array, node: number): number {
  const isNorthernmost = node < COLUMNS;
  const isWesternmost = node % COLUMNS === 0;
  const [north = 0, west = 0] = [heights[node - COLUMNS], heights[node - 1]];
  if (isNorthernmost) return isWesternmost ? 0 : west;
  return isWesternmost ? north : north + west - (heights[node - COLUMNS - 1] ?? 0);
}

/**
 * Packs heights so that they compress well: of each node, by how many steps it differs from what is expected of it.
 * @param heightAt metres, at degrees
 */
export function packHeights(heightAt: (lat: number, lng: number) => number): Uint8Array {
  const heights = new Int16Array(ROWS * COLUMNS);
  const packed = new Int8Array(heights.length);
  for (let node = 0; node < heights.length; node++) {
    const [row, column] = [Math.floor(node / COLUMNS), node % COLUMNS];
    const height = Math.round(heightAt(90 - row / DENSITY, column / DENSITY - 180) / STEP);
    heights[node] = height;
    packed[node] = height - expected(heights, node);
  }
  return new Uint8Array(packed.buffer);
}

/** @throws RangeError where these are not the bytes of `packHeights` */
export function readGeoid(packed: Uint8Array): Geoid {
  if (packed.length !== ROWS * COLUMNS) throw new RangeError(`A geoid of ${packed.length} bytes.`);
  const differences = new Int8Array(packed.buffer, packed.byteOffset, packed.length);
  const heights = new Int16Array(packed.length);
  for (const [node, difference] of differences.entries())
    heights[node] = expected(heights, node) + difference;

  /** Beyond a pole the meridian goes on, on the other side of the globe. */
  function nodeAt(row: number, column: number): number {
    const past = Math.max(-row, row - (ROWS - 1), 0);
    const inside = row < 0 ? past : row - 2 * past;
    const east = (column + (past > 0 ? COLUMNS / 2 : 0) + COLUMNS) % COLUMNS;
    return heights[inside * COLUMNS + east] ?? 0;
  }

  return ({ lat, lng }) => {
    const [y, x] = [(90 - lat) * DENSITY, (lng + 180) * DENSITY];
    const [row, column] = [Math.floor(y), Math.floor(x)];
    const along = (north: number) =>
      between((step) => nodeAt(row + north, column + step), x - column);
    return STEP * between(along, y - row);
  };
}

/** A cubic curve (Catmull and Rom) through the values at -1, 0, 1 and 2. */
function between(valueAt: (step: number) => number, part: number): number {
  const [a, b, c, d] = [valueAt(-1), valueAt(0), valueAt(1), valueAt(2)];
  const bend = 2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a);
  return b + (part / 2) * (c - a + part * bend);
}
