import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../../web/domain/testing/runs";
import { failedAttempts } from "../db/schema";
import type { Limit } from "./limits";
import { ADMIN_LIMIT, CODE_LIMIT, LONGEST_WINDOW_MS, PASSWORD_LIMIT } from "./limits";
import { createTestAccess } from "./testing/access";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIMIT: Limit = { scope: "try", most: 3, windowMs: 10 * MINUTE };
const KEY = "ann@example.org";

type Access = ReturnType<typeof createTestAccess>;

const fail = ({ attempts }: Pick<Access, "attempts">, times: number, limit = LIMIT, key = KEY) =>
  Array.from({ length: times }, () => attempts.fail(limit, key)).at(-1);

test("nothing has failed yet", () => {
  using access = createTestAccess();
  expect(access.attempts.standing(LIMIT, KEY)).toEqual({
    failures: 0,
    remaining: 3,
    lockedUntil: null,
  });
});

test("each failure leaves one less, and the last locks for the whole window", () => {
  using access = createTestAccess();
  expect(fail(access, 1)).toEqual({ failures: 1, remaining: 2, lockedUntil: null });
  access.wait(MINUTE);
  expect(fail(access, 1)).toEqual({ failures: 2, remaining: 1, lockedUntil: null });
  access.wait(MINUTE);
  const lockedUntil = access.clock().getTime() + LIMIT.windowMs;
  expect(fail(access, 1)).toEqual({ failures: 3, remaining: 0, lockedUntil });
  access.wait(LIMIT.windowMs - 1);
  expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ remaining: 0, lockedUntil });
  access.wait(1);
  expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ failures: 0, lockedUntil: null });
  expect(fail(access, 1)).toMatchObject({ failures: 1, remaining: 2, lockedUntil: null });
});

test("a failure is forgotten a window after the last one, not after the first", () => {
  using access = createTestAccess();
  fail(access, 1);
  access.wait(LIMIT.windowMs - 1);
  expect(fail(access, 1)).toMatchObject({ failures: 2 });
  access.wait(LIMIT.windowMs - 1);
  expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ failures: 2 });
  access.wait(1);
  expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ failures: 0 });
});

test("scopes and keys are counted apart", () => {
  using access = createTestAccess();
  fail(access, 3);
  const others = [
    [{ ...LIMIT, scope: "other" }, KEY],
    [LIMIT, "bob@example.org"],
    [LIMIT, ""],
    [LIMIT, `${KEY}\0`],
    [LIMIT, "' OR '1'='1"],
  ] as const;
  for (const [limit, key] of others) {
    expect(access.attempts.standing(limit, key)).toMatchObject({ failures: 0, lockedUntil: null });
  }
});

test("forgetting opens that one lock", () => {
  using access = createTestAccess();
  fail(access, 3);
  fail(access, 3, LIMIT, "bob@example.org");
  access.attempts.forget(LIMIT.scope, KEY);
  expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ failures: 0, lockedUntil: null });
  expect(access.attempts.standing(LIMIT, "bob@example.org").lockedUntil).not.toBeNull();
});

test("counts and locks outlive a restart", () => {
  using access = createTestAccess();
  fail(access, 2);
  expect(fail(access.restarted(), 1)).toMatchObject({ failures: 3, remaining: 0 });
  expect(access.restarted().attempts.standing(LIMIT, KEY).lockedUntil).not.toBeNull();
});

describe("a clock that is put back", () => {
  test.each([-1, -10 * MINUTE, -30 * DAY])(
    "by %d ms opens no lock, and makes none last",
    (shift) => {
      using access = createTestAccess();
      fail(access, 3);
      access.setClock(shift);
      const until = access.clock().getTime() + LIMIT.windowMs;
      expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ lockedUntil: until });
      access.wait(LIMIT.windowMs / 2);
      expect(access.attempts.standing(LIMIT, KEY)).toMatchObject({ lockedUntil: until });
      access.wait(LIMIT.windowMs / 2);
      expect(access.attempts.standing(LIMIT, KEY).lockedUntil).toBeNull();
    },
  );

  test("forgives no failure either", () => {
    using access = createTestAccess();
    fail(access, 2);
    access.setClock(-30 * DAY);
    expect(fail(access, 1)).toMatchObject({ failures: 3, remaining: 0 });
  });
});

test("however often it is tried, the clock put back or the server begun anew, no window sees more tries than the limit", () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant("try" as const) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: LIMIT.windowMs }) },
    { weight: 1, arbitrary: fc.constantFrom("back" as const, "restart" as const) },
  );
  using access = createTestAccess();
  let run = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const key = `run-${run++}`;
      let attempts = access.attempts;
      let passed = 0;
      const tries: number[] = [];
      for (const one of steps) {
        if (one === "back") access.setClock(-40 * MINUTE);
        else if (one === "restart") attempts = access.restarted().attempts;
        else if (one !== "try") {
          access.wait(one);
          passed += one;
        } else if (attempts.standing(LIMIT, key).lockedUntil === null) {
          attempts.fail(LIMIT, key);
          tries.push(passed);
        }
      }
      const spans = tries.slice(LIMIT.most).map((at, index) => at - (tries[index] ?? 0));
      expect(Math.min(LIMIT.windowMs, ...spans)).toBe(LIMIT.windowMs);
    }),
    { numRuns: runs(200) },
  );
});

describe("what has run out", () => {
  test("goes at the administrator's word", () => {
    using access = createTestAccess();
    fail(access, 1, LIMIT, "failed");
    fail(access, 3, LIMIT, "locked");
    access.wait(LIMIT.windowMs - 1);
    fail(access, 1, LIMIT, "new");
    access.wait(1);
    expect(access.attempts.removeOld(LONGEST_WINDOW_MS)).toBe(1);
    expect(keysIn(access)).toEqual(["failed", "new"]);
    access.wait(LONGEST_WINDOW_MS - LIMIT.windowMs);
    expect(access.attempts.removeOld(LONGEST_WINDOW_MS)).toBe(1);
    expect(keysIn(access)).toEqual(["new"]);
  });

  test("goes by itself as others fail, so that no stranger's address is kept for good", () => {
    using access = createTestAccess();
    for (let at = 0; at < 50; at++) fail(access, 1, PASSWORD_LIMIT, `stranger-${at}@example.org`);
    access.wait(LONGEST_WINDOW_MS);
    fail(access, 1, LIMIT, "later");
    expect(keysIn(access)).toEqual(["later"]);
  });

  test("a lock that holds does not go", () => {
    using access = createTestAccess();
    fail(access, CODE_LIMIT.most, CODE_LIMIT);
    access.wait(CODE_LIMIT.windowMs - 1);
    fail(access, 1, LIMIT, "other");
    expect(access.attempts.removeOld(LONGEST_WINDOW_MS)).toBe(0);
    expect(access.attempts.standing(CODE_LIMIT, KEY).lockedUntil).not.toBeNull();
  });
});

const keysIn = ({ store }: Access) =>
  store.queries
    .select()
    .from(failedAttempts)
    .all()
    .map((row) => row.key);

test("the limits are the specification's", () => {
  expect(CODE_LIMIT).toMatchObject({ most: 5, windowMs: 30 * MINUTE });
  expect(PASSWORD_LIMIT).toMatchObject({ most: 5, windowMs: 30 * MINUTE });
  expect(ADMIN_LIMIT).toMatchObject({ most: 10, windowMs: 15 * MINUTE });
});
