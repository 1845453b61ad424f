import { expect, test } from "bun:test";
import { readLaptopName } from "./laptop-name";

test.each([
  ["OP NORTH", "OP NORTH"],
  ["  OP   NORTH ", "OP NORTH"],
  ["a".repeat(32), "a".repeat(32)],
  ["Žvalgas 1", "Žvalgas 1"],
  ["", null],
  ["  ", null],
  ["a".repeat(33), null],
  ["OP\nNORTH", null],
  ["OP\u202eNORTH", null],
  ["OP\u2028NORTH", null],
] as const)("%j is called %j", (text, name) => {
  expect(readLaptopName(text)).toBe(name);
});
