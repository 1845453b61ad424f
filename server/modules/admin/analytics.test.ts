import { expect, test } from "bun:test";
import fc from "fast-check";
import { demoRequests } from "../../db/schema";
import { createTestServer, TEST_TIME } from "../../testing/app";
import type { Analytics } from "./model";
import { asAdmin, ONLINE } from "./testing/admin";
import { addRequests, addSession, addVisitor } from "./testing/visitors";

const ANN = "ann@example.org";
const DAY = 24 * 60 * 60_000;

function onlineWithAnn() {
  const server = createTestServer({ config: ONLINE });
  addVisitor(server, ANN, "2026-10-01T08:00Z");
  return server;
}

const sumOf = (stats: Analytics["dailyStats"]) =>
  stats.reduce((sum, { requests }) => sum + requests, 0);

test("without any request there are still 14 days, the oldest first", async () => {
  using server = onlineWithAnn();
  const admin = await asAdmin(server);
  const found = await admin.read("analytics");
  expect(found).toEqual({
    requestTrends: { thisWeek: 0, lastWeek: 0 },
    sessionAnalysis: {
      totalSessions: 0,
      completedSessions: 0,
      runningSessions: 0,
      averageDuration: 0,
      maxDuration: 0,
    },
    dailyStats: Array.from({ length: 14 }, (_, at) => ({
      date: `2026-11-${String(at + 7).padStart(2, "0")}`,
      requests: 0,
      sessions: 0,
    })),
    lastUpdated: TEST_TIME.toISOString(),
  });
});

test("days and weeks begin at midnight of UTC", async () => {
  using server = onlineWithAnn();
  addRequests(
    server,
    ANN,
    "2026-11-06T23:59:59.999Z",
    "2026-11-07T00:00:00.000Z",
    "2026-11-13T23:59:59.999Z",
    "2026-11-14T00:00:00.000Z",
    "2026-11-14T00:00:00.001Z",
    "2026-11-20T12:30:00.000Z",
  );
  addSession(server, ANN, "2026-11-13T23:59:59.999Z");
  addSession(server, ANN, "2026-11-14T00:00:00.000Z");
  addSession(server, ANN, "2026-11-06T23:59:59.999Z");
  const admin = await asAdmin(server);
  const { requestTrends, dailyStats } = await admin.read("analytics");
  expect(requestTrends).toEqual({ thisWeek: 3, lastWeek: 2 });
  expect(
    dailyStats.filter((day: Analytics["dailyStats"][number]) => day.requests + day.sessions > 0),
  ).toEqual([
    { date: "2026-11-07", requests: 1, sessions: 0 },
    { date: "2026-11-13", requests: 1, sessions: 1 },
    { date: "2026-11-14", requests: 2, sessions: 1 },
    { date: "2026-11-20", requests: 1, sessions: 0 },
  ]);
});

test("the weeks move on with the day, over months and years", async () => {
  using server = onlineWithAnn();
  addRequests(server, ANN, "2026-12-31T23:59:59.999Z", "2027-01-01T00:00Z");
  server.wait(Date.parse("2027-01-07T23:59:59.999Z") - TEST_TIME.getTime());
  let admin = await asAdmin(server);
  let found: Analytics = await admin.read("analytics");
  expect(found.requestTrends).toEqual({ thisWeek: 1, lastWeek: 1 });
  expect(found.dailyStats.map(({ date }) => date.slice(5)).join(" ")).toBe(
    "12-25 12-26 12-27 12-28 12-29 12-30 12-31 01-01 01-02 01-03 01-04 01-05 01-06 01-07",
  );
  server.wait(1);
  admin = await asAdmin(server);
  found = await admin.read("analytics");
  expect(found.requestTrends).toEqual({ thisWeek: 0, lastWeek: 2 });
});

