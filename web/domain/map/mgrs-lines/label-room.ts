/** Finds room for labels, so that none lies on another. */
import type { LatLng } from "../../grid/geodesy";
import { type Box, holdsBox, middleOf } from "./clip";
import type { GridLabel } from "./levels";
import type { Pixel, Scale } from "./view";

const MOST_LABELS = 150;
/** A label's size in pixels, for lettering of 12 px with a little room. */
const LETTER_PX = 8;
const ROOM_PX = 8;
export const LABEL_HEIGHT_PX = 16;

/** The labels so far, and where there is room for more. */
export function createPage(scale: Scale) {
  const labels: GridLabel[] = [];
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    taken.every(
      ({ left, right, top, bottom }) =>
        box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom,
    );
  const boxAt = ({ x, y }: Pixel, letters: number): Box => {
    const half = (letters * LETTER_PX + ROOM_PX) / 2;
    return {
      left: x - half,
      right: x + half,
      top: y - LABEL_HEIGHT_PX / 2,
      bottom: y + LABEL_HEIGHT_PX / 2,
    };
  };
  const add = (label: GridLabel): boolean => {
    const box = boxAt(scale.toPixel(label.at), label.text.length);
    if (labels.length >= MOST_LABELS || !isFree(box)) return false;
    labels.push(label);
    taken.push(box);
    return true;
  };
  /** Where a label fits into an area: as near to a place as can be, on the way to the area's middle. */
  const placeWithin = (area: readonly Pixel[], from: Pixel, letters: number): LatLng | null => {
    const middle = middleOf(area);
    for (let share = 0; share <= 1; share += 0.125) {
      const pixel = {
        x: from.x + share * (middle.x - from.x),
        y: from.y + share * (middle.y - from.y),
      };
      const box = boxAt(pixel, letters);
      if (holdsBox(area, box) && isFree(box)) return scale.toLatLng(pixel);
    }
    return null;
  };
  return { labels, add, placeWithin };
}
export type Page = ReturnType<typeof createPage>;
