import { expect, test } from "bun:test";
import { decodeSegment } from "./path-segment";

test.each([
  ["BM-21.svg", "BM-21.svg"],
  ["9K33%20Osa", "9K33 Osa"],
  ["a%2Fb", "a/b"],
  ["%D0%91%D0%9C", "БМ"],
  ["a+b", "a+b"],
  ["%", null],
  ["%zz", null],
  ["%C3%28", null],
])("%s is %p", (segment, name) => {
  expect(decodeSegment(segment)).toBe(name);
});
