import { expect, test } from "bun:test";
import {
  isMailFailing,
  mailFailureText,
  mailText,
  modeText,
  utcClockText,
  utcText,
} from "./system-text";

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
  ["off", null, null, null, "Off: no mail is sent", false],
  ["terminal", true, AT, null, "To the server's terminal, for testing", false],
  ["smtp", null, null, null, "Set up, nothing sent yet", false],
  ["smtp", true, AT, null, "Last mail sent 20 Nov 26 12:30 Z", false],
  [
    "smtp",
    false,
    AT,
    "ECONNREFUSED",
    "Failed 20 Nov 26 12:30 Z: nothing answers at the mail server's address (ECONNREFUSED)",
    true,
  ],
  ["smtp", false, null, null, "Failed: the mail server rejected the message", true],
] as const)("mail %s, last %p at %p (%p): %s", (kind, lastOk, lastAt, lastCode, words, amiss) => {
  expect(mailText({ kind, lastOk, lastAt, lastCode })).toBe(words);
  expect(isMailFailing({ kind, lastOk, lastAt, lastCode })).toBe(amiss);
});

test.each([
  ["EAUTH-535", "the mail server rejected the user name or password (EAUTH-535)"],
  ["EENVELOPE-550", "the mail server refuses the sender or the recipient (EENVELOPE-550)"],
  ["ETIMEDOUT", "the mail server does not answer in time (ETIMEDOUT)"],
  ["EODD", "the mail server rejected the message (EODD)"],
])("a letter that failed with %s: %s", (code, words) => {
  expect(mailFailureText(code)).toBe(words);
});
