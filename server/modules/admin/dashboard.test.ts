import { expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { MailState } from "../../mail/model";
import { createTestServer, TEST_TIME } from "../../testing/app";
import { asAdmin, ONLINE } from "./testing/admin";
import { addRequests, addSession, addVisitor, at } from "./testing/visitors";

const MINUTE = 60_000;

/** The clock stands at 12:30 UTC on Friday, 20 November 2026. */
const online = () => createTestServer({ config: ONLINE });

test("a demonstration that nobody has visited", async () => {
  using server = online();
  const admin = await asAdmin(server);
  expect(await admin.read("dashboard")).toEqual({
    stats: {
      totalRequests: 0,
      todayRequests: 0,
      weekRequests: 0,
      activeSessions: 0,
      totalSessions: 0,
    },
    activeSessions: [],
    recentRequests: [],
    system: {
      mode: "online",
      version: "9.8.7",
      startedAt: TEST_TIME.toISOString(),
      platforms: 2,
      databaseBytes: expect.any(Number),
      mail: { kind: "off", lastOk: null, lastAt: null, lastCode: null },
    },
    laptop: null,
    lastUpdated: TEST_TIME.toISOString(),
  });
});

test("requests are counted by days of UTC: today, and today with the six days before", async () => {
  using server = online();
  addVisitor(server, "ann@example.org", "2026-10-01T00:00Z");
  addRequests(
    server,
    "ann@example.org",
    "2026-11-20T00:00:00.000Z",
    "2026-11-20T12:29:59.999Z",
    "2026-11-19T23:59:59.999Z",
    "2026-11-14T00:00:00.000Z",
    "2026-11-13T23:59:59.999Z",
    "2026-10-02T10:00Z",
  );
  const admin = await asAdmin(server);
  const stats = async () => (await admin.read("dashboard")).stats;
  expect(await stats()).toMatchObject({ totalRequests: 6, todayRequests: 2, weekRequests: 4 });

  server.wait(11.5 * 60 * MINUTE - 1);
  expect(await stats()).toMatchObject({ totalRequests: 6, todayRequests: 2, weekRequests: 4 });
  server.wait(1);
  expect(await stats()).toMatchObject({ totalRequests: 6, todayRequests: 0, weekRequests: 3 });
});

test("active are the sessions that neither ended nor ran out, the one soonest over first", async () => {
  using server = online();
  const [ann, bob] = ["ann@example.org", "bob@example.org"];
  addVisitor(server, ann, "2026-11-20T08:00Z");
  addVisitor(server, bob, "2026-11-20T08:00Z");
  addSession(server, ann, "2026-11-20T12:29:59.500Z");
  addSession(server, bob, "2026-11-20T12:10Z");
  addSession(server, ann, "2026-11-20T12:00:00.001Z");
  addSession(server, bob, "2026-11-20T12:00Z");
  addSession(server, ann, "2026-11-20T12:20Z", {
    endedAt: "2026-11-20T12:21Z",
    endedBy: "logout",
  });
  addSession(server, bob, "2026-11-20T12:25Z", {
    endedAt: "2026-11-20T12:26Z",
    endedBy: "revoked",
  });
  const admin = await asAdmin(server);
  const { stats, activeSessions } = await admin.read("dashboard");
  expect(stats).toMatchObject({ activeSessions: 3, totalSessions: 6 });
  expect(activeSessions).toEqual([
    {
      email: ann,
      createdAt: "2026-11-20T12:00:00.001Z",
      timeRemaining: 1,
      expiresAt: "2026-11-20T12:30:00.001Z",
    },
    {
      email: bob,
      createdAt: "2026-11-20T12:10:00.000Z",
      timeRemaining: 600,
      expiresAt: "2026-11-20T12:40:00.000Z",
    },
    {
      email: ann,
      createdAt: "2026-11-20T12:29:59.500Z",
      timeRemaining: 1800,
      expiresAt: "2026-11-20T12:59:59.500Z",
    },
  ]);
});

test("a session that begins only later, since the clock was put back, is not under way", async () => {
  using server = online();
  addVisitor(server, "ann@example.org", "2026-11-20T08:00Z");
  addSession(server, "ann@example.org", "2026-12-20T12:00Z");
  const admin = await asAdmin(server);
  const { stats, activeSessions } = await admin.read("dashboard");
  expect(stats).toMatchObject({ activeSessions: 0, totalSessions: 1 });
  expect(activeSessions).toEqual([]);
});

test("recent requests: the latest of each visitor, ten of them, with what they used", async () => {
  using server = online();
  for (let number = 10; number < 22; number++) {
    const email = `visitor${number}@example.org`;
    addVisitor(server, email, "2026-11-20T07:00Z");
    addRequests(server, email, "2026-11-01T10:00Z", `2026-11-20T08:${number}Z`);
  }
  const last = "visitor21@example.org";
  // Twice within 24 hours, once before.
  addSession(server, last, "2026-11-19T12:30Z");
  addSession(server, last, "2026-11-19T12:30:00.001Z");
  addSession(server, last, "2026-11-20T09:00Z");
  // The same mailbox under another name.
  addVisitor(server, "visitor20+tag@example.org", "2026-11-20T07:00Z");
  addSession(server, "visitor20+tag@example.org", "2026-11-20T09:00Z");

  const admin = await asAdmin(server);
  const { recentRequests } = await admin.read("dashboard");
  expect(recentRequests).toHaveLength(10);
  expect(recentRequests.slice(0, 3)).toEqual([
    {
      email: last,
      createdAt: "2026-11-20T08:21:00.000Z",
      sessionsUsed: 2,
      lastSessionAt: "2026-11-20T09:00:00.000Z",
    },
    {
      email: "visitor20@example.org",
      createdAt: "2026-11-20T08:20:00.000Z",
      sessionsUsed: 1,
      lastSessionAt: null,
    },
    {
      email: "visitor19@example.org",
      createdAt: "2026-11-20T08:19:00.000Z",
      sessionsUsed: 0,
      lastSessionAt: null,
    },
  ]);
  expect(recentRequests.at(-1)).toMatchObject({ email: "visitor12@example.org" });
});

test("the system's own state", async () => {
  let state: MailState = {
    kind: "smtp",
    last: { at: at("2026-11-20T12:00Z"), ok: false, code: "ECONNREFUSED" },
  };
  using server = createTestServer({
    config: ONLINE,
    mailer: { send: async () => {}, state: () => state, close: () => {} },
  });
  server.wait(MINUTE);
  const admin = await asAdmin(server);
  const first = (await admin.read("dashboard")).system;
  expect(first).toMatchObject({
    startedAt: TEST_TIME.toISOString(),
    mail: { kind: "smtp", lastOk: false, lastAt: "2026-11-20T12:00:00.000Z" },
  });
  const file = server.store.queries.$client.filename;
  expect(file).toBe(join(server.photosFolder, "..", "sightline.db"));
  expect(first.databaseBytes).toBe(statSync(file).size + statSync(`${file}-wal`).size);
  expect(first.databaseBytes).toBeGreaterThan(50_000);

  state = { kind: "terminal", last: { at: at("2026-11-20T12:31Z"), ok: true } };
  await admin.importPlatforms({
    vehicles: [
      {
        platformId: "LOCAL",
        description: "x".repeat(1000),
        function: "Testing",
        category: "Artillery",
        gridUnit: "Cat 1",
      },
    ],
  });
  const second = (await admin.read("dashboard")).system;
  expect(second).toMatchObject({
    platforms: 3,
    mail: { kind: "terminal", lastOk: true, lastAt: "2026-11-20T12:31:00.000Z" },
  });
  expect(second.databaseBytes).toBeGreaterThan(first.databaseBytes);
});

test("offline it tells of the laptop: its reports, its disk, its backups and what doctor finds", async () => {
  let asked = 0;
  const found = [["map archive x.pmtiles: it is damaged"], []];
  using server = createTestServer({
    faults: async () => {
      asked += 1;
      return found.shift() ?? Promise.reject(new Error("no program"));
    },
  });
  const admin = await asAdmin(server);
  const laptop = async () => (await admin.read("dashboard")).laptop;
  expect(await laptop()).toEqual({
    reports: 0,
    lastReport: null,
    freeBytes: expect.any(Number),
    lastBackupAt: null,
    isBackupLate: false,
    doctor: null,
  });

  const save = (content: string) =>
    server.ask("/api/reports/save", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        reportType: content.startsWith("HLR") ? "HLR" : "GMTI",
        content,
        timestamp: "2026-11-20T12:00:00Z",
        callSign: "WK21",
      }),
    });
  await save("HLR AB0012 // DTG 201230ZNov26////");
  await save("GMTI WK21-AAAAA1////");
  server.access.audit.record("backup-downloaded");
  const at = TEST_TIME.toISOString();
  expect(await laptop()).toMatchObject({
    reports: 2,
    lastReport: { name: "GMTI WK21-AAAAA1", savedAt: at },
    lastBackupAt: at,
    isBackupLate: false,
    doctor: { at, faults: ["map archive x.pmtiles: it is damaged"] },
  });
  expect(asked).toBe(1);

  // What was found is told with the answer after.
  for (const faults of [[], ["It could not be run"]]) {
    server.wait(10 * MINUTE);
    await laptop();
    expect(await laptop()).toMatchObject({ doctor: { faults } });
  }
  expect(asked).toBe(3);

  await save("GMTI WK21-AAAAA2////");
  server.wait(24 * 60 * MINUTE);
  const nextDay = await (await asAdmin(server)).read("dashboard");
  expect(nextDay.laptop).toMatchObject({ isBackupLate: true });
});
