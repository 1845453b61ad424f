import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { openStore } from "../db/store";
import { earlierMigrations } from "../db/testing/earlier-version";
import { doctor } from "../doctor/testing/run-doctor";
import { temporaryFolder } from "../testing/app";
import { clientIds, refused, save, start } from "../testing/executable";
import { EXECUTABLE } from "../testing/process";
import { smallDisk } from "../testing/small-disk";

/** A data folder as a version left it that knew only the first four steps, with 300 reports in it. */
function earlierData(cwd: string): string {
  const data = join(cwd, "data");
  mkdirSync(data, { mode: 0o700 });
  using elsewhere = temporaryFolder();
  const migrationsFolder = earlierMigrations(4, elsewhere.path);
  const made = join(elsewhere.path, "sightline.db");
  openStore({ file: made, migrationsFolder, wasSetUp: false }).close();
  const old = new Database(made);
  const insert = old.query(
    "INSERT INTO reports (client_id, report_type, content, timestamp, received_at) VALUES (?, 'HLR', ?, 't', 'r')",
  );
  for (let number = 0; number < 300; number++) insert.run(`c-${number}`, "x".repeat(1000));
  old.run("PRAGMA wal_checkpoint(TRUNCATE)");
  old.close(true);
  copyFileSync(made, join(data, "sightline.db"));
  writeFileSync(join(data, ".set-up"), "");
  return data;
}

const copiesIn = (data: string) =>
  readdirSync(data).filter((name) => name.startsWith("sightline-before-upgrade-"));

test("before an older database is upgraded it is copied, doctor names the copy, and it can be started from", async () => {
  using folder = temporaryFolder();
  const data = earlierData(folder.path);
  {
    await using server = await start(folder.path);
    expect((await save(server, "new")).status).toBe(201);
    server.kill("SIGTERM");
    await server.exited;
  }
  expect(clientIds(folder.path)).toHaveLength(301);
  const [copy = "", ...more] = copiesIn(data);
  expect(more).toEqual([]);
  const { lines } = await doctor(folder.path);
  expect(lines.join("\n")).toMatch(
    /^ok {4}copies from before upgrades in \S+: sightline-before-upgrade-4-\w+\.db \(\d+ kB\)$/m,
  );

  using elsewhere = temporaryFolder();
  mkdirSync(join(elsewhere.path, "data"), { mode: 0o700 });
  copyFileSync(join(data, copy), join(elsewhere.path, "data", "sightline.db"));
  await using server = await start(elsewhere.path);
  expect(clientIds(elsewhere.path)).toHaveLength(300);
  expect((await save(server, "again")).status).toBe(201);
}, 30_000);

test("a disk that is too full for the copy stops the start in one line; the database stays as it was", async () => {
  await using disk = await smallDisk();
  const isMounted = disk.launcher.length === 0;
  const data = earlierData(disk.path);
  const file = join(data, "sightline.db");
  const before = readFileSync(file);
  if (isMounted) {
    const spare = Math.floor(statSync(file).size / 2);
    writeFileSync(
      join(disk.path, "ballast"),
      Buffer.alloc(8 * 1024 * 1024 - before.length - spare),
    );
  }
  // Where none could be mounted: files of 50 KiB at most.
  const limited = ["/bin/sh", "-c", 'trap "" XFSZ; ulimit -f 100; exec "$@"', "sh"];
  const ended = await refused(disk.path, data, [...(isMounted ? [] : limited), ...EXECUTABLE]);
  expect(ended.stderr).toMatch(
    /^The database \S+ is older than this Sightline, and its copy sightline-before-upgrade-4-\w+\.db, which must be made first, cannot be written: the disk is full; make room on it and start again\. Nothing was changed\.\n$/,
  );
  expect(readFileSync(file).equals(before)).toBeTrue();
  expect(readdirSync(data).sort()).toEqual([".set-up", "photos", "sightline.db"]);
}, 30_000);
