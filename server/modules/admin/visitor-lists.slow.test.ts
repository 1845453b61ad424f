import { describe, expect, test } from "bun:test";
import { CODE_LIMIT } from "../../access/limits";
import { createTestServer } from "../../testing/app";
import { ACCOUNT, asAdmin, ONLINE } from "./testing/admin";
import { addRequests, addSession, addVisitor } from "./testing/visitors";

/** 12:30 UTC on 20 November 2026. */
function visited() {
  const server = createTestServer({ config: ONLINE });
  for (const [at, name] of ["ann", "bob", "cid", "dora"].entries()) {
    addVisitor(server, `${name}@example.org`, `2026-11-1${at}T08:00Z`);
  }
  addVisitor(server, ACCOUNT, "2026-11-18T08:00Z");
  addSession(server, "ann@example.org", "2026-11-20T12:15Z");
  addSession(server, "bob@example.org", "2026-11-20T08:00Z");
  addSession(server, "bob@example.org", "2026-11-20T09:00Z");
  for (const hour of [5, 6, 7]) addSession(server, ACCOUNT, `2026-11-20T0${hour}:00Z`);
  addRequests(server, "ann@example.org", "2026-11-20T12:14Z", "2026-11-19T12:00Z");
  addRequests(server, "bob@example.org", "2026-11-20T08:59Z");
  return server;
}

const ask = async (server: ReturnType<typeof visited>, query: string) =>
  (await (await asAdmin(server)).ask(query)).json();
const names = ({ users }: { users: { email: string }[] }) =>
  users.map(({ email }) => email.split("@")[0]);

describe("users", () => {
  test.each([
    ["", "display dora cid bob ann"],
    ["sort=createdAt&order=asc", "ann bob cid dora display"],
    ["sort=email", "ann bob cid display dora"],
    ["sort=email&order=desc", "dora display cid bob ann"],
    ["sort=sessionsUsed&order=desc", "display bob ann dora cid"],
    ["sort=sessionsUsed", "cid dora ann bob display"],
    ["sort=status", "ann cid display dora bob"],
    ["sort=status&order=desc", "bob dora display cid ann"],
    ["sort=lastSessionAt&order=desc", "ann bob display dora cid"],
    ["q=EXAMPLE.org&sort=email", "ann bob cid dora"],
    ["q=org%20bob", "bob"],
    ["q=limit%20reached", "bob"],
    ["q=active", "ann"],
    ["q=example%20avail&sort=email", "cid display dora"],
    ["q=100%25", ""],
    ["q=locked", "cid"],
  ])("%s", async (query, found) => {
    using server = visited();
    for (let times = 0; times < 5; times++)
      server.access.attempts.fail(CODE_LIMIT, "cid@example.org");
    const answer = await ask(server, `users?${query}`);
    expect(names(answer).join(" ")).toBe(found);
    expect(answer).toMatchObject({ total: answer.users.length, totalUsers: 5, activeUsers: 1 });
  });

  test("a page at a time, whatever the order", async () => {
    using server = visited();
    for (const sort of ["email", "createdAt", "sessionsUsed", "status", "lastSessionAt"]) {
      const whole = names(await ask(server, `users?sort=${sort}`));
      const pages = [1, 2, 3].map((page) => `users?sort=${sort}&pageSize=2&page=${page}`);
      const answers = await Promise.all(pages.map((page) => ask(server, page)));
      expect(answers.flatMap(names)).toEqual(whole);
      expect(answers[2]).toMatchObject({ total: 5, page: 3, pageSize: 2 });
    }
    expect((await ask(server, "users?page=9")).users).toEqual([]);
  });

  test.each([
    "users?page=0",
    "users?pageSize=201",
    "users?sort=mailbox",
    "users?order=up",
    `users?q=${"x".repeat(201)}`,
    "sessions?sort=id",
    "requests?page=x",
  ])("%s is refused", async (query) => {
    using server = visited();
    const answer = await (await asAdmin(server)).ask(query);
    expect([answer.status, (await answer.json()).error]).toEqual([400, "INVALID_QUERY"]);
  });

  test("failed attempts and the lock stand beside the status, and Unlock lifts them", async () => {
    using server = visited();
    const admin = await asAdmin(server);
    const cid = async () => (await (await admin.ask("users?q=cid")).json()).users[0];
    const fail = () => server.access.attempts.fail(CODE_LIMIT, "cid@example.org");
    fail();
    const failed = { reason: "wrong codes", lastAt: "2026-11-20T12:30:00.000Z" };
    expect(await cid()).toMatchObject({
      status: "Available",
      failedAttempts: { ...failed, count: 1, lockedUntil: null },
    });
    for (let times = 0; times < 4; times++) fail();
    expect(await cid()).toMatchObject({
      status: "Available",
      failedAttempts: { ...failed, count: 5, lockedUntil: "2026-11-20T13:00:00.000Z" },
    });
    const unlocked = await admin.ask("users/cid%40example.org/unlock", "POST");
    expect([unlocked.status, await unlocked.json()]).toEqual([200, { unlocked: true }]);
    expect(await cid()).toMatchObject({ failedAttempts: null });
    expect((await admin.ask("users/nobody%40example.org/unlock", "POST")).status).toBe(404);
  });

  test("what a deleted address of a mailbox has used no longer counts for the others", async () => {
    using server = visited();
    addVisitor(server, "bob+two@example.org", "2026-11-20T08:00Z");
    const admin = await asAdmin(server);
    const limited = async () => names(await (await admin.ask("users?q=limit&sort=email")).json());
    expect(await limited()).toEqual(["bob+two", "bob"]);
    await admin.act("bob@example.org", "delete");
    expect(await limited()).toEqual([]);
  });

  test("no more than an index is read for a page of the newest", () => {
    using server = visited();
    const plan = server.store.queries
      .all<{ detail: string }>(
        "EXPLAIN QUERY PLAN SELECT email FROM demo_users ORDER BY created_at DESC, email DESC LIMIT 50",
      )
      .map(({ detail }) => detail)
      .join();
    expect(plan).toContain("USING COVERING INDEX demo_users_by_time");
    expect(plan).not.toContain("TEMP B-TREE");
  });
});

