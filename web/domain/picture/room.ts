/** Which labels of the picture have room, in pixels of the view. */

import { overlap } from "../map/map-labels";
import type { Box } from "../map/mgrs-lines";

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
    const free = places.find((place) => !boxes.some((other) => overlap(place, other)));
    if (free) boxes.push(free);
    return free ?? null;
  });
}
