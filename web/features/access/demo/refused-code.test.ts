import { expect, test } from "bun:test";
import { ApiError, NoAnswerError } from "../../../lib/api";
import { passwordError, readFailedCall, verifyError } from "./error-text";

/** A refusal as the server writes it. */
const refused = (status: number, error: string, message: string, details: object = {}) =>
  readFailedCall(new ApiError(status, JSON.stringify({ error, message, ...details })));

const UNTIL = "2026-11-20T13:00:00.000Z";
const LOCKED = refused(429, "LOCKED", "Account locked", { lockedUntil: UNTIL });
const NETWORK = refused(429, "TOO_MANY_ATTEMPTS", "Too many attempts from this network");
const SILENCE = readFailedCall(new NoAnswerError(new TypeError("Failed to fetch")));
const FOREIGN = readFailedCall(new ApiError(502, "<h1>Bad gateway</h1>"));

const LOCK_TEXT = {
  title: "Account Temporarily Locked",
  description: "Too many failed attempts. Please wait 30 minutes before trying again.",
  atField: "Locked: there were too many failed attempts.",
};

test.each([
  ["locked", LOCKED, LOCK_TEXT],
  [
    "the day's sessions are used",
    refused(429, "SESSION_LIMIT", "Demo session limit reached"),
    {
      title: "Demo Session Limit Reached",
      description: "You've used your 2 demo sessions for today. Please try again in 24 hours.",
      atField: "You have used both sessions allowed in 24 hours.",
    },
  ],
  [
    "any other 429",
    NETWORK,
    { title: "Too Many Requests", description: "Too many attempts from this network." },
  ],
  [
    "a wrong code",
    refused(400, "INVALID_CODE", "Invalid verification code", { attemptsRemaining: 4 }),
    {
      title: "Invalid Code",
      description: "4 attempts remaining.",
      atField: "This code is not the one we sent.",
    },
  ],
  [
    "a code that is too old",
    refused(400, "CODE_EXPIRED", "Verification code expired"),
    {
      title: "Code Expired",
      description: "request a new one",
      atField: "This code has expired. Resend code sends a new one.",
    },
  ],
  ["something else answers", FOREIGN, { title: "Verification Failed", description: "" }],
  [
    "nobody answers",
    SILENCE,
    { title: "Verification Failed", description: "The server does not answer." },
  ],
])("a code: %s", (_, failed, notice) => {
  expect(verifyError(failed)).toEqual(notice);
});

const NOT_IN = { title: "Login Failed", description: "Unable to authenticate." };

test.each([
  ["locked", LOCKED, LOCK_TEXT],
  [
    "any other 429",
    NETWORK,
    { title: "Too Many Requests", description: "Too many attempts from this network." },
  ],
  [
    "a wrong password",
    refused(401, "INVALID_PASSWORD", "Invalid password", { attemptsRemaining: 1 }),
    {
      title: "Invalid Password",
      description: "1 attempt remaining.",
      atField: "This password is wrong.",
    },
  ],
  [
    "a 401 in other words",
    readFailedCall(new ApiError(401, "no")),
    {
      title: "Invalid Password",
      description: undefined,
      atField: "This password is wrong.",
    },
  ],
  ["something else answers", FOREIGN, NOT_IN],
  ["nobody answers", SILENCE, NOT_IN],
])("a password: %s", (_, failed, notice) => {
  expect(passwordError(failed)).toEqual(notice);
});
