import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { sizeText } from "../../web/domain/size-text";
import { dataPaths } from "../data-folder";
import { meta } from "../db/schema";
import { openTestStore, temporaryFolder } from "../testing/app";
import { checkClock, checkDatabase } from "./database";
import { lineOf } from "./finding";
import { DAMAGED_DATABASES, makeDatabase, sql } from "./testing/databases";
import { snapshot } from "./testing/snapshot";

/** A data folder as a start leaves it. */
function dataFolder() {
  const folder = temporaryFolder();
  const paths = dataPaths(folder.path);
  writeFileSync(paths.mark, "");
  return { ...paths, [Symbol.dispose]: folder[Symbol.dispose] };
}

const levels = (paths: Parameters<typeof checkDatabase>[0]) =>
  checkDatabase(paths).map(({ level }) => level);

test("a sound one, and what is in it", () => {
  using paths = dataFolder();
  makeDatabase(paths.database);
  const before = snapshot(paths.folder);
  expect(checkDatabase(paths).map(lineOf)).toEqual([
    expect.stringMatching(
      new RegExp(`^ok {4}database ${paths.database}: sound, \\d+ kB: 1,000 reports$`),
    ),
    expect.stringMatching(/^ok {4}tables of database .+: up to date \(schema \d+\)$/),
  ]);
  expect(snapshot(paths.folder)).toEqual(before);
});

test("one that a server has open is as large as it is with its log", () => {
  using paths = dataFolder();
  makeDatabase(paths.database, 3);
  const server = new Database(paths.database);
  server.run("PRAGMA journal_mode = WAL");
  server.run("UPDATE reports SET content = content || content");
  const bytes = statSync(paths.database).size + statSync(`${paths.database}-wal`).size;
  const [finding] = checkDatabase(paths);
  server.close();
  expect(finding?.text).toStartWith(`sound, ${sizeText(bytes)}`);
});

describe("one at fault fails, and every byte stays as it was:", () => {
  test.each(DAMAGED_DATABASES)("%s", (_, make, says) => {
    using paths = dataFolder();
    makeDatabase(paths.database);
    make(paths.database);
    const before = snapshot(paths.folder);
    const failures = checkDatabase(paths).filter(({ level }) => level === "FAIL");
    expect(failures).toHaveLength(1);
    expect(failures[0]?.what).toContain(`database ${paths.database}`);
    expect(failures[0]?.text).toMatch(says);
    expect(failures[0]?.text).not.toContain("\n");
    expect(snapshot(paths.folder)).toEqual(before);
  });

  test("another program holds it", () => {
    using paths = dataFolder();
    makeDatabase(paths.database, 3);
    const other = new Database(paths.database);
    other.run("PRAGMA locking_mode = EXCLUSIVE");
    other.run("DELETE FROM reports WHERE id = 1");
    const [finding] = checkDatabase(paths);
    other.close();
    expect(finding?.level).toBe("FAIL");
    expect(finding?.text).toBe("it is locked by another program: close that first");
  });
});

test("none, an empty one and an older one are well before the first start", () => {
  using folder = temporaryFolder();
  const paths = dataPaths(folder.path);
  expect(levels(paths)).toEqual(["ok"]);
  expect(readdirSync(folder.path)).toEqual([]);
  writeFileSync(paths.database, "");
  expect(levels(paths)).toEqual(["ok"]);
  makeDatabase(paths.database, 1);
  sql(paths.database, "DELETE FROM __drizzle_migrations WHERE rowid > 1");
  expect(checkDatabase(paths)[1]).toMatchObject({
    level: "ok",
    text: expect.stringMatching(
      /^\d+ steps older than this version; the next start upgrades them$/,
    ),
  });
});

test("the copies from before upgrades are named", () => {
  using paths = dataFolder();
  makeDatabase(paths.database, 1);
  writeFileSync(join(paths.folder, "sightline-before-upgrade-4-20261120T123000Z.db"), "12345");
  expect(checkDatabase(paths).at(-1)).toEqual({
    level: "ok",
    what: `copies from before upgrades in ${paths.folder}`,
    text: expect.stringMatching(/^sightline-before-upgrade-4-20261120T123000Z\.db \(5 bytes\)$/),
  });
});

test("one that is gone fails, for no start would make another", () => {
  using paths = dataFolder();
  expect(checkDatabase(paths)).toMatchObject([
    {
      level: "FAIL",
      text: `it is missing, although one was set up here; put it back, or move the folder away and run "sightline restore" with a backup, or delete ${paths.mark} to start with an empty one`,
    },
  ]);
});

test("one that a server has open is read with its log, and the server goes on", () => {
  using paths = dataFolder();
  const store = openTestStore(paths.database);
  const insert = (key: string) => store.queries.insert(meta).values({ key, value: "x" }).run();
  insert("before");
  expect(levels(paths)).toEqual(["ok", "ok"]);
  insert("after");
  store.close();
  expect(levels(paths)).toEqual(["ok", "ok"]);
});

describe("one whose server was killed", () => {
  /** The files as they lie while a server runs are what a kill leaves. */
  function killed(paths: ReturnType<typeof dataFolder>): string {
    makeDatabase(paths.database, 50);
    const writer = new Database(paths.database);
    writer.run("DELETE FROM reports WHERE id > 7");
    const left = join(paths.folder, "left");
    mkdirSync(left);
    for (const suffix of ["", "-wal", "-shm"]) {
      copyFileSync(paths.database + suffix, join(left, `sightline.db${suffix}`));
    }
    writer.close();
    return left;
  }

  test("is read with what its log holds; database and log stay as they were", () => {
    using paths = dataFolder();
    const left = killed(paths);
    const { ".": _, "sightline.db-shm": __, ...before } = snapshot(left);
    const [finding] = checkDatabase(dataPaths(left));
    expect(finding).toMatchObject({ level: "ok", detail: "7 reports" });
    expect(snapshot(left)).toMatchObject(before);
  });

  test("and damaged as well fails, and stays as it was", () => {
    using paths = dataFolder();
    const left = killed(paths);
    truncateSync(join(left, "sightline.db"), 3 * 4096);
    const { ".": _, "sightline.db-shm": __, ...before } = snapshot(left);
    expect(levels(dataPaths(left))).toEqual(["FAIL"]);
    expect(snapshot(left)).toMatchObject(before);
  });
});

test("a clock before this build or before the newest saved report fails", () => {
  using paths = dataFolder();
  const text = (now: string) => checkClock(paths, new Date(now), "2026-11-19").map(lineOf);
  expect(text("2026-11-20T12:00:00Z")).toEqual([
    "ok    clock: 201200ZNov26; compare it with a watch",
  ]);
  makeDatabase(paths.database, 2);
  expect(text("2026-11-20T12:00:00Z")).toEqual([
    "FAIL  clock: it is before the newest saved report (201230ZNov26); set it right first",
  ]);
  expect(text("2025-11-21T09:00:00Z")).toEqual([
    "FAIL  clock: it is before this version was built (19 November 2026); set it right first",
  ]);
});
