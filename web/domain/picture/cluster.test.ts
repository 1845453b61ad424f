import { expect, test } from "bun:test";
import { type ClusterFace, clusterFace, positionsText } from "./cluster";

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

test("one position is one", () => {
  expect([0, 1, 98].map(positionsText)).toEqual(["0 positions", "1 position", "98 positions"]);
});
