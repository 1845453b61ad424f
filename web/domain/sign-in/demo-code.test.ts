import { expect, test } from "bun:test";
import { codeDigits, resendWait } from "./demo-code";

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["  1-2-3.4 5\n6", "123456"],
  ["1234567", "123456"],
  ["482913 is your Sightline code", "482913"],
  ["12a", "12"],
  ["١٢٣", ""],
  ["", ""],
])("%j gives the digits %j", (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});

test("the wait for another code counts down whole seconds, from 60 at most to 0", () => {
  const at = Date.parse("2026-11-20T12:00:00Z");
  expect(resendWait(at + 60_000, at)).toBe(60);
  expect(resendWait(at + 60_000, at + 1)).toBe(60);
  expect(resendWait(at + 60_000, at + 1000)).toBe(59);
  expect(resendWait(at + 60_000, at + 59_999)).toBe(1);
  expect(resendWait(at + 60_000, at + 60_000)).toBe(0);
  expect(resendWait(0, at)).toBe(0);
  expect(resendWait(at + 3_600_000, at)).toBe(60);
});
