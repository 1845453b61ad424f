import type { Layer, Tone } from "../svg-builder";

/**
 * A fixed outline of the kit, in centimetres at its true size: what the text alternative calls it, "" where it goes
 * unsaid, and its layers from back to front.
 */
export type Shape = readonly [say: string, ...layers: Layer[]];

/**
 * What is alike on both sides, seen from above: a polygon from its half.
 * @param half x and y in turn, from the front to the rear, y to one side of the middle
 */
export function mirrored(tone: Tone, half: string): Layer {
  const numbers = half.split(" ").map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }));
  const other = points.filter(({ y }) => y !== 0).map(({ x, y }) => ({ x, y: -y }));
  const round = [...points, ...other.reverse()].map(({ x, y }) => `${x} ${y}`);
  return [tone, `M${round.join("L")}Z`];
}

/** What stands once on each side, seen from above: an outline, and the same on the other side of the middle. */
export function pair(tone: Tone, outline: string, width?: number): Layer {
  let isY = true;
  const other = outline.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isY = !isY;
    return ` ${isY ? -Number(number) : number}`;
  });
  return [tone, outline + other, width];
}
