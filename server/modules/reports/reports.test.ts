import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../../../web/domain/testing/runs";
import { isIsoTimestamp } from "../../../web/domain/time/bound";
import { reports } from "../../db/schema";
import {
  createTestServer,
  openTestStore,
  TEST_TIME,
  type TestServer,
  temporaryFolder,
} from "../../testing/app";
import { createReportsService } from "./service";

const report = {
  reportType: "Sighting",
  content: "SIGHTING WK21-7K3QZ9////",
  timestamp: "2026-11-20T12:30:00+01:00",
  callSign: "WK21",
} as const;

const save = (server: TestServer, body: object) =>
  server.ask("/api/reports/save", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const kept = (server: TestServer) => server.store.queries.select().from(reports).all();

test("a report is kept as it was sent, with the time at which it came", async () => {
  using server = createTestServer();
  expect((await save(server, { ...report, clientId: "a", targetId: null })).status).toBe(201);
  expect(kept(server)).toEqual([
    {
      id: 1,
      clientId: "a",
      ...report,
      targetId: null,
      receivedAt: TEST_TIME.toISOString(),
      received: false,
      side: null,
      // It has no DTG: the moment of its copy.
      observedAt: Date.parse("2026-11-20T11:30:00Z"),
      laptop: null,
      laptopName: null,
    },
  ]);
});

test("the moment of its own DTG is kept as a number, in the clock of its zone", async () => {
  using server = createTestServer();
  for (const content of [
    "HLR AB0012 // DTG 191157ZNov26 // POO 34UFE 12345 67890////",
    "HLR AB0013 // DTG 191357BNov26////",
    "HLR AB0014 // DTG 311157ZNov26 // POO 34UFE 12345 67890////",
  ])
    expect((await save(server, { ...report, content })).status).toBe(201);
  const moments = kept(server).map(({ observedAt }) => new Date(observedAt).toISOString());
  const day = "2026-11-19T11:57:00.000Z";
  expect(moments).toEqual([day, day, "2026-11-20T11:30:00.000Z"]);
});

test("a report that was taken in from someone else is kept as such", async () => {
  using server = createTestServer();
  expect((await save(server, { ...report, received: true })).status).toBe(201);
  expect((await save(server, { ...report, received: "yes" })).status).toBe(422);
  expect(kept(server).map(({ received }) => received)).toEqual([true]);
});

test("whose it is, is kept where the operator said it", async () => {
  using server = createTestServer();
  expect((await save(server, { ...report, side: "friendly" })).status).toBe(201);
  expect((await save(server, report)).status).toBe(201);
  expect((await save(server, { ...report, side: "ours" })).status).toBe(422);
  expect(kept(server).map(({ side }) => side)).toEqual(["friendly", null]);
});

test("the same client id again is the same save, whatever comes with it", async () => {
  using server = createTestServer();
  const first = await save(server, { ...report, clientId: "a" });
  const again = await save(server, { ...report, clientId: "a", content: "something else" });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect(kept(server)).toHaveLength(1);
  expect(kept(server)[0]?.content).toBe(report.content);
});

test("the same client id at the same moment is one save", async () => {
  using server = createTestServer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => save(server, { ...report, clientId: "a" })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(kept(server)).toHaveLength(1);
});

test("two programs on one file keep one report", () => {
  using folder = temporaryFolder();
  const stores = [1, 2].map(() => openTestStore(`${folder.path}/sightline.db`));
  const answers = stores.map((store) =>
    createReportsService(
      store,
      () => TEST_TIME,
      () => true,
    ).save({ ...report, clientId: "a" }),
  );
  expect(answers).toEqual([
    { id: 1, isNew: true },
    { id: 1, isNew: false },
  ]);
  for (const store of stores) store.close();
});

test("without a client id each save is a new one", async () => {
  using server = createTestServer();
  expect((await save(server, report)).status).toBe(201);
  expect((await save(server, report)).status).toBe(201);
  expect(new Set(kept(server).map((row) => row.clientId)).size).toBe(2);
});

test("any text comes back as it went in", async () => {
  using server = createTestServer();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
      async (content) => {
        const answer = await save(server, { ...report, content });
        expect(answer.status).toBe(201);
        expect(kept(server).at(-1)?.content).toBe(content);
      },
    ),
    { numRuns: runs(200) },
  );
});

test("a full disk refuses writes, goes on reading, and recovers", async () => {
  using server = createTestServer();
  const { queries } = server.store;
  await save(server, { ...report, clientId: "before" });
  const pages = queries.get<[number]>("PRAGMA page_count")?.[0] ?? 0;
  queries.run(`PRAGMA max_page_count = ${pages}`);

  const refused = await save(server, { ...report, content: "x".repeat(16_000), clientId: "full" });
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({
    error: "STORAGE_FULL",
    message: "The disk is full: nothing more can be saved.",
  });
  expect((await server.ask("/api/vehicles")).status).toBe(200);
  expect((await save(server, { ...report, clientId: "before" })).status).toBe(200);

  queries.run("PRAGMA max_page_count = 1000000");
  expect(
    (await save(server, { ...report, content: "x".repeat(16_000), clientId: "full" })).status,
  ).toBe(201);
  expect(kept(server)).toHaveLength(2);
  expect(queries.get("PRAGMA integrity_check")).toEqual(["ok"]);
});

test.each([
  ["2026-11-20T12:30Z", true],
  ["2026-11-20T12:30:00.123456Z", true],
  ["2028-02-29T23:59:59-12:00", true],
  ["2026-02-29T12:30:00Z", false],
  ["2026-13-01T12:30:00Z", false],
  ["2026-11-20T25:30:00Z", false],
  ["2026-11-20", false],
  ["20 November 2026", false],
  ["1795203342433", false],
])("%s is a timestamp: %p", (text, expected) => {
  expect(isIsoTimestamp(text)).toBe(expected);
});

test("the mode tells what the clock cannot be before: the build, and the newest report of whatever clock", async () => {
  using server = createTestServer();
  const marks = async () => {
    const { builtOn, newestReportAt } = await (await server.ask("/api/deployment/mode")).json();
    return [builtOn, newestReportAt];
  };
  expect(await marks()).toEqual(["2026-11-20", null]);
  await save(server, { ...report, clientId: "first" });
  server.wait(3_600_000);
  await save(server, { ...report, clientId: "second" });
  server.setClock(-1_800_000);
  // Saved by a clock that was set back, it is not the newest.
  await save(server, { ...report, clientId: "third" });
  expect(await marks()).toEqual(["2026-11-20", "2026-11-20T13:30:00.000Z"]);
});
