import { describe, expect, test } from "bun:test";
import {
  completionRate,
  dailyMean,
  formatCount,
  peakDay,
  shortDay,
  weekChange,
  weekDifference,
} from "./statistics";

const day = (date: string, requests: number) => ({ date, requests, sessions: 0 });

test("figures have commas", () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(["0", "999", "1,000", "1,234,567"]);
});

test.each([
  [{ todayRequests: 3, weekRequests: 21 }, "18 this week"],
  [{ todayRequests: 3, weekRequests: 3 }, "0 this week"],
  [{ todayRequests: 0, weekRequests: 1200 }, "1,200 this week"],
  [{ todayRequests: 4, weekRequests: 2 }, "0 this week"],
])("%j is %s", (requests, words) => {
  const rest = { totalRequests: 0, activeSessions: 0, totalSessions: 0 };
  expect(weekDifference({ ...rest, ...requests })).toBe(words);
});

test.each([
  [12, 10, "+20% against last week"],
  [8, 10, "−20% against last week"],
  [10, 10, "Same as last week"],
  [2001, 2000, "Same as last week"],
  [0, 7, "−100% against last week"],
  [110, 1, "+10,900% against last week"],
  [7, 0, "None last week"],
  [0, 0, "No requests in two weeks"],
])("%d after %d: %s", (thisWeek, lastWeek, words) => {
  expect(weekChange({ thisWeek, lastWeek })).toBe(words);
});

test.each([
  [0, 0, 0, "–"],
  [0, 4, 0, "0%"],
  [2, 3, 0, "67%"],
  [3, 3, 0, "100%"],
  [2, 7, 4, "67%"],
  [0, 2, 2, "–"],
])(
  "%d of %d completed, of which %d run: %s",
  (completedSessions, totalSessions, runningSessions, words) => {
    expect(completionRate({ completedSessions, totalSessions, runningSessions })).toBe(words);
  },
);

describe("the peak day", () => {
  test("is the day with the most requests", () => {
    expect(peakDay([day("a", 1), day("b", 5), day("c", 4)])).toEqual(day("b", 5));
  });
  test("is the latest of several", () => {
    expect(peakDay([day("a", 5), day("b", 5), day("c", 4)])).toEqual(day("b", 5));
  });
  test("is none where nobody asked", () => {
    expect(peakDay([day("a", 0), day("b", 0)])).toBeNull();
    expect(peakDay([])).toBeNull();
  });
});

test("requests per day in the mean", () => {
  expect(dailyMean([day("a", 1), day("b", 5), day("c", 4)])).toBe("3.3");
  expect(dailyMean([])).toBe("0.0");
});

test.each([
  ["2026-11-07", "7 Nov"],
  ["2026-12-31", "31 Dec"],
  ["2026-01-01", "1 Jan"],
  ["2026-13-01", "2026-13-01"],
  ["today", "today"],
])("%s is read %s", (date, words) => {
  expect(shortDay(date)).toBe(words);
});
