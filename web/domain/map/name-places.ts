/** Where the name of a place can stand around its dot, in pixels. */
import { type Box, isClear } from "./box";

export const NAME_SIDES = ["right", "left", "below", "above"] as const;
export type NameSide = (typeof NAME_SIDES)[number];

/** From the middle of the dot to the name: beside it, and below or above it. */
const BESIDE = 10;
const APART = 7;
/** Half of the dot's side. */
const DOT = 5;

/**
 * The side at which each name stands: the first that is clear of what is there and of the names before it.
 * @param names where they are at the right of their dots
 * @returns null for one that has no room, or whose dot is covered: it would be read as the name of what is there
 */
export function nameSides(taken: readonly Box[], names: readonly Box[]): (NameSide | null)[] {
  const boxes = [...taken];
  return names.map((name) => {
    const around = placesOf(name);
    const hasDot = isClear(around.dot, boxes);
    const side = hasDot ? NAME_SIDES.find((each) => isClear(around[each], boxes)) : undefined;
    if (side) boxes.push(around[side], around.dot);
    return side ?? null;
  });
}

function placesOf(right: Box): Record<NameSide | "dot", Box> {
  const [width, height] = [right.right - right.left, right.bottom - right.top];
  const [x, y] = [right.left - BESIDE, (right.top + right.bottom) / 2];
  const middle = { left: x - width / 2, right: x + width / 2 };
  return {
    dot: { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT },
    right,
    left: { ...right, left: x - BESIDE - width, right: x - BESIDE },
    below: { ...middle, top: y + APART, bottom: y + APART + height },
    above: { ...middle, top: y - APART - height, bottom: y - APART },
  };
}
