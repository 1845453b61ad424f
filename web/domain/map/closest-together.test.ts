import { expect, test } from "bun:test";
import fc from "fast-check";
import { closestTogether } from "./closest-together";

const at = (lng: number) => ({ lat: 0, lng });
const longitudes = (...lngs: number[]) => closestTogether(lngs.map(at)).map(({ lng }) => lng);

test("places on both sides of the antimeridian stand side by side", () => {
  expect(longitudes(179, -179, 178)).toEqual([179, 181, 178]);
  expect(longitudes(23, 24, 22)).toEqual([23, 24, 22]);
  expect(longitudes(-5)).toEqual([-5]);
  expect(closestTogether([])).toEqual([]);
});

test("the same places, never wider apart than they came", () => {
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(fc.array(lng, { minLength: 1, maxLength: 20 }), (lngs) => {
      const moved = longitudes(...lngs);
      const span = (all: number[]) => Math.max(...all) - Math.min(...all);
      expect(span(moved)).toBeLessThanOrEqual(span(lngs) + 1e-9);
      for (const [index, each] of moved.entries()) {
        const turns = (each - (lngs[index] ?? 0)) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }
    }),
  );
});
