import { expect, test } from "bun:test";
import type { Box } from "../map/box";
import { withRoom } from "./room";

const box = (left: number, top: number): Box => ({ left, right: left + 10, top, bottom: top + 10 });

test.each<[string, Box[], Box[], number[]]>([
  ["one alone", [], [box(0, 0)], [0]],
  ["the first of two on each other", [], [box(0, 0), box(5, 5), box(20, 0)], [0, 2]],
  ["side by side they touch", [], [box(0, 0), box(10, 0), box(0, 10)], [0, 1, 2]],
  ["not over what stands there", [box(5, 5)], [box(0, 0), box(15, 5)], [1]],
  ["one without room takes none", [box(0, 0)], [box(5, 0), box(14, 0)], [1]],
])("labels: %s", (_, taken, labels, shown) => {
  const placed = withRoom(
    taken,
    labels.map((each) => [each]),
  );
  expect(placed).toEqual(labels.map((each, index) => (shown.includes(index) ? each : null)));
});

test("a label goes to the first of its places that is free, and the next one makes do without it", () => {
  const places = [box(0, 0), box(20, 0), box(40, 0)];
  expect(withRoom([box(5, 5)], [places, places, places])).toEqual([box(20, 0), box(40, 0), null]);
});
