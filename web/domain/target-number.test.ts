import { expect, test } from "bun:test";
import { cleanTargetNumber, nextTargetNumber } from "./target-number";

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
