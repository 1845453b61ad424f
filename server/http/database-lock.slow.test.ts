import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { median } from "../../scripts/bench/measurement";
import { reports } from "../db/schema";
import { JSON_TYPE, SIGHTING } from "../testing/api-table";
import { createTestServer, type TestServer } from "../testing/app";

/** Another program's hold on the database of a server. */
function lock({ store }: TestServer): Database {
  const other = new Database(store.queries.$client.filename);
  other.run("BEGIN IMMEDIATE");
  return other;
}

const save = (server: TestServer, clientId: string) =>
  server.ask("/api/reports/save", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ ...SIGHTING, clientId }),
  });

test("saves wait for another program's lock without holding the thread, and each is kept once", async () => {
  using server = createTestServer();
  const other = lock(server);
  let done = 0;
  const saves = Array.from({ length: 8 }, async (_, at) => {
    const answer = await save(server, `c-${at}`);
    done += 1;
    return answer.status;
  });
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const asked = performance.now();
    expect((await server.ask("/api/vehicles")).status).toBe(200);
    times.push(performance.now() - asked);
    await Bun.sleep(20);
  }
  expect(done).toBe(0);
  // Half of them: one may wait for a busy machine, but not each for a thread that is held.
  expect(median(times)).toBeLessThan(100);
  other.run("ROLLBACK");
  other.close();
  expect(await Promise.all(saves)).toEqual(Array(8).fill(201));
  const kept = server.store.queries.select({ id: reports.clientId }).from(reports).all();
  expect(kept.map(({ id }) => id).sort()).toEqual(Array.from({ length: 8 }, (_, at) => `c-${at}`));
  expect(server.logged).toEqual([]);
});

test("a lock that lasts is answered 503, with when to try again", async () => {
  using server = createTestServer();
  using other = lock(server);
  const answers = await Promise.all([save(server, "a"), save(server, "b")]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.json()).toEqual({
      error: "DATABASE_BUSY",
      message: "Another program uses the database: try again.",
      retryAfter: 1,
    });
  }
  other.run("ROLLBACK");
  expect((await save(server, "a")).status).toBe(201);
  expect(server.logged.join("")).not.toContain('"level":"error"');
  expect(server.logged.filter((line) => line.includes('"database-locked"'))).toHaveLength(2);
}, 20_000);
