import { expect, test } from "bun:test";
import {
  cleanTargetNumber,
  isCountable,
  nextFreeTargetNumber,
  nextTargetNumber,
  typeTargetNumber,
} from "./target-number";

test.each([
  ["AB0012", "AB0013"],
  ["AB0999", "AB1000"],
  ["AB9999", "AC0000"],
  ["AZ9999", "BA0000"],
  ["ZZ9999", "AA0000"],
  ["AA0000", "AA0001"],
  ["", ""],
  ["AB12", ""],
  ["ab0012", ""],
  ["A00012", ""],
])("after %j comes %j", (last, next) => {
  expect(nextTargetNumber(last)).toBe(next);
});

test.each([
  ["ab 0012", "AB0012"],
  ["ab-00123", "AB0012"],
  ["é/1", "1"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanTargetNumber(typed)).toBe(kept);
});

test.each([
  ["", "a", "A", null],
  ["AB", "ABc", "ABC", null],
  ["AB", "AB 0", "AB0", null],
  ["", "ab-0012", "AB0012", null],
  ["AB0012", "AB00123", "AB0012", "6 characters at most"],
  ["", "AB0012, AB0013", "", "Letters and digits only"],
  ["AB", "AB0012 AB0013", "AB", "6 characters at most"],
  ["AB", "AB.", "AB", "Letters and digits only"],
  ["AB", "AB\u0131", "AB", "Letters and digits only"],
])("%j edited to %j is %j, and %p is said", (before, now, value, note) => {
  expect(typeTargetNumber(before, now)).toEqual({ value, note });
});

test("the next number is one that is free", () => {
  const used = new Set(["AB0002", "AB0003"]);
  const isUsed = (number: string) => used.has(number);
  expect(nextFreeTargetNumber("AB0001", isUsed)).toBe("AB0004");
  expect(nextFreeTargetNumber("AB0004", isUsed)).toBe("AB0005");
  expect(nextFreeTargetNumber("A1", isUsed)).toBe("");
});

test.each([
  ["AB0012", true],
  ["A1", false],
  ["1234", false],
  ["", false],
])("%j can be counted on from: %p", (number, counted) => {
  expect(isCountable(number)).toBe(counted);
});
