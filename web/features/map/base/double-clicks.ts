import type { LeafletMouseEvent } from "leaflet";

const DOUBLE_CLICK_MS = 300;
const DOUBLE_CLICK_PX = 10;

type Click = Pick<LeafletMouseEvent, "containerPoint" | "originalEvent">;

/** Classifies clicks on one map: whether each is the second of a double click. */
export function doubleClicks(): (click: Click) => boolean {
  let before: Click | null = null;
  return (click) => {
    const { containerPoint, originalEvent } = click;
    const isSoon =
      before !== null &&
      originalEvent.timeStamp - before.originalEvent.timeStamp <= DOUBLE_CLICK_MS &&
      containerPoint.distanceTo(before.containerPoint) <= DOUBLE_CLICK_PX;
    before = click;
    // The browser counts by what the operator has set for slower hands.
    return isSoon || originalEvent.detail > 1;
  };
}
