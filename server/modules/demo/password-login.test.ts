import { describe, expect, test } from "bun:test";
import { demoSessions } from "../../db/schema";
import { TEST_TIME } from "../../testing/app";
import { ACCOUNT, ANN, openDemo, PASSWORD } from "./testing/demo";

const MINUTE = 60_000;
const OTHER = "stand@sightline.example";

describe("GET unlimited-accounts", () => {
  test("lists the accounts that log in with a password", async () => {
    using demo = openDemo({ secrets: { demoAccounts: [ACCOUNT, OTHER] } });
    expect(await demo.call("unlimited-accounts", {})).toMatchObject({
      status: 200,
      body: { emails: [ACCOUNT, OTHER] },
    });
  });

  test("is empty where there are none, and then no password opens anything", async () => {
    using demo = openDemo({ secrets: { demoAccounts: [], demoPasswordHash: null } });
    expect((await demo.call("unlimited-accounts", {})).body).toEqual({ emails: [] });
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).body.error).toBe("INVALID_PASSWORD");
    expect((await demo.requestCode(ACCOUNT)).body).toEqual({ expiresIn: 600, resendIn: 60 });
  });
});

describe("POST password-login", () => {
  test("begins a session of 30 minutes, any number of them", async () => {
    using demo = openDemo();
    const tokens = new Set<unknown>();
    for (let times = 0; times < 5; times++) {
      const { status, headers, body } = await demo.logInWith(
        ` Display@SIGHTLINE.example`,
        PASSWORD,
      );
      const { sessionToken, ...rest } = body;
      const expiresAt = new Date(TEST_TIME.getTime() + 30 * MINUTE).toISOString();
      expect(status).toBe(200);
      expect(rest).toEqual({ expiresAt, expiresIn: 1800, sessionsRemaining: null });
      expect(headers.get("cache-control")).toBe("no-store");
      tokens.add(sessionToken);
    }
    expect(tokens.size).toBe(5);
    for (const token of tokens) {
      expect((await demo.session(String(token))).body).toMatchObject({ valid: true });
    }
    demo.wait(30 * MINUTE);
    for (const token of tokens) {
      expect((await demo.session(String(token))).body).toEqual({ valid: false });
    }
  });

  test("wrong passwords count down to the lock, which the fifth meets", async () => {
    using demo = openDemo();
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      const { status, body } = await demo.logInWith(ACCOUNT, `${PASSWORD} `);
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: "INVALID_PASSWORD", message: "Invalid password", attemptsRemaining },
      });
    }
    const lockedUntil = new Date(TEST_TIME.getTime() + 30 * MINUTE).toISOString();
    const locked = {
      status: 429,
      body: { error: "LOCKED", message: "Account locked", lockedUntil },
    };
    const fifth = await demo.logInWith(ACCOUNT, "wrong");
    expect({ status: fifth.status, body: fifth.body }).toEqual(locked);
    expect(fifth.headers.get("retry-after")).toBe("1800");
    expect(await demo.logInWith(ACCOUNT, PASSWORD)).toMatchObject(locked);
    expect(await demo.requestCode(ACCOUNT)).toMatchObject(locked);
    demo.wait(30 * MINUTE - 1001);
    const early = await demo.logInWith(ACCOUNT, PASSWORD);
    expect(early).toMatchObject(locked);
    // After this it is open, and not still shut for a millisecond.
    expect(early.headers.get("retry-after")).toBe("2");
    demo.wait(1000);
    expect(await demo.logInWith(ACCOUNT, PASSWORD)).toMatchObject(locked);
    demo.wait(1);
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).status).toBe(200);
  });

  test("the right password forgives the wrong ones", async () => {
    using demo = openDemo();
    await demo.logInWith(ACCOUNT, "wrong");
    await demo.logInWith(ACCOUNT, "wrong");
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).status).toBe(200);
    expect((await demo.logInWith(ACCOUNT, "wrong")).body.attemptsRemaining).toBe(4);
  });

  test("one account's lock is not another's", async () => {
    using demo = openDemo({ secrets: { demoAccounts: [ACCOUNT, OTHER] } });
    for (let times = 0; times < 5; times++) await demo.logInWith(ACCOUNT, "wrong");
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).body.error).toBe("LOCKED");
    expect((await demo.logInWith(OTHER, PASSWORD)).status).toBe(200);
  });

  test("whoever has no such account is refused as with a wrong password", async () => {
    using demo = openDemo();
    for (const email of [ANN, "display+1@sightline.example"]) {
      const { status, body } = await demo.logInWith(email, PASSWORD);
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: "INVALID_PASSWORD", message: "Invalid password", attemptsRemaining: 4 },
      });
    }
    expect(demo.store.queries.select().from(demoSessions).all()).toBeEmpty();
  });

  test("20 wrong passwords at once: five count, and none after them is tried", async () => {
    using demo = openDemo();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => demo.logInWith(ACCOUNT, "wrong")),
    );
    const errors = answers.map(({ body }) => body.error);
    expect(errors.filter((error) => error === "INVALID_PASSWORD")).toHaveLength(4);
    expect(errors.filter((error) => error === "LOCKED")).toHaveLength(16);
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).body.error).toBe("LOCKED");
  });

  test("more than wait in a queue are sent away, and the next gets in", async () => {
    using demo = openDemo();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => demo.logInWith(ACCOUNT, PASSWORD)),
    );
    const away = answers.filter(({ body }) => body.error === "TOO_MANY_ATTEMPTS");
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(away).toHaveLength(40);
    expect(away[0]).toMatchObject({ status: 429, body: { retryAfter: 1 } });
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).status).toBe(200);
  });

  test.each([
    {},
    { email: ACCOUNT },
    { password: PASSWORD },
    { email: ACCOUNT, password: null },
    { email: ACCOUNT, password: { length: 13 } },
    { email: ACCOUNT, password: "x".repeat(1025) },
  ])("the body %j: 422, and counts for nothing", async (given) => {
    using demo = openDemo();
    expect(await demo.post("password-login", given)).toMatchObject({
      status: 422,
      body: { error: "INVALID_FIELDS" },
    });
    expect((await demo.logInWith(ACCOUNT, "wrong")).body.attemptsRemaining).toBe(4);
  });

  test("an address that is none: 400", async () => {
    using demo = openDemo();
    expect((await demo.logInWith("display@", PASSWORD)).body).toEqual({
      error: "INVALID_EMAIL",
      message: "Invalid email",
    });
  });
});