test("sessions under way, in any order, and found", async () => {
  using server = visited();
  addSession(server, "dora@example.org", "2026-11-20T12:20Z");
  const emails = async (query: string) =>
    (await ask(server, `sessions?${query}`)).sessions.map(
      ({ email }: { email: string }) => email[0],
    );
  expect(await emails("")).toEqual(["a", "d"]);
  expect(await emails("sort=expiresAt&order=desc")).toEqual(["d", "a"]);
  expect(await emails("q=DORA")).toEqual(["d"]);
  expect(await ask(server, "sessions?pageSize=1&page=2")).toMatchObject({
    total: 2,
    page: 2,
    pageSize: 1,
    sessions: [{ email: "dora@example.org", timeRemaining: 1200 }],
  });
});

test("each visitor's latest request, and nobody who never made one", async () => {
  using server = visited();
  expect(await ask(server, "requests")).toMatchObject({
    total: 2,
    requests: [
      { email: "ann@example.org", createdAt: "2026-11-20T12:14:00.000Z", sessionsUsed: 1 },
      { email: "bob@example.org", createdAt: "2026-11-20T08:59:00.000Z", sessionsUsed: 2 },
    ],
  });
  expect(await ask(server, "requests?q=bob")).toMatchObject({ total: 1 });
});

test("a long list is sent compressed to whoever takes it so", async () => {
  using server = visited();
  for (let at = 0; at < 60; at++) addVisitor(server, `v${at}@example.org`, "2026-11-19T08:00Z");
  const { headers } = await asAdmin(server);
  const get = (encoding: string) =>
    server.ask("/api/admin/users", { headers: { ...headers, "accept-encoding": encoding } });
  const packed = await get("gzip, br");
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const text = new TextDecoder().decode(Bun.gunzipSync(await packed.bytes()));
  expect(JSON.parse(text)).toEqual(await (await get("identity")).json());
});
