import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import Papa from "papaparse";
import { AUDIT_EVENTS, isOfNetwork } from "../../web/domain/admin/audit-events";
import { audit as auditTable, feedback } from "../db/schema";
import { removeOldVisitors } from "../modules/admin/old-visitors";
import { bearer, post, signInAsAdmin, tryToken } from "../modules/admin/testing/admin";
import { ACCOUNT, ANN, openDemo } from "../modules/demo/testing/demo";
import { wrongCode } from "../modules/demo/testing/postbox";
import { PATROL } from "../modules/formats/testing/patrol";
import { createTestServer, TEST_ADMIN_TOKEN, TEST_TIME, type TestServer } from "../testing/app";
import { PNG } from "../testing/photos";
import { testPlatform } from "../testing/platforms";
import { MOST_REFUSALS, noteCommand } from "./audit";

const DAY = 24 * 60 * 60_000;
const ATTACKER = "192.0.2.66";
const ADMIN_ADDRESS = "198.51.100.7";

/** The administrator, signed in. */
async function administrator(server: Pick<TestServer, "ask">) {
  const answer = await post(
    server as TestServer,
    "/api/admin/login",
    { token: TEST_ADMIN_TOKEN },
    {},
    ADMIN_ADDRESS,
  );
  const headers = bearer(String((await answer.json()).sessionToken));
  const ask = (path: string, method = "GET", body: unknown = {}) =>
    server.ask(`/api/admin/${path}`, {
      method,
      ...(method === "GET"
        ? { headers }
        : {
            headers: { ...headers, "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
    });
  return {
    ask,
    headers,
    async entries(query = "pageSize=200"): Promise<{ event: string; [field: string]: unknown }[]> {
      return (await (await ask(`audit?${query}`)).json()).entries;
    },
  };
}

async function lock(demo: ReturnType<typeof openDemo>, email: string): Promise<void> {
  const code = await demo.newCode(email);
  for (let times = 0; times < 5; times += 1) await demo.verify(email, wrongCode(code), ATTACKER);
}

test("everything of the list is recorded when it is done, and the process's log has it without addresses", async () => {
  using demo = openDemo();
  for (let times = 0; times < 10; times += 1) await tryToken(demo as never, "wrong", ATTACKER);
  const admin = await administrator(demo);
  await lock(demo, ANN);
  await lock(demo, "bob@example.org");
  for (let times = 0; times < 5; times += 1) await demo.logInWith(ACCOUNT, "wrong", "192.0.2.67");
  const done = async (path: string, method = "POST", body: unknown = {}) =>
    expect([path, (await admin.ask(path, method, body)).status]).toEqual([path, 200]);
  const visitor = `users/${encodeURIComponent(ANN)}`;
  await done(`${visitor}/unlock`);
  await done(`${visitor}/reset-limits`);
  await done(`${visitor}/revoke-sessions`);
  await done(`${visitor}/export`, "GET");
  await done("blocked/evil.example", "PUT");
  await done("blocked/evil.example", "DELETE");
  await done("test-letter", "POST", { to: ANN });
  await (await admin.ask("backup", "GET")).body?.cancel();
  await (await admin.ask("backup", "GET")).bytes();
  await done("admin-sessions/end-others");
  await done(visitor, "DELETE");
  const later = () => new Date(TEST_TIME.getTime() + 90 * DAY);
  expect(removeOldVisitors({ store: demo.store, clock: later, ...demo.access }, DAY)).toBe(1);
  await done("cleanup");
  await done("import-vehicles", "POST", { vehicles: [testPlatform({ platformId: "LOCAL" })] });
  await done("import-vehicles");
  await done("vehicles/import-undo");
  await done("vehicles/OURS", "PUT", testPlatform({ platformId: "OURS" }));
  await done("vehicles/OURS/off");
  await done("vehicles/OURS/on");
  await done("vehicles/OURS/undo");
  const photo = await demo.ask("/api/admin/vehicles/OURS/photo", {
    method: "PUT",
    headers: { ...admin.headers, "content-type": "image/png" },
    body: PNG,
  });
  expect(photo.status).toBe(200);
  await done("vehicles/OURS/photo", "DELETE");
  await done("vehicles/OURS", "DELETE");
  await done("vehicles/T-72/restore");
  await done("formats/patrol", "PUT", PATROL);
  await done("formats/patrol/off");
  await done("formats/patrol/on");
  await done("formats/patrol", "DELETE");
  await done("reports/export?format=csv&q=T-72", "GET");
  demo.store.queries
    .insert(feedback)
    .values({ message: "good", receivedAt: TEST_TIME.toISOString() })
    .run();
  await done("feedback/1/done");
  await done("feedback/export", "GET");
  await done("audit/export?q=ann", "GET");
  await done("logout");
  noteCommand(demo.store.queries.$client.filename, "backup-made", "b.db");

  const reader = await administrator(demo);
  const entries = await reader.entries();
  const seen = new Set(entries.map(({ event }) => event));
  // Those of several laptops are seen where there are several.
  const here = Object.keys(AUDIT_EVENTS).filter((event) => !isOfNetwork(event));
  expect([...seen].sort()).toEqual(here.sort());
  const of = (event: string) =>
    entries
      .filter((entry) => entry.event === event)
      .map(({ subject, detail }) => [subject, detail]);
  expect(of("admin-token-wrong")).toHaveLength(10);
  expect(of("admin-door-locked")).toEqual([[ATTACKER, ""]]);
  expect(of("admin-signed-in").at(-1)).toEqual([ADMIN_ADDRESS, ""]);
  expect(of("visitor-deleted")).toEqual([[ANN, ""]]);
  expect(of("format-kept")).toEqual([["patrol", ""]]);
  expect(of("platforms-imported")).toEqual([["", "1 platforms"]]);
  expect(of("code-locked").map(([subject]) => subject)).toEqual(["bob@example.org", ANN]);
  expect(of("reports-exported")[0]?.[1]).toBe("q=T-72");

  const logged = demo.audited.join("");
  // A command is another process than the server.
  seen.delete("backup-made");
  for (const event of seen) expect(logged).toContain(`"event":"${event}"`);
  for (const address of [ANN, "bob@example.org", ACCOUNT, ATTACKER, ADMIN_ADDRESS])
    expect(logged).not.toContain(address);
});

test("an event inside a transaction is logged once that is committed, and not at all where it fails", async () => {
  using server = createTestServer();
  const { audit } = server.access;
  const { queries } = server.store;
  queries.transaction(() => {
    audit.record("visitor-deleted", ANN);
    expect(server.audited).toBeEmpty();
  });
  const failing = () =>
    queries.transaction(() => {
      audit.record("visitor-unlocked", ANN);
      throw new Error("the disk is full");
    });
  expect(failing).toThrow("the disk is full");
  // In its place in the table stands another one now.
  queries.transaction(() => audit.record("visitor-exported", ANN));
  await Bun.sleep(0);
  const events = server.audited.map((line) => JSON.parse(line).event);
  expect(events).toEqual(["visitor-deleted", "visitor-exported"]);
  const kept = queries.select({ event: auditTable.event }).from(auditTable).all();
  expect(kept.map(({ event }) => event)).toEqual(events);
});

test("what is refused is not recorded as done", async () => {
  using server = createTestServer();
  const admin = await administrator(server);
  await admin.ask("users/nobody%40example.org/unlock", "POST");
  await admin.ask("import-vehicles", "POST", { vehicles: [{}] });
  await admin.ask("formats/none", "DELETE");
  await admin.ask("feedback/9/done", "POST");
  await admin.ask("vehicles/T-72/on", "POST");
  await admin.ask("vehicles/T-72/photo", "DELETE");
  await admin.ask("reports/export?format=pdf");
  expect((await admin.entries()).map(({ event }) => event)).toEqual(["admin-signed-in"]);
});

test("the newest come first, a page at a time; words are looked for in all of it, in either case", async () => {
  using server = createTestServer();
  const admin = await administrator(server);
  const { audit } = server.access;
  for (let at = 0; at < 60; at += 1) audit.record("format-kept", `form-${at}`);
  audit.record("visitor-deleted", "Ann@example.org", "100% gone");
  const page = async (query: string) => (await admin.ask(`audit?${query}`)).json();
  const first = await page("");
  expect([first.total, first.page, first.pageSize, first.entries.length]).toEqual([62, 1, 50, 50]);
  expect(first.entries[0]).toEqual({
    id: 62,
    at: TEST_TIME.toISOString(),
    event: "visitor-deleted",
    subject: "Ann@example.org",
    detail: "100% gone",
  });
  expect((await page("page=2")).entries).toHaveLength(12);
  expect((await page("q=ANN+0%25")).total).toBe(1);
  expect((await page("q=report+format+uploaded")).total).toBe(60);
  expect((await page("q=form-59+deleted")).total).toBe(0);
  expect((await page("sort=subject&order=asc&pageSize=1")).entries[0].event).toBe(
    "admin-signed-in",
  );
  expect((await admin.ask("audit?sort=colour")).status).toBe(400);
  expect((await admin.ask("audit?pageSize=201")).status).toBe(400);
});

test("as CSV all that is found, read back by another reader; no cell is a formula", async () => {
  using server = createTestServer();
  const admin = await administrator(server);
  server.access.audit.record("visitor-deleted", '=1+1@example.org,"x"', "two\nlines");
  const answer = await admin.ask("audit/export?q=deleted");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="sightline-audit-20261120.csv"',
  );
  const { data } = Papa.parse<string[]>((await answer.text()).trim());
  expect(data).toEqual([
    ["at", "event", "subject", "detail"],
    [TEST_TIME.toISOString(), "visitor-deleted", `'=1+1@example.org,"x"`, "two\nlines"],
  ]);
});

test("it is kept for 90 days, over a restart", async () => {
  using server = createTestServer();
  server.access.audit.record("visitor-deleted", "old@example.org");
  server.wait(90 * DAY - 1);
  const before = await administrator(server);
  await before.ask("cleanup", "POST");
  expect((await before.entries()).at(-1)).toMatchObject({ subject: "old@example.org" });
  server.wait(1);
  const after = await administrator(server);
  await after.ask("cleanup", "POST");
  expect((await after.entries("q=old")).length).toBe(0);
  expect((await after.entries()).length).toBeGreaterThan(0);
});

test("no flood of refusals fills the disk, or pushes out what the administrator did", async () => {
  using server = createTestServer();
  const { audit } = server.access;
  audit.record("visitor-deleted", ANN);
  // As many as there may be, in one statement; those after them as the server writes them.
  server.store.queries.run(sql`
    WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${MOST_REFUSALS})
    INSERT INTO audit (at, event, subject, detail)
    SELECT ${TEST_TIME.getTime()}, 'admin-token-wrong', n, '' FROM numbers`);
  server.store.queries.transaction(() => {
    for (let at = MOST_REFUSALS; at < MOST_REFUSALS + 2500; at += 1)
      audit.record("admin-token-wrong", String(at));
  });
  const token = await signInAsAdmin(server);
  const answer = await server.ask("/api/admin/audit?sort=at&order=asc&pageSize=2", {
    headers: bearer(token),
  });
  const { total, entries } = await answer.json();
  expect(total).toBeLessThan(MOST_REFUSALS + 1010);
  expect(entries[0]).toMatchObject({ event: "visitor-deleted", subject: ANN });
  expect(Number(entries[1].subject)).toBeGreaterThan(1000);
});
