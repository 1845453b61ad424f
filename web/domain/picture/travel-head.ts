/** Where the head of a travel stands: no other sign is over it or under it. */

import { type Box, isClear, moved, type Pixel } from "../map/box";

/** How far it goes back at once, in pixels. */
const STEP_PX = 4;

/**
 * The place for a travel's head: at its end, or as far back as it has to be to be clear of what stands there.
 * @param taken what signs cover, in pixels of the view
 * @param head what the head covers around its tip
 * @param least so far from the start the line is seen
 * @returns null where it has no room
 */
export function travelHead(
  from: Pixel,
  to: Pixel,
  taken: readonly Box[],
  head: Box,
  least: number,
): Pixel | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let back = 0; length - back >= least; back += STEP_PX) {
    const part = 1 - back / length;
    const tip = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    if (isClear(moved(head, tip), taken)) return tip;
  }
  return null;
}
