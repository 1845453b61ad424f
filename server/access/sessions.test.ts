import { describe, expect, test } from "bun:test";
import { adminSessions, demoSessions } from "../db/schema";
import { TEST_TIME } from "../testing/app";
import { ADMIN_SESSION_MS, DEMO_SESSION_MS } from "./sessions";
import { addVisitor, createTestAccess } from "./testing/access";
import { hashOf } from "./tokens";

const ANN = "ann@example.org";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function visitorsAccess() {
  const access = createTestAccess();
  addVisitor(access.store, ANN);
  return access;
}

type Access = ReturnType<typeof visitorsAccess>;

/** Both kinds of sessions are judged alike. */
const kinds = [
  {
    kind: "a demonstration",
    lifetime: 30 * MINUTE,
    begin: ({ sessions }: Pick<Access, "sessions">) => sessions.beginDemo(ANN),
    isLive: ({ sessions }: Pick<Access, "sessions">, token: string) =>
      sessions.findDemo(token) !== null,
  },
  {
    kind: "an administrator's session",
    lifetime: DAY,
    begin: ({ sessions }: Pick<Access, "sessions">) => sessions.beginAdmin(),
    isLive: ({ sessions }: Pick<Access, "sessions">, token: string) => sessions.isAdmin(token),
  },
];

describe.each(kinds)("$kind", ({ lifetime, begin, isLive }) => {
  test("lives for its time and not a millisecond more", () => {
    using access = visitorsAccess();
    const { token, expiresAt } = begin(access);
    expect(expiresAt).toBe(TEST_TIME.getTime() + lifetime);
    expect(isLive(access, token)).toBeTrue();
    access.wait(lifetime - 1);
    expect(isLive(access, token)).toBeTrue();
    access.wait(1);
    expect(isLive(access, token)).toBeFalse();
  });

  test.each([-30 * DAY, -10 * MINUTE, -6000, 10 * MINUTE, 30 * DAY])(
    "no clock that is set by %d ms lets it grow longer, whenever it is set",
    (shift) => {
      for (const setAt of [0, lifetime / 6, lifetime / 2, lifetime - 1]) {
        using access = visitorsAccess();
        const { token } = begin(access);
        access.wait(setAt);
        access.setClock(shift);
        isLive(access, token);
        access.wait(lifetime - setAt);
        expect(isLive(access, token)).toBeFalse();
        // Nor does it come back when the clock is set right, or others begin.
        begin(access);
        access.setClock(-shift);
        expect(isLive(access, token)).toBeFalse();
        access.setClock(-lifetime / 2);
        begin(access);
        expect(isLive(access, token)).toBeFalse();
      }
    },
  );

  test("a clock that is set right by seconds ends nothing", () => {
    using access = visitorsAccess();
    const { token } = begin(access);
    access.setClock(-4000);
    expect(isLive(access, token)).toBeTrue();
    access.wait(lifetime / 2);
    access.setClock(-4000);
    expect(isLive(access, token)).toBeTrue();
  });

  test("it outlives a restart, for no longer than it had left", () => {
    using access = visitorsAccess();
    const { token } = begin(access);
    access.wait(lifetime / 3);
    const later = access.restarted();
    expect(isLive(later, token)).toBeTrue();
    access.setClock(-lifetime / 6);
    access.wait((lifetime / 3) * 2 - 1);
    expect(isLive(later, token)).toBeTrue();
    access.wait(1);
    expect(isLive(later, token)).toBeFalse();
  });

  test.each([-30 * DAY, 30 * DAY])("a restart with the clock set by %d ms ends it", (shift) => {
    using access = visitorsAccess();
    const { token } = begin(access);
    access.setClock(shift);
    const later = access.restarted();
    expect(isLive(later, token)).toBeFalse();
    expect(isLive(later, begin(later).token)).toBeTrue();
  });

  test("a token is 256 random bits, and no two are alike", () => {
    using access = visitorsAccess();
    const tokens = Array.from({ length: 200 }, () => begin(access).token);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
    }
  });

  test("nothing but the very token opens it", () => {
    using access = visitorsAccess();
    const { token } = begin(access);
    const near = [
      "",
      " ",
      token.slice(1),
      `${token} `,
      `${token}A`,
      token.toLowerCase(),
      hashOf(token),
      hashOf(token).toUpperCase(),
      "null",
      "' OR 1=1 --",
      "%",
      "\0",
    ];
    for (const other of near) expect(isLive(access, other)).toBeFalse();
    expect(isLive(access, token)).toBeTrue();
  });
});

test("the lifetimes are the specification's", () => {
  expect(DEMO_SESSION_MS).toBe(30 * MINUTE);
  expect(ADMIN_SESSION_MS).toBe(24 * 60 * MINUTE);
});

test("a demonstration's token opens nothing of the administrator's, nor the other way round", () => {
  using access = visitorsAccess();
  const demo = access.sessions.beginDemo(ANN).token;
  const admin = access.sessions.beginAdmin().token;
  expect(access.sessions.isAdmin(demo)).toBeFalse();
  expect(access.sessions.findDemo(admin)).toBeNull();
  expect(access.sessions.endDemo(admin)).toBeFalse();
  access.sessions.endAdmin(demo);
  expect(access.sessions.findDemo(demo)).toMatchObject({ email: ANN });
  expect(access.sessions.isAdmin(admin)).toBeTrue();
});

test("a token is dead at once when it is given back, and no other with it", () => {
  using access = visitorsAccess();
  const [one, other] = [access.sessions.beginDemo(ANN), access.sessions.beginDemo(ANN)];
  expect(access.sessions.endDemo(one.token)).toBeTrue();
  expect(access.sessions.findDemo(one.token)).toBeNull();
  expect(access.sessions.endDemo(one.token)).toBeFalse();
  expect(access.sessions.findDemo(other.token)).not.toBeNull();
  const [row] = access.store.queries.select().from(demoSessions).all();
  expect(row).toMatchObject({ endedAt: TEST_TIME.getTime(), endedBy: "logout" });

  const admin = access.sessions.beginAdmin().token;
  access.sessions.endAdmin(admin);
  expect(access.sessions.isAdmin(admin)).toBeFalse();
});

test("one that ran its time was not given back", () => {
  using access = visitorsAccess();
  const { token } = access.sessions.beginDemo(ANN);
  access.wait(DEMO_SESSION_MS);
  expect(access.sessions.endDemo(token)).toBeFalse();
  const [row] = access.store.queries.select().from(demoSessions).all();
  expect(row).toMatchObject({ endedAt: null, endedBy: null });
});

test("the database knows the hash of a token alone", () => {
  using access = visitorsAccess();
  const demo = access.sessions.beginDemo(ANN).token;
  const admin = access.sessions.beginAdmin().token;
  const rows = [
    ...access.store.queries.select().from(demoSessions).all(),
    ...access.store.queries.select().from(adminSessions).all(),
  ];
  expect(rows.map((row) => row.tokenHash)).toEqual([hashOf(demo), hashOf(admin)]);
  expect(JSON.stringify(rows)).not.toContain(demo);
  expect(JSON.stringify(rows)).not.toContain(admin);
});

test("a demonstration that its transaction takes back never was", () => {
  using access = visitorsAccess();
  let token = "";
  const undo = () =>
    access.store.queries.transaction((step) => {
      token = access.sessions.beginDemo(ANN, step).token;
      throw new Error("undone");
    });
  expect(undo).toThrow("undone");
  expect(access.sessions.findDemo(token)).toBeNull();
});
