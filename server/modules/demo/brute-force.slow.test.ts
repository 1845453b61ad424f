import { describe, expect, test } from "bun:test";
import { createRateLimits } from "../../access/rate-limits";
import { failedAttempts } from "../../db/schema";
import { ACCOUNT, ANN, type Demo, openDemo, PASSWORD } from "./testing/demo";
import { wrongCode } from "./testing/postbox";

const MINUTE = 60_000;

/** An address of its own for each number. */
const peerOf = (number: number) => `10.1.${number >> 8}.${number & 255}`;

/** Wrong codes for one mailbox after the other, each with a code pending, until the network is sent away. */
async function guessUntilAway(
  demo: Demo,
  headersOf: (number: number) => HeadersInit,
  peer: string,
) {
  for (let number = 0; number < 200; number++) {
    const email = `victim-${number}@example.org`;
    await demo.newCode(email);
    const answer = await demo.verify(email, "none", peer, headersOf(number));
    if (answer.body.error !== "INVALID_CODE") return { counted: number, answer };
  }
  throw new Error("Nobody was sent away.");
}

describe("codes", () => {
  test("from one address over many mailboxes: the network is sent away after 50", async () => {
    using demo = openDemo();
    const { counted, answer } = await guessUntilAway(demo, () => ({}), "192.0.2.1");
    expect(counted).toBe(50);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 429,
      body: {
        error: "TOO_MANY_ATTEMPTS",
        message: "Too many attempts from this network",
        retryAfter: 1800,
      },
    });
    expect(answer.headers.get("retry-after")).toBe("1800");
    // Not even the right code counts from there, and from elsewhere it does.
    const code = await demo.newCode(ANN);
    expect((await demo.verify(ANN, code, "192.0.2.1")).body.error).toBe("TOO_MANY_ATTEMPTS");
    expect((await demo.verify(ANN, code, "192.0.2.2")).status).toBe(200);
    demo.wait(30 * MINUTE);
    const later = await demo.newCode(ANN);
    expect((await demo.verify(ANN, later, "192.0.2.1")).status).toBe(200);
  });

  test("from one IPv6 subscriber, whatever the second half of the address", async () => {
    using demo = openDemo();
    for (let number = 0; number < 50; number++) {
      const email = `victim-${number}@example.org`;
      await demo.newCode(email);
      await demo.verify(email, "none", `2001:db8:1:2::${number + 1}`);
    }
    const code = await demo.newCode(ANN);
    const away = await demo.verify(ANN, code, "2001:db8:1:2:ffff::1");
    expect(away.body.error).toBe("TOO_MANY_ATTEMPTS");
    expect((await demo.verify(ANN, code, "2001:db8:1:3::1")).status).toBe(200);
  });

  test("from many addresses on one mailbox: the fifth locks it for all of them", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    const errors: unknown[] = [];
    for (let number = 0; number < 40; number++) {
      errors.push((await demo.verify(ANN, wrongCode(code), peerOf(number))).body.error);
    }
    expect(errors.slice(0, 4)).toEqual(Array(4).fill("INVALID_CODE"));
    expect(new Set(errors.slice(4))).toEqual(new Set(["LOCKED"]));
    expect((await demo.verify(ANN, code, "192.0.2.200")).body.error).toBe("LOCKED");
  });

  test("a day of guessing, from ever new addresses: sixty guesses at a mailbox's million codes", async () => {
    using demo = openDemo();
    let guesses = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      const email = minute % 2 === 0 ? ANN : `ann+${minute}@example.org`;
      const isNew = (await demo.requestCode(email, peerOf(minute))).status === 200;
      for (let times = 0; isNew && times < 10; times++) {
        const { body } = await demo.verify(email, "none", peerOf(minute));
        const isFifth = body.error === "LOCKED" && times === 4;
        if (body.error === "INVALID_CODE" || isFifth) guesses += 1;
      }
      demo.wait(MINUTE);
    }
    expect(demo.postbox.letters).toHaveLength(12);
    expect(guesses).toBe(60);
  }, 60_000);
});

