import type { Pixel } from "./box";

/** A sign that stands on a map, and those that it leaves no room for, as indexes. */
export interface Standing {
  index: number;
  hidden: number[];
}

/**
 * Of signs on a map, those that can be told apart: each that is so far from all before it, across or down.
 * @param apart pixels
 * @param most no more than so many
 * @returns them in order
 */
export function standApart(signs: readonly Pixel[], apart: number, most: number): Standing[] {
  const standing: Standing[] = [];
  for (const [index, { x, y }] of signs.entries()) {
    const near = standing.find((other) => {
      const sign = signs[other.index];
      return sign && Math.abs(sign.x - x) < apart && Math.abs(sign.y - y) < apart;
    });
    if (near) near.hidden.push(index);
    else if (standing.length < most) standing.push({ index, hidden: [] });
  }
  return standing;
}
