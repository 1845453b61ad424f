import { expect, test } from "bun:test";
import { PASSWORD_LIMIT } from "../../access/limits";
import {
  adminSessions,
  audit,
  demoCodes,
  demoSessions,
  demoUsers,
  failedAttempts,
} from "../../db/schema";
import { createLog } from "../../log";
import { createTestServer, TEST_TIME, type TestServer } from "../../testing/app";
import { startHousekeeping } from "./clean-up";
import { asAdmin, bearer, ONLINE, post, signInAsAdmin } from "./testing/admin";
import {
  addRequests,
  addSession,
  addVisitor,
  keptMail,
  requestCode,
  signInAsVisitor,
} from "./testing/visitors";

const ANN = "ann@example.org";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOTHING = { removed: { codes: 0, sessions: 0, locks: 0 } };

const clean = async (admin: Awaited<ReturnType<typeof asAdmin>>) => {
  const answer = await admin.ask("cleanup", "POST");
  expect(answer.status).toBe(200);
  return answer.json();
};
const rows = <T extends typeof demoCodes | typeof demoSessions | typeof adminSessions>(
  { store }: TestServer,
  table: T,
) => store.queries.select().from(table).all();

test("where nothing has run out nothing goes", async () => {
  const { letters, mailer } = keptMail();
  using server = createTestServer({ config: ONLINE, mailer });
  const token = await signInAsVisitor(server, letters, ANN);
  await requestCode(server, "bob@example.org");
  const admin = await asAdmin(server);
  await post(server, "/api/admin/login", { token: "wrong" });
  expect(await clean(admin)).toEqual(NOTHING);
  const session = await server.ask("/api/demo/session", { headers: bearer(token) });
  expect((await session.json()).valid).toBeTrue();
});

test("codes go once they have run out, the wait for the next stays until then", async () => {
  using server = createTestServer({ config: ONLINE, mailer: keptMail().mailer });
  const admin = await asAdmin(server);
  await requestCode(server, ANN);
  await clean(admin);
  expect((await requestCode(server, ANN)).status).toBe(429);
  server.wait(10 * MINUTE - 1);
  expect(await clean(admin)).toEqual(NOTHING);
  server.wait(1);
  expect(await clean(admin)).toEqual({ removed: { codes: 1, sessions: 0, locks: 0 } });
  expect(rows(server, demoCodes)).toBeEmpty();
  expect((await requestCode(server, ANN)).status).toBe(200);
});

test("dead tokens go, the sessions behind the statistics stay as they were", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, ANN, "2026-11-20T08:00Z");
  addSession(server, ANN, "2026-11-20T12:00Z");
  addSession(server, ANN, "2026-11-20T12:00:00.001Z");
  addSession(server, ANN, "2026-11-20T12:20Z", {
    endedAt: "2026-11-20T12:25Z",
    endedBy: "logout",
  });
  addSession(server, ANN, "2026-11-20T12:21Z", {
    endedAt: "2026-11-20T12:26Z",
    endedBy: "revoked",
  });
  const admin = await asAdmin(server);
  const before = rows(server, demoSessions);
  const figures = async () => [
    (await admin.read("analytics")).sessionAnalysis,
    (await admin.read("dashboard")).stats,
    (await admin.read("users")).users,
  ];
  const shown = await figures();
  expect(await clean(admin)).toEqual({ removed: { codes: 0, sessions: 3, locks: 0 } });
  expect(rows(server, demoSessions)).toEqual(
    before.map((row, at) => ({ ...row, tokenHash: at === 1 ? row.tokenHash : null })),
  );
  expect(await figures()).toEqual(shown);
  expect(await clean(admin)).toEqual(NOTHING);
});

test("an administrator's sessions that ran out go as well", async () => {
  using server = createTestServer({ config: ONLINE });
  await signInAsAdmin(server);
  server.wait(24 * HOUR - 1);
  const admin = await asAdmin(server);
  expect(await clean(admin)).toEqual(NOTHING);
  server.wait(1);
  expect(await clean(admin)).toEqual({ removed: { codes: 0, sessions: 1, locks: 0 } });
  expect(rows(server, adminSessions)).toHaveLength(1);
});

test("failures and locks go when they count no more", async () => {
  using server = createTestServer({ config: ONLINE, mailer: keptMail().mailer });
  const admin = await asAdmin(server);
  for (let turn = 0; turn < 10; turn++) {
    await server.ask("/api/admin/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"token":"wrong"}',
    });
  }
  server.access.attempts.fail({ scope: "code", most: 5, windowMs: 30 * MINUTE }, ANN);
  server.wait(15 * MINUTE - 1);
  expect(await clean(admin)).toEqual(NOTHING);
  server.wait(1);
  expect(await clean(admin)).toEqual({ removed: { codes: 0, sessions: 0, locks: 1 } });
  server.wait(15 * MINUTE);
  expect(await clean(admin)).toEqual({ removed: { codes: 0, sessions: 0, locks: 1 } });
  expect(server.store.queries.select().from(failedAttempts).all()).toBeEmpty();
});

