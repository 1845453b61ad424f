/**
 * What lies under what the built-in overview's tiles show. Their names, lakes and lines are drawn anew where a tile is
 * only enlarged, and its land and sea are all that is left of it: each pixel's blue is odd where there is sea.
 */

type Rgb = readonly [number, number, number];
export type Ground = "land" | "sea";

export const LAND: Rgb = [0xf6, 0xf4, 0xee];
export const SEA: Rgb = [0xbf, 0xd4, 0xdf];

const isSea = (blue: number) => (blue & 1) === 1;

/** The colour that says so, and looks the same. */
export const markedColour = ([red, green, blue]: Rgb, ground: Ground): Rgb => [
  red,
  green,
  ground === "sea" ? blue | 1 : blue & ~1,
];

/** Leaves land and sea alone. @param pixels of a tile, red, green, blue and alpha in turn */
export function bareGround(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4)
    pixels.set(isSea(pixels[at + 2] ?? 0) ? SEA : LAND, at);
}
