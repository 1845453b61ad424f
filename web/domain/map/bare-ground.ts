/**
 * What lies under what the built-in overview's tiles show. Their names, lakes and lines are drawn anew where a tile is
 * only enlarged, and its land and sea are all that is left of it: each pixel's blue is odd where there is sea.
 */

type Rgb = readonly [number, number, number];
export type Ground = "land" | "sea";

export const LAND: Rgb = [0xf6, 0xf4, 0xee];
export const SEA: Rgb = [0xbf, 0xd4, 0xdf];

/** The colour that says so, and looks the same. */
export const markedColour = ([red, green, blue]: Rgb, ground: Ground): Rgb => [
  red,
  green,
  ground === "sea" ? blue | 1 : blue & ~1,
];

/** As one number of a pixel's four bytes, of which the first is the least, and without its alpha. */
const wordOf = ([red, green, blue]: Rgb) => red | (green << 8) | (blue << 16);
const LAND_WORD = wordOf(LAND);
const SEA_WORD = wordOf(SEA);
const SEA_BIT = 1 << 16;
const ALPHA = 0xff << 24;

/** Leaves land and sea alone. @param pixels of a tile, red, green, blue and alpha in turn */
export function bareGround({ buffer, byteOffset, length }: Uint8ClampedArray): void {
  const words = new Uint32Array(buffer, byteOffset, length / 4);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    words[at] = (word & ALPHA) | (word & SEA_BIT ? SEA_WORD : LAND_WORD);
  }
}
