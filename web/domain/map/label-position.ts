/** The position of a pin's label in a view, in pixels: across from the left, down from the top. */
export interface LabelPosition {
  direction: "top" | "bottom" | "left" | "right";
  offset: [number, number];
}

interface Pixel {
  x: number;
  y: number;
}

/** Half of a label's width, its height, and the pin's, each with a little air. */
const HALF_WIDTH = 60;
const HEIGHT = 44;
const PIN_HEIGHT = 42;
const PIN_HALF_WIDTH = 17;

/**
 * The place of the label of one of two pins: above the upper one and below the lower one, so that
 * neither covers the other; beside it where the view ends. It never leaves the view where the pin is in it.
 */
export function labelPosition({ x, y }: Pixel, isUpper: boolean, view: Pixel): LabelPosition {
  const hasRoom = isUpper ? y >= PIN_HEIGHT + HEIGHT : y <= view.y - HEIGHT;
  if (!hasRoom) {
    const isLeft = x < view.x / 2;
    return {
      direction: isLeft ? "right" : "left",
      offset: [
        isLeft ? PIN_HALF_WIDTH : -PIN_HALF_WIDTH,
        within(y - PIN_HEIGHT / 2, HEIGHT / 2, view.y) - y,
      ],
    };
  }
  const aside = within(x, HALF_WIDTH, view.x) - x;
  return isUpper
    ? { direction: "top", offset: [aside, -PIN_HEIGHT] }
    : { direction: "bottom", offset: [aside, 0] };
}

/** The value that is nearest, so that as much as `half` has room on both sides of it. */
function within(value: number, half: number, end: number): number {
  return Math.max(half, Math.min(value, end - half));
}

/** A line shorter than this on the screen has no room for a label of its own. */
const LEAST_LENGTH = 170;

/** The place of a line's label at its middle; null if it would cover the pins. */
export function lineLabelPosition(from: Pixel, to: Pixel): LabelPosition | null {
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  if (Math.hypot(across, down) < LEAST_LENGTH) return null;
  return down < across / 3
    ? { direction: "top", offset: [0, 0] }
    : { direction: "right", offset: [6, 0] };
}
