import { expect, test } from "bun:test";
import { standApart } from "./stand-apart";

test("the first of those in one place stands and hides the others, and no more than so many stand", () => {
  const signs = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 30, y: 0 },
    { x: 0, y: 24 },
    { x: 31, y: 1 },
  ];
  const one = { index: 0, hidden: [1] };
  const other = { index: 2, hidden: [4] };
  expect(standApart(signs, 24, 60)).toEqual([one, other, { index: 3, hidden: [] }]);
  expect(standApart(signs, 24, 2)).toEqual([one, other]);
  expect(standApart([], 24, 2)).toEqual([]);
});