describe("a made-up X-Forwarded-For", () => {
  const spoofed = (number: number) => ({ "x-forwarded-for": peerOf(number) });

  test("is no other network where no proxy is trusted", async () => {
    using demo = openDemo();
    expect((await guessUntilAway(demo, spoofed, "192.0.2.1")).counted).toBe(50);
  });

  test("is no other network before what a trusted proxy adds", async () => {
    using demo = openDemo({ secrets: { trustProxy: true } });
    const headersOf = (number: number) => ({ "x-forwarded-for": `${peerOf(number)}, 203.0.113.9` });
    expect((await guessUntilAway(demo, headersOf, "127.0.0.1")).counted).toBe(50);
    // Others behind the same proxy are not shut out with it.
    const code = await demo.newCode(ANN);
    const other = { "x-forwarded-for": "203.0.113.10" };
    expect((await demo.verify(ANN, code, "127.0.0.1", other)).status).toBe(200);
  });

  test("does not lift the lock of a mailbox either", async () => {
    using demo = openDemo({ secrets: { trustProxy: true } });
    const code = await demo.newCode(ANN);
    for (let number = 0; number < 5; number++) {
      await demo.verify(ANN, wrongCode(code), "127.0.0.1", spoofed(number));
    }
    const late = await demo.verify(ANN, code, "127.0.0.1", spoofed(99));
    expect(late.body.error).toBe("LOCKED");
  });
});

describe("passwords", () => {
  test("from one address over many accounts: the network is sent away after 20", async () => {
    const demoAccounts = Array.from({ length: 10 }, (_, at) => `stand-${at}@example.org`);
    using demo = openDemo({ secrets: { demoAccounts } });
    const errors: unknown[] = [];
    for (let at = 0; at < 30; at++) {
      errors.push((await demo.logInWith(`stand-${at % 10}@example.org`, "wrong")).body.error);
    }
    expect(errors.slice(0, 20)).toEqual(Array(20).fill("INVALID_PASSWORD"));
    expect(errors.slice(20)).toEqual(Array(10).fill("TOO_MANY_ATTEMPTS"));
    expect((await demo.logInWith("stand-9@example.org", PASSWORD)).body).toMatchObject({
      error: "TOO_MANY_ATTEMPTS",
      retryAfter: 1800,
    });
    expect((await demo.logInWith("stand-9@example.org", PASSWORD, "192.0.2.9")).status).toBe(200);
  });

  test("made-up accounts are no way round the count, nor kept for good", async () => {
    using demo = openDemo();
    for (let at = 0; at < 20; at++) await demo.logInWith(`nobody-${at}@example.org`, "wrong");
    expect((await demo.logInWith(ACCOUNT, PASSWORD)).body.error).toBe("TOO_MANY_ATTEMPTS");
    demo.wait(30 * MINUTE);
    await demo.logInWith(ACCOUNT, "wrong");
    const keys = demo.store.queries.select().from(failedAttempts).all();
    expect(JSON.stringify(keys)).not.toContain("nobody");
  });

  test("from many addresses on one account: the fifth locks it for all of them", async () => {
    using demo = openDemo();
    for (let at = 0; at < 5; at++) await demo.logInWith(ACCOUNT, "wrong", peerOf(at));
    expect((await demo.logInWith(ACCOUNT, PASSWORD, "192.0.2.9")).body.error).toBe("LOCKED");
  });
});

test("a network that asks for codes without end is held up, whatever it calls the path", async () => {
  using demo = openDemo({ limits: createRateLimits() });
  const paths = ["request-code", "request-code/", "request-c%6fde", "/request-code"];
  const errors: unknown[] = [];
  for (let at = 0; at < 130; at++) {
    const path = paths[at % paths.length] ?? "";
    errors.push((await demo.post(path, { email: `v-${at}@example.org` })).body.error ?? "sent");
  }
  expect(errors.slice(0, 100)).not.toContain("TOO_MANY_REQUESTS");
  expect(new Set(errors.slice(100))).toEqual(new Set(["TOO_MANY_REQUESTS"]));
  expect((await demo.requestCode(ANN, "192.0.2.9")).status).toBe(200);
});

test("no address of a caller is kept", async () => {
  using demo = openDemo({ secrets: { trustProxy: true } });
  await demo.newCode(ANN);
  await demo.verify(ANN, "none", "192.0.2.77", { "x-forwarded-for": "203.0.113.77" });
  const dump = JSON.stringify(demo.store.queries.select().from(failedAttempts).all());
  expect(dump).not.toContain("203.0.113");
  expect(dump).not.toContain("192.0.2");
  expect(demo.logged).toBeEmpty();
});
