import { describe, expect, test } from "bun:test";
import {
  failedText,
  NEWEST_FIRST,
  nextOrder,
  orderAsked,
  sessionsOfLimit,
  userStatus,
} from "./user-list";

test.each([
  [1, true, "Active"],
  [2, false, "Active"],
  [0, true, "Available"],
  [0, false, "Limit Reached"],
] as const)("%d active sessions, another possible %p: %s", (active, can, status) => {
  expect(userStatus({ activeSessions: active, canCreateSession: can })).toBe(status);
});

test("sessions used, against the limit where there is one", () => {
  expect(sessionsOfLimit({ sessionsUsed: 1, sessionLimit: 2 })).toBe("1 / 2");
  expect(sessionsOfLimit({ sessionsUsed: 7, sessionLimit: null })).toBe("7 / no limit");
});

describe("order", () => {
  test("the same head again turns it round, another begins with its own direction", () => {
    expect(nextOrder(NEWEST_FIRST, "createdAt")).toEqual({ by: "createdAt", descending: false });
    expect(nextOrder(NEWEST_FIRST, "email")).toEqual({ by: "email", descending: false });
    expect(nextOrder(NEWEST_FIRST, "sessionsUsed")).toEqual({
      by: "sessionsUsed",
      descending: true,
    });
  });

  test("what the server is asked for is read back, and anything else is the newest first", () => {
    expect(orderAsked({})).toEqual(NEWEST_FIRST);
    expect(orderAsked({ sort: "email", order: "desc" })).toEqual({ by: "email", descending: true });
    expect(orderAsked({ sort: "status" })).toEqual({ by: "status", descending: false });
    expect(orderAsked({ sort: "mailbox", order: "asc" })).toEqual(NEWEST_FIRST);
  });
});

test("failed attempts, with their reason", () => {
  const lockedUntil = null;
  expect(failedText({ reason: "wrong codes", count: 1, lockedUntil })).toBe("1 wrong code");
  expect(failedText({ reason: "wrong passwords", count: 5, lockedUntil })).toBe(
    "5 wrong passwords",
  );
});
