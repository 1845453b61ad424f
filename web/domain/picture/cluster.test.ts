import { expect, test } from "bun:test";
import { type ClusterFace, clusterFace, inViewText } from "./cluster";

test.each<[string, number, number, number, ClusterFace]>([
  [
    "hostile alone: their frame",
    4,
    4,
    0,
    { frame: "hostile", counted: [], title: "4 positions: 4 hostile" },
  ],
  [
    "friendly alone: theirs",
    12,
    0,
    12,
    { frame: "friendly", counted: [], title: "12 positions: 12 friendly" },
  ],
  [
    "both: nobody's, each counted in its frame",
    7,
    4,
    1,
    {
      frame: null,
      counted: ["hostile", "friendly"],
      title: "7 positions: 4 hostile, 1 friendly",
    },
  ],
  [
    "some hostile among reports of no side",
    3,
    1,
    0,
    { frame: null, counted: ["hostile"], title: "3 positions: 1 hostile" },
  ],
  ["of no side: nobody's", 2, 0, 0, { frame: null, counted: [], title: "2 positions" }],
])("several signs as one, %s", (_, count, hostile, friendly, face) => {
  expect(clusterFace(count, { hostile, friendly })).toEqual(face);
});

test.each<[number, number, number, string]>([
  [3, 5, 3, "3 of 5 reports in view"],
  [60, 60, 98, "60 of 60 reports in view, 98 positions"],
  [2, 2, 1, "2 of 2 reports in view, 1 position"],
])("the signs' numbers add up to what the head says: %d of %d at %d", (now, all, at, text) => {
  expect(inViewText(now, all, at)).toBe(text);
});
