import { describe, expect, test } from "bun:test";
import {
  boundsText,
  isNumberBegun,
  numberError,
  numberText,
  quantityTyped,
  readNumber,
  shownNumber,
  storedQuantity,
  typedQuantity,
  typedThousands,
  withThousands,
} from "./number-field";

const SPEED = { min: 0, max: 999 };
const ALTITUDE = { min: -1500, max: 100_000 };
const FEET = { min: 0, max: 999_999, thousands: true } as const;
const HEADING = { min: 1, max: 360, wraps: true } as const;

describe("what stands in a number field is that number, or its error", () => {
  test.each([
    ["", SPEED, { value: null }],
    [" ", SPEED, { value: null }],
    ["0", SPEED, { value: 0 }],
    ["045", SPEED, { value: 45 }],
    [" 45 ", SPEED, { value: 45 }],
    ["999", SPEED, { value: 999 }],
    ["1000", SPEED, { error: "0 to 999" }],
    ["-5", SPEED, { error: "0 to 999" }],
    ["-0", SPEED, { error: "0 to 999" }],
    ["9".repeat(400), SPEED, { error: "0 to 999" }],
    ["12.5", SPEED, { error: "Whole numbers only" }],
    ["12,5", SPEED, { error: "Whole numbers only" }],
    ["1,500", SPEED, { error: "Whole numbers only" }],
    ["1 500", SPEED, { error: "Whole numbers only" }],
    ["1e3", SPEED, { error: "Whole numbers only" }],
    ["+5", SPEED, { error: "Whole numbers only" }],
    ["0x10", SPEED, { error: "Whole numbers only" }],
    ["25kph", SPEED, { error: "Whole numbers only" }],
    ["１２", SPEED, { error: "Whole numbers only" }],
    ["٤٥", SPEED, { error: "Whole numbers only" }],
    ["1\u200b2", SPEED, { error: "Whole numbers only" }],
    ["-5", ALTITUDE, { value: -5 }],
    ["\u22125", ALTITUDE, { value: -5 }],
    ["-0", ALTITUDE, { value: 0 }],
    ["-1500", ALTITUDE, { value: -1500 }],
    ["-1501", ALTITUDE, { error: "-1,500 to 100,000" }],
    ["100001", ALTITUDE, { error: "-1,500 to 100,000" }],
    ["--5", ALTITUDE, { error: "Whole numbers only" }],
    ["1,500", FEET, { value: 1500 }],
    ["12,5", FEET, { error: "Whole numbers only" }],
    ["1,5000", FEET, { error: "Whole numbers only" }],
    ["0", HEADING, { value: 360 }],
    ["361", HEADING, { value: 1 }],
    ["999", HEADING, { value: 279 }],
    ["1000", HEADING, { error: "1 to 360" }],
    ["-1", HEADING, { error: "1 to 360" }],
    ["4.5", HEADING, { error: "Whole numbers only" }],
  ])("%j by %j", (typed, rule, read) => {
    expect(readNumber(typed, rule)).toEqual(read);
    expect(numberText(typed, rule)).toBe("value" in read ? String(read.value ?? "") : "");
    expect(numberError(typed, rule)).toBe("error" in read ? read.error : null);
  });
});

test("bounds in words", () => {
  expect(boundsText({ min: 1, max: 50_000 })).toBe("1 to 50,000");
  expect(boundsText(ALTITUDE)).toBe("-1,500 to 100,000");
});

test("what typing on may make right is no error yet", () => {
  expect(isNumberBegun("-", ALTITUDE)).toBe(true);
  expect(isNumberBegun("-", SPEED)).toBe(false);
  expect(isNumberBegun("1,", FEET)).toBe(true);
  expect(isNumberBegun("1,50", FEET)).toBe(true);
  expect(isNumberBegun("1,", SPEED)).toBe(false);
  expect(isNumberBegun("12.", ALTITUDE)).toBe(false);
});

describe("thousands", () => {
  test.each([
    // before, now, inserted → held
    ["", "1", "1", "1"],
    ["1500", "1,5000", "0", "15000"],
    ["1500", "1,50", "", "150"],
    ["1500", "1,500.", ".", "1,500."],
    ["1,500.", "1,500", "", "1500"],
    ["1", "1,", ",", "1,"],
    ["1,", "1,5", "5", "1,5"],
    ["1,50", "1,500", "0", "1500"],
    ["1500", "1,5", "1,5", "1,5"],
    ["", "1e3", "1e3", "1e3"],
    ["", "12.5", "12.5", "12.5"],
    ["", "-5", "-5", "-5"],
    ["", " 35,000 ft", " 35,000 ft", "35000"],
    ["", "FL120", "FL120", "FL120"],
    ["", "1 500", "1 500", "1 500"],
  ])("%j, then %j by %j, is held as %j", (before, now, inserted, held) => {
    expect(typedThousands(before, now, inserted)).toBe(held);
  });

  test("are shown for digits alone", () => {
    expect(shownNumber("1500", FEET)).toBe("1,500");
    expect(shownNumber("1500.", FEET)).toBe("1500.");
    expect(shownNumber("1500", SPEED)).toBe("1500");
  });
});

describe("a quantity", () => {
  const QUANTITY = { min: 1, max: 20 };

  test.each(["99", "0", "", "2.5", "1e1"])(
    "%j leaves the one before it, and stands as typed",
    (typed) => {
      const quantity = quantityTyped(typed, QUANTITY, 3);
      expect(quantity).toEqual({ quantity: 3, wrongQuantity: typed });
      expect(typedQuantity(quantity)).toBe(typed);
      expect(storedQuantity(JSON.parse(JSON.stringify(quantity)), QUANTITY)).toEqual(quantity);
    },
  );

  test("that is one is the number", () => {
    expect(quantityTyped("07", QUANTITY, 3)).toEqual({ quantity: 7, wrongQuantity: undefined });
    expect(storedQuantity({ quantity: 7 }, QUANTITY).quantity).toBe(7);
  });
});

test.each([
  ["", ""],
  ["7", "7"],
  ["999", "999"],
  ["1000", "1,000"],
  ["1500", "1,500"],
  ["123456", "123,456"],
  ["007", "007"],
  ["0500", "0500"],
  ["010500", "010,500"],
  ["0", "0"],
  ["1,500", "1,500"],
])("%j is written %j", (digits, written) => {
  expect(withThousands(digits)).toBe(written);
});
