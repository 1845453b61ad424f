import { afterEach, beforeEach, describe, expect, setSystemTime, test } from "bun:test";
import { fakePage } from "../../../lib/testing/fake-page";
import { forgetPastLocks, lockEnd, lockOf, readLocks, rememberLock, timeOfDay } from "./lock";

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

describe("what the browser keeps of a lock", () => {
  const storage = fakePage();
  beforeEach(() => void setSystemTime(NOON));
  afterEach(() => void setSystemTime());

  test("is forgotten once it is over, the address with it", () => {
    rememberLock("ann@example.org", "2026-11-20T12:30:00Z");
    setSystemTime(NOON + 10 * MINUTE);
    rememberLock("bob@example.org", "2026-11-20T12:40:00Z");
    setSystemTime(NOON + 30 * MINUTE);
    forgetPastLocks();
    expect(localStorage.getItem(storage.keys()[0] ?? "")).not.toContain("ann@");
    expect(lockOf("bob@example.org", Date.now())).toBe(NOON + 40 * MINUTE);
    setSystemTime(NOON + 40 * MINUTE);
    forgetPastLocks();
    expect(storage.keys()).toEqual([]);
  });
});
