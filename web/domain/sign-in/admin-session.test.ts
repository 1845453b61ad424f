import { describe, expect, test } from "bun:test";
import { isExpired, readAdminSession } from "./admin-session";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const SESSION = {
  sessionToken: "t0k3n",
  expiresAt: "2026-11-20T12:00:01.000Z",
  authenticated: true,
} as const;

describe("a stored administrator's session", () => {
  test("comes back while it lasts", () => {
    expect(readAdminSession(SESSION, NOON)).toEqual(SESSION);
  });

  test("holds nothing that it need not hold", () => {
    expect(readAdminSession({ ...SESSION, more: 1 }, NOON)).toEqual(SESSION);
  });

  test.each([
    ["none", undefined],
    ["null", null],
    ["a text", "t0k3n"],
    ["a list", [SESSION]],
    ["no token", { ...SESSION, sessionToken: "" }],
    ["a token of another kind", { ...SESSION, sessionToken: 7 }],
    ["not authenticated", { ...SESSION, authenticated: false }],
    ["authenticated in words", { ...SESSION, authenticated: "true" }],
    ["over since this moment", { ...SESSION, expiresAt: "2026-11-20T12:00:00Z" }],
    ["over since yesterday", { ...SESSION, expiresAt: "2026-11-19T12:00:01Z" }],
    ["no date", { ...SESSION, expiresAt: "soon" }],
    ["a date of another kind", { ...SESSION, expiresAt: NOON + 1000 }],
  ])("is none: %s", (_, stored) => {
    expect(readAdminSession(stored, NOON)).toBeNull();
  });
});

test("a session is over from its last moment on", () => {
  expect(isExpired(SESSION, NOON + 999)).toBeFalse();
  expect(isExpired(SESSION, NOON + 1000)).toBeTrue();
});
