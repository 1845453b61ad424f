import { describe, expect, test } from "bun:test";
import { observedAge } from "./observed-age";

const NOW = Date.parse("2026-11-20T23:30:00Z");

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
