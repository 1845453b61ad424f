import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  cleanCoordinates,
  cleanGzd,
  coordinatesProblem,
  formatGrid,
  gzdProblem,
  isWholeGrid,
  parseGridReference,
  spaceCoordinates,
  spaceProgressively,
} from "./grid-input";

const digits = (max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: max });

test.each([
  ["34ufe", "34UFE"],
  [" 34 u-fe ", "34UFE"],
  ["34UFE12345", "34UFE"],
  ["4qfj", "4QFJ"],
  ["ßéÅ３４", ""],
  ["ıſ", ""],
  ["", ""],
])("cleanGzd %p is %p", (typed, clean) => {
  expect(cleanGzd(typed)).toBe(clean);
});

test.each([
  ["12345 67890", "1234567890"],
  ["12345678901", "1234567890"],
  ["12a3-4.", "1234"],
  ["١٢٣", ""],
  ["", ""],
])("cleanCoordinates %p is %p", (typed, clean) => {
  expect(cleanCoordinates(typed)).toBe(clean);
});

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
  ["123 4", "1234", "12 34"],
])("%p is spaced as %p, and as %p by HLR", (typed, spaced, progressive) => {
  expect(spaceCoordinates(typed)).toBe(spaced);
  expect(spaceProgressively(typed)).toBe(progressive);
});

test("cleaning and spacing settle at once, stay within their limits and lose no digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), digits(10), (typed, ten) => {
      expect(cleanGzd(typed)).toMatch(/^[0-9A-Z]{0,5}$/);
      expect(cleanGzd(cleanGzd(typed))).toBe(cleanGzd(typed));
      expect(cleanCoordinates(typed)).toMatch(/^[0-9]{0,10}$/);
      for (const space of [spaceCoordinates, spaceProgressively]) {
        expect(space(space(ten))).toBe(space(ten));
        expect(cleanCoordinates(space(ten))).toBe(ten);
      }
    }),
    { numRuns: 5000 },
  );
});

test("typing at the end, digit by digit, always leaves the caret at the end", () => {
  for (const space of [spaceCoordinates, spaceProgressively]) {
    let shown = "";
    for (const digit of "1234567890") {
      shown = space(shown + digit);
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
  ["12345 67890", null],
  ["123456789012", "Check grid"],
  ["12a4", "Check grid"],
  ["-1 23", "Check grid"],
])("coordinatesProblem(%p) is %p", (coordinates, problem) => {
  expect(coordinatesProblem(coordinates)).toBe(problem);
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
])("gzdProblem(%p) is %p", (gzd, problem) => {
  expect(gzdProblem(gzd)).toBe(problem);
});

test.each([
  ["34UFE", "12", true],
  ["34UFE", "1234", true],
  ["34UFE", "123 456", true],
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

describe("a pasted grid", () => {
  const whole = { gzd: "34UFE", coordinates: "1234567890" };
  test.each([
    "34UFE1234567890",
    "34UFE 12345 67890",
    "34U FE 12345 67890",
    "34 U FE 12345 67890",
    "34u fe 1234567890",
    "  34UFE\t12345\n67890\r\n",
    "34UFE\u00a012345\u00a067890",
    "\u200e34UFE 12345\u200b 67890\u202c",
    "３４ＵＦＥ １２３４５ ６７８９０",
    "Grid: 34U FE 12345 67890,",
    "(34UFE 12345 67890)",
    "34UFE 12345 67890.",
    "MGRS=34UFE1234567890; see map",
    "GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT",
    "seen 2 X AT 34UFE 12345 67890 at 0900",
    "34UFE 12345 67890 // 34UFE 12345 67890////",
    "not 34UZZ 12345 67890 but 34UFE 12345 67890",
  ])("%p is read", (text) => {
    expect(parseGridReference(text)).toEqual(whole);
  });

  test.each([
    ["34UFE12", "34UFE", "12"],
    ["34UFE 1 2", "34UFE", "12"],
    ["34UFE 123 456", "34UFE", "123456"],
    ["4QFJ1234567890", "04QFJ", "1234567890"],
    ["4q fj 12345 67890", "04QFJ", "1234567890"],
    ["04QFJ 1234 5678", "04QFJ", "12345678"],
  ])("%p is %s %s", (text, gzd, coordinates) => {
    expect(parseGridReference(text)).toEqual({ gzd, coordinates });
  });

  test.each([
    ["nothing", ""],
    ["no grid", "two more in treeline"],
    ["no digits", "34UFE"],
    ["an odd count", "34UFE 123"],
    ["unequal halves", "34UFE 1234 567"],
    ["unequal halves of an even sum", "34UFE 123 4567 8"],
    ["a half that is one digit long", "34UFE 12345 6789"],
    ["three groups", "34UFE 123 456 789"],
    ["too many digits", "34UFE 123456789012"],
    ["a decimal", "34UFE 12345 67890.5"],
    ["letters behind it", "34UFE1234567890N"],
    ["a digit in front of it", "134UFE1234567890"],
    ["letters in front of it", "X34UFE1234567890"],
    ["an impossible square", "34UZZ 12345 67890"],
    ["a zone that does not exist", "61UFE 12345 67890"],
    ["zone 32X", "32XMH 12345 67890"],
    ["two grids", "POO 34UFE 12345 67890 // POI 34UFE 32345 67890"],
    ["a position in degrees", "53.847354, 22.707738"],
    ["a date-time group", "201230ZNov26"],
    ["a platform's name", "3 X BM-21 (Grad)"],
  ])("%s: %p is no whole grid", (_, text) => {
    expect(parseGridReference(text)).toBeNull();
  });

  test("what is formatted is read back, and no text throws or yields an unsound grid", () => {
    fc.assert(
      fc.property(digits(10), fc.string({ unit: "binary", maxLength: 40 }), (ten, noise) => {
        const grid = { gzd: "34UFE", coordinates: ten };
        expect(parseGridReference(formatGrid("34UFE", ten))).toEqual(
          isWholeGrid("34UFE", ten) ? grid : null,
        );
        for (const text of [noise, `34UFE${noise}`, `34UFE ${ten} ${noise}`]) {
          const read = parseGridReference(text);
          if (read) expect(isWholeGrid(read.gzd, read.coordinates)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test("a very long text is read in a moment", () => {
    const long = `${"34UFE 12345 ".repeat(20_000)}${" ".repeat(200_000)}1 2 3 `;
    const start = performance.now();
    expect(parseGridReference(long)).toBeNull();
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
