import { expect, test } from "bun:test";
import { standApart } from "./stand-apart";

test("the first of those in one place stands, and no more than so many", () => {
  const signs = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 30, y: 0 },
    { x: 0, y: 24 },
  ];
  expect(standApart(signs, 24, 60)).toEqual([0, 2, 3]);
  expect(standApart(signs, 24, 2)).toEqual([0, 2]);
  expect(standApart([], 24, 2)).toEqual([]);
});
