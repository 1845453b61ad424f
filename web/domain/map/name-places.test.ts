import { expect, test } from "bun:test";
import type { Box } from "./box";
import { type NameSide, nameSides } from "./name-places";

/** A name 60 px wide at the right of its dot, which stands at x and y. */
const name = (x: number, y: number): Box => ({
  left: x + 10,
  right: x + 70,
  top: y - 7,
  bottom: y + 7,
});
const sign = (x: number, y: number): Box => ({
  left: x - 14,
  right: x + 14,
  top: y - 14,
  bottom: y + 14,
});

test.each<[string, Box[], Box[], (NameSide | null)[]]>([
  ["at its right where nothing is there", [], [name(0, 0)], ["right"]],
  ["at its left where a sign is at its right", [sign(40, 0)], [name(0, 0)], ["left"]],
  ["below, where both are taken", [sign(50, 0), sign(-50, 0)], [name(0, 0)], ["below"]],
  ["above, where that is too", [40, -40].map((x) => sign(x, 8)), [name(0, 0)], ["above"]],
  [
    "nowhere, where none has room",
    [sign(40, 0), sign(-40, 0), sign(0, 22), sign(0, -22)],
    [name(0, 0)],
    [null],
  ],
  ["nowhere, where a sign covers its dot", [sign(-10, 0)], [name(0, 0)], [null]],
  ["clear of the names before it", [], [name(0, 0), name(30, 13)], ["right", "below"]],
])("a name stands %s", (_, taken, names, sides) => {
  expect(nameSides(taken, names)).toEqual(sides);
});
