import { describe, expect, test } from "bun:test";
import { headingText, normalizeHeading, stepHeading, typedHeading, wrapHeading } from "./heading";

test.each([
  [0, 360],
  [1, 1],
  [360, 360],
  [361, 1],
  [720, 360],
  [999, 279],
  [-1, 359],
])("%d degrees are a heading of %d", (degrees, heading) => {
  expect(wrapHeading(degrees)).toBe(heading);
});

describe("while it is typed", () => {
  test.each([
    ["0", "0"],
    ["04", "04"],
    ["045", "045"],
    ["361", "1"],
    ["000", "360"],
    ["3600", "3600"],
    ["4x5", "4x5"],
    ["-45", "-45"],
    ["12.5", "12.5"],
    ["", ""],
  ])("%j stands as %j", (typed, shown) => {
    expect(typedHeading(typed)).toBe(shown);
  });
});

test.each([
  ["", "", ""],
  ["0", "360", "360"],
  ["045", "45", "045"],
  ["7", "7", "007"],
  ["400", "40", "040"],
  ["3600", "3600", ""],
  ["-45", "-45", ""],
  ["12.5", "12.5", ""],
  ["1e3", "1e3", ""],
])("%j is left as %j and sent as %j", (typed, settled, sent) => {
  expect(normalizeHeading(typed)).toBe(settled);
  expect(headingText(typed)).toBe(sent);
});

test.each([
  ["360", 1, "1"],
  ["1", -1, "360"],
  ["", 1, "1"],
  ["", -1, "360"],
  ["", 10, "10"],
  ["", -10, "360"],
  ["045", 1, "46"],
  ["0", 1, "1"],
  ["355", 10, "5"],
  ["1e3", 1, "1"],
  ["5", -10, "355"],
])("from %j a step of %d leads to %j", (typed, by, next) => {
  expect(stepHeading(typed, by)).toBe(next);
});