test("completed are sessions that were logged out of or ran their full time", async () => {
  using server = onlineWithAnn();
  // Its full 30 minutes, over just now.
  addSession(server, ANN, "2026-11-20T12:00Z");
  // Still under way, by a millisecond.
  addSession(server, ANN, "2026-11-20T12:00:00.001Z");
  // Logged out after 10 minutes, and after 90.4 seconds.
  addSession(server, ANN, "2026-11-19T09:00Z", {
    endedAt: "2026-11-19T09:10Z",
    endedBy: "logout",
  });
  addSession(server, ANN, "2026-11-19T10:00Z", {
    endedAt: "2026-11-19T10:01:30.400Z",
    endedBy: "logout",
  });
  // Revoked: long over, and in its time.
  addSession(server, ANN, "2026-11-18T10:00Z", {
    endedAt: "2026-11-18T10:29Z",
    endedBy: "revoked",
  });
  addSession(server, ANN, "2026-11-20T12:10Z", {
    endedAt: "2026-11-20T12:20Z",
    endedBy: "revoked",
  });
  const admin = await asAdmin(server);
  const analysis = async () => (await admin.read("analytics")).sessionAnalysis;
  expect(await analysis()).toEqual({
    totalSessions: 6,
    completedSessions: 3,
    runningSessions: 1,
    // (1800 + 600 + 90.4) / 3 = 830.13
    averageDuration: 830,
    maxDuration: 1800,
  });
  server.wait(1);
  expect(await analysis()).toEqual({
    totalSessions: 6,
    completedSessions: 4,
    runningSessions: 0,
    // (2 * 1800 + 600 + 90.4) / 4 = 1072.6
    averageDuration: 1073,
    maxDuration: 1800,
  });
});

test("the longest of short sessions is not 30 minutes", async () => {
  using server = onlineWithAnn();
  for (const end of ["09:00:20", "09:00:50.600"]) {
    addSession(server, ANN, "2026-11-19T09:00Z", {
      endedAt: `2026-11-19T${end}Z`,
      endedBy: "logout",
    });
  }
  const admin = await asAdmin(server);
  expect((await admin.read("analytics")).sessionAnalysis).toMatchObject({
    averageDuration: 35,
    maxDuration: 51,
  });
});

test("a clock that was moved between login and logout makes no time negative or endless", async () => {
  using server = onlineWithAnn();
  addSession(server, ANN, "2026-11-19T09:00Z", {
    endedAt: "2026-11-18T09:00Z",
    endedBy: "logout",
  });
  const admin = await asAdmin(server);
  const analysis = async () => (await admin.read("analytics")).sessionAnalysis;
  expect(await analysis()).toMatchObject({ averageDuration: 0, maxDuration: 0 });
  addSession(server, ANN, "2026-11-19T09:00Z", {
    endedAt: "2026-11-30T09:00Z",
    endedBy: "logout",
  });
  expect(await analysis()).toMatchObject({ averageDuration: 900, maxDuration: 1800 });
});

test("whatever was asked for when: the days sum up to the weeks, and to the dashboard's", async () => {
  using server = onlineWithAnn();
  const admin = await asAdmin(server);
  const hour = fc.integer({ min: 0, max: 20 * 24 });
  await fc.assert(
    fc.asyncProperty(fc.array(hour, { maxLength: 40 }), async (hours) => {
      server.store.queries.delete(demoRequests).run();
      const moments = hours.map((ago) => TEST_TIME.getTime() - ago * (DAY / 24));
      addRequests(server, ANN, ...moments.map((moment) => new Date(moment).toISOString()));
      const { requestTrends, dailyStats }: Analytics = await admin.read("analytics");
      const { stats } = await admin.read("dashboard");
      expect(dailyStats).toHaveLength(14);
      expect(sumOf(dailyStats.slice(7))).toBe(requestTrends.thisWeek);
      expect(sumOf(dailyStats.slice(0, 7))).toBe(requestTrends.lastWeek);
      expect(stats.weekRequests).toBe(requestTrends.thisWeek);
      expect(stats.todayRequests).toBe(dailyStats.at(-1)?.requests);
      const days = moments.map((moment) => new Date(moment).toISOString().slice(0, 10));
      for (const { date, requests } of dailyStats) {
        expect(requests).toBe(days.filter((day) => day === date).length);
      }
    }),
    { numRuns: 30 },
  );
});
