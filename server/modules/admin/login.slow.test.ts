import { expect, test } from "bun:test";
import { adminSessions, failedAttempts } from "../../db/schema";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, TEST_ADMIN_TOKEN, TEST_TIME, type TestServer } from "../../testing/app";
import { asAdmin, bearer, ONLINE, post, tryToken } from "./testing/admin";

const MINUTE = 60_000;
const WRONG = "wrong-token-of-the-tests-0123456789";
const PATH = "/api/admin/login";

const statuses = async (server: TestServer, tokens: readonly string[], peer?: string) => {
  const found: number[] = [];
  for (const token of tokens) found.push((await tryToken(server, token, peer)).status);
  return found;
};
const times = (count: number) => Array.from({ length: count }, () => WRONG);

test("the right token opens a session of 24 hours, of which only a hash is kept", async () => {
  using server = createTestServer({ config: ONLINE });
  const answer = await tryToken(server, ` ${TEST_ADMIN_TOKEN}\n`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const body = await answer.json();
  expect(body).toEqual({
    success: true,
    sessionToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date(TEST_TIME.getTime() + 24 * 60 * MINUTE).toISOString(),
    message: "Signed in as administrator",
  });
  const kept = JSON.stringify(server.store.queries.select().from(adminSessions).all());
  expect(kept).not.toContain(body.sessionToken);
  expect(kept).toContain(
    new Bun.CryptoHasher("sha256").update(String(body.sessionToken)).digest("hex"),
  );
});

test.each([
  ["no body", null],
  ["an empty object", "{}"],
  ["an empty token", '{"token":""}'],
  ["a blank token", '{"token":" \\n\\t "}'],
  ["a list", "[]"],
])("%s: a token is required, and nothing is counted", async (_, body) => {
  using server = createTestServer({ config: ONLINE });
  for (let turn = 0; turn < 12; turn++) {
    const init = body === null ? {} : { headers: JSON_TYPE, body };
    const answer = await server.ask(PATH, { method: "POST", ...init });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: "TOKEN_REQUIRED",
      message: "Admin token is required",
    });
  }
  expect(server.store.queries.select().from(failedAttempts).all()).toBeEmpty();
});

test.each([[7], [null], [["x"]], [{ a: 1 }], ["x".repeat(1025)]])(
  "what is no text of a token's length (case %#): 422 without repeating it",
  async (token) => {
    using server = createTestServer({ config: ONLINE });
    const answer = await post(server, PATH, { token });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: "INVALID_FIELDS",
      message: "Missing or wrong: token.",
    });
  },
);

test.each([WRONG, TEST_ADMIN_TOKEN.slice(0, -1), `${TEST_ADMIN_TOKEN}x`, "x", "\u0000", "é"])(
  "the token %p is wrong",
  async (token) => {
    using server = createTestServer({ config: ONLINE });
    const answer = await tryToken(server, token);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: "TOKEN_INVALID",
      message: "Invalid admin token",
    });
    expect(server.store.queries.select().from(adminSessions).all()).toBeEmpty();
  },
);

test("after ten wrong tokens nobody of that network gets in for 15 minutes", async () => {
  using server = createTestServer({ config: ONLINE });
  const peer = "203.0.113.9";
  expect(await statuses(server, times(10), peer)).toEqual(Array(10).fill(401));

  server.wait(5 * MINUTE);
  for (const token of [WRONG, TEST_ADMIN_TOKEN]) {
    const answer = await tryToken(server, token, peer);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("600");
    expect(await answer.json()).toEqual({
      error: "TOO_MANY_ATTEMPTS",
      message: "Too many attempts from this network",
      retryAfter: 600,
    });
  }
  // Others are not kept out, and the tries above have not made it longer.
  expect(await statuses(server, [TEST_ADMIN_TOKEN], "203.0.113.10")).toEqual([200]);
  server.wait(10 * MINUTE - 1);
  expect(await statuses(server, [TEST_ADMIN_TOKEN], peer)).toEqual([429]);
  server.wait(1);
  expect(await statuses(server, [...times(9), TEST_ADMIN_TOKEN], peer)).toEqual([
    ...Array(9).fill(401),
    200,
  ]);
});

