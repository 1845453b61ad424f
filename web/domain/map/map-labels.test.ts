import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import type { Box } from "./box";
import { pinBox, placeLabels, placesAround, placesAtMiddle } from "./map-labels";

const SIZE = { x: 150, y: 20 };
const VIEW = { x: 1000, y: 600 };
type Pixel = typeof SIZE;

const directions = (tips: Pixel[], chosen = -1, taken: Box[] = []) =>
  placeLabels(
    tips.map((tip, index) => ({
      places: placesAround(tip, SIZE, VIEW),
      isChosen: index === chosen,
    })),
    [...tips.map(pinBox), ...taken],
    VIEW,
  ).map((place) => place?.direction ?? null);

test("a label stands above its pin; at the view's edges below it or moved aside", () => {
  expect(directions([{ x: 500, y: 300 }])).toEqual(["top"]);
  expect(directions([{ x: 500, y: 50 }])).toEqual(["bottom"]);
  for (const [x, moved] of [
    [20, 55],
    [980, -55],
    [-100, 0],
  ] as const)
    expect(placesAround({ x, y: 300 }, SIZE, VIEW)[0]?.offset[0]).toBe(moved);
  // Half of an odd width is rounded up, as where Leaflet draws it.
  expect(placesAround({ x: 20, y: 300 }, { x: 147, y: 20 }, VIEW)[0]?.offset[0]).toBe(54);
});

test("no label lies on another pin: of two above each other the lower one's stands below", () => {
  expect(
    directions([
      { x: 500, y: 300 },
      { x: 500, y: 350 },
    ]),
  ).toEqual(["top", "bottom"]);
});

test("where there is no room only the chosen one's shows, and a popup takes its room", () => {
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({ x: 500 + 3 * index, y: 300 + index }));
  const shown = directions(crowd, 7);
  expect(shown[7]).not.toBeNull();
  expect(shown).toContain(null);
  const everywhere = { left: 0, top: 0, right: 1000, bottom: 600 };
  expect(directions(crowd, 7, [everywhere])).toEqual([...Array(7).fill(null), "top"]);
});

test("a line's label stands above a flat line and beside a steep one, and not on a short one", () => {
  const middles = (to: Pixel) =>
    placesAtMiddle({ x: to.x / 2, y: to.y / 2 }, { x: 0, y: 0 }, to, SIZE).map(
      ({ direction }) => direction,
    );
  expect(middles({ x: 100, y: 100 })).toEqual([]);
  expect(middles({ x: 400, y: 100 })).toEqual(["top", "bottom"]);
  expect(middles({ x: 100, y: -400 })).toEqual(["right", "left"]);
});

test("no label that stands lies on a pin, on another label, or out of the view, unless it is chosen", () => {
  const tip = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 600 }),
  });
  fc.assert(
    fc.property(
      fc.array(tip, { maxLength: 8 }),
      fc.integer({ min: -1, max: 7 }),
      (tips, chosen) => {
        const pins = tips.map(pinBox);
        const labels = tips.map((each, index) => ({
          places: placesAround(each, SIZE, VIEW),
          isChosen: index === chosen,
        }));
        const places = placeLabels(labels, pins, VIEW);
        for (const [index, place] of places.entries()) {
          if (index === chosen) expect(place).not.toBeNull();
          if (!place || index === chosen) continue;
          const others = places.flatMap((other, at) => (at === index || !other ? [] : [other.box]));
          for (const box of [...pins, ...others]) {
            const apart =
              box.left >= place.box.right ||
              place.box.left >= box.right ||
              box.top >= place.box.bottom ||
              place.box.top >= box.bottom;
            expect(apart).toBe(true);
          }
          expect(place.box.left).toBeGreaterThanOrEqual(0);
          expect(place.box.bottom).toBeLessThanOrEqual(VIEW.y);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
});
