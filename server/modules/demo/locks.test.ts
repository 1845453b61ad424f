import { describe, expect, test } from "bun:test";
import { failedAttempts } from "../../db/schema";
import { ANN, type Demo, openDemo } from "./testing/demo";
import { wrongCode } from "./testing/postbox";

const MINUTE = 60_000;
const ATTACKER = "192.0.2.1";
const VICTIM = "203.0.113.5";

async function lock(demo: Demo, email: string, peer = ATTACKER): Promise<void> {
  const code = await demo.newCode(email);
  for (let times = 0; times < 5; times++) await demo.verify(email, wrongCode(code), peer);
}

describe("one mailbox of Gmail", () => {
  const NAMES = ["victim1@gmail.com", "vic.tim1@gmail.com", "v.ictim1+x@googlemail.com"];

  test("is locked by wrong codes for any of its names", async () => {
    using demo = openDemo();
    await lock(demo, "vic.tim1@gmail.com");
    for (const email of NAMES) {
      expect((await demo.requestCode(email)).body.error).toBe("LOCKED");
    }
    expect((await demo.requestCode("victim1@example.org")).status).toBe(200);
  });

  test("gets two sessions a day and one letter a minute", async () => {
    using demo = openDemo();
    const [first = "", second = "", third = ""] = NAMES;
    await demo.signIn(first);
    expect((await demo.requestCode(second)).body.error).toBe("RESEND_TOO_SOON");
    demo.wait(MINUTE);
    await demo.signIn(second);
    demo.wait(MINUTE);
    const answer = await demo.verify(third, await demo.newCode(third));
    expect(answer.body).toMatchObject({
      error: "SESSION_LIMIT",
      retryAfter: 24 * 3600 - 120,
    });
  });
});

describe("a network that locks mailboxes", () => {
  test("is sent away for an hour with the second: three mailboxes, two locked", async () => {
    using demo = openDemo();
    const victims = ["one@example.org", "two@example.org", "three@example.org"];
    const third = await demo.newCode("three@example.org");
    const errors: unknown[] = [];
    for (const email of victims.slice(0, 2)) await lock(demo, email);
    for (let times = 0; times < 5; times++) {
      const answer = await demo.verify("three@example.org", wrongCode(third), ATTACKER);
      errors.push(answer.body.error);
      expect(answer.body).toMatchObject({
        message: "Too many wrong codes from this network",
        retryAfter: 3600,
      });
    }
    expect(new Set(errors)).toEqual(new Set(["TOO_MANY_ATTEMPTS"]));
    // It asks for no codes either, and others are not touched.
    expect((await demo.requestCode(ANN, ATTACKER)).body.error).toBe("TOO_MANY_ATTEMPTS");
    expect((await demo.verify("three@example.org", third, VICTIM)).status).toBe(200);
    demo.wait(60 * MINUTE - 1);
    expect((await demo.requestCode(ANN, ATTACKER)).body).toMatchObject({ retryAfter: 1 });
    demo.wait(1);
    expect((await demo.requestCode(ANN, ATTACKER)).status).toBe(200);
  });

  test("counts two locks of one mailbox as one", async () => {
    using demo = openDemo();
    await lock(demo, ANN);
    demo.wait(30 * MINUTE);
    await lock(demo, ANN);
    expect((await demo.requestCode("bob@example.org", ATTACKER)).status).toBe(200);
  });

  test("is remembered over half an hour, and kept by no address", async () => {
    using demo = openDemo();
    await lock(demo, "one@example.org");
    demo.wait(45 * MINUTE);
    await lock(demo, "two@example.org");
    expect((await demo.requestCode(ANN, ATTACKER)).body.error).toBe("TOO_MANY_ATTEMPTS");
    const kept = JSON.stringify(demo.store.queries.select().from(failedAttempts).all());
    expect(kept).not.toContain(ATTACKER);
  });
});

describe("who signs in", () => {
  test("is told of codes that others tried, and of the lock, once", async () => {
    using demo = openDemo();
    await lock(demo, ANN);
    demo.wait(30 * MINUTE);
    const code = await demo.newCode(ANN);
    const { body } = await demo.verify(ANN, code, VICTIM);
    expect(body.triedCodes).toEqual({
      count: 5,
      lastAt: "2026-11-20T12:30:00.000Z",
      lockedUntil: "2026-11-20T13:00:00.000Z",
    });
    demo.wait(MINUTE);
    const again = await demo.verify(ANN, await demo.newCode(ANN), VICTIM);
    expect(again.status).toBe(200);
    expect(again.body.triedCodes).toBeUndefined();
  });

  test("is told of one wrong code from elsewhere, and not of a slip", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    await demo.verify(ANN, wrongCode(code), VICTIM);
    expect((await demo.verify(ANN, code, VICTIM)).body.triedCodes).toBeUndefined();
    demo.wait(MINUTE);
    const next = await demo.newCode(ANN);
    await demo.verify(ANN, wrongCode(next), ATTACKER);
    expect((await demo.verify(ANN, next, VICTIM)).body.triedCodes).toMatchObject({
      count: 1,
      lockedUntil: null,
    });
  });
});

test("after twelve codes the wait says its reason and its time", async () => {
  using demo = openDemo();
  for (let times = 0; times < 12; times++) {
    await demo.newCode(ANN);
    demo.wait(MINUTE);
  }
  expect((await demo.requestCode(ANN)).body).toEqual({
    error: "RESEND_TOO_SOON",
    message: "Twelve codes have been sent to this address in 24 hours",
    retryAfter: 24 * 3600 - 12 * 60,
  });
});
