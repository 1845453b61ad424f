import { describe, expect, test } from "bun:test";
import { lockEnd, readLocks, timeOfDay } from "./lock";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;

describe("the end of a lock", () => {
  test("is the server's where the clocks agree", () => {
    expect(lockEnd("2026-11-20T12:29:30Z", NOON)).toBe(NOON + 29.5 * MINUTE);
  });

  test.each(["2026-11-22T12:00:00Z", "2026-11-20T11:59:59Z", "soon"])(
    "is a whole lock from now where they do not: %s",
    (lockedUntil) => {
      expect(lockEnd(lockedUntil, NOON)).toBe(NOON + 30 * MINUTE);
    },
  );
});

test("a lock is there at once, also by a clock that is about to tick", () => {
  const stored = { "ann@example.org": lockEnd("2026-11-20T12:30:00Z", NOON) };
  expect(readLocks(stored, NOON - 999)).toEqual(stored);
});

test("stored locks come back until they are over, and no other thing does", () => {
  const stored = {
    "ann@example.org": NOON + MINUTE,
    "bob@example.org": NOON,
    "eve@example.org": NOON + 31 * MINUTE,
    "joe@example.org": "long",
  };
  expect(readLocks(stored, NOON)).toEqual({ "ann@example.org": NOON + MINUTE });
  for (const broken of [undefined, null, "x", 7, [NOON + MINUTE]]) {
    expect(readLocks(broken, NOON)).toEqual({});
  }
});

test("a time of day has four digits", () => {
  expect(timeOfDay(new Date(2026, 10, 20, 9, 5).getTime())).toBe("09:05");
});
