/** Places and rectangles on a screen, in pixels: of a view, or from a place. */

/** Rightwards and down. */
export interface Pixel {
  x: number;
  y: number;
}

/** A rectangle, `top` being the smaller y. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const moved = ({ left, right, top, bottom }: Box, { x, y }: Pixel): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** Clockwise from the one at the upper left. */
export const cornersOf = ({ left, right, top, bottom }: Box): Pixel[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Whether two boxes share more than an edge. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Whether a box overlaps none of those. */
export const isClear = (box: Box, of: readonly Box[]): boolean =>
  !of.some((each) => overlap(each, box));
