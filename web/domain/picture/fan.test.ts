import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { fanOffsets, fanPage, fanRoom } from "./fan";

const rounded = (count: number) =>
  fanOffsets(count).map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0]);

describe("a fan", () => {
  test.each([
    [0, []],
    [1, [[0, -60]]],
    [
      2,
      [
        [0, -60],
        [0, 60],
      ],
    ],
    [
      4,
      [
        [0, -60],
        [60, 0],
        [0, 60],
        [-60, 0],
      ],
    ],
  ])("of %d", (count, places) => expect(rounded(count)).toEqual(places as number[][]));

  test.each([
    [0, 7],
    [60, 7],
    [111, 7],
    [112, 20],
    [164, 39],
    [400, 179],
  ])("that reaches %d px has room for %d", (reach, room) => expect(fanRoom(reach)).toBe(room));

  test("no two are closer than a sign, none is over the place itself, and none is out of reach", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (reach) => {
        const places = fanOffsets(fanRoom(reach));
        for (const [index, { x, y }] of places.entries()) {
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(Math.max(60, reach) + 1e-9);
          expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(60 - 1e-9);
          for (const other of places.slice(index + 1))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(52 - 1e-9);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test("two hundred on one grid: every one of them is on a page with the room's neighbours", () => {
    const stack = Array.from({ length: 200 }, (_, index) => index);
    for (const room of [7, 39]) {
      const pages = new Map(stack.map((each) => [String(fanPage(stack, each, room)), each]));
      expect([...pages.keys()].join().split(",").map(Number)).toEqual(stack);
      for (const each of stack) expect(fanPage(stack, each, room)).toContain(each);
    }
  });
});
