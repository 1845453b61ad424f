/** At which zoom a report's sign stands alone, and which others no zoom parts from it. */

import type { LatLng } from "../grid/geodesy";
import type { Box } from "../map/box";
import { copyNear } from "../map/sphere-lines";
import { eastwards, southwards } from "../map/web-mercator";

/** A report and its signs. */
export interface Placed<Sign> {
  id: string;
  signs: readonly Sign[];
}

export interface Standing {
  /** The first zoom at which no sign of another report is in the way, but for those of the stack. */
  zoom: number;
  /** The reports, in the given order, whose signs are so even at the deepest zoom. With it, it is one of them. */
  stack: string[];
}

/** What a chosen report needs of the map. */
export interface Room<Sign> {
  /** What is to be clear of all others, in pixels from its first sign. */
  clear: Box;
  /** What a sign covers, in pixels from its place. */
  coverOf(sign: Sign): Box;
  /** The zoom that the map ends at, and what its zooms are a multiple of. */
  deepest: number;
  step: number;
}

/** The side of the world in pixels at zoom 0. */
export const WORLD_PX = 256;

/**
 * How far to zoom in for a report's first sign to stand alone.
 * @returns null for a report that is not among them, or has no sign
 */
export function standAlone<Sign extends { at: LatLng }>(
  id: string,
  all: readonly Placed<Sign>[],
  { clear, coverOf, deepest, step }: Room<Sign>,
): Standing | null {
  const at = all.find((each) => each.id === id)?.signs[0]?.at;
  if (!at) return null;
  const stack: string[] = [];
  let side = WORLD_PX;
  for (const other of all) {
    const sides = other.signs.map((sign) => clearSide(at, sign.at, clear, coverOf(sign)));
    const needed = other.id === id ? Infinity : Math.max(0, ...sides);
    if (needed > WORLD_PX * 2 ** deepest) stack.push(other.id);
    else side = Math.max(side, needed);
  }
  return { zoom: Math.ceil(Math.log2(side / WORLD_PX) / step) * step, stack };
}

/** The least side of the world, in pixels, at which what is at the other place is clear of it; from there on it stays so. */
function clearSide(from: LatLng, to: LatLng, clear: Box, cover: Box): number {
  const across = eastwards(copyNear(to, from.lng).lng) - eastwards(from.lng);
  const down = southwards(to.lat) - southwards(from.lat);
  const beside = across > 0 ? clear.right - cover.left : cover.right - clear.left;
  const below = down > 0 ? clear.bottom - cover.top : cover.bottom - clear.top;
  return Math.min(beside / Math.abs(across), below / Math.abs(down));
}
