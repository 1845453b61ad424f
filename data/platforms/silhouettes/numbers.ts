import type { PlacedNumber, ViewBox } from "../../../web/domain/platforms/drawing-marks";
import type { SvgBuilder } from "./svg-builder";

/** The outer edges of a part; its y runs up. */
type Box = Readonly<SvgBuilder["bounds"]>;
type Point = readonly [x: number, y: number];

/** What a number and the space around it take of the drawing's longer side, as it is usually shown. */
const NUMBER_SHARE = 1 / 22;
/** A part with less room than for so many numbers would be hidden by one. */
const LEAST_NUMBERS = 9;
/** How far a number's middle stands from the part beside it, in numbers. */
const DISTANCES = [0.8, 1.4, 2.2, 3.2];
const DIRECTIONS: readonly Point[] = [
  ...([
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const),
  ...([
    [-0.7, -0.7],
    [0.7, -0.7],
    [-0.7, 0.7],
    [0.7, 0.7],
  ] as const),
];

/**
 * Places for a number on each group of parts, clear of one another: on the largest of its parts, or beside that with a
 * line to it where the number would hide it. None stands on another group's small part.
 */
export function placeNumbers(bounds: readonly Box[], groups: readonly (readonly number[])[], viewBox: ViewBox): PlacedNumber[] {
  const [left, top, width, height] = viewBox;
  const room = Math.max(width, height) * NUMBER_SHARE;
  const boxesOf = (group: readonly number[]) => group.flatMap((i) => bounds[i] ?? []).filter(({ left }) => Number.isFinite(left));
  const isSmall = (box: Box) => sizeOf(box) < LEAST_NUMBERS * room * room;
  const kept = groups.flatMap(boxesOf).filter(isSmall);
  const placed: Point[] = [];

  const isInView = ([x, y]: Point) => Math.min(x - left, left + width - x, y - top, top + height - y) >= room / 2;
  const isApart = ([x, y]: Point) => placed.every(([px, py]) => Math.hypot(x - px, y - py) >= room);
  const isClear = (point: Point) => kept.every((box) => distance(point, box) >= room / 2);

  return groups.map((group) => {
    const [box] = boxesOf(group).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (box === undefined) throw new Error("A number wants a part.");
    const [on, beside] = [onPart(box), besidePart(box, room)];
    const free = (all: readonly PlacedNumber[]) => {
      const open = all.filter(({ at }) => isInView(at) && isApart(at));
      return open.find(({ at }) => isClear(at)) ?? open[0];
    };
    const place = (isSmall(box) ? free(beside) : free(on)) ?? free([...on, ...beside]) ?? { at: within(middleOf(box), viewBox, room), to: null };
    placed.push(place.at);
    return { at: rounded(place.at), to: place.to && rounded(place.to) };
  });
}

const sizeOf = ({ left, right, top, bottom }: Box) => (right - left) * (top - bottom);
const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, -(top + bottom) / 2];
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The nearest point at which a number is in view. */
function within([x, y]: Point, [left, top, width, height]: ViewBox, room: number): Point {
  const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
  return [clamp(x, left + room / 2, left + width - room / 2), clamp(y, top + room / 2, top + height - room / 2)];
}

/** How far a point lies outside of a box; 0 inside. */
function distance([x, y]: Point, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(-top - y, 0, y + bottom));
}

/** Along a part. */
function onPart(box: Box): PlacedNumber[] {
  const [x, y] = middleOf(box);
  const half = (box.right - box.left) / 2;
  return [0, -0.5, 0.5, -0.85, 0.85].map((share) => ({ at: [x + share * half, y], to: null }));
}

/** Around a part, ever further away. */
function besidePart(box: Box, room: number): PlacedNumber[] {
  const [x, y] = middleOf(box);
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2, (box.top - box.bottom) / 2];
  return DISTANCES.flatMap((far) =>
    DIRECTIONS.flatMap(([dx, dy]) =>
      // Above and below a wide part there are more places than one.
      (dx === 0 ? [0, -0.5, 0.5] : [0]).map((share): PlacedNumber => {
        const to: Point = [x + share * halfWidth, y];
        return { at: [to[0] + dx * (halfWidth + far * room), y + dy * (halfHeight + far * room)], to };
      }),
    ),
  );
}
