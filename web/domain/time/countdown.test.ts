import { expect, test } from "bun:test";
import { countdownText, minutesToWait, urgencyOf } from "./countdown";

test.each([
  [1800, "30:00"],
  [1799.2, "30:00"],
  [600, "10:00"],
  [65, "01:05"],
  [0.4, "00:01"],
  [0, "00:00"],
  [-5, "00:00"],
  [6001, "100:01"],
])("%d s left are %s", (seconds, words) => {
  expect(countdownText(seconds)).toBe(words);
});

test.each([
  [1800, "green"],
  [601, "green"],
  [600, "amber"],
  [301, "amber"],
  [300, "red"],
  [0, "red"],
] as const)("%d s left are %s", (seconds, urgency) => {
  expect(urgencyOf(seconds)).toBe(urgency);
});

test.each([
  [0, "1 minute"],
  [1, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [1800, "30 minutes"],
])("who must wait %d s waits %s", (seconds, words) => {
  expect(minutesToWait(seconds)).toBe(words);
});
