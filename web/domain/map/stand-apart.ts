interface Pixel {
  x: number;
  y: number;
}

/**
 * Of signs on a map, those that can be told apart: each that is so far from all before it, across or down.
 * @param apart pixels
 * @param most no more than so many
 * @returns their indexes, in order
 */
export function standApart(signs: readonly Pixel[], apart: number, most: number): number[] {
  const standing: number[] = [];
  for (const [index, { x, y }] of signs.entries()) {
    if (standing.length === most) break;
    const isFree = standing.every((other) => {
      const sign = signs[other];
      return !sign || Math.abs(sign.x - x) >= apart || Math.abs(sign.y - y) >= apart;
    });
    if (isFree) standing.push(index);
  }
  return standing;
}
