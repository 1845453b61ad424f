import { describe, expect, test } from "bun:test";
import { beginDemo, readDemoSession, secondsLeft, timeLeftAloud } from "./demo-session";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const HALF_PAST = "2026-11-20T12:30:00.000Z";
const SESSION = {
  sessionToken: "t0k3n",
  expiresAt: HALF_PAST,
  expiresIn: 1800,
  sessionsRemaining: 1,
  email: "ann@example.org",
};

describe("a session that begins", () => {
  const granted = (expiresAt: string) => ({
    sessionToken: "t0k3n",
    expiresAt,
    expiresIn: 1800,
    sessionsRemaining: 1,
  });

  test.each(["2026-11-20T12:30:00.000Z", "2026-11-20T12:29:55.000Z", "2026-11-20T12:30:05.000Z"])(
    "keeps the server's end where the clocks agree: %s",
    (expiresAt) => {
      expect(beginDemo(granted(expiresAt), "ann@example.org", NOON)).toEqual({
        ...SESSION,
        expiresAt,
      });
    },
  );

  test.each(["2026-11-20T12:29:54.999Z", "2026-11-20T12:30:05.001Z", "2026-11-22T00:00:00Z"])(
    "ends by the browser's clock where they differ: %s",
    (expiresAt) => {
      expect(beginDemo(granted(expiresAt), "ann@example.org", NOON)).toEqual(SESSION);
    },
  );

  test("takes nothing else along", () => {
    const more = { ...granted(HALF_PAST), more: 1 };
    expect(beginDemo(more, "ann@example.org", NOON)).toEqual(SESSION);
  });
});

describe("a stored session", () => {
  test("comes back while it lasts", () => {
    expect(readDemoSession({ ...SESSION, more: 1 }, NOON)).toEqual(SESSION);
    const unlimited = { ...SESSION, sessionsRemaining: null };
    expect(readDemoSession(unlimited, NOON)).toEqual(unlimited);
  });

  test.each([
    ["none", undefined],
    ["null", null],
    ["a text", "t0k3n"],
    ["a list", [SESSION]],
    ["no token", { ...SESSION, sessionToken: "" }],
    ["a token of another kind", { ...SESSION, sessionToken: 7 }],
    ["no address", { ...SESSION, email: "" }],
    ["no length", { ...SESSION, expiresIn: undefined }],
    ["no count", { ...SESSION, sessionsRemaining: undefined }],
    ["over since this moment", { ...SESSION, expiresAt: "2026-11-20T12:00:00Z" }],
    ["no date", { ...SESSION, expiresAt: "soon" }],
  ])("is none: %s", (_, stored) => {
    expect(readDemoSession(stored, NOON)).toBeNull();
  });
});

test("the countdown is worked out from the end", () => {
  expect(secondsLeft(SESSION, NOON)).toBe(1800);
  expect(secondsLeft(SESSION, NOON + 1)).toBe(1800);
  expect(secondsLeft(SESSION, NOON + 1000)).toBe(1799);
  expect(secondsLeft(SESSION, NOON + 1_799_999)).toBe(1);
  expect(secondsLeft(SESSION, NOON + 1_800_000)).toBe(0);
  expect(secondsLeft(SESSION, NOON + 9_999_999)).toBe(0);
  expect(secondsLeft({ expiresAt: "soon", expiresIn: 1800 }, NOON)).toBe(0);
});

test("the time is said at ten, five and one minute, and stays the same between", () => {
  const spoken = Array.from({ length: 1801 }, (_, at) => timeLeftAloud(1800 - at));
  const changes = spoken.flatMap((text, at) =>
    text === spoken[at - 1] ? [] : [[1800 - at, text]],
  );
  expect(changes).toEqual([
    [1800, ""],
    [600, "Less than 10 minutes left in this demonstration session."],
    [300, "Less than 5 minutes left in this demonstration session."],
    [60, "Less than one minute left in this demonstration session."],
    [0, ""],
  ]);
});
