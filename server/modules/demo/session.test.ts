import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { demoUsers } from "../../db/schema";
import { TEST_TIME } from "../../testing/app";
import { ACCOUNT, ANN, bearer, type Demo, openDemo, PASSWORD } from "./testing/demo";

const MINUTE = 60_000;
const GONE = { status: 200, body: { valid: false } };

describe("GET session", () => {
  test("says whose it is and how long it lasts", async () => {
    using demo = openDemo();
    const token = await demo.signIn(ANN);
    demo.wait(10 * MINUTE);
    const { status, headers, body } = await demo.session(token);
    const expiresAt = new Date(TEST_TIME.getTime() + 30 * MINUTE).toISOString();
    expect({ status, body }).toEqual({ status: 200, body: { valid: true, expiresAt, email: ANN } });
    expect(headers.get("cache-control")).toBe("no-store");
    demo.wait(20 * MINUTE);
    expect(await demo.session(token)).toMatchObject(GONE);
  });

  test.each([
    ["no authorization", {}],
    ["garbage", bearer("garbage")],
    ["nothing behind the word", { authorization: "Bearer " }],
    ["another scheme", { authorization: "Basic YTpi" }],
    ["a long one", bearer("a".repeat(600))],
    ["a token in the address alone", { "x-token": "x" }],
  ])("%s is no session", async (_, headers) => {
    using demo = openDemo();
    await demo.signIn(ANN);
    expect(await demo.call("session", { headers: new Headers(headers) })).toMatchObject(GONE);
  });

  test("is dead once its visitor is deleted", async () => {
    using demo = openDemo();
    const token = await demo.signIn(ANN);
    demo.store.queries.delete(demoUsers).run();
    expect(await demo.session(token)).toMatchObject(GONE);
  });
});

describe("POST logout", () => {
  test("ends that session at once, and no other", async () => {
    using demo = openDemo();
    const [one, other] = [
      String((await demo.logInWith(ACCOUNT, PASSWORD)).body.sessionToken),
      await demo.signIn(ANN),
    ];
    expect((await demo.ask("/api/vehicles", { headers: bearer(one) })).status).toBe(200);
    expect(await demo.logOut(one)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await demo.session(one)).toMatchObject(GONE);
    expect((await demo.ask("/api/vehicles", { headers: bearer(one) })).status).toBe(401);
    expect((await demo.session(other)).body.valid).toBeTrue();
  });

  test("takes any token, and none, without a word about it", async () => {
    using demo = openDemo();
    const token = await demo.signIn(ANN);
    await demo.logOut(token);
    const bodies = [undefined, "{}", '{"sessionToken":"x"}'];
    for (const body of bodies) {
      const headers = new Headers(body === undefined ? [] : [["content-type", "application/json"]]);
      const init: RequestInit = { method: "POST", headers, ...(body !== undefined && { body }) };
      expect(await demo.call("logout", init)).toMatchObject({ status: 200, body: { ok: true } });
    }
    for (const other of [token, "garbage"]) {
      expect(await demo.logOut(other)).toMatchObject({ status: 200, body: { ok: true } });
    }
  });
});

describe("a clock that is moved", () => {
  test.each([-30 * 24 * 60, -10, 10, 30 * 24 * 60])(
    "by %d minutes lets no session grow longer",
    async (minutes) => {
      using demo = openDemo();
      const token = await demo.signIn(ANN);
      demo.wait(15 * MINUTE);
      demo.setClock(minutes * MINUTE);
      expect((await demo.session(token)).status).toBe(200);
      demo.wait(15 * MINUTE);
      expect(await demo.session(token)).toMatchObject(GONE);
      demo.setClock(-minutes * MINUTE);
      expect(await demo.session(token)).toMatchObject(GONE);
      expect((await demo.requestCode("bob@example.org")).status).toBe(200);
    },
  );
});

const DAY = 24 * 60 * MINUTE;
const TAGGED = "ann+again@example.org";

const LIMIT = {
  status: 429,
  body: { error: "SESSION_LIMIT", message: "Demo session limit reached" },
};

/** Signs in by code once. @returns the sessions that are left */
async function signIn(demo: Demo, email: string): Promise<unknown> {
  const { body } = await demo.verify(email, await demo.newCode(email));
  return body.sessionsRemaining;
}

test("a mailbox gets two sessions in any 24 hours, whatever its addresses are called", async () => {
  using demo = openDemo();
  expect(await signIn(demo, ANN)).toBe(1);
  demo.wait(5 * 60 * MINUTE);
  expect(await signIn(demo, TAGGED)).toBe(0);
  demo.wait(DAY - 5 * 60 * MINUTE - 2 * MINUTE);
  for (const [email, retryAfter] of [
    [ANN, 120],
    ["ann+third@example.org", 60],
  ] as const) {
    const { status, body } = await demo.verify(email, await demo.newCode(email));
    expect({ status, body }).toEqual({ ...LIMIT, body: { ...LIMIT.body, retryAfter } });
    demo.wait(MINUTE);
  }
  // A day after the first, and not after midnight, one is free again.
  expect(await signIn(demo, ANN)).toBe(0);
  demo.wait(MINUTE);
  expect((await demo.verify(ANN, await demo.newCode(ANN))).body.error).toBe("SESSION_LIMIT");
});

test("the limit leaves the code unused, and counts as no failure", async () => {
  using demo = openDemo();
  await signIn(demo, ANN);
  demo.wait(MINUTE);
  await signIn(demo, ANN);
  demo.wait(DAY - MINUTE - 5000);
  const code = await demo.newCode(ANN);
  for (let times = 0; times < 6; times++) {
    expect(await demo.verify(ANN, code)).toMatchObject(LIMIT);
  }
  demo.wait(5000);
  expect((await demo.verify(ANN, code)).body.sessionsRemaining).toBe(0);
});

test("neither ending a session nor a clock that is put back gives one back", async () => {
  using demo = openDemo();
  await demo.logOut(await demo.signIn(ANN));
  demo.wait(MINUTE);
  await demo.logOut(await demo.signIn(ANN));
  demo.wait(MINUTE);
  const code = await demo.newCode(ANN);
  demo.setClock(-5000);
  expect(await demo.verify(ANN, code)).toMatchObject(LIMIT);
});

test("a wrong code does not tell whether the sessions are used up", async () => {
  using demo = openDemo();
  await signIn(demo, ANN);
  demo.wait(MINUTE);
  await signIn(demo, ANN);
  demo.wait(MINUTE);
  await demo.newCode(ANN);
  expect((await demo.verify(ANN, "none")).body.error).toBe("INVALID_CODE");
});

test("what the administrator has reset counts no more", async () => {
  using demo = openDemo();
  await signIn(demo, ANN);
  demo.wait(MINUTE);
  await signIn(demo, ANN);
  demo.wait(MINUTE);
  const limitsResetAt = TEST_TIME.getTime() + 2 * MINUTE;
  demo.store.queries.update(demoUsers).set({ limitsResetAt }).where(eq(demoUsers.email, ANN)).run();
  demo.wait(1);
  expect(await signIn(demo, ANN)).toBe(1);
});
