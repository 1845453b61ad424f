import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { fanOffsets, fanPage, fanRoom, isLowFor, nextPage } from "./fan";

const rounded = (count: number) =>
  fanOffsets(count).map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0]);

describe("a fan", () => {
  test.each([
    [0, []],
    [1, [[0, -65]]],
    [
      2,
      [
        [0, -65],
        [0, 65],
      ],
    ],
    [
      4,
      [
        [0, -65],
        [65, 0],
        [0, 65],
        [-65, 0],
      ],
    ],
  ])("of %d", (count, places) => expect(rounded(count)).toEqual(places as number[][]));

  test.each([
    [0, 6],
    [65, 6],
    [128, 6],
    [129, 18],
    [193, 36],
    [400, 129],
  ])("that reaches %d px has room for %d", (reach, room) => expect(fanRoom(reach)).toBe(room));

  test("in a view too low for a ring is a row, half of it on either side of the place", () => {
    // A phone's map, and those of a phone in landscape and of a laptop at 200 %.
    expect([227, 178, 151].map(isLowFor)).toEqual([false, true, true]);
    expect([0, 128, 129, 193].map((reach) => fanRoom(reach, true))).toEqual([2, 2, 4, 6]);
    const across = (count: number) => fanOffsets(count, true).map(({ x }) => x);
    expect([1, 2, 4].map(across)).toEqual([[-65], [-65, 65], [-129, -65, 65, 129]]);
  });

  test("no two are closer than a sign, none is over the place itself, and none is out of reach", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (reach) => {
        const places = fanOffsets(fanRoom(reach));
        for (const [index, { x, y }] of places.entries()) {
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(Math.max(65, reach) + 1e-9);
          expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(65 - 1e-9);
          for (const other of places.slice(index + 1))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(64 - 1e-9);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test("two hundred on one grid: every one of them is on a page with the room's neighbours", () => {
    const stack = Array.from({ length: 200 }, (_, index) => index);
    for (const room of [6, 36]) {
      const pages = new Map(stack.map((each) => [String(fanPage(stack, each, room)), each]));
      expect([...pages.keys()].join().split(",").map(Number)).toEqual(stack);
      for (const each of stack) expect(fanPage(stack, each, room)).toContain(each);
    }
  });

  test("forty, eighteen at a time: each click in the middle opens the next page, the last leads to the first", () => {
    const stack = Array.from({ length: 40 }, (_, index) => index);
    let fan: number[] = [];
    const pages = Array.from({ length: 4 }, () => {
      fan = fanPage(stack, nextPage(stack, fan) ?? 0, 18);
      return [fan[0], fan.length];
    });
    expect(pages).toEqual([
      [0, 18],
      [18, 18],
      [36, 4],
      [0, 18],
    ]);
  });
});
