import { expect, test } from "bun:test";
import { isMailFailing, mailText, modeText, utcClockText, utcText } from "./system-text";

test("moments are told in UTC", () => {
  expect(utcText("2026-11-20T13:30:59.000+01:00")).toBe("20 Nov 26 12:30 Z");
  expect(utcText(null)).toBe("–");
  expect(utcText(null, "Never")).toBe("Never");
  expect(utcText("soon", "Never")).toBe("Never");
});

test("times of day are told in UTC, to the second", () => {
  expect(utcClockText("2026-11-20T13:30:05.999+01:00")).toBe("12:30:05 Z");
  expect(utcClockText("soon")).toBe("–");
});

test("the deployment has its word first", () => {
  expect(modeText("online")).toStartWith("Online");
  expect(modeText("offline")).toStartWith("Offline");
});

const AT = "2026-11-20T12:30:00.000Z";

test.each([
  ["off", null, null, "Off: no letter is sent", false],
  ["terminal", true, AT, "To the server's terminal, for trying it out", false],
  ["smtp", null, null, "Set up, no letter sent yet", false],
  ["smtp", true, AT, "Last letter taken 20 Nov 26 12:30 Z", false],
  ["smtp", false, AT, "Last letter refused 20 Nov 26 12:30 Z", true],
  ["smtp", false, null, "Last letter refused", true],
] as const)("mail %s, last %p at %p: %s", (kind, lastOk, lastAt, words, amiss) => {
  expect(mailText({ kind, lastOk, lastAt })).toBe(words);
  expect(isMailFailing({ kind, lastOk, lastAt })).toBe(amiss);
});
