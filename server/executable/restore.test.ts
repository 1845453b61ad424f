import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDatabase } from "../doctor/testing/databases";
import { TEST_ADMIN_TOKEN, temporaryFolder } from "../testing/app";
import { databaseIn, fill } from "../testing/backups";
import { codePrinted } from "../testing/dev-mail";
import { clientIds, save } from "../testing/executable";
import { EXECUTABLE, type Running, runToEnd, startServer } from "../testing/process";
import { smallDisk } from "../testing/small-disk";

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

async function restore(file: string, cwd: string, to = "data"): Promise<void> {
  const ended = await runToEnd({ args: ["restore", file, "--data", to], cwd });
  expect([ended.status, ended.stderr]).toEqual([0, ""]);
}

/** Takes a backup in the middle of writing, stops the server, and restores it elsewhere. */
async function backedUp<Kept>(
  server: Running,
  { cwd, takeBackup }: { cwd: string; takeBackup: (typeof WAYS)[keyof typeof WAYS] },
  write: (writer: number, number: number) => Promise<Kept>,
) {
  const writing = writeOn(write);
  while (writing.kept.length < ENOUGH) await Bun.sleep(10);
  const before = [...writing.kept];
  await takeBackup(server, cwd, "kept.tar");
  await writing.stop();
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  const elsewhere = temporaryFolder();
  await restore(join(cwd, "kept.tar"), elsewhere.path);
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
    await takeBackup(server, folder.path, `${at}.tar`);
  const [downloaded = [], copied = []] = await Promise.all(
    [0, 1].map(async (at) => rowsOf(await databaseIn(join(folder.path, `${at}.tar`)))),
  );
  expect(downloaded.length).toBeGreaterThan(200);
  // The first of them is in the second's audit.
  const added = copied.filter((row) => !downloaded.includes(row));
  expect(added.map((row) => row.slice(0, row.indexOf(":")))).toEqual(["audit"]);
  expect(added[0]).toContain('"backup-downloaded"');
  expect(downloaded.filter((row) => !copied.includes(row))).toEqual([]);
});

test("a laptop backed up, wiped and restored is as it was, but for its token, maps, heights and links", async () => {
  using folder = temporaryFolder();
  const cwd = folder.path;
  const data = join(cwd, "data");
  const run = async (...args: string[]) => {
    const ended = await runToEnd({ args: [...args, "--data", "data"], cwd });
    expect([args[0], ended.status, ended.stderr]).toEqual([args[0], 0, ""]);
    return ended.stdout;
  };
  {
    await using server = await offline(cwd);
    await save(server, "one");
    const inUse = await runToEnd({ args: ["wipe", "--yes", "--data", "data"], cwd });
    expect(inUse).toMatchObject({
      status: 1,
      stdout: "",
      stderr: `The folder ${data} is in use: stop Sightline first.\n`,
    });
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  }
  fill(data);
  const before = filesOf(data);
  const rows = rowsOf(join(data, "sightline.db"));
  await run("backup", "b.tar");
  expect(await run("wipe", "--yes")).toContain("Left in it: elevation, region.pmtiles.");
  expect(readdirSync(data).sort()).toEqual(["elevation", "region.pmtiles"]);
  await run("restore", join(cwd, "b.tar"));
  const gone = new Set(["admin-token", "photos/away", "photos/link.jpg"]);
  expect(filesOf(data)).toEqual(before.filter(([name]) => !gone.has(name)));
  expect(rowsOf(join(data, "sightline.db")).sort()).toEqual(rows.sort());
  await using server = await offline(cwd);
  expect((await save(server, "one")).status).toBe(200);
});

test("a restore that is killed leaves nothing in its place, and the next one takes that place", async () => {
  using folder = temporaryFolder();
  const cwd = folder.path;
  const data = join(cwd, "data");
  mkdirSync(data);
  makeDatabase(join(data, "sightline.db"), 10);
  mkdirSync(join(data, "photos"));
  for (let number = 0; number < 40; number++)
    writeFileSync(join(data, "photos", `${number}.jpg`), Buffer.alloc(1_000_000, number));
  expect((await runToEnd({ args: ["backup", "b.tar", "--data", "data"], cwd })).status).toBe(0);
  const [program = ""] = EXECUTABLE;
  for (const isThere of [false, true]) {
    const to = join(cwd, `to-${isThere}`);
    const staging = isThere ? join(to, ".restoring") : `${to}.restoring`;
    if (isThere) {
      mkdirSync(to);
      writeFileSync(join(to, "region.pmtiles"), "mine");
    }
    const child = Bun.spawn([program, "restore", "b.tar", "--data", to], { cwd, stdout: "ignore" });
    while (!existsSync(join(staging, "photos"))) await Bun.sleep(1);
    child.kill("SIGKILL");
    await child.exited;
    expect(existsSync(to)).toBe(isThere);
    if (isThere)
      expect(readdirSync(to).sort()).toEqual([".restoring", ".restoring-lock", "region.pmtiles"]);
    await restore("b.tar", cwd, to);
    expect(readdirSync(join(to, "photos"))).toHaveLength(40);
    expect(existsSync(staging)).toBeFalse();
  }
});

test("a disk that fills up during a restore leaves one sentence and no half folder", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  mkdirSync(join(data, "photos"), { recursive: true });
  makeDatabase(join(data, "sightline.db"), 10);
  for (let number = 0; number < 10; number++)
    writeFileSync(join(data, "photos", `${number}.jpg`), Buffer.alloc(1_000_000, number));
  const backup = ["backup", "b.tar", "--data", "data"];
  expect((await runToEnd({ args: backup, cwd: folder.path })).status).toBe(0);
  await using disk = await smallDisk();
  // Where none could be mounted: files of 50 KiB at most.
  const limited = ["/bin/sh", "-c", 'trap "" XFSZ; ulimit -f 100; exec "$@"', "sh"];
  const program = [...(disk.launcher.length === 0 ? [] : limited), ...EXECUTABLE];
  const to = join(disk.path, "to");
  const args = ["restore", "b.tar", "--data", to];
  expect(await runToEnd({ program, args, cwd: folder.path })).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `The backup cannot be put into ${to}: the disk is full.\n`,
  });
  expect(readdirSync(disk.path)).toEqual([]);
});

/** The names and the contents of all files, but for the database's, whose rows are compared. */
function filesOf(folder: string): [name: string, text: string][] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "sightline.db")
    .flatMap((entry): [string, string][] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return filesOf(path).map(([name, text]) => [`${entry.name}/${name}`, text]);
      return [[entry.name, entry.isFile() ? readFileSync(path, "utf8") : "no file"]];
    })
    .sort();
}

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
