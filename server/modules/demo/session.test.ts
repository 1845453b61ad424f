import { describe, expect, test } from "bun:test";
import { demoUsers } from "../../db/schema";
import { TEST_TIME } from "../../testing/app";
import { ACCOUNT, ANN, bearer, openDemo, PASSWORD } from "./testing/demo";

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
