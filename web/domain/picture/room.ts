/** Which labels of the picture have room, in pixels of the view. */

import { overlap } from "../map/map-labels";
import type { Box } from "../map/mgrs-lines";

/** The labels that can be shown, by index: each that overlaps none of those before it, and nothing that stands there already. */
export function withRoom(taken: readonly Box[], labels: readonly Box[]): Set<number> {
  const boxes = [...taken];
  const shown = new Set<number>();
  for (const [index, label] of labels.entries()) {
    if (boxes.some((other) => overlap(label, other))) continue;
    boxes.push(label);
    shown.add(index);
  }
  return shown;
}
