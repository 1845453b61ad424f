import { expect, test } from "bun:test";
import { COLOURS, indexOf, PALETTE, type Rgb, rgbOf } from "./palette";

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

test("sixteen colours at most, so that a tile needs four bits a pixel", () => {
  expect(PALETTE.length).toBeLessThanOrEqual(16);
});

test("each named colour is kept exactly", () => {
  for (const hex of Object.values(COLOURS)) {
    const [r, g, b] = rgbOf(hex);
    expect(PALETTE[indexOf(r, g, b)]).toEqual([r, g, b]);
  }
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
