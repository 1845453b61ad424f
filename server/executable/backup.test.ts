import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDatabase, sql } from "../doctor/testing/databases";
import { temporaryFolder } from "../testing/app";
import { databaseIn } from "../testing/backups";
import { clientIds, save, start, WHOLE_FILES } from "../testing/executable";
import { IS_SOAK } from "../testing/is-soak";
import { EXECUTABLE, type Running, runToEnd } from "../testing/process";
import { readOnlyFolder } from "../testing/read-only";
import { smallDisk } from "../testing/small-disk";

const ROUNDS = IS_SOAK ? 50 : 5;
const WRITERS = 8;

const backUp = (cwd: string, file: string, program: readonly string[] = EXECUTABLE) =>
  runToEnd({ program, args: ["backup", file, "--data", "data"], cwd });

/** A folder with reports in its database, as a stopped server leaves it. */
async function folderWithReports(count: number) {
  const folder = temporaryFolder();
  await using server = await start(folder.path);
  await Promise.all(Array.from({ length: count }, (_, number) => save(server, `c-${number}`)));
  server.kill("SIGTERM");
  await server.exited;
  return folder;
}

/** Restores a backup, as the handbook describes, and starts on it. */
async function restore(backup: string, cwd: string): Promise<Running> {
  const ended = await runToEnd({ args: ["restore", backup, "--data", "data"], cwd });
  expect([ended.status, ended.stderr]).toEqual([0, ""]);
  return start(cwd);
}

test(
  `taken ${ROUNDS} times under ${WRITERS} writers, it holds every report acknowledged before`,
  async () => {
    using folder = temporaryFolder();
    await using server = await start(folder.path);
    const sent = new Set<string>();
    const acknowledged: string[] = [];
    let running = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; running; number++) {
        const id = `${writer}-${number}`;
        sent.add(id);
        if ((await save(server, id)).status === 201) acknowledged.push(id);
      }
    });
    for (let round = 0; round < ROUNDS; round++) {
      await Bun.sleep(100 + Math.random() * 200);
      while (acknowledged.length <= WRITERS) await Bun.sleep(20);
      const before = [...acknowledged];
      const ended = await backUp(folder.path, `${round}.tar`);
      expect([ended.status, ended.stderr]).toEqual([0, ""]);
      const said = /^Backed up to \S+\d\.tar \([\d.]+ [kM]B\): ([\d,]+) reports, \d+ platforms\.\n/;
      const count = Number(said.exec(ended.stdout)?.[1]?.replaceAll(",", ""));

      using elsewhere = temporaryFolder();
      await using restored = await restore(join(folder.path, `${round}.tar`), elsewhere.path);
      const kept = clientIds(elsewhere.path);
      const keptSet = new Set(kept);
      expect([kept.length, keptSet.size]).toEqual([count, count]);
      expect(before.length).toBeGreaterThan(WRITERS);
      expect(before.filter((id) => !keptSet.has(id))).toEqual([]);
      expect(kept.filter((id) => !sent.has(id))).toEqual([]);
      expect((await save(restored, before[0] ?? "")).status).toBe(200);
      expect((await save(restored, "new")).status).toBe(201);
    }
    running = false;
    await Promise.all(writers);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(acknowledged.length).toBe(sent.size);
    expect(readdirSync(join(folder.path, "data")).sort()).toEqual(WHOLE_FILES);
    expect(new Set(clientIds(folder.path))).toEqual(sent);
    expect(server.errors()).not.toContain('"level":"error"');
  },
  IS_SOAK ? 600_000 : 60_000,
);

test("it is one file of mode 0600, and leaves the data folder as it was", async () => {
  using folder = await folderWithReports(20);
  const database = join(folder.path, "data", "sightline.db");
  const before = readFileSync(database);
  expect((await backUp(folder.path, "b.tar")).status).toBe(0);
  expect(readdirSync(folder.path).sort()).toEqual(["b.tar", "data"]);
  expect(statSync(join(folder.path, "b.tar")).mode & 0o777).toBe(0o600);
  expect(readFileSync(database).equals(before)).toBeTrue();
  expect(readdirSync(join(folder.path, "data")).sort()).toEqual(WHOLE_FILES);

  const again = await backUp(folder.path, "b.tar");
  expect(again).toMatchObject({ status: 1, stdout: "" });
  expect(again.stderr).toMatch(/^The file \S+b\.tar exists already: choose another name\.\n$/);
});

