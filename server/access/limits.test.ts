import { describe, expect, test } from "bun:test";
import { TEST_TIME } from "../testing/app";
import { DAY_MS, SESSIONS_PER_DAY, sessionsUsed } from "./limits";
import { addVisitor, createTestAccess } from "./testing/access";

const ANN = "ann@example.org";
const TAGGED = "ann+demo@example.org";
const BOB = "bob@example.org";
const NOW = TEST_TIME.getTime();

const visitorsAccess = (resetAt?: number) => {
  const access = createTestAccess();
  addVisitor(access.store, ANN, ANN, resetAt);
  addVisitor(access.store, TAGGED, ANN, resetAt);
  addVisitor(access.store, BOB);
  const used = (email: string) =>
    sessionsUsed(access.store.queries, email, access.clock().getTime());
  return { ...access, used };
};

test("two sessions, as the specification says", () => {
  expect(SESSIONS_PER_DAY).toBe(2);
});

test("a session counts for 24 hours, for all addresses of its mailbox", () => {
  using access = visitorsAccess();
  expect(access.used(ANN)).toBe(0);
  access.sessions.beginDemo(ANN);
  access.wait(1000);
  access.sessions.beginDemo(TAGGED);
  for (const email of [ANN, TAGGED, "ann+new@example.org"]) expect(access.used(email)).toBe(2);
  expect(access.used(BOB)).toBe(0);
  access.wait(DAY_MS - 1001);
  expect(access.used(ANN)).toBe(2);
  access.wait(1);
  expect(access.used(ANN)).toBe(1);
  access.wait(1000);
  expect(access.used(ANN)).toBe(0);
});

test("a session that was ended counts like any other", () => {
  using access = visitorsAccess();
  access.sessions.endDemo(access.sessions.beginDemo(ANN).token);
  expect(access.used(ANN)).toBe(1);
});

describe("what the administrator has reset", () => {
  test("is not counted, and a session that begins later is", () => {
    using access = visitorsAccess(NOW);
    access.sessions.beginDemo(ANN);
    expect(access.used(ANN)).toBe(0);
    access.wait(1);
    access.sessions.beginDemo(ANN);
    expect(access.used(ANN)).toBe(1);
  });

  test("dated ahead by a wrong clock, does not free sessions for a month", () => {
    using access = visitorsAccess(NOW + 30 * DAY_MS);
    access.sessions.beginDemo(ANN);
    access.sessions.beginDemo(ANN);
    expect(access.used(ANN)).toBe(2);
  });
});

describe("a clock that is put back", () => {
  test("by minutes gives no session back", () => {
    using access = visitorsAccess();
    access.sessions.beginDemo(ANN);
    access.setClock(-10 * 60_000);
    expect(access.used(ANN)).toBe(1);
  });

  test("by a month makes nobody wait for a month", () => {
    using access = visitorsAccess();
    access.sessions.beginDemo(ANN);
    access.setClock(-30 * DAY_MS);
    expect(access.used(ANN)).toBe(0);
  });
});
