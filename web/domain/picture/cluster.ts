/**
 * Several signs that stand as one: whose they are is told by MIL-STD-2525C's frames for equipment, as their symbols have
 * them, never by hue alone.
 */
import { SIDES, type Side } from "../platforms/affiliation";

/** How many of them are of each side; the rest have none, or it is not known. */
export type SideCounts = Record<Side, number>;

export interface ClusterFace {
  /** The side of all of them: its frame is the sign's. Null for a hexagon, which is nobody's. */
  frame: Side | null;
  /** The sides that are counted below it, each in its frame. */
  counted: readonly Side[];
  /** In words. */
  title: string;
}

export function clusterFace(count: number, sides: SideCounts): ClusterFace {
  const frame = SIDES.find((side) => sides[side] === count) ?? null;
  const there = SIDES.filter((side) => sides[side] > 0);
  const said = there.map((side) => `${sides[side]} ${side}`).join(", ");
  return {
    frame,
    counted: frame ? [] : there,
    title: [`${count} positions`, said].filter(Boolean).join(": "),
  };
}
