/** At which zoom a report's sign stands alone, and which others no zoom parts from it. */

import type { LatLng } from "../grid/geodesy";
import { copyNear } from "../map/sphere-lines";
import { eastwards, southwards } from "../map/web-mercator";

/** A report and the places of its signs. */
export interface Placed {
  id: string;
  signs: readonly { at: LatLng }[];
}

export interface Standing {
  /** The first zoom at which no sign of another report is close, but for those of the stack. */
  zoom: number;
  /** The reports, in the given order, whose signs stay as close at the deepest zoom. With it, it is one of them. */
  stack: string[];
}

/** The side of the world in pixels at zoom 0. */
const WORLD_PX = 256;

/**
 * How far to zoom in for a report's first sign to stand alone.
 * @param apart signs closer together than this, in pixels, are in each other's way
 * @param deepest the zoom that the map ends at
 * @returns null for a report that is not among them, or has no sign
 */
export function standAlone(
  id: string,
  all: readonly Placed[],
  { apart, deepest }: { apart: number; deepest: number },
): Standing | null {
  const at = all.find((each) => each.id === id)?.signs[0]?.at;
  if (!at) return null;
  const inseparable = apart / (WORLD_PX * 2 ** deepest);
  const stack: string[] = [];
  let nearest = Infinity;
  for (const { id: other, signs } of all) {
    const distance = other === id ? 0 : nearestOf(at, signs);
    if (distance < inseparable) stack.push(other);
    else nearest = Math.min(nearest, distance);
  }
  const zoom = Math.ceil(Math.log2(apart / (WORLD_PX * nearest)));
  return { zoom: Math.min(deepest, Math.max(0, zoom)), stack };
}

/** As a part of the world's side. */
function nearestOf(from: LatLng, signs: Placed["signs"]): number {
  let nearest = Infinity;
  for (const { at } of signs) {
    const across = eastwards(copyNear(at, from.lng).lng) - eastwards(from.lng);
    nearest = Math.min(nearest, Math.hypot(across, southwards(at.lat) - southwards(from.lat)));
  }
  return nearest;
}
