import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { overlap } from "../map/box";
import { runs } from "../testing/runs";
import { groupsApart } from "./apart";

const box = ([x, y]: readonly [number, number]) => ({
  left: x,
  right: x + 10,
  top: y,
  bottom: y + 10,
});

describe("signs that would touch stand as one", () => {
  test.each<[string, [number, number][], number[]]>([
    ["none", [], []],
    [
      "side by side they stand",
      [
        [0, 0],
        [10, 0],
        [0, 10],
      ],
      [1, 1, 1],
    ],
    [
      "each joins the first that it overlaps",
      [
        [0, 0],
        [5, 5],
        [12, 0],
        [8, 0],
      ],
      [3, 1],
    ],
    [
      "no chain: what is in between joins one of the two",
      [
        [0, 0],
        [18, 0],
        [9, 0],
      ],
      [2, 1],
    ],
  ])("%s", (_, places, counts) => {
    expect(groupsApart(places, box).map((group) => group.length)).toEqual(counts);
  });

  test("what stands overlaps nothing, every sign is in one group and overlaps the first of it", () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const groups = groupsApart(places, box);
        const boxes = groups.map(([first]) => box(first));
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
        for (const [first, ...others] of groups)
          for (const other of others) expect(overlap(box(first), box(other))).toBe(true);
        expect(groups.flat().toSorted()).toEqual(places.toSorted());
      }),
      { numRuns: runs(500) },
    );
  });
});
