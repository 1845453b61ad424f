import { expect, test } from "bun:test";
import { toThisClock } from "./clock-difference";

const NOON = Date.parse("2026-11-20T12:00:00Z");

test.each([
  ["clocks that agree", "2026-11-20T12:30:04.000Z", "2026-11-20T12:30:04.000Z"],
  ["a clock five seconds off", "2026-11-20T12:29:55.000Z", "2026-11-20T12:29:55.000Z"],
  ["a clock a day ahead", "2026-11-19T12:30:00.000Z", "2026-11-20T12:30:00.000Z"],
  ["a clock a day behind", "2026-11-21T12:30:00.000Z", "2026-11-20T12:30:00.000Z"],
  ["an end that cannot be read", "soon", "2026-11-20T12:30:00.000Z"],
])("%s", (_, expiresAt, shown) => {
  expect(toThisClock(expiresAt, 1800, NOON)).toBe(shown);
});
