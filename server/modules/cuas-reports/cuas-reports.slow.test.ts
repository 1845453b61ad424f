import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { runs } from "../../../web/domain/testing/runs";
import { cuasReports } from "../../db/schema";
import { JSON_TYPE, SECRET } from "../../testing/api-table";
import {
  createTestServer,
  openTestStore,
  TEST_TIME,
  type TestServer,
  temporaryFolder,
} from "../../testing/app";
import { createCuasReportsService } from "./service";
import { NOTHING_MORE, PATH, REPORT } from "./testing/example";

const save = (server: TestServer, body: object) =>
  server.ask(PATH, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });

const kept = (server: TestServer) => server.store.queries.select().from(cuasReports).all();

test("a report is kept field by field, with the time at which it came", async () => {
  using server = createTestServer();
  const receivedAt = TEST_TIME.toISOString();
  await save(server, { ...REPORT, coordinates: "12345 67890", clientId: "a" });
  await save(server, { ...REPORT, ...NOTHING_MORE, actionTaken: " \n ", clientId: "b" });
  expect(kept(server)).toEqual([
    { id: 1, clientId: "a", ...REPORT, receivedAt },
    { id: 2, clientId: "b", ...REPORT, ...NOTHING_MORE, receivedAt },
  ]);
});

test("the same client id again is the same save, whatever comes with it", async () => {
  using server = createTestServer();
  const first = await save(server, { ...REPORT, clientId: "a" });
  const again = await save(server, { ...REPORT, quantity: 7, clientId: "a" });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect(kept(server)).toHaveLength(1);
  expect(kept(server)[0]?.quantity).toBe(2);
});

test("fifty saves of one client id at the same moment are one report", async () => {
  using server = createTestServer();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => save(server, { ...REPORT, clientId: "a" })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(49).fill(200), 201]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
    Array(50).fill({ id: 1 }),
  );
  expect(kept(server)).toHaveLength(1);
});

test("two programs on one file keep one report", () => {
  using folder = temporaryFolder();
  const stores = [1, 2].map(() => openTestStore(`${folder.path}/sightline.db`));
  const answers = stores.map((store) =>
    createCuasReportsService(store, () => TEST_TIME).save({ ...REPORT, clientId: "a" }),
  );
  expect(answers).toEqual([
    { id: 1, isNew: true },
    { id: 1, isNew: false },
  ]);
  for (const store of stores) store.close();
});

test("a report's message and its fields are kept under the same client id", async () => {
  using server = createTestServer();
  const message = { reportType: "c-UAS", content: "C-UAS////", callSign: "WK21", clientId: "a" };
  const answer = await server.ask("/api/reports/save", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ ...message, timestamp: TEST_TIME.toISOString() }),
  });
  expect(answer.status).toBe(201);
  expect((await save(server, { ...REPORT, clientId: "a" })).status).toBe(201);
});

test("without a client id each save is a new one", async () => {
  using server = createTestServer();
  await save(server, REPORT);
  await save(server, REPORT);
  expect(new Set(kept(server).map((row) => row.clientId)).size).toBe(2);
});

test("any text comes back as it went in", async () => {
  using server = createTestServer();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 200 }).map((text) => `a${text}`),
      async (otherFreeText) => {
        const answer = await save(server, { ...REPORT, otherFreeText });
        expect(answer.status).toBe(201);
        const { id } = await answer.json();
        const { queries } = server.store;
        const row = queries.select().from(cuasReports).where(eq(cuasReports.id, id)).get();
        expect(row?.otherFreeText).toBe(otherFreeText);
      },
    ),
    { numRuns: runs(200) },
  );
}, 30_000);

test("whatever is sent is taken or refused by name, and never a fault of ours", async () => {
  using server = createTestServer();
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(null, "", "34UFE", 2, { toString: "" }, { toString: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(REPORT), "clientId"),
      value,
      async (field, sent) => {
        const answer = await save(server, { ...REPORT, [field]: sent });
        const text = await answer.text();
        expect([200, 201, 422]).toContain(answer.status);
        // What the framework cannot put into words is named as the body.
        if (answer.status === 422) {
          expect(JSON.parse(text).message).toMatch(new RegExp(`${field}|the body`));
        }
      },
    ),
    { numRuns: runs(2000) },
  );
  expect(server.logged).toBeEmpty();
}, 30_000);

test("a full disk is told, and nothing of what was sent is logged", async () => {
  using server = createTestServer();
  const { queries } = server.store;
  const pages = queries.get<[number]>("PRAGMA page_count")?.[0] ?? 0;
  queries.run(`PRAGMA max_page_count = ${pages}`);
  const long = `${SECRET} `.repeat(250);
  const full = { otherObservations: long, otherFreeText: long, actionTaken: long };
  const answer = await save(server, { ...REPORT, ...full });
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({ error: "STORAGE_FULL" });
  expect(server.logged).toHaveLength(1);
  for (const secret of [SECRET, "WK21", "Q2W3E4", "34UFE", "grenade"]) {
    expect(server.logged[0]).not.toContain(secret);
  }
  expect(kept(server)).toBeEmpty();
});
