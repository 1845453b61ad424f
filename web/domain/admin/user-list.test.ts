import { describe, expect, test } from "bun:test";
import {
  findUsers,
  NEWEST_FIRST,
  nextOrder,
  pageOf,
  sessionsOfLimit,
  sortUsers,
  type User,
  userStatus,
} from "./user-list";

function user(part: Partial<User> = {}): User {
  return {
    email: "ann@example.org",
    createdAt: "2026-11-18T09:00:00.000Z",
    sessionsUsed: 1,
    sessionLimit: 2,
    activeSessions: 0,
    canCreateSession: true,
    lastSessionAt: null,
    ...part,
  };
}

test.each([
  [1, true, "Active"],
  [2, false, "Active"],
  [0, true, "Available"],
  [0, false, "Limit Reached"],
] as const)("%d active sessions, another possible %p: %s", (active, can, status) => {
  expect(userStatus({ activeSessions: active, canCreateSession: can })).toBe(status);
});

test("sessions used, against the limit where there is one", () => {
  expect(sessionsOfLimit(user())).toBe("1 / 2");
  expect(sessionsOfLimit(user({ sessionsUsed: 7, sessionLimit: null }))).toBe("7 / no limit");
});

const ANN = user({ activeSessions: 1, lastSessionAt: "2026-11-20T10:00:00.000Z" });
const BOB = user({
  email: "bob@other.org",
  createdAt: "2026-11-19T09:00:00.000Z",
  sessionsUsed: 2,
  canCreateSession: false,
  lastSessionAt: "2026-11-19T10:00:00.000Z",
});
const CID = user({
  email: "cid@example.org",
  createdAt: "2026-11-17T09:00:00.000Z",
  sessionsUsed: 0,
});
const ALL = [ANN, BOB, CID];

describe("search", () => {
  test.each([
    ["", ["ann", "bob", "cid"]],
    ["  ", ["ann", "bob", "cid"]],
    ["EXAMPLE.org", ["ann", "cid"]],
    ["org bob", ["bob"]],
    ["limit", ["bob"]],
    ["example avail", ["cid"]],
    ["dora", []],
  ])("%j finds %j", (query, names) => {
    expect(findUsers(ALL, query).map(({ email }) => email.slice(0, 3))).toEqual(names);
  });
});

describe("order", () => {
  const names = (by: Parameters<typeof nextOrder>[1], descending: boolean) =>
    sortUsers(ALL, { by, descending }).map(({ email }) => email.slice(0, 3));

  test.each([
    ["email", false, ["ann", "bob", "cid"]],
    ["email", true, ["cid", "bob", "ann"]],
    ["createdAt", true, ["bob", "ann", "cid"]],
    ["sessionsUsed", true, ["bob", "ann", "cid"]],
    ["status", false, ["ann", "cid", "bob"]],
    ["lastSessionAt", true, ["ann", "bob", "cid"]],
    ["lastSessionAt", false, ["cid", "bob", "ann"]],
  ] as const)("by %s, descending %p", (by, descending, order) => {
    expect(names(by, descending)).toEqual([...order]);
  });

  test("equals stand by their addresses, whichever way the rest runs", () => {
    const same = [user({ email: "b@x.org" }), user({ email: "a@x.org" })];
    expect(sortUsers(same, NEWEST_FIRST).map(({ email }) => email)).toEqual(["a@x.org", "b@x.org"]);
  });

  test("the same head again turns it round, another begins with its own direction", () => {
    expect(nextOrder(NEWEST_FIRST, "createdAt")).toEqual({ by: "createdAt", descending: false });
    expect(nextOrder(NEWEST_FIRST, "email")).toEqual({ by: "email", descending: false });
    expect(nextOrder(NEWEST_FIRST, "sessionsUsed")).toEqual({
      by: "sessionsUsed",
      descending: true,
    });
  });

  test("the list itself stays as it was", () => {
    sortUsers(ALL, { by: "email", descending: true });
    expect(ALL.map(({ email }) => email[0])).toEqual(["a", "b", "c"]);
  });
});

describe("pages", () => {
  const list = Array.from({ length: 101 }, (_, at) => at + 1);
  test.each([
    [1, 50, { page: 1, pages: 3, from: 1, to: 50 }],
    [2, 50, { page: 2, pages: 3, from: 51, to: 100 }],
    [3, 50, { page: 3, pages: 3, from: 101, to: 101 }],
    [9, 50, { page: 3, pages: 3, from: 101, to: 101 }],
    [0, 50, { page: 1, pages: 3, from: 1, to: 50 }],
  ])("page %d of %d rows", (asked, size, place) => {
    const cut = pageOf(list, asked, size);
    expect(cut).toMatchObject(place);
    expect(cut.rows[0]).toBe(place.from);
    expect(cut.rows.at(-1)).toBe(place.to);
  });
  test("an empty list has one empty page", () => {
    expect(pageOf([], 2, 50)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 });
  });
});
