import { describe, expect, test } from "bun:test";
import { demoCodes } from "../../db/schema";
import { expectSecure } from "../../testing/api-table";
import { ANN, openDemo } from "./testing/demo";
import { wrongCode } from "./testing/postbox";

test("a code is kept as a hash with a salt of its own, and used up in the database", async () => {
  using demo = openDemo();
  const code = await demo.newCode(ANN);
  const [pending] = demo.store.queries.select().from(demoCodes).all();
  expect(pending?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(pending?.salt).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(pending)).not.toContain(`"${code}"`);
  await demo.verify(ANN, code);
  expect(demo.store.queries.select().from(demoCodes).all()[0]?.codeHash).toBeNull();
});

test("codes are drawn from all six digits", async () => {
  using demo = openDemo();
  const seen = Array<number>(10).fill(0);
  for (let times = 0; times < 60; times++) {
    for (const digit of await demo.newCode(`visitor-${times}@example.org`)) {
      seen[Number(digit)] = (seen[Number(digit)] ?? 0) + 1;
    }
  }
  // 36 of each on the average; as few or as many as this once in some 10^6 runs.
  for (const count of seen) expect(count).toBeWithin(9, 68);
});

test("every answer carries the security headers, and no log names anybody", async () => {
  using demo = openDemo();
  const code = await demo.newCode(ANN);
  const answers = [
    await demo.requestCode(ANN),
    await demo.requestCode("x"),
    await demo.verify(ANN, wrongCode(code)),
    await demo.verify(ANN, code),
  ];
  for (const { status, headers } of answers) {
    expectSecure(new Response(null, { status, headers }));
    expect(headers.get("cache-control")).toBe("no-store");
  }
  expect(demo.logged).toBeEmpty();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const EXPIRED = {
  status: 400,
  body: { error: "CODE_EXPIRED", message: "Verification code expired" },
};

describe("a code that is none any more", () => {
  test("none was asked for", async () => {
    using demo = openDemo();
    expect(await demo.verify(ANN, "123456")).toMatchObject(EXPIRED);
    await demo.newCode(ANN);
    expect(await demo.verify("ann+x@example.org", demo.postbox.codeFor(ANN))).toMatchObject(
      EXPIRED,
    );
  });

  test("ten minutes have passed", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    demo.wait(10 * MINUTE - 1);
    expect((await demo.verify(ANN, wrongCode(code))).body.error).toBe("INVALID_CODE");
    demo.wait(1);
    expect(await demo.verify(ANN, code)).toMatchObject(EXPIRED);
  });

  test("it was used", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    expect((await demo.verify(ANN, code)).status).toBe(200);
    expect(await demo.verify(ANN, code)).toMatchObject(EXPIRED);
  });

  test("a new one was asked for", async () => {
    using demo = openDemo();
    const first = await demo.newCode(ANN);
    demo.wait(MINUTE);
    const release = demo.postbox.hold();
    const request = demo.requestCode(ANN);
    // Void from the moment on that the next is asked for, while that is still on its way.
    expect(await demo.verify(ANN, first)).toMatchObject(EXPIRED);
    release();
    await request;
    const second = demo.postbox.codeFor(ANN);
    if (first !== second) {
      expect((await demo.verify(ANN, first)).body.error).toBe("INVALID_CODE");
    }
    expect((await demo.verify(ANN, second)).status).toBe(200);
  });

  test("the clock says that it was never sent", async () => {
    for (const days of [-30, 30]) {
      using demo = openDemo();
      const code = await demo.newCode(ANN);
      demo.setClock(days * 24 * HOUR);
      expect(await demo.verify(ANN, code)).toMatchObject(EXPIRED);
      expect((await demo.requestCode(ANN)).status).toBe(200);
    }
  });

  test("trying one that is none counts for nothing", async () => {
    using demo = openDemo();
    for (let times = 0; times < 60; times++) {
      expect(await demo.verify(ANN, "123456")).toMatchObject(EXPIRED);
    }
    expect((await demo.verify(ANN, await demo.newCode(ANN))).status).toBe(200);
  });
});
