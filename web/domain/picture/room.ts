/** Which labels of the picture have room, in pixels of the view. */

import { type Box, isClear } from "../map/box";

/**
 * Where each label stands: the first of its places that overlaps none of those before it, and nothing that stands there
 * already; null where it has no room.
 */
export function withRoom(
  taken: readonly Box[],
  labels: readonly (readonly Box[])[],
): (Box | null)[] {
  const boxes = [...taken];
  return labels.map((places) => {
    const free = places.find((place) => isClear(place, boxes));
    if (free) boxes.push(free);
    return free ?? null;
  });
}
