import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { demoUsers } from "../../db/schema";
import { TEST_TIME } from "../../testing/app";
import { ANN, type Demo, openDemo } from "./testing/demo";

const MINUTE = 60_000;
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
  for (const email of [ANN, "ann+third@example.org"]) {
    const { status, body } = await demo.verify(email, await demo.newCode(email));
    expect({ status, body }).toEqual(LIMIT);
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
