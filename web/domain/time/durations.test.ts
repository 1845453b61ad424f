import { describe, expect, test } from "bun:test";
import { durationText, minutesAndSeconds } from "./durations";

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
    expect(durationText(seconds)).toBe(words);
  });
});
