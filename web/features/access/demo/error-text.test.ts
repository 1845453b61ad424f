import { describe, expect, test } from "bun:test";
import { ApiError, NoAnswerError } from "../../../lib/api";
import {
  attemptsText,
  codeRequestError,
  fieldError,
  readFailedCall,
  resendError,
  verifyError,
} from "./error-text";

/** A refusal as the server writes it. */
const refused = (status: number, error: string, message: string, details: object = {}) =>
  readFailedCall(new ApiError(status, JSON.stringify({ error, message, ...details })));

const TOO_SOON = refused(429, "RESEND_TOO_SOON", "Please wait before requesting another code", {
  retryAfter: 42,
});
const UNTIL = "2026-11-20T13:00:00.000Z";
const LOCKED = refused(429, "LOCKED", "Account locked", { lockedUntil: UNTIL });
const MAIL = refused(503, "MAIL_UNAVAILABLE", "The mail server is not accepting mail right now");
const AWAY = refused(429, "TOO_MANY_ATTEMPTS", "Too many wrong codes from this network", {
  retryAfter: 3600,
});
const SILENCE = readFailedCall(new NoAnswerError(new TypeError("Failed to fetch")));
const FOREIGN = readFailedCall(new ApiError(502, "<h1>Bad gateway</h1>"));

describe("what a failed call says", () => {
  test("is read from the server's answer", () => {
    expect(LOCKED).toEqual({
      status: 429,
      text: `429: {"error":"LOCKED","message":"Account locked","lockedUntil":"${UNTIL}"}`,
      said: "Account locked.",
      attemptsLeft: null,
      lockedUntil: UNTIL,
      retryAfter: null,
    });
    expect(TOO_SOON.retryAfter).toBe(42);
    expect(refused(400, "INVALID_CODE", "x", { attemptsRemaining: 2 }).attemptsLeft).toBe(2);
  });

  test("is nothing where something else answers, and said plainly where nobody does", () => {
    expect(FOREIGN).toMatchObject({ status: 502, said: "", attemptsLeft: null });
    expect(SILENCE).toMatchObject({ status: 0, text: "", said: "The server does not answer." });
  });

  test("takes no figure for granted", () => {
    const odd = refused(400, "INVALID_CODE", "x", { attemptsRemaining: "2", lockedUntil: 7 });
    expect(odd).toMatchObject({ attemptsLeft: null, lockedUntil: null });
  });
});

const WAIT = {
  title: "Too Many Requests",
  description: "Please wait before requesting another code.",
};
const SEND_FAILED = {
  title: "Error",
  description: "Failed to send verification code. Please try again.",
};

test.each([
  ["too soon", TOO_SOON, { ...WAIT, description: `${WAIT.description} Try again in 42 seconds.` }],
  [
    "twelve codes",
    refused(429, "RESEND_TOO_SOON", "Twelve codes have been sent to this address in 24 hours", {
      retryAfter: 43_100,
    }),
    {
      ...WAIT,
      description: `${WAIT.description} Twelve codes have been sent to this address in 24 hours. Try again in 12 hours.`,
    },
  ],
  [
    "a network that has locked others",
    AWAY,
    {
      ...WAIT,
      description: `${WAIT.description} Too many wrong codes from this network. Try again in 60 minutes.`,
    },
  ],
  [
    "no address",
    refused(400, "INVALID_EMAIL", "Invalid email"),
    { title: "Invalid Email", description: "Please enter a valid email address" },
  ],
  ["no mail server", MAIL, SEND_FAILED],
  ["something else answers", FOREIGN, SEND_FAILED],
  ["nobody answers", SILENCE, SEND_FAILED],
])("asking for a code: %s", (_, failed, notice) => {
  expect(codeRequestError(failed)).toEqual(notice);
});

test.each([
  [
    "too soon",
    TOO_SOON,
    {
      title: "Too Many Requests",
      description: "Please wait before requesting another code. Try again in 42 seconds.",
    },
  ],
  [
    "no mail server",
    MAIL,
    {
      title: "Failed to resend verification code",
      description: "The mail server is not accepting mail right now.",
    },
  ],
  [
    "nobody answers",
    SILENCE,
    {
      title: "Failed to resend verification code",
      description: "The server does not answer.",
    },
  ],
])("asking for another code: %s", (_, failed, notice) => {
  expect(resendError(failed)).toEqual(notice);
});

test("asking for a code while locked says why, and until when", () => {
  expect(codeRequestError(LOCKED).description).toMatch(
    /^Please wait before requesting another code\. There were too many failed attempts\. Locked until \d\d:\d\d\.$/,
  );
});

test("a network that has locked others is not told that its own address is", () => {
  expect(verifyError(AWAY)).toEqual({
    title: "Too Many Requests",
    description: "Too many wrong codes from this network. Try again in 60 minutes.",
  });
});

test("at the field stands what is said best there, never nothing", () => {
  const title = "Verification Failed";
  expect(fieldError({ title, description: "why", atField: "here" })).toBe("here");
  expect(fieldError({ title, description: "why" })).toBe("why");
  expect(fieldError({ title, description: "" })).toBe(title);
});

test("the attempts that are left are counted in words", () => {
  expect([2, 1, 0, null].map(attemptsText)).toEqual([
    "2 attempts remaining.",
    "1 attempt remaining.",
    "0 attempts remaining.",
    undefined,
  ]);
});
