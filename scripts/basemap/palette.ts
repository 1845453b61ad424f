import { type Ground, LAND, markedColour, SEA } from "../../web/domain/map/bare-ground";

/**
 * One light style, to be shown as it is by day and through CSS filters by dark and by night.
 * Lightness has an order that inverting keeps: land is lightest, water clearly darker, lines darker
 * still, type darkest; so dark that on the inverted, red map it still has a contrast of 4.5.
 */
export const COLOURS = {
  land: hexOf(LAND),
  water: hexOf(SEA),
  coast: "#7398ab",
  river: "#8aaec0",
  band: "#e4dfe9",
  border: "#7c6b8b",
  ink: "#161d1f",
  village: "#282f32",
  country: "#30283c",
  sea: "#091f2c",
} as const;

export type Rgb = readonly [number, number, number];

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

type Name = keyof typeof COLOURS;

/**
 * Which colours meet, and in how many steps between them a soft edge is kept: sixteen colours in
 * all, so that no tile without a coast needs more than four bits a pixel.
 */
const EDGES: readonly (readonly [Name, Name, number])[] = [
  ["land", "water", 1],
  ["band", "border", 1],
  ["land", "ink", 2],
  ["land", "country", 1],
  ["water", "sea", 1],
];

function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const at = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * t);
  return [at(0), at(1), at(2)];
}

/** Every colour that is drawn: the named ones first, then the steps between them. */
const DRAWN: readonly Rgb[] = [
  ...Object.values(COLOURS).map(rgbOf),
  ...EDGES.flatMap(([from, to, steps]) =>
    Array.from({ length: steps }, (_, i) =>
      mix(rgbOf(COLOURS[from]), rgbOf(COLOURS[to]), (i + 1) / (steps + 1)),
    ),
  ),
];

const BITS = 6;
const cellOf = (r: number, g: number, b: number): number =>
  ((r >> (8 - BITS)) << (2 * BITS)) | ((g >> (8 - BITS)) << BITS) | (b >> (8 - BITS));

function nearest([r, g, b]: Rgb): number {
  let best = 0;
  let least = Infinity;
  DRAWN.forEach(([pr, pg, pb], i) => {
    const far = 3 * (r - pr) ** 2 + 4 * (g - pg) ** 2 + 2 * (b - pb) ** 2;
    if (far < least) [least, best] = [far, i];
  });
  return best;
}

/** The nearest drawn colour for each of 262,144 cells of the colour cube. */
const LOOKUP = (() => {
  const table = new Uint8Array(1 << (3 * BITS));
  const step = 1 << (8 - BITS);
  for (let r = 0; r < 256; r += step) {
    for (let g = 0; g < 256; g += step) {
      for (let b = 0; b < 256; b += step) {
        table[cellOf(r, g, b)] = nearest([r + step / 2, g + step / 2, b + step / 2]);
      }
    }
  }
  DRAWN.forEach(([r, g, b], i) => {
    if (i < Object.keys(COLOURS).length) table[cellOf(r, g, b)] = i;
  });
  return table;
})();

/** Every colour that a tile may have: each over land, then each over the sea. */
export const PALETTE: readonly Rgb[] = (["land", "sea"] as const).flatMap((ground) =>
  DRAWN.map((colour) => markedColour(colour, ground)),
);

/** The index in PALETTE of the colour nearest to one of 8 bits a channel, over a ground. */
export const indexOf = (r: number, g: number, b: number, ground: Ground): number =>
  (LOOKUP[cellOf(r, g, b)] ?? 0) + (ground === "sea" ? DRAWN.length : 0);

/** Whether a pixel of what is drawn before all else is land or sea. */
export const groundAt = (red: number): Ground => (red < (LAND[0] + SEA[0]) / 2 ? "sea" : "land");
