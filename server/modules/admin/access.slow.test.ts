import { expect, test } from "bun:test";
import { expectSecure, JSON_TYPE } from "../../testing/api-table";
import { createTestServer, TEST_ADMIN_TOKEN } from "../../testing/app";
import { ACCOUNT, asAdmin, bearer, ONLINE, signInAsAdmin } from "./testing/admin";
import { addVisitor, keptMail, signInAsVisitor } from "./testing/visitors";

const HOUR = 60 * 60_000;
const VISITOR = "ann@example.org";
const PLACE = encodeURIComponent(VISITOR);

const CALLS = [
  ["GET", "dashboard"],
  ["GET", "users"],
  ["GET", "analytics"],
  ["POST", `users/${PLACE}/revoke-sessions`],
  ["POST", `users/${PLACE}/reset-limits`],
  ["DELETE", `users/${PLACE}`],
  ["POST", "cleanup"],
  ["POST", "import-vehicles"],
  ["POST", "logout"],
] as const;

const strangers: [string, string, (token: string) => Record<string, string>][] = [
  ["no authorization", "none", () => ({})],
  ["a token that never was", "none", () => bearer("x".repeat(43))],
  ["the admin token in place of a session's", "none", () => bearer(TEST_ADMIN_TOKEN)],
  ["Basic authorization", "admin", (token) => ({ authorization: `Basic ${token}` })],
  ["the token alone", "admin", (token) => ({ authorization: token })],
  ["a demonstration's token", "demo", bearer],
  ["an administrator's token after 24 hours", "expired", bearer],
  ["an administrator's token after the clock was put back", "put back", bearer],
];

test.each(strangers)("%s opens nothing", async (_, kind, headersOf) => {
  const { letters, mailer } = keptMail();
  using server = createTestServer({ config: ONLINE, mailer });
  const demoToken = await signInAsVisitor(server, letters, VISITOR);
  const token = kind === "demo" ? demoToken : await signInAsAdmin(server);
  if (kind === "expired") server.wait(24 * HOUR);
  if (kind === "put back") server.setClock(-30 * 24 * HOUR);
  for (const [method, path] of CALLS) {
    const answer = await server.ask(`/api/admin/${path}`, {
      method,
      headers: { ...headersOf(token), ...(method === "POST" ? JSON_TYPE : {}) },
      ...(path === "import-vehicles" ? { body: "{}" } : {}),
    });
    expect([path, answer.status]).toEqual([path, 401]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expectSecure(answer);
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text))).toEqual(["error", "message"]);
    expect(text).toContain('"UNAUTHORIZED"');
    for (const secret of [VISITOR, token, ACCOUNT]) expect(text).not.toContain(secret);
  }
});

test("nothing was done by any refused call", async () => {
  const { letters, mailer } = keptMail();
  using server = createTestServer({ config: ONLINE, mailer });
  const demoToken = await signInAsVisitor(server, letters, VISITOR);
  for (const [method, path] of CALLS) {
    await server.ask(`/api/admin/${path}`, { method, headers: bearer(demoToken) });
  }
  const session = await server.ask("/api/demo/session", { headers: bearer(demoToken) });
  expect(await session.json()).toMatchObject({ valid: true, email: VISITOR });
  const admin = await asAdmin(server);
  expect((await admin.read("users")).totalUsers).toBe(1);
});

test("a session lasts 24 hours to the millisecond, and no longer by a clock that is put back", async () => {
  using server = createTestServer({ config: ONLINE });
  const admin = await asAdmin(server);
  server.wait(24 * HOUR - 1);
  expect((await admin.ask("users")).status).toBe(200);
  server.wait(1);
  expect((await admin.ask("users")).status).toBe(401);

  const later = await asAdmin(server);
  server.wait(23 * HOUR);
  server.setClock(-2 * HOUR);
  server.wait(HOUR);
  expect((await later.ask("users")).status).toBe(401);
});

test("an administrator may read what visitors may, and offline the area works as well", async () => {
  using online = createTestServer({ config: ONLINE });
  expect((await online.ask("/api/vehicles")).status).toBe(401);
  const { headers } = await asAdmin(online);
  expect((await online.ask("/api/vehicles", { headers })).status).toBe(200);

  using offline = createTestServer();
  const admin = await asAdmin(offline);
  expect((await admin.read("dashboard")).system.mode).toBe("offline");
});

test("answers with visitors in them are kept by nobody on the way", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, VISITOR, "2026-11-20T08:00Z");
  const admin = await asAdmin(server);
  for (const path of ["dashboard", "users", "analytics"]) {
    const answer = await admin.ask(path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expectSecure(answer);
  }
  // What names its content by an ETag may be kept, and is asked for again.
  const formats = await server.ask("/api/formats", { headers: admin.headers });
  expect(formats.headers.get("cache-control")).toBe("no-cache");
});

test.each([
  ["GET", "login", "POST"],
  ["POST", "dashboard", "GET, HEAD"],
  ["GET", `users/${PLACE}`, "DELETE"],
  ["GET", "cleanup", "POST"],
])("%s %s is a wrong method", async (method, path, allowed) => {
  using server = createTestServer({ config: ONLINE });
  const { headers } = await asAdmin(server);
  const answer = await server.ask(`/api/admin/${path}`, { method, headers });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe(allowed);
});

test("a call that needs no body may come without one", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, VISITOR, "2026-11-20T08:00Z");
  const { headers } = await asAdmin(server);
  for (const [method, path] of CALLS.filter(([, path]) => path !== "import-vehicles")) {
    const answer = await server.ask(`/api/admin/${path}`, { method, headers });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});
