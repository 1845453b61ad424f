import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { copyFileSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placesIn } from "../data-folder";
import { meta } from "../db/schema";
import { openTestStore, temporaryFolder } from "../testing/app";
import { checkDatabase } from "./database";
import { lineOf } from "./finding";
import { DATABASE_FAULTS, makeDatabase, sql } from "./testing/databases";
import { snapshot } from "./testing/snapshot";

/** A data folder as a start leaves it. */
function dataFolder() {
  const folder = temporaryFolder();
  const places = placesIn(folder.path);
  writeFileSync(places.mark, "");
  return { ...places, [Symbol.dispose]: folder[Symbol.dispose] };
}

const levels = (places: Parameters<typeof checkDatabase>[0]) =>
  checkDatabase(places).map(({ level }) => level);

test("a sound one, and what is in it", () => {
  using places = dataFolder();
  makeDatabase(places.database);
  const before = snapshot(places.folder);
  expect(checkDatabase(places).map(lineOf)).toEqual([
    expect.stringMatching(
      new RegExp(`^ok {4}database ${places.database}: sound, \\d+ kB: 1,000 reports$`),
    ),
    expect.stringMatching(/^ok {4}tables of database .+: as this version has them \(step \d+\)$/),
  ]);
  expect(snapshot(places.folder)).toEqual(before);
});

describe("one at fault fails, and every byte stays as it was:", () => {
  test.each(DATABASE_FAULTS)("%s", (_, make, says) => {
    using places = dataFolder();
    makeDatabase(places.database);
    make(places.database);
    const before = snapshot(places.folder);
    const failures = checkDatabase(places).filter(({ level }) => level === "FAIL");
    expect(failures).toHaveLength(1);
    expect(failures[0]?.what).toContain(`database ${places.database}`);
    expect(failures[0]?.text).toMatch(says);
    expect(failures[0]?.text).not.toContain("\n");
    expect(snapshot(places.folder)).toEqual(before);
  });

  test("another program holds it", () => {
    using places = dataFolder();
    makeDatabase(places.database, 3);
    const other = new Database(places.database);
    other.run("PRAGMA locking_mode = EXCLUSIVE");
    other.run("DELETE FROM reports WHERE id = 1");
    const [finding] = checkDatabase(places);
    other.close();
    expect(finding?.level).toBe("FAIL");
    expect(finding?.text).toBe("it is locked by another program: close that first");
  });
});

test("none, an empty one and an older one are well before the first start", () => {
  using folder = temporaryFolder();
  const places = placesIn(folder.path);
  expect(levels(places)).toEqual(["ok"]);
  expect(readdirSync(folder.path)).toEqual([]);
  writeFileSync(places.database, "");
  expect(levels(places)).toEqual(["ok"]);
  makeDatabase(places.database, 1);
  sql(places.database, "DELETE FROM __drizzle_migrations WHERE rowid > 1");
  expect(checkDatabase(places)[1]).toMatchObject({
    level: "ok",
    text: expect.stringMatching(/^\d steps older than this version; the next start renews them$/),
  });
});

test("the copies from before upgrades are named", () => {
  using places = dataFolder();
  makeDatabase(places.database, 1);
  writeFileSync(join(places.folder, "sightline-before-upgrade-4-20261120T123000Z.db"), "12345");
  expect(checkDatabase(places).at(-1)).toEqual({
    level: "ok",
    what: `copies from before upgrades in ${places.folder}`,
    text: expect.stringMatching(/^sightline-before-upgrade-4-20261120T123000Z\.db \(5 bytes\)$/),
  });
});

test("one that is gone fails, for no start would make another", () => {
  using places = dataFolder();
  expect(checkDatabase(places)).toMatchObject([
    {
      level: "FAIL",
      text: `it is gone, though one was set up here; put it or a backup back, or delete ${places.mark} to begin with an empty one`,
    },
  ]);
});

test("one that a server has open is read with its log, and the server goes on", () => {
  using places = dataFolder();
  const store = openTestStore(places.database);
  const insert = (key: string) => store.queries.insert(meta).values({ key, value: "x" }).run();
  insert("before");
  expect(levels(places)).toEqual(["ok", "ok"]);
  insert("after");
  store.close();
  expect(levels(places)).toEqual(["ok", "ok"]);
});

describe("one whose server was killed", () => {
  /** The files as they lie while a server runs are what a kill leaves. */
  function killed(places: ReturnType<typeof dataFolder>): string {
    makeDatabase(places.database, 50);
    const writer = new Database(places.database);
    writer.run("DELETE FROM reports WHERE id > 7");
    const left = join(places.folder, "left");
    mkdirSync(left);
    for (const suffix of ["", "-wal", "-shm"]) {
      copyFileSync(places.database + suffix, join(left, `sightline.db${suffix}`));
    }
    writer.close();
    return left;
  }

  test("is read with what its log holds; database and log stay as they were", () => {
    using places = dataFolder();
    const left = killed(places);
    const { ".": _, "sightline.db-shm": __, ...before } = snapshot(left);
    const [finding] = checkDatabase(placesIn(left));
    expect(finding).toMatchObject({ level: "ok", text: expect.stringContaining(": 7 reports") });
    expect(snapshot(left)).toMatchObject(before);
  });

  test("and damaged as well fails, and stays as it was", () => {
    using places = dataFolder();
    const left = killed(places);
    truncateSync(join(left, "sightline.db"), 3 * 4096);
    const { ".": _, "sightline.db-shm": __, ...before } = snapshot(left);
    expect(levels(placesIn(left))).toEqual(["FAIL"]);
    expect(snapshot(left)).toMatchObject(before);
  });
});
