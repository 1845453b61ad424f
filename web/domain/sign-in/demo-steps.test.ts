import { expect, test } from "bun:test";
import { codeDigits, LANDING, readFlow, resendWait } from "./demo-steps";

const VERIFY = { step: "verify", email: "ann@example.org", by: "code", resendAt: 7 } as const;

test("a visitor who was at the code is at the code again", () => {
  expect(readFlow(VERIFY)).toEqual(VERIFY);
  expect(readFlow({ ...VERIFY, by: "password" })).toEqual({ ...VERIFY, by: "password" });
  expect(readFlow({ ...VERIFY, resendAt: "soon" })).toEqual({ ...VERIFY, resendAt: 0 });
});

test.each([
  ["nothing kept", undefined],
  ["a text", "verify"],
  ["no address", { ...VERIFY, email: "" }],
])("%s is the landing", (_, stored) => {
  expect(readFlow(stored)).toEqual(LANDING);
});

test("the landing keeps its address, also in place of a step that cannot be read", () => {
  const landing = { step: "landing", email: "ann@example.org" } as const;
  expect(readFlow(landing)).toEqual(landing);
  expect(readFlow({ ...VERIFY, by: "guess" })).toEqual(landing);
});

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
