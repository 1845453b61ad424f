/** Where the labels of a map's pins and lines have room, in pixels of the view: right from its left, down from its top. */
import { type Box, isClear, type Pixel } from "./box";

/** A place that a label can take, as Leaflet's tooltips have it. */
export interface LabelPlace {
  direction: "top" | "bottom" | "left" | "right";
  offset: [number, number];
  box: Box;
}

export interface Label {
  /** The best one first. */
  places: readonly LabelPlace[];
  /** It stands in the first of its places if none is free. */
  isChosen?: boolean | undefined;
}

/** A pin around its tip, and the air around labels. */
const PIN_HEIGHT = 40;
const PIN_HALF_WIDTH = 15;
const AIR = 4;

/** What a pin covers. */
export const pinBox = ({ x, y }: Pixel): Box => ({
  left: x - PIN_HALF_WIDTH,
  right: x + PIN_HALF_WIDTH,
  top: y - PIN_HEIGHT,
  bottom: y,
});

/** The places around a pin for a label of this size: above it, below, moved aside at the view's edges; right, left. */
export function placesAround(tip: Pixel, size: Pixel, view: Pixel): LabelPlace[] {
  const aside = PIN_HALF_WIDTH + AIR;
  const half = halfOf(size.x);
  const within = Math.max(half, Math.min(tip.x, view.x - half)) - tip.x;
  const moved = Math.abs(within) <= half ? within : 0;
  return [
    placeAt(tip, size, "top", [moved, -PIN_HEIGHT - AIR]),
    placeAt(tip, size, "bottom", [moved, AIR]),
    placeAt(tip, size, "right", [aside, -PIN_HEIGHT / 2]),
    placeAt(tip, size, "left", [-aside, -PIN_HEIGHT / 2]),
  ];
}

/** The places at a line's middle, clear of the line; none on one that is hardly longer than the label. */
export function placesAtMiddle(middle: Pixel, from: Pixel, to: Pixel, size: Pixel): LabelPlace[] {
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  if (Math.hypot(across, down) < size.x + 2 * PIN_HALF_WIDTH) return [];
  return down < across / 3
    ? [placeAt(middle, size, "top", [0, -AIR]), placeAt(middle, size, "bottom", [0, AIR])]
    : [placeAt(middle, size, "right", [AIR, 0]), placeAt(middle, size, "left", [-AIR, 0])];
}

/** Under a point that a pin may stand on. */
export const placeUnder = (tip: Pixel, size: Pixel): LabelPlace =>
  placeAt(tip, size, "bottom", [0, AIR]);

/** As Leaflet counts it: in whole pixels. */
const halfOf = (size: number) => Math.round(size / 2);

function placeAt(
  { x, y }: Pixel,
  size: Pixel,
  direction: LabelPlace["direction"],
  offset: [number, number],
): LabelPlace {
  const isBeside = direction === "left" || direction === "right";
  const across = direction === "left" ? -size.x : isBeside ? 0 : -halfOf(size.x);
  const down = direction === "top" ? -size.y : isBeside ? -halfOf(size.y) : 0;
  const left = x + offset[0] + across;
  const top = y + offset[1] + down;
  return { direction, offset, box: { left, top, right: left + size.x, bottom: top + size.y } };
}

/**
 * The place of each label, in their order: the first of its places that lies in the view, on no pin, and on no label
 * before it; null where there is none. The chosen ones come first.
 * @param taken what pins and popups cover
 */
export function placeLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  view: Pixel,
): (LabelPlace | null)[] {
  const boxes = [...taken];
  const isFree = ({ box }: LabelPlace) => isWithin(box, view) && isClear(box, boxes);
  const chosen = new Map<Label, LabelPlace | null>();
  for (const label of [...labels].sort(
    (a, b) => Number(b.isChosen ?? 0) - Number(a.isChosen ?? 0),
  )) {
    const first = label.isChosen ? label.places[0] : undefined;
    const place = label.places.find(isFree) ?? first ?? null;
    chosen.set(label, place);
    if (place) boxes.push(place.box);
  }
  return labels.map((label) => chosen.get(label) ?? null);
}

const isWithin = ({ left, right, top, bottom }: Box, { x, y }: Pixel) =>
  left >= 0 && top >= 0 && right <= x && bottom <= y;