test("a subscriber's IPv6 addresses are one network", async () => {
  using server = createTestServer({ config: ONLINE });
  for (let host = 1; host <= 10; host++) {
    expect(await statuses(server, [WRONG], `2001:db8:1:2::${host}`)).toEqual([401]);
  }
  expect(await statuses(server, [TEST_ADMIN_TOKEN], "2001:db8:1:2:ffff::1")).toEqual([429]);
  expect(await statuses(server, [TEST_ADMIN_TOKEN], "2001:db8:1:3::1")).toEqual([200]);
});

test("the right token forgets the wrong ones before it", async () => {
  using server = createTestServer({ config: ONLINE });
  const round = [...times(9), TEST_ADMIN_TOKEN];
  expect(await statuses(server, [...round, ...round])).not.toContain(429);
});

test("wrong tokens that lie 15 minutes back count no more", async () => {
  using server = createTestServer({ config: ONLINE });
  await statuses(server, times(9));
  server.wait(15 * MINUTE);
  expect(await statuses(server, [...times(9), TEST_ADMIN_TOKEN])).toEqual([
    ...Array(9).fill(401),
    200,
  ]);
});

test("of many wrong tokens at the same moment only ten are looked at", async () => {
  using server = createTestServer({ config: ONLINE });
  const answers = await Promise.all(times(60).map((token) => tryToken(server, token)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});

test("neither a token nor an address is kept or logged", async () => {
  using server = createTestServer({ config: ONLINE });
  await statuses(server, times(11), "203.0.113.9");
  const kept = JSON.stringify(server.store.queries.select().from(failedAttempts).all());
  expect(kept).not.toContain("203.0.113");
  expect(kept).not.toContain(WRONG);
  expect(server.logged).toBeEmpty();
});

test("logging out ends this session and no other", async () => {
  using server = createTestServer({ config: ONLINE });
  const tokenOf = async () =>
    String((await (await tryToken(server, TEST_ADMIN_TOKEN)).json()).sessionToken);
  const [first, second] = [await tokenOf(), await tokenOf()];
  expect(first).not.toBe(second);
  const ask = (token: string, path: string, method: string) =>
    method === "GET"
      ? server.ask(`/api/admin/${path}`, { headers: bearer(token) })
      : post(server, `/api/admin/${path}`, {}, bearer(token));
  const out = await ask(first, "logout", "POST");
  expect(out.status).toBe(200);
  expect(await out.json()).toEqual({ ok: true });
  expect((await ask(first, "users", "GET")).status).toBe(401);
  expect((await ask(first, "logout", "POST")).status).toBe(401);
  expect((await ask(second, "users", "GET")).status).toBe(200);
});

test("the administrators' sessions are listed, and all but one's own ended", async () => {
  using server = createTestServer({ config: ONLINE });
  await tryToken(server, TEST_ADMIN_TOKEN, "192.0.2.1");
  server.wait(60_000);
  const lost = (await (await tryToken(server, TEST_ADMIN_TOKEN, "192.0.2.2")).json()).sessionToken;
  const mine = await asAdmin(server);
  const list = async () => (await (await mine.ask("admin-sessions")).json()).sessions;
  expect(await list()).toEqual([
    {
      createdAt: "2026-11-20T12:31:00.000Z",
      expiresAt: "2026-11-21T12:31:00.000Z",
      address: "127.0.0.1",
      isOwn: true,
    },
    expect.objectContaining({ address: "192.0.2.2", isOwn: false }),
    expect.objectContaining({ address: "192.0.2.1", createdAt: "2026-11-20T12:30:00.000Z" }),
  ]);
  const ended = await mine.ask("admin-sessions/end-others", "POST");
  expect(await ended.json()).toEqual({ ended: 2 });
  expect(await list()).toHaveLength(1);
  const after = await server.ask("/api/admin/dashboard", { headers: bearer(lost) });
  expect(after.status).toBe(401);
  expect(await (await mine.ask("admin-sessions/end-others", "POST")).json()).toEqual({ ended: 0 });
});
