import { describe, expect, test } from "bun:test";
import { demoUsers } from "../../db/schema";
import { JSON_TYPE } from "../../testing/api-table";
import { TEST_TIME } from "../../testing/app";
import { ACCOUNT, ANN, openDemo } from "./testing/demo";

const HOUR = 60 * 60_000;

describe("POST request-code", () => {
  test("sends a code and says how long it is good for", async () => {
    using demo = openDemo();
    const { status, headers, body } = await demo.requestCode("  Ann@EXAMPLE.org ");
    expect({ status, body }).toEqual({ status: 200, body: { expiresIn: 600, resendIn: 60 } });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(demo.postbox.letters).toHaveLength(1);
    const [letter] = demo.postbox.letters;
    expect(letter?.to).toBe(ANN);
    expect(demo.postbox.codeFor(ANN)).toMatch(/^\d{6}$/);
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain(demo.postbox.codeFor(ANN));
    }
  });

  test.each([
    "",
    "ann",
    "ann@localhost",
    "ann@example.org\r\nBcc: bob@example.org",
    "Ann <ann@example.org>",
    "ann@example.org,bob@example.org",
    "ann@[127.0.0.1]",
  ])("%j is no address: 400, and no mail", async (email) => {
    using demo = openDemo();
    const { status, body } = await demo.requestCode(email);
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: "INVALID_EMAIL", message: "Invalid email" },
    });
    expect(demo.postbox.letters).toBeEmpty();
    expect(demo.store.queries.select().from(demoUsers).all()).toBeEmpty();
  });

  test.each([
    "{}",
    '{"email":null}',
    '{"email":7}',
    `{"email":["${ANN}"]}`,
    '{"email":{"$ne":""}}',
    `{"email":"${"a".repeat(401)}"}`,
    "[]",
    "null",
    `"${ANN}"`,
  ])("the body %s: 422", async (body) => {
    using demo = openDemo();
    const answer = await demo.call("request-code", { method: "POST", headers: JSON_TYPE, body });
    expect(answer).toMatchObject({ status: 422, body: { error: "INVALID_FIELDS" } });
    expect(demo.postbox.letters).toBeEmpty();
  });

  test("the next may be asked for after 60 s, and says so", async () => {
    using demo = openDemo();
    await demo.requestCode(ANN);
    demo.wait(20_001);
    const { status, headers, body } = await demo.requestCode("ANN@example.org");
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        error: "RESEND_TOO_SOON",
        message: "Please wait before requesting another code",
        retryAfter: 40,
      },
    });
    expect(headers.get("retry-after")).toBe("40");
    demo.wait(39_998);
    expect((await demo.requestCode(ANN)).body).toMatchObject({ retryAfter: 1 });
    demo.wait(1);
    expect((await demo.requestCode(ANN)).status).toBe(200);
    expect(demo.postbox.letters).toHaveLength(2);
  });

  test("a plus tag is no way round the pause", async () => {
    using demo = openDemo();
    await demo.requestCode("ann+1@example.org");
    expect((await demo.requestCode("ann+2@example.org")).body.error).toBe("RESEND_TOO_SOON");
    expect((await demo.requestCode(ANN)).body.error).toBe("RESEND_TOO_SOON");
    expect((await demo.requestCode("bob@example.org")).status).toBe(200);
  });

  test("a mailbox gets twelve letters in 24 hours, whatever its addresses are called", async () => {
    using demo = openDemo();
    for (let at = 0; at < 12; at++) {
      expect((await demo.requestCode(`ann+${at}@example.org`)).status).toBe(200);
      demo.wait(HOUR);
    }
    const { status, headers, body } = await demo.requestCode(ANN);
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: "RESEND_TOO_SOON", retryAfter: 12 * 3600 });
    expect(headers.get("retry-after")).toBe(String(12 * 3600));
    demo.wait(12 * HOUR - 1);
    expect((await demo.requestCode(ANN)).status).toBe(429);
    // Limits that the administrator resets count for letters as they do for sessions.
    const limitsResetAt = TEST_TIME.getTime() + 24 * HOUR - 2;
    demo.store.queries.update(demoUsers).set({ limitsResetAt }).run();
    expect((await demo.requestCode(ANN)).status).toBe(200);
  });

  test("twelve letters are counted back for 24 hours, not from midnight", async () => {
    using demo = openDemo();
    for (let at = 0; at < 12; at++) {
      expect((await demo.requestCode(`ann+${at}@example.org`)).status).toBe(200);
      demo.wait(HOUR);
    }
    demo.wait(12 * HOUR - 1);
    expect((await demo.requestCode(ANN)).status).toBe(429);
    demo.wait(1);
    expect((await demo.requestCode(ANN)).status).toBe(200);
  });

  test("an account that logs in with a password gets no mail", async () => {
    using demo = openDemo();
    const { status, body } = await demo.requestCode(ACCOUNT.toUpperCase());
    expect({ status, body }).toEqual({ status: 200, body: { passwordRequired: true } });
    expect(demo.postbox.letters).toBeEmpty();
  });
});
