/**
 * Several signs that stand as one: whose they are is told by MIL-STD-2525C's frames for equipment, as their symbols have
 * them, never by hue alone.
 */
import { SIDES, type Side } from "../platforms/affiliation";

/** How many of them are of each side; the rest have none, or it is not known. */
export type SideCounts = Record<Side, number>;

/** Around a middle, for a side of 20: as a side's equipment is framed, and as the plain sign is, which is nobody's. */
export const FRAMES: Record<Side | "none", string> = {
  hostile: "M0-13L13 0L0 13L-13 0Z",
  friendly: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
  none: "M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5Z",
};

/** What the signs on the map count: a report with four grids has four. */
export const positionsText = (count: number) => `${count} position${count === 1 ? "" : "s"}`;

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
    title: [positionsText(count), said].filter(Boolean).join(": "),
  };
}
