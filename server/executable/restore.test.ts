import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_ADMIN_TOKEN, temporaryFolder } from "../testing/app";
import { codePrinted } from "../testing/dev-mail";
import { clientIds, save } from "../testing/executable";
import { type Running, runToEnd, startServer } from "../testing/process";

const WRITERS = 4;
/** How many were acknowledged before a backup is begun. */
const ENOUGH = 12;

const env = { ADMIN_TOKEN: TEST_ADMIN_TOKEN, TRUST_PROXY: "1" };
const offline = (cwd: string) => startServer({ args: ["--data", "data"], cwd, env });
const online = (cwd: string) =>
  startServer({ args: ["--online", "--dev-mail", "--data", "data"], cwd, env });

async function post(server: Running, path: string, body: unknown, network = "192.0.2.1") {
  const headers = { "content-type": "application/json", "x-forwarded-for": network };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(server.address + path, init);
  return { status: answer.status, body: await answer.json() };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function signInAsAdmin(server: Running): Promise<string> {
  const { body } = await post(server, "/api/admin/login", { token: TEST_ADMIN_TOKEN });
  return String(body.sessionToken);
}

/** Both ways to a backup. */
const WAYS = {
  async "sightline backup"(_: Running, cwd: string, file: string) {
    const ended = await runToEnd({ args: ["backup", file, "--data", "data"], cwd });
    expect([ended.status, ended.stderr]).toEqual([0, ""]);
  },
  async "the download in /admin"(server: Running, cwd: string, file: string) {
    const token = await signInAsAdmin(server);
    const answer = await fetch(`${server.address}/api/admin/backup`, bearer(token));
    expect(answer.status).toBe(200);
    writeFileSync(join(cwd, file), await answer.bytes());
  },
};

/** Writes from several sides at once until it is told to stop; `write` gives what was acknowledged. */
function writeOn<Kept>(write: (writer: number, number: number) => Promise<Kept>) {
  const kept: Kept[] = [];
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = 0; !isOver; number += 1) kept.push(await write(writer, number));
  });
  return {
    kept,
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

/** Takes a backup in the middle of writing, stops the server, and puts the backup where the README says. */
async function backedUp<Kept>(
  server: Running,
  { cwd, takeBackup }: { cwd: string; takeBackup: (typeof WAYS)[keyof typeof WAYS] },
  write: (writer: number, number: number) => Promise<Kept>,
) {
  const writing = writeOn(write);
  while (writing.kept.length < ENOUGH) await Bun.sleep(10);
  const before = [...writing.kept];
  await takeBackup(server, cwd, "kept.db");
  await writing.stop();
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  const elsewhere = temporaryFolder();
  mkdirSync(join(elsewhere.path, "data"), { mode: 0o700 });
  copyFileSync(join(cwd, "kept.db"), join(elsewhere.path, "data", "sightline.db"));
  return { before, all: writing.kept, elsewhere };
}

describe.each(Object.entries(WAYS))(
  "restored from %s, taken while others write",
  (_, takeBackup) => {
    test("every report that was acknowledged before is there, and the server takes more", async () => {
      using folder = temporaryFolder();
      await using server = await offline(folder.path);
      const given = { cwd: folder.path, takeBackup };
      const { before, all, elsewhere } = await backedUp(server, given, async (writer, number) => {
        const id = `${writer}-${number}`;
        expect((await save(server, id)).status).toBe(201);
        return id;
      });
      using _ = elsewhere;
      await using restored = await offline(elsewhere.path);
      const kept = new Set(clientIds(elsewhere.path));
      expect(before.filter((id) => !kept.has(id))).toEqual([]);
      expect([...kept].filter((id) => !all.includes(id))).toEqual([]);
      // What came after the backup is sent again by the page, and taken.
      for (const id of all)
        expect((await save(restored, id)).status).toBe(kept.has(id) ? 200 : 201);
    });

    test("every session that had begun before goes on, the administrator's too", async () => {
      using folder = temporaryFolder();
      await using server = await online(folder.path);
      const admin = await signInAsAdmin(server);
      const given = { cwd: folder.path, takeBackup };
      const { before, elsewhere } = await backedUp(server, given, async (writer, number) => {
        const email = `visitor-${writer}-${number}@example.org`;
        const network = `198.51.${number % 250}.${writer}`;
        await post(server, "/api/demo/request-code", { email }, network);
        const code = await codePrinted(server, email);
        const { status, body } = await post(server, "/api/demo/verify", { email, code }, network);
        expect(status).toBe(200);
        return { email, token: String(body.sessionToken), expiresAt: String(body.expiresAt) };
      });
      using _ = elsewhere;
      await using restored = await online(elsewhere.path);
      for (const { email, token, expiresAt } of before) {
        const answer = await fetch(`${restored.address}/api/demo/session`, bearer(token));
        expect(await answer.json()).toEqual({ valid: true, email, expiresAt });
      }
      const dashboard = await fetch(`${restored.address}/api/admin/dashboard`, bearer(admin));
      expect(dashboard.status).toBe(200);
      const { stats } = await dashboard.json();
      expect(stats.activeSessions).toBeGreaterThanOrEqual(before.length);
    });
  },
);

test("both ways give the same, row for row", async () => {
  using folder = temporaryFolder();
  await using server = await offline(folder.path);
  for (let number = 0; number < ENOUGH; number += 1) await save(server, `c-${number}`);
  for (const [at, takeBackup] of Object.values(WAYS).toReversed().entries())
    await takeBackup(server, folder.path, `${at}.db`);
  const [downloaded = [], copied = []] = [0, 1].map((at) => rowsOf(join(folder.path, `${at}.db`)));
  expect(downloaded.length).toBeGreaterThan(200);
  // The first of them is in the second's audit.
  const added = copied.filter((row) => !downloaded.includes(row));
  expect(added.map((row) => row.slice(0, row.indexOf(":")))).toEqual(["audit"]);
  expect(added[0]).toContain('"backup-downloaded"');
  expect(downloaded.filter((row) => !copied.includes(row))).toEqual([]);
  expect(readFileSync(join(folder.path, "0.db")).subarray(0, 15).toString()).toBe(
    "SQLite format 3",
  );
});

/** Every row of every table, as `table: [values]`. */
function rowsOf(file: string): string[] {
  using database = new Database(file, { readonly: true });
  const tables = database.query("SELECT name FROM sqlite_schema WHERE type = 'table'").values();
  return tables.flat().flatMap((table) =>
    database
      .query(`SELECT * FROM "${table}"`)
      .values()
      .map((row) => `${table}: ${JSON.stringify(row)}`),
  );
}
