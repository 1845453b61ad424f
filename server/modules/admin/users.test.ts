import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { demoUsers } from "../../db/schema";
import { createTestServer, TEST_TIME } from "../../testing/app";
import { ACCOUNT, asAdmin, bearer, ONLINE, post } from "./testing/admin";
import {
  addRequests,
  addSession,
  addVisitor,
  at,
  keptMail,
  signInAsVisitor,
} from "./testing/visitors";

const online = () => createTestServer({ config: ONLINE });
const HOUR = 60 * 60_000;

test("nobody yet", async () => {
  using server = online();
  const admin = await asAdmin(server);
  expect(await admin.read("users")).toEqual({
    totalUsers: 0,
    activeUsers: 0,
    total: 0,
    page: 1,
    pageSize: 50,
    users: [],
    lastUpdated: TEST_TIME.toISOString(),
  });
});

test("every visitor, the newest registration first, with sessions of the last 24 hours", async () => {
  using server = online();
  addVisitor(server, "old@example.org", "2026-11-01T08:00Z");
  addVisitor(server, ACCOUNT, "2026-11-10T08:00Z");
  addVisitor(server, "used@example.org", "2026-11-19T08:00Z");
  addVisitor(server, "new@example.org", "2026-11-20T12:00Z");
  addSession(server, "old@example.org", "2026-11-01T09:00Z");
  addSession(server, "old@example.org", "2026-11-19T12:30Z");
  for (const hour of ["06", "07", "08"]) addSession(server, ACCOUNT, `2026-11-20T${hour}:00Z`);
  addSession(server, ACCOUNT, "2026-11-20T12:10Z");
  addSession(server, ACCOUNT, "2026-11-20T12:20Z");
  addSession(server, "used@example.org", "2026-11-19T12:30:00.001Z");
  addSession(server, "used@example.org", "2026-11-20T12:15Z");
  const admin = await asAdmin(server);
  expect(await admin.read("users")).toEqual({
    totalUsers: 4,
    activeUsers: 2,
    total: 4,
    page: 1,
    pageSize: 50,
    users: [
      {
        email: "new@example.org",
        createdAt: "2026-11-20T12:00:00.000Z",
        sessionsUsed: 0,
        sessionLimit: 2,
        activeSessions: 0,
        canCreateSession: true,
        status: "Available",
        lastSessionAt: null,
        failedAttempts: null,
      },
      {
        email: "used@example.org",
        createdAt: "2026-11-19T08:00:00.000Z",
        sessionsUsed: 2,
        sessionLimit: 2,
        activeSessions: 1,
        canCreateSession: false,
        status: "Active",
        lastSessionAt: "2026-11-20T12:15:00.000Z",
        failedAttempts: null,
      },
      {
        email: ACCOUNT,
        createdAt: "2026-11-10T08:00:00.000Z",
        sessionsUsed: 5,
        sessionLimit: null,
        activeSessions: 2,
        canCreateSession: true,
        status: "Active",
        lastSessionAt: "2026-11-20T12:20:00.000Z",
        failedAttempts: null,
      },
      {
        email: "old@example.org",
        createdAt: "2026-11-01T08:00:00.000Z",
        sessionsUsed: 0,
        sessionLimit: 2,
        activeSessions: 0,
        canCreateSession: true,
        status: "Available",
        lastSessionAt: "2026-11-19T12:30:00.000Z",
        failedAttempts: null,
      },
    ],
    lastUpdated: TEST_TIME.toISOString(),
  });

  server.wait(1);
  const [, used] = (await admin.read("users")).users;
  expect(used).toMatchObject({ sessionsUsed: 1, canCreateSession: true });
});

test("addresses of one mailbox share its sessions, a reset counts", async () => {
  using server = online();
  addVisitor(server, "ann+one@example.org", "2026-11-20T08:00Z");
  addVisitor(server, "ann+two@example.org", "2026-11-20T07:00Z");
  addSession(server, "ann+one@example.org", "2026-11-20T09:00Z");
  addSession(server, "ann+two@example.org", "2026-11-20T10:00Z");
  const admin = await asAdmin(server);
  expect((await admin.read("users")).users).toMatchObject([
    {
      email: "ann+one@example.org",
      sessionsUsed: 2,
      canCreateSession: false,
      lastSessionAt: "2026-11-20T09:00:00.000Z",
    },
    {
      email: "ann+two@example.org",
      sessionsUsed: 2,
      canCreateSession: false,
      lastSessionAt: "2026-11-20T10:00:00.000Z",
    },
  ]);
  server.store.queries
    .update(demoUsers)
    .set({ limitsResetAt: at("2026-11-20T09:30Z") })
    .where(eq(demoUsers.mailbox, "ann@example.org"))
    .run();
  for (const user of (await admin.read("users")).users) {
    expect(user).toMatchObject({ sessionsUsed: 1, canCreateSession: true });
  }
});

test("a visitor who signs in, leaves and is thrown out shows as such at once", async () => {
  const { letters, mailer } = keptMail();
  using server = createTestServer({ config: ONLINE, mailer });
  const admin = await asAdmin(server);
  const user = async () => (await admin.read("users")).users[0];
  const token = await signInAsVisitor(server, letters, "ann@example.org");
  expect(await user()).toMatchObject({ sessionsUsed: 1, activeSessions: 1 });
  await post(server, "/api/demo/logout", {}, bearer(token));
  expect(await user()).toMatchObject({ sessionsUsed: 1, activeSessions: 0 });
  server.wait(60_000);
  await signInAsVisitor(server, letters, "ann@example.org");
  expect(await user()).toMatchObject({ activeSessions: 1, canCreateSession: false });
  await admin.act("ann@example.org", "revoke-sessions");
  expect(await user()).toMatchObject({ sessionsUsed: 2, activeSessions: 0 });
  server.wait(24 * HOUR - 60_000);
  const tomorrow = await asAdmin(server);
  expect((await tomorrow.read("users")).users[0]).toMatchObject({
    sessionsUsed: 1,
    canCreateSession: true,
  });
});

test("no list holds a token, a hash or a salt", async () => {
  const { letters, mailer } = keptMail();
  using server = createTestServer({ config: ONLINE, mailer });
  const token = await signInAsVisitor(server, letters, "ann@example.org");
  addRequests(server, "ann@example.org", "2026-11-20T09:00Z");
  const admin = await asAdmin(server);
  const hash = new Bun.CryptoHasher("sha256").update(token).digest("hex");
  for (const path of ["dashboard", "users", "analytics"] as const) {
    const text = JSON.stringify(await admin.read(path));
    for (const secret of [token, hash]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|token|salt|mailbox|[0-9a-f]{32}/i);
  }
});