test("a disk that fills up while it is written leaves one sentence and no half file", async () => {
  using folder = await folderWithReports(50);
  await using disk = await smallDisk();
  const isMounted = disk.launcher.length === 0;
  // Where none could be mounted: files of 50 KiB at most.
  const limited = ["/bin/sh", "-c", 'trap "" XFSZ; ulimit -f 100; exec "$@"', "sh"];
  if (isMounted) {
    const { size } = statSync(join(folder.path, "data", "sightline.db"));
    writeFileSync(join(disk.path, "ballast"), Buffer.alloc(8 * 1024 * 1024 - Math.floor(size / 2)));
  }
  const file = join(disk.path, "b.tar");
  const program = [...(isMounted ? [] : limited), ...EXECUTABLE];
  const ended = await backUp(folder.path, file, program);
  expect(ended).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `The backup ${file} cannot be written: the disk is full.\n`,
  });
  expect(readdirSync(disk.path)).toEqual(isMounted ? ["ballast"] : []);
});

test("what a killed backup left is removed by the next of that name, and what a running one writes is not", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  const target = join(folder.path, "kept");
  mkdirSync(data);
  mkdirSync(target);
  makeDatabase(join(data, "sightline.db"), 0);
  sql(
    join(data, "sightline.db"),
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT 60000)
     INSERT INTO reports (client_id, report_type, content, timestamp, received_at)
     SELECT 'c-' || n, 'HLR', hex(randomblob(300)), 't', 'r' FROM numbers`,
  );
  const file = join(target, "b.tar");
  const parts = () => readdirSync(target).filter((name) => name.includes(".part"));
  const [program = ""] = EXECUTABLE;
  const first = Bun.spawn([program, "backup", file, "--data", data], { stderr: "pipe" });
  while (!parts().some((name) => name.endsWith(".part"))) await Bun.sleep(1);
  // Held in the middle, as on a slow disk.
  first.kill("SIGSTOP");
  const held = parts();
  expect((await backUp(folder.path, file)).status).toBe(0);
  expect(parts()).toEqual(held);

  first.kill("SIGKILL");
  await first.exited;
  expect(parts()).toEqual(held);
  rmSync(file);
  // From another backup, and a file that only looks like one.
  const others = ["c.tar.0123456789abcdef.part", "b.tar.notes.part"];
  for (const name of others) writeFileSync(join(target, name), "");
  const again = await backUp(folder.path, file);
  expect([again.status, again.stderr]).toEqual([0, ""]);
  expect(readdirSync(target).sort()).toEqual(["b.tar", ...others].sort());
}, 60_000);

test("in a container, where every process has number 1, a left part stops no backup", async () => {
  using folder = await folderWithReports(3);
  for (const number of [1, process.pid])
    writeFileSync(join(folder.path, `b.tar.${number}.part`), "");
  expect((await backUp(folder.path, join(folder.path, "b.tar"))).status).toBe(0);
});

test("where nothing may be written it says so in one sentence", async () => {
  using folder = await folderWithReports(1);
  using target = readOnlyFolder();
  const ended = await backUp(folder.path, join(target.path, "b.tar"));
  expect(ended).toMatchObject({ status: 1, stdout: "" });
  expect(ended.stderr).toMatch(
    /^The backup \S+b\.tar cannot be written: (access is denied|its file system is read-only)\.\n$/,
  );
});

test("a database that is damaged, empty or missing is said in one sentence", async () => {
  using folder = await folderWithReports(50);
  const data = join(folder.path, "data");
  const file = join(data, "sightline.db");
  const bytes = readFileSync(file);
  bytes.fill(0xa5, Math.floor(bytes.length / 2), bytes.length - 4096);
  for (const [content, says] of [
    [bytes, `The database ${file} is damaged and was not backed up: move the folder away`],
    [Buffer.alloc(0), `The database ${file} is empty: there is nothing to back up.`],
  ] as const) {
    writeFileSync(file, content);
    const ended = await backUp(folder.path, "b.tar");
    expect(ended).toMatchObject({ status: 1, stdout: "" });
    expect(ended.stderr).toStartWith(says);
    expect(ended.stderr.trimEnd()).not.toContain("\n");
    expect(readFileSync(file).equals(content)).toBeTrue();
  }
  using empty = temporaryFolder();
  const ended = await backUp(empty.path, "b.tar");
  expect(ended.stderr).toBe(`There is no database in ${join(empty.path, "data")}: check --data.\n`);
  expect(readdirSync(empty.path)).toEqual([]);
  expect(readdirSync(folder.path)).toEqual(["data"]);
});

test("one that was killed is backed up with what its log holds", async () => {
  using folder = temporaryFolder();
  {
    await using server = await start(folder.path);
    await save(server, "in the log");
    server.kill("SIGKILL");
    await server.exited;
  }
  expect((await backUp(folder.path, "b.tar")).stdout).toContain(": 1 report, ");
  const copy = new Database(await databaseIn(join(folder.path, "b.tar")), { readonly: true });
  expect(copy.query("SELECT client_id FROM reports").values()).toEqual([["in the log"]]);
  copy.close();
});
