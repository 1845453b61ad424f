import { expect, test } from "bun:test";
import { LAND, markedColour, SEA } from "../../web/domain/map/bare-ground";
import { COLOURS, groundAt, indexOf, PALETTE, type Rgb, rgbOf } from "./palette";

/** Contrast of WCAG 2.2. */
function contrast(a: Rgb, b: Rgb): number {
  const light = (colour: Rgb) => {
    const [r, g, b] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The map by night: inverted, grey, and multiplied by the theme's red. */
function night([r, g, b]: Rgb): Rgb {
  const grey = (0.2126 * (255 - r) + 0.7152 * (255 - g) + 0.0722 * (255 - b)) / 255;
  return [grey * 0xff, grey * 0x59, grey * 0x4f];
}

test("sixteen colours over each ground, so that a tile without a coast needs four bits a pixel", () => {
  expect(PALETTE.length).toBeLessThanOrEqual(32);
});

test("each named colour is kept but for the mark of what lies under it", () => {
  for (const hex of Object.values(COLOURS)) {
    for (const ground of ["land", "sea"] as const) {
      const [r, g, b] = rgbOf(hex);
      expect(PALETTE[indexOf(r, g, b, ground)]).toEqual(markedColour([r, g, b], ground));
    }
  }
});

test("what is drawn first is told from its light: land, sea, and their edge by what it has more of", () => {
  expect([LAND, SEA].map(([red]) => groundAt(red))).toEqual(["land", "sea"]);
  expect([LAND[0] - 20, SEA[0] + 20].map(groundAt)).toEqual(["land", "sea"]);
});

test("type can be read on its ground by day and on the red map by night", () => {
  for (const [type, ground] of [
    [COLOURS.ink, COLOURS.land],
    [COLOURS.village, COLOURS.land],
    [COLOURS.country, COLOURS.land],
    [COLOURS.sea, COLOURS.water],
  ] as const) {
    const [a, b] = [rgbOf(type), rgbOf(ground)];
    expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(night(a), night(b))).toBeGreaterThanOrEqual(4.5);
  }
});
