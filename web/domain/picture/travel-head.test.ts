import { expect, test } from "bun:test";
import { travelHead } from "./travel-head";

const HEAD = { left: -5, right: 5, top: -5, bottom: 5 };
const sign = (x: number) => ({ left: x - 10, right: x + 10, top: -10, bottom: 10 });
const headX = (...signs: number[]) =>
  travelHead({ x: 0, y: 0 }, { x: 100, y: 0 }, signs.map(sign), HEAD, 40)?.x ?? null;

test.each<[string, number[], number | null]>([
  ["nothing there: at its end", [0, 130], 100],
  ["another's sign at its end: before that", [100], 84],
  ["two in a row: before both", [100, 75], 60],
  ["a gap has room for it", [100, 50], 84],
  ["no room before its start", [100, 75, 50], null],
  ["too short to be seen", [100, 60, 50, 40, 80], null],
])("the head of a travel, %s", (_, signs, x) => {
  expect(headX(...signs)).toBe(x);
});