/** What the server runs by itself, over a test server's database. */
function housekeeping(server: TestServer, everyMs: number, keepVisitorsDays: number | null = null) {
  const lines: string[] = [];
  const clock = () => new Date(TEST_TIME.getTime() + HOUR);
  const { attempts, audit } = server.access;
  const log = createLog((line) => lines.push(line), clock);
  const config = { keepVisitorsDays };
  const parts = { store: server.store, attempts, audit, config, clock, log };
  return { lines, stop: startHousekeeping(parts, { firstAfterMs: 1, everyMs }) };
}

test("it runs at the start and from time to time, and says so where there was something", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, ANN, "2026-11-20T08:00Z");
  addSession(server, ANN, "2026-11-20T12:00Z");
  const { lines, stop } = housekeeping(server, 50);
  const done = () => rows(server, demoSessions).every((row) => row.tokenHash === null);
  const untilDone = async () => {
    for (let turn = 0; turn < 400 && !done(); turn++) await Bun.sleep(5);
  };
  await untilDone();
  addSession(server, ANN, "2026-11-20T12:01Z");
  await untilDone();
  stop();
  expect(done()).toBeTrue();
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    Array(2).fill({
      time: expect.any(String),
      level: "info",
      event: "cleaned-up",
      codes: 0,
      sessions: 1,
      locks: 0,
    }),
  );
  expect(lines.join("")).not.toContain(ANN);

  addSession(server, ANN, "2026-11-20T12:02Z");
  await Bun.sleep(150);
  expect(done()).toBeFalse();
});

test("a failure of it is logged, and the next turn comes all the same", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, ANN, "2026-11-20T08:00Z");
  server.store.queries.run("ALTER TABLE demo_codes RENAME TO elsewhere");
  const { lines, stop } = housekeeping(server, 5);
  for (let turn = 0; turn < 400 && lines.length === 0; turn++) await Bun.sleep(5);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ level: "warn", event: "clean-up-failed" });
  server.store.queries.run("ALTER TABLE elsewhere RENAME TO demo_codes");
  addSession(server, ANN, "2026-11-20T12:01Z");
  const done = () => lines.some((line) => line.includes("cleaned-up"));
  for (let turn = 0; turn < 400 && !done(); turn++) await Bun.sleep(5);
  stop();
  expect(done()).toBeTrue();
});

test("visitors who were kept long enough go with all that is kept of them, in lots, and nobody else", async () => {
  using server = createTestServer({ config: ONLINE });
  for (let which = 0; which < 450; which += 1)
    addVisitor(server, `old${which}@example.org`, "2026-08-01T08:00Z");
  addRequests(server, "old1@example.org", "2026-08-22T13:29:59Z");
  addSession(server, "old1@example.org", "2026-08-22T13:29:59Z");
  // Ninety days ago to the second: it is after that moment that a visitor goes.
  addRequests(server, "old0@example.org", "2026-08-22T13:30Z");
  const still = ["asked@example.org", "new@example.org", "old0@example.org", "worked@example.org"];
  addVisitor(server, "asked@example.org", "2026-08-01T08:00Z");
  addRequests(server, "asked@example.org", "2026-08-22T13:30:01Z");
  addVisitor(server, "worked@example.org", "2026-08-01T08:00Z");
  addSession(server, "worked@example.org", "2026-08-22T13:30:01Z");
  addVisitor(server, "new@example.org", "2026-08-22T13:30:01Z");
  const visitors = () =>
    server.store.queries.select().from(demoUsers).orderBy(demoUsers.createdAt).all();

  const ever = housekeeping(server, 50);
  await Bun.sleep(100);
  ever.stop();
  expect(visitors()).toHaveLength(453);

  // The clock stands at 13:30 on 20 November, 90 days after 22 August.
  server.access.attempts.fail(PASSWORD_LIMIT, "old1@example.org");
  const { stop, lines } = housekeeping(server, 60_000, 90);
  for (let turn = 0; turn < 400 && visitors().length > 4; turn++) await Bun.sleep(5);
  stop();
  expect(
    visitors()
      .map(({ email }) => email)
      .sort(),
  ).toEqual(still);
  expect(lines.join("")).not.toContain("example.org");
  const audited = server.store.queries.select().from(audit).all();
  expect(audited.map(({ event, subject, detail }) => [event, subject, detail])).toEqual([
    ["visitors-removed", "", "200 visitors"],
    ["visitors-removed", "", "200 visitors"],
    ["visitors-removed", "", "49 visitors"],
  ]);
});
