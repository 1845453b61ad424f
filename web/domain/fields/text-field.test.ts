import { expect, test } from "bun:test";
import { lengthError, textCount, textError } from "./text-field";

test("a text is counted near its limit, and is wrong beyond it", () => {
  expect(textCount("x".repeat(449), 500)).toBeNull();
  expect(textCount("x".repeat(450), 500)).toBe("450 of 500");
  expect(textError("x".repeat(500), 500)).toBeNull();
  expect(textError("x".repeat(501), 500)).toBe("501 of 500: too long");
  expect(lengthError(5001, 5000)).toBe("5,001 of 5,000: too long");
});

test("what is not sent does not count", () => {
  expect(textError(` ${"x".repeat(500)}\n\u200b`, 500)).toBeNull();
  expect(textError("\u{1f69c}".repeat(500), 500)).toBeNull();
});
