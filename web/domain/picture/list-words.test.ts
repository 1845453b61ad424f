import { describe, expect, test } from "bun:test";
import { dayHeading, observedAge } from "./list-words";

const NOW = Date.parse("2026-11-20T23:30:00Z");
const clock = (zone: string) => ({ now: NOW, zone, localOffsetMinutes: () => -60 });

describe("the day above reports", () => {
  test.each([
    ["2026-11-20T00:00:00Z", "Z", "Today 20 Nov"],
    ["2026-11-19T23:59:00Z", "Z", "Yesterday 19 Nov"],
    ["2026-11-18T12:00:00Z", "Z", "18 Nov"],
    ["2025-11-20T12:00:00Z", "Z", "20 Nov 25"],
    ["2026-11-21T00:10:00Z", "Z", "21 Nov"],
    // On the operator's own clock.
    ["2026-11-19T23:00:00Z", "A", "Yesterday 20 Nov"],
    ["2026-11-20T23:00:00Z", "A", "Today 21 Nov"],
    ["2026-11-20T00:30:00Z", "J", "Yesterday 19 Nov"],
  ])("%s on the clock %s is %s", (at, zone, heading) => {
    expect(dayHeading(Date.parse(at), clock(zone))).toBe(heading);
  });
});

describe("how old a report is", () => {
  test.each([
    [0, "just now"],
    [59, "just now"],
    [60, "1 min ago"],
    [3599, "59 min ago"],
    [3600, "1 h ago"],
    [86_399, "23 h ago"],
    [2 * 86_400, "2 d ago"],
    // The other laptop's clock may be a little ahead.
    [-300, "just now"],
    [-301, "ahead of this computer’s clock"],
  ])("%d s", (seconds, age) => expect(observedAge(NOW - seconds * 1000, NOW)).toBe(age));
});
