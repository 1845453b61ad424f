import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { takPackage } from "../../../web/domain/export/testing/tak-reader";
import { momentOf } from "../../../web/domain/messages/message";
import type { Side } from "../../../web/domain/platforms/affiliation";
import { feedback, reports } from "../../db/schema";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, TEST_TIME, type TestServer } from "../../testing/app";

const message = (reference: string, more = "3 X BM-21 (Grad)", dtg = "201230ZNov26") =>
  `SIGHTING ${reference} // DTG ${dtg} // ASSET Puma // ${more} // GRID 1 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////`;
const HLR =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 // ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12////";

interface Given {
  reportType?: string;
  content?: string;
  timestamp?: string;
  callSign?: string | null;
  targetId?: string | null;
  received?: boolean;
  side?: Side;
}

/** Keeps reports as an operator's page would have. */
function keep(server: TestServer, given: readonly Given[]): void {
  const receivedAt = TEST_TIME.toISOString();
  const rows = given.map((each, at) => ({
    clientId: `c-${at}`,
    reportType: "Sighting",
    content: message(`WK21-${String(at).padStart(6, "0")}`),
    timestamp: "2026-11-20T12:30:00.000Z",
    callSign: "WK21",
    receivedAt,
    ...each,
  }));
  const values = rows.map((row) => ({
    ...row,
    observedAt: momentOf(row.content, row.timestamp),
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    server.store.queries
      .insert(reports)
      .values(values.slice(from, from + 1000))
      .run();
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const post = (server: TestServer, path: string, body: object, headers = {}) =>
  server.ask(path, {
    method: "POST",
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });

/** The administrator, signed in. */
function reader(server: TestServer) {
  const { token } = server.access.sessions.beginAdmin();
  return {
    token,
    get: (path: string) => server.ask(`/api/admin/${path}`, { headers: bearer(token) }),
    async read(path: string) {
      const answer = await server.ask(`/api/admin/${path}`, { headers: bearer(token) });
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}

const referencesIn = ({ reports }: { reports: { reference: string }[] }) =>
  reports.map(({ reference }) => reference);

test("a saved report is read as it was sent", async () => {
  using server = createTestServer();
  keep(server, [{ reportType: "HLR", content: HLR, callSign: null, targetId: "AB0012" }]);
  const admin = reader(server);
  expect(await admin.read("reports")).toEqual({
    total: 1,
    page: 1,
    pageSize: 50,
    types: ["HLR"],
    reports: [
      {
        id: 1,
        reportType: "HLR",
        reference: "AB0012",
        content: HLR,
        timestamp: "2026-11-20T12:30:00.000Z",
        receivedAt: TEST_TIME.toISOString(),
        callSign: null,
        targetId: "AB0012",
        laptopName: null,
        received: false,
        side: null,
      },
    ],
  });
});

test("the side that an operator said is told and exported beside the message", async () => {
  using server = createTestServer();
  keep(server, [{ side: "friendly" }]);
  const admin = reader(server);
  expect(await admin.read("reports")).toMatchObject({ reports: [{ side: "friendly" }] });
  const file = await admin.get("reports/export?format=geojson");
  const { features } = await file.json();
  expect(features[0].properties).toMatchObject({ vehicle: "BM-21", side: "friendly" });
});

test("the newest by its own DTG comes first, whenever it was copied and whatever its zone", async () => {
  using server = createTestServer();
  const observed = (reference: string, dtg: string, timestamp: string) => ({
    content: message(reference, "2 X T-72", dtg),
    timestamp,
  });
  keep(server, [
    observed("A-1", "201030ZNov26", "2026-11-21T06:00:00Z"),
    observed("A-2", "201300BNov26", "2026-11-20T11:00:00Z"),
    observed("A-3", "191131ZNov26", "2026-11-22T11:00:00Z"),
    {
      content: "CONVOY C1 // GRID 34UFE 12345 67890////",
      timestamp: "2026-11-20T13:31:00.5+02:00",
    },
    observed("A-5", "200600RNov26", "2026-11-20T11:00:00Z"),
  ]);
  const admin = reader(server);
  const read = await admin.read("reports");
  expect(referencesIn(read)).toEqual(["C1", "A-5", "A-2", "A-1", "A-3"]);
});

test("pages of 50, or of as many as are asked for", async () => {
  using server = createTestServer();
  keep(
    server,
    Array.from({ length: 120 }, () => ({})),
  );
  const admin = reader(server);
  const first = await admin.read("reports");
  expect([first.total, first.reports.length, first.reports[0].id]).toEqual([120, 50, 120]);
  const third = await admin.read("reports?page=3");
  expect([third.page, third.reports.length, third.reports[0].id]).toEqual([3, 20, 20]);
  expect((await admin.read("reports?pageSize=200")).reports).toHaveLength(120);
  expect((await admin.read("reports?page=9")).reports).toEqual([]);
});

test("searched by words in message and call sign, where % and _ are letters", async () => {
  using server = createTestServer();
  keep(server, [
    { content: message("A-1", "2 X T-72") },
    { content: message("A-2", "1 X UNKNOWN (100% new_thing)") },
    { content: message("A-3", "1 X UNKNOWN (100 newXthing)"), callSign: "Raven" },
  ]);
  const admin = reader(server);
  const found = async (q: string) =>
    referencesIn(await admin.read(`reports?q=${encodeURIComponent(q)}`)).sort();
  expect(await found("t-72")).toEqual(["A-1"]);
  expect(await found("STATIC puma")).toEqual(["A-1", "A-2", "A-3"]);
  expect(await found("unknown raven")).toEqual(["A-3"]);
  expect(await found("100%")).toEqual(["A-2"]);
  expect(await found("new_thing")).toEqual(["A-2"]);
  expect(await found("00 st")).toEqual(["A-2", "A-3"]);
  expect(await found("X NEW_")).toEqual(["A-2"]);
  expect(await found("\\")).toEqual([]);
  expect(await found('"')).toEqual([]);
  expect(await found('nothing OR "T-72"')).toEqual([]);
  expect(await found("T-7*")).toEqual([]);
  expect(await found("t72")).toEqual(["A-1"]);
  expect(await found("--")).toEqual([]);
  expect(await found("' OR 1=1 --")).toEqual([]);
});

test("filtered by type, by source, and by the reports' own DTGs between two times", async () => {
  using server = createTestServer();
  const hlr = HLR.replace("201230Z", "201231Z");
  // Yesterday's report that was taken in today, and today's that was copied tomorrow.
  const late = "2026-11-21T09:00:00Z";
  keep(server, [
    { content: message("A-1", "", "191157ZNov26"), received: true, timestamp: late },
    { content: message("A-2"), received: true, timestamp: late },
    { content: hlr, reportType: "HLR", timestamp: late },
    { content: "CONVOY C1 // GRID 34UFE 12345 67890////", reportType: "Convoy", timestamp: late },
  ]);
  const admin = reader(server);
  const found = async (query: string) => referencesIn(await admin.read(`reports?${query}`));
  expect(await found("type=HLR")).toEqual(["AB0012"]);
  expect(await found("source=received")).toEqual(["A-2", "A-1"]);
  expect(await found("source=own")).toEqual(["C1", "AB0012"]);
  expect(await found("from=201230ZNov26&to=201230ZNov26")).toEqual(["A-2"]);
  expect(await found("from=2026-11-20T12:31:00Z")).toEqual(["C1", "AB0012"]);
  expect(await found("to=2026-11-20T13:29:59.999%2B01:00")).toEqual(["A-1"]);
  expect(await found("from=210900ZNov26")).toEqual(["C1"]);
  expect((await admin.read("reports?type=HLR&q=nothing")).types).toEqual([
    "Convoy",
    "HLR",
    "Sighting",
  ]);
});

test.each([
  "reports?page=0",
  "reports?page=x",
  "reports?page=1.5",
  "reports?pageSize=201",
  "reports?source=mine",
  "reports?from=yesterday",
  "reports?to=2026-02-30T00:00:00Z",
  `reports?q=${"x".repeat(201)}`,
  "reports/export?format=pdf",
  "reports/export?format=cot",
  "reports/export",
  "feedback?page=-1",
])("%s is refused", async (path) => {
  using server = createTestServer();
  const admin = reader(server);
  const answer = await admin.get(path);
  expect([answer.status, (await answer.json()).error]).toEqual([400, "INVALID_QUERY"]);
});

test("what the filters find is exported in every format, the oldest first", async () => {
  using server = createTestServer();
  keep(server, [
    { content: message("WK21-A00001"), timestamp: "2026-11-20T12:30:00Z" },
    { content: message("WK21-A00002"), timestamp: "2026-11-20T12:31:00Z", received: true },
    { content: HLR, reportType: "HLR", timestamp: "2026-11-20T12:32:00Z" },
    { content: "CONVOY C1 // GRID 34UFE 12345 67890////", reportType: "Convoy" },
  ]);
  const admin = reader(server);
  for (const [format, type] of [
    ["txt", "text/plain;charset=utf-8"],
    ["csv", "text/csv;charset=utf-8"],
    ["geojson", "application/geo+json"],
    ["kml", "application/vnd.google-earth.kml+xml"],
    ["gpx", "application/gpx+xml"],
  ]) {
    const answer = await admin.get(`reports/export?format=${format}&type=Sighting`);
    expect(answer.headers.get("content-type")).toBe(type ?? "");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="sightline-reports-20261120-123000Z.${format}"`,
    );
    const text = await answer.text();
    expect(text.indexOf("WK21-A00001")).toBeGreaterThan(0);
    expect(text.indexOf("WK21-A00002")).toBeGreaterThan(text.indexOf("WK21-A00001"));
    expect(text).not.toContain("AB0012");
  }
  const csv = await (await admin.get("reports/export?format=csv")).text();
  expect(csv).toContain(",true,SIGHTING WK21-A00002");
  expect(csv).toContain("CONVOY C1");
  const tak = await admin.get("reports/export?format=tak&q=WK21-A00001");
  expect(tak.headers.get("content-type")).toBe("application/zip");
  expect(tak.headers.get("content-disposition")).toBe(
    'attachment; filename="sightline-20261120-123000Z.zip"',
  );
  const [, [event]] = await takPackage(await tak.bytes());
  expect(event?.raw.event._attributes).toMatchObject({
    uid: "sightline.WK21-A00001.1",
    type: expect.stringMatching(/^a-h-G/),
  });
});

test("with 50,000 reports a page is found by an index, and is not read from all of them", () => {
  using server = createTestServer();
  const plan = (sql: string) =>
    server.store.queries
      .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .map(({ detail }) => detail)
      .join("; ");
  const order = "ORDER BY observed_at DESC, id DESC LIMIT 50";
  const all = plan(`SELECT * FROM reports ${order}`);
  expect(all).toContain("USING INDEX reports_by_time");
  expect(all).not.toContain("TEMP B-TREE");
  const ofType = plan(`SELECT * FROM reports WHERE report_type = 'HLR' ${order}`);
  expect(ofType).toContain("USING INDEX reports_by_type");
  expect(ofType).not.toContain("TEMP B-TREE");
  const since = plan(`SELECT * FROM reports WHERE observed_at >= 1 ${order}`);
  expect(since).toContain("USING INDEX reports_by_time");
});

test("feedback is read and searched, and done is done once", async () => {
  using server = createTestServer();
  for (const text of ["The map is good.", "Please add a crane."])
    await post(server, "/api/feedback", { message: text, callSign: "WK21" });
  const admin = reader(server);
  const { total, feedback: rows } = await admin.read("feedback");
  expect(total).toBe(2);
  expect(rows[0]).toEqual({
    id: 2,
    message: "Please add a crane.",
    parentUnit: null,
    exerciseRole: null,
    callSign: "WK21",
    asset: null,
    createdAt: TEST_TIME.toISOString(),
    doneAt: null,
  });
  expect((await admin.read("feedback?q=MAP")).feedback).toHaveLength(1);

  const done = (id: string) =>
    post(server, `/api/admin/feedback/${id}/done`, {}, bearer(admin.token));
  expect((await done("2")).status).toBe(200);
  server.store.queries.update(feedback).set({ doneAt: "2026-11-20T12:00:00.000Z" }).run();
  expect((await done("2")).status).toBe(200);
  expect((await admin.read("feedback?state=open")).total).toBe(0);
  server.store.queries.update(feedback).set({ doneAt: null }).where(eq(feedback.id, 1)).run();
  for (const [query, found] of [
    ["state=open", ["The map is good."]],
    ["state=done&q=crane", ["Please add a crane."]],
    ["state=", ["Please add a crane.", "The map is good."]],
  ] as const) {
    const rows: { message: string }[] = (await admin.read(`feedback?${query}`)).feedback;
    expect(rows.map(({ message }) => message)).toEqual([...found]);
    const csv = await (await admin.get(`feedback/export?${query}`)).text();
    const [head, ...lines] = csv.trim().split("\r\n");
    expect(head).toBe("sent,call_sign,asset,parent_unit,role,feedback,done");
    expect(lines.map((line) => line.split(",")[5])).toEqual([...found]);
  }
  expect((await admin.get("feedback?state=closed")).status).toBe(400);
  // The first time counts.
  expect((await admin.read("feedback")).feedback[0].doneAt).toBe("2026-11-20T12:00:00.000Z");
  for (const id of ["3", "x", "1e0", "0"]) expect((await done(id)).status).toBe(404);
});
