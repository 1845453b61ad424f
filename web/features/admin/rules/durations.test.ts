import { describe, expect, test } from "bun:test";
import { minutesAndSeconds, minutesToWait, span, timeLeft, urgency } from "./durations";

test.each([
  [0, "0m 00s"],
  [5, "0m 05s"],
  [59.9, "0m 59s"],
  [60, "1m 00s"],
  [1445, "24m 05s"],
  [1800, "30m 00s"],
  [7325, "122m 05s"],
  [-3, "0m 00s"],
])("%d s last %s", (seconds, words) => {
  expect(minutesAndSeconds(seconds)).toBe(words);
});

test.each([
  [1800, "30:00"],
  [1799.2, "30:00"],
  [61, "01:01"],
  [0.4, "00:01"],
  [0, "00:00"],
  [-5, "00:00"],
  [6001, "100:01"],
])("%d s left are %s", (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});

test.each([
  [1800, "green"],
  [601, "green"],
  [600, "amber"],
  [301, "amber"],
  [300, "red"],
  [1, "red"],
  [0, "over"],
  [-1, "over"],
] as const)("%d s left are %s", (seconds, colour) => {
  expect(urgency(seconds)).toBe(colour);
});

describe("how long it has been going on", () => {
  test.each([
    [-5, "less than a minute"],
    [59, "less than a minute"],
    [60, "1 min"],
    [3599, "59 min"],
    [3600, "1 h 0 min"],
    [7830, "2 h 10 min"],
    [86_400, "1 d 0 h"],
    [4 * 86_400 + 3 * 3600 + 59 * 60, "4 d 3 h"],
  ])("%d s", (seconds, words) => {
    expect(span(seconds)).toBe(words);
  });
});

test.each([
  [0, "1 minute"],
  [1, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("who must wait %d s waits %s", (seconds, words) => {
  expect(minutesToWait(seconds)).toBe(words);
});
