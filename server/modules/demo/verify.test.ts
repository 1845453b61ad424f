import { describe, expect, test } from "bun:test";
import { TEST_TIME } from "../../testing/app";
import { ANN, openDemo } from "./testing/demo";
import { wrongCode } from "./testing/postbox";

const MINUTE = 60_000;
const at = (milliseconds: number) => new Date(TEST_TIME.getTime() + milliseconds).toISOString();

describe("POST verify", () => {
  test("the right code begins a demonstration of 30 minutes", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    demo.wait(5 * MINUTE);
    const { status, headers, body } = await demo.verify(` ANN@Example.org`, ` ${code}\n`);
    const { sessionToken, ...rest } = body;
    expect(status).toBe(200);
    expect(rest).toEqual({ expiresAt: at(35 * MINUTE), expiresIn: 1800, sessionsRemaining: 1 });
    expect(sessionToken).toMatch(/^[\w-]{43}$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("wrong codes count down to the lock, which the fifth meets", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      const { status, body } = await demo.verify(ANN, wrongCode(code));
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: "INVALID_CODE", message: "Invalid verification code", attemptsRemaining },
      });
    }
    demo.wait(1500);
    const lockedUntil = at(1500 + 30 * MINUTE);
    const locked = { error: "LOCKED", message: "Account locked", lockedUntil };
    const fifth = await demo.verify(ANN, wrongCode(code));
    expect(fifth).toMatchObject({ status: 429, body: locked });
    expect(fifth.headers.get("retry-after")).toBe("1800");
    expect(Object.keys(fifth.body)).toEqual(["error", "message", "lockedUntil"]);
    // The right code no more, and no new one either, for any address of the mailbox.
    expect(await demo.verify(ANN, code)).toMatchObject({ status: 429, body: locked });
    for (const email of [ANN, "ann+2@example.org"]) {
      const answer = await demo.requestCode(email);
      expect(answer).toMatchObject({ status: 429, body: locked });
      expect(answer.headers.get("retry-after")).toBe("1800");
    }
    demo.wait(30 * MINUTE - 1);
    expect(await demo.requestCode(ANN)).toMatchObject({ status: 429, body: locked });
    demo.wait(1);
    expect((await demo.verify(ANN, await demo.newCode(ANN))).status).toBe(200);
  });

  test.each(["", "12345", "1234567", "123 456", "١٢٣٤٥٦", "1e5", "null", "%00", "' OR 1=1 --"])(
    "%j is a wrong code like any other",
    async (code) => {
      using demo = openDemo();
      await demo.newCode(ANN);
      expect((await demo.verify(ANN, code)).body).toMatchObject({
        error: "INVALID_CODE",
        attemptsRemaining: 4,
      });
    },
  );

  test.each([
    {},
    { email: ANN },
    { code: "123456" },
    { email: ANN, code: 123456 },
    { email: ANN, code: null },
    { email: ANN, code: ["123456"] },
    { email: ANN, code: "1".repeat(41) },
    "text",
  ])("the body %j: 422, and counts for nothing", async (given) => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    expect(await demo.post("verify", given)).toMatchObject({
      status: 422,
      body: { error: "INVALID_FIELDS" },
    });
    expect((await demo.verify(ANN, wrongCode(code))).body.attemptsRemaining).toBe(4);
  });

  test("an address that is none: 400", async () => {
    using demo = openDemo();
    expect(await demo.verify("ann@", "123456")).toMatchObject({
      status: 400,
      body: { error: "INVALID_EMAIL" },
    });
  });

  test("neither a new code nor another address of the mailbox begins the count anew", async () => {
    using demo = openDemo();
    const first = await demo.newCode(ANN);
    await demo.verify(ANN, wrongCode(first));
    await demo.verify(ANN, wrongCode(first));
    demo.wait(MINUTE);
    const second = await demo.newCode("ann+x@example.org");
    const next = await demo.verify("ann+x@example.org", wrongCode(second));
    expect(next.body.attemptsRemaining).toBe(2);
    demo.wait(MINUTE);
    await demo.newCode(ANN);
    expect((await demo.verify(ANN, "none")).body.attemptsRemaining).toBe(1);
  });

  test("the right code forgives the wrong ones", async () => {
    using demo = openDemo();
    const code = await demo.newCode(ANN);
    await demo.verify(ANN, wrongCode(code));
    await demo.verify(ANN, wrongCode(code));
    expect((await demo.verify(ANN, code)).status).toBe(200);
    demo.wait(MINUTE);
    await demo.newCode(ANN);
    expect((await demo.verify(ANN, "none")).body.attemptsRemaining).toBe(4);
  });
});
