import { expect, test } from "bun:test";
import { PALETTES } from "./palettes";

/** WCAG's relative luminance of a colour as #rrggbb. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(Object.entries(PALETTES))("%s: the outline stands out from its ground by 4.5 : 1", (_, palette) => {
  const [light = 0, dark = 0] = [palette.line, palette.ground].map(luminance).toSorted((a, b) => b - a);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test("at night a drawing's body stands out from its ground by 2 : 1, so that its form is seen on a card", () => {
  const { body, ground } = PALETTES.night;
  expect((luminance(body) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(2);
});

test("at night nothing of a drawing is brighter than a filled button", () => {
  const { night } = PALETTES;
  for (const tone of Object.values(night)) expect(luminance(tone)).toBeLessThan(luminance("#e0483e"));
});
