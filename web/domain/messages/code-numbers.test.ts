import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { numbersText, readNumbers } from "./code-numbers";

describe("the numbers of codes", () => {
  test.each<[number[], string]>([
    [[], ""],
    [[3], "3"],
    [[3, 7, 8, 9], "3, 7-9"],
    [[1, 2, 4, 5, 16], "1-2, 4-5, 16"],
    [[1, 3, 5, 7, 9, 11, 13, 15], "1, 3, 5, 7, 9, 11, 13, 15"],
    [[1, 3, 5, 7, 9, 11, 13, 15, 17], "1, 3, 5, 7, 9, 11, 13, 15, …"],
  ])("%p are read out as %p", (numbers, text) => {
    expect(numbersText(numbers)).toBe(text);
  });

  test("that the reader shows are the ones that the sender understands", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 12 }), (some) => {
        const numbers = some.toSorted((a, b) => a - b);
        const text = numbersText(numbers);
        if (!text.endsWith("…")) expect(readNumbers(text, 20)).toEqual(numbers);
      }),
    );
  });

  test.each<[string, number[]]>([
    ["", []],
    ["  ", []],
    ["3", [3]],
    ["3, 7-9", [3, 7, 8, 9]],
    ["3 7–9", [3, 7, 8, 9]],
    ["3;7 — 9,", [3, 7, 8, 9]],
    ["9, 3 and 7 to 8", [3, 7, 8, 9]],
    ["7 TO 9 AND 3", [3, 7, 8, 9]],
    ["4-6, 5, 04", [4, 5, 6]],
    ["1-16", Array.from({ length: 16 }, (_, index) => index + 1)],
  ])("%p means %p", (text, numbers) => {
    expect(readNumbers(text, 16)).toEqual(numbers);
  });

  test.each([
    ["x", "“x” is not a number. Write numbers like 3, 7-9."],
    ["3, 7-", "“7-” is not a number. Write numbers like 3, 7-9."],
    ["1-2-3", "“1-2-3” is not a number. Write numbers like 3, 7-9."],
    ["3.5", "“3.5” is not a number. Write numbers like 3, 7-9."],
    ["9-7", "“9-7” runs backwards. Write it as 7-9."],
    ["0", "There is no code 0. The codes are 1-16."],
    ["12-17", "There is no code 12-17. The codes are 1-16."],
    ["99999999999999999999", "There is no code 99999999999999999999. The codes are 1-16."],
  ])("%p is refused", (text, error) => {
    expect(readNumbers(text, 16)).toEqual({ error });
  });
});
