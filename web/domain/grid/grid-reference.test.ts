import { expect, test } from "bun:test";
import fc from "fast-check";
import { RUNS } from "../testing/runs";
import {
  coordinatesError,
  formatGrid,
  gzdError,
  isDigits,
  isWholeGrid,
  spaceCoordinates,
  spaceProgressively,
  withoutGap,
} from "./grid-reference";

/** Ten thousand runs take their time on a busy machine. */
const PROPERTY_MS = 120_000;

const digits = (max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: max });

test.each([
  ["", "", ""],
  ["1", "1", "1"],
  ["12", "12", "1 2"],
  ["123", "123", "1 23"],
  ["1234", "1234", "12 34"],
  ["12345", "12345", "12 345"],
  ["123456", "123 456", "123 456"],
  ["1234567", "123 4567", "123 4567"],
  ["12345678", "1234 5678", "1234 5678"],
  ["123456789", "1234 56789", "1234 56789"],
  ["1234567890", "12345 67890", "12345 67890"],
  ["12345 67890", "12345 67890", "12345 67890"],
  ["123 4", "123 4", "123 4"],
  ["12345678901", "12345678901", "12345678901"],
  ["12a4567", "12a4567", "12a4567"],
])("%p is spaced as %p, and as %p by HLR", (typed, spaced, progressive) => {
  expect(spaceCoordinates(typed)).toBe(spaced);
  expect(spaceProgressively(typed)).toBe(progressive);
});

test(
  "spacing settles at once and loses no digit",
  () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), digits(10), (text, ten) => {
        for (const space of [spaceCoordinates, spaceProgressively]) {
          expect(space(space(ten))).toBe(space(ten));
          expect(space(ten).replace(" ", "")).toBe(ten);
          if (!isDigits(text)) expect(space(text)).toBe(text);
        }
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MS,
);

test.each([
  ["12345 67890", "1234567890"],
  ["1234567890", "1234567890"],
  ["123 4567", "123 4567"],
  ["123", "123"],
  ["34UFE 1 2", "34UFE 1 2"],
  ["123456 123456", "123456 123456"],
])("the coordinates %p are kept as %p", (text, kept) => {
  expect(withoutGap(text)).toBe(kept);
});

test("typing at the end, digit by digit, always leaves the caret at the end", () => {
  for (const space of [spaceCoordinates, spaceProgressively]) {
    let shown = "";
    for (const digit of "1234567890") {
      shown = space(shown.replace(" ", "") + digit);
      expect(shown.at(-1)).toBe(digit);
    }
    expect(shown).toBe("12345 67890");
  }
});

test.each<[string, "Check grid" | null]>([
  ["", null],
  ["  ", null],
  ["1", "Check grid"],
  ["12", null],
  ["123", "Check grid"],
  ["12 34", null],
  ["123 4567", "Check grid"],
  ["123 45678", "Check grid"],
  ["12345 67890", null],
  ["123456789012", "Check grid"],
  ["12a4", "Check grid"],
  ["-1 23", "Check grid"],
])("coordinatesProblem(%p) is %p", (coordinates, error) => {
  expect(coordinatesError(coordinates)).toBe(error);
});

test.each<[string, "Check GZD" | null]>([
  ["", null],
  ["34UFE", null],
  ["34ufe", "Check GZD"],
  ["34UF", "Check GZD"],
  ["34UZZ", "Check GZD"],
  ["4QFJ", "Check GZD"],
  ["04QFJ", null],
  ["32XMH", "Check GZD"],
])("gzdProblem(%p) is %p", (gzd, error) => {
  expect(gzdError(gzd)).toBe(error);
});

test.each([
  ["34UFE", "12", true],
  ["34UFE", "1234", true],
  ["34UFE", "123 456", true],
  ["34UFE", "12345 678", false],
  ["34UFE", "12345678", true],
  ["34UFE", "12345 67890", true],
  ["34UFE", "", false],
  ["34UFE", " ", false],
  ["34UFE", "123", false],
  ["34UFE", "123456789012", false],
  ["34UZZ", "12345 67890", false],
  ["", "12345 67890", false],
  ["", "", false],
])("isWholeGrid(%p, %p) is %p", (gzd, coordinates, whole) => {
  expect(isWholeGrid(gzd, coordinates)).toBe(whole);
});

test.each([
  ["34UFE", "1234567890", "34UFE 12345 67890"],
  [" 34U FE", "123 4567890", "34UFE 12345 67890"],
  ["34UFE", "12", "34UFE 1 2"],
  ["34UFE", "", "34UFE"],
  ["", "", ""],
])("formatGrid(%p, %p) is %p", (gzd, coordinates, text) => {
  expect(formatGrid(gzd, coordinates)).toBe(text);
});
