import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Box, uncrowded } from "./uncrowded";

const at = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top + 20 });

test("the first of those that lie on each other stands, and what lies on one that does not", () => {
  expect([...uncrowded([at(0, 0), at(60, 10), at(120, 15), at(0, 40)])]).toEqual([0, 2, 3]);
  expect([...uncrowded([at(0, 0), at(100, 0), at(0, 20)])]).toEqual([0, 1, 2]);
  expect(uncrowded([]).size).toBe(0);
});

test("none that stand lie on each other, and each that does not lies on one before it", () => {
  const box = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), (places) => {
      const boxes = places.map(([left, top]) => at(left, top));
      const shown = uncrowded(boxes);
      const isFree = (index: number) =>
        uncrowded(
          boxes.filter((_, other) => other === index || (other < index && shown.has(other))),
        ).size;
      for (const index of boxes.keys()) {
        const before = [...shown].filter((other) => other < index).length;
        expect(isFree(index)).toBe(shown.has(index) ? before + 1 : before);
      }
    }),
  );
});
