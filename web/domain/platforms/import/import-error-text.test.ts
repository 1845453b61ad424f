import { expect, test } from "bun:test";
import { importErrorText, isWholeFile } from "./import-error-text";

const fault = { row: 3, field: "category", message: "is missing" };
const whole = { row: 0, field: "", message: "The file is not valid JSON." };

test.each([
  [{ errors: [whole], count: 1 }, "The file is not valid JSON."],
  [{ errors: [fault], count: 1 }, "There is 1 error in the file, and nothing can be imported."],
  [
    { errors: [fault, fault], count: 2 },
    "There are 2 errors in the file, and nothing can be imported.",
  ],
  [
    { errors: [fault, fault], count: 1200 },
    "There are 1,200 errors in the file, and nothing can be imported. The first 2 of them:",
  ],
])("%j", (errors, words) => {
  expect(importErrorText(errors)).toBe(words);
});

test("a fault of the whole file has no row", () => {
  expect(isWholeFile({ errors: [whole], count: 1 })).toBeTrue();
  expect(isWholeFile({ errors: [fault], count: 1 })).toBeFalse();
});
