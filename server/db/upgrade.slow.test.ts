import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { momentOf } from "../../web/domain/messages/message";
import { formatDtg } from "../../web/domain/time/dtg";
import { MIGRATIONS_FOLDER } from "../assets";
import { openTestStore, temporaryFolder } from "../testing/app";
import { cuasReports, failedAttempts, reports } from "./schema";
import { openStore } from "./store";
import { earlierMigrations } from "./testing/earlier-version";

const WITH_AUTOINCREMENT = 4;

test("an earlier version's reports are all there afterwards, under their numbers", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "sightline.db");
  const migrationsFolder = earlierMigrations(WITH_AUTOINCREMENT, folder.path);
  openStore({ file, migrationsFolder, wasSetUp: false }).close();
  const old = new Database(file);
  for (let number = 1; number <= 500; number++) {
    old.run(
      "INSERT INTO reports (client_id, report_type, content, timestamp, received_at) VALUES (?, 'HLR', ?, 't', 'r')",
      [`c-${number}`, `HLR ${number}`],
    );
    old.run(
      "INSERT INTO cuas_reports (client_id, call_sign, report_number, method_of_detection, gzd, coordinates, uas_type, quantity, payload_visible, received_at) VALUES (?, 'WK21', '1', 'Visual', '34UFE', '12345 67890', 'Copter', 1, 'No', 'r')",
      [`c-${number}`],
    );
  }
  old.run("DELETE FROM reports WHERE id = 7");
  old.close();

  const store = openStore({ file, migrationsFolder: MIGRATIONS_FOLDER, wasSetUp: true });
  const kept = store.queries.select().from(reports).all();
  expect(kept).toHaveLength(499);
  expect(kept.at(-1)).toMatchObject({ id: 500, clientId: "c-500", content: "HLR 500" });
  expect(store.queries.select().from(cuasReports).all()).toHaveLength(500);
  const again = {
    clientId: "c-1",
    reportType: "HLR",
    content: "",
    timestamp: "t",
    receivedAt: "r",
    observedAt: 0,
  };
  expect(() => store.queries.insert(reports).values(again).run()).toThrow();
  store.close();
});

describe("before an upgrade", () => {
  /** A database of an earlier version, with a report that says which. */
  function earlier(folder: string, step: number): string {
    const file = join(folder, "sightline.db");
    openStore({ file, migrationsFolder: earlierMigrations(step, folder), wasSetUp: false }).close();
    const old = new Database(file);
    old.run(
      "INSERT INTO reports (client_id, report_type, content, timestamp, received_at) VALUES (?, 'HLR', 'x', 't', 'r')",
      [`at step ${step}`],
    );
    old.run("PRAGMA wal_checkpoint(TRUNCATE)");
    old.close(true);
    return file;
  }
  const upgrade = (file: string) =>
    openStore({ file, migrationsFolder: MIGRATIONS_FOLDER, wasSetUp: true }).close();
  const copiesIn = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith("sightline-"))
      .sort();

  test("the database is copied beside itself, with all that it holds, for its owner alone", () => {
    using folder = temporaryFolder();
    const file = earlier(folder.path, 4);
    upgrade(file);
    const [name = "", ...more] = copiesIn(folder.path);
    expect(more).toEqual([]);
    expect(name).toMatch(/^sightline-before-upgrade-4-\d{8}T\d{6}Z\.db$/);
    expect(statSync(join(folder.path, name)).mode & 0o777).toBe(0o600);
    const copy = new Database(join(folder.path, name), { readonly: true });
    expect(copy.query("SELECT client_id FROM reports").values()).toEqual([["at step 4"]]);
    expect(copy.query("SELECT count(*) FROM __drizzle_migrations").values()).toEqual([[4]]);
    copy.close();
    // Neither a second start nor a first one copies anything.
    upgrade(file);
    expect(copiesIn(folder.path)).toEqual([name]);
    using fresh = temporaryFolder();
    openTestStore(join(fresh.path, "sightline.db")).close();
    expect(copiesIn(fresh.path)).toEqual([]);
  });

  test("the copies of the last two upgrades are kept, and nobody else's files are touched", () => {
    using folder = temporaryFolder();
    const name = (step: number, at: string) => `sightline-before-upgrade-${step}-${at}.db`;
    const older = [
      name(1, "20250101T000000Z"),
      name(2, "20250601T000000Z"),
      // An upgrade that failed and was tried again.
      name(3, "20260101T000000Z"),
      name(3, "20260102T000000Z"),
    ];
    const others = ["sightline-before-upgrade-mine.db", "sightline-notes.txt"];
    const file = earlier(folder.path, 4);
    for (const one of [...older, ...others]) writeFileSync(join(folder.path, one), "x");
    upgrade(file);
    expect(copiesIn(folder.path)).toEqual([
      name(3, "20260102T000000Z"),
      expect.stringMatching(/^sightline-before-upgrade-4-/),
      ...others,
    ]);
  });

  test("what a copy that was killed left is removed with the next", () => {
    using folder = temporaryFolder();
    const file = earlier(folder.path, 4);
    const left = "sightline-before-upgrade-4-20260102T000000Z.db.0123456789abcdef.part";
    for (const end of ["", "-journal", "-lock"]) writeFileSync(join(folder.path, left + end), "");
    upgrade(file);
    expect(copiesIn(folder.path)).toHaveLength(1);
  });
});

const WITH_FIRST_FAILURE = 5;

test("an earlier version's locks hold", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "sightline.db");
  const migrationsFolder = earlierMigrations(WITH_FIRST_FAILURE, folder.path);
  openStore({ file, migrationsFolder, wasSetUp: false }).close();
  const old = new Database(file);
  old.run(
    "INSERT INTO failed_attempts (scope, key, count, first_at, last_at, locked_until) VALUES ('code', 'ann@example.org', 5, 1, 2, 3)",
  );
  old.close();

  const store = openStore({ file, migrationsFolder: MIGRATIONS_FOLDER, wasSetUp: true });
  expect(store.queries.select().from(failedAttempts).all()).toEqual([
    { scope: "code", key: "ann@example.org", count: 5, lastAt: 2, lockedUntil: 3 },
  ]);
  store.close();
});

const WITHOUT_MOMENTS = 11;

test("an earlier version's reports get the moment of their own DTG, as a new one gets it", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "sightline.db");
  const migrationsFolder = earlierMigrations(WITHOUT_MOMENTS, folder.path);
  openStore({ file, migrationsFolder, wasSetUp: false }).close();
  const moments = fc.date({
    min: new Date("2000-01-02T00:00:00Z"),
    max: new Date("2099-12-30T00:00:00Z"),
    noInvalidDate: true,
  });
  const dtg = fc.oneof(
    fc
      .tuple(moments, fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
      .map(([at, zone]) => formatDtg(at, zone)),
    fc.constantFrom(
      "311157ZNov26",
      "241157znov26",
      "242457ZNov26",
      "241157ZNox26",
      "241157ZNov26x",
      "241157ZanF26",
      "",
    ),
  );
  const reportsOf = fc.record({
    content: fc
      .tuple(
        fc.constantFrom("", "HLR AB0012", "X // DTG ", "// DTG "),
        dtg,
        fc.constantFrom("", " ", " // C/S WK21", " // DTG 010101ZJan01"),
        fc.constantFrom("////", "//", ""),
      )
      .map(([head, group, rest, end]) => `${head} // DTG ${group}${rest}${end}`),
    timestamp: fc
      .tuple(moments, fc.constantFrom("Z", "+02:00", "-05:30"))
      .map(([at, zone]) => at.toISOString().replace("Z", zone)),
  });
  const saved = fc.sample(reportsOf, { numRuns: 2000, seed: 26 });
  const old = new Database(file);
  const insert = old.query(
    "INSERT INTO reports (client_id, report_type, content, timestamp, received_at) VALUES (?, 'HLR', ?, ?, 'r')",
  );
  old.transaction(() => {
    for (const [at, { content, timestamp }] of saved.entries())
      insert.run(`c-${at}`, content, timestamp);
  })();
  old.close();

  const store = openStore({ file, migrationsFolder: MIGRATIONS_FOLDER, wasSetUp: true });
  const kept = store.queries.select().from(reports).orderBy(reports.id).all();
  store.close();
  const expected = saved.map(({ content, timestamp }) => [content, momentOf(content, timestamp)]);
  expect(kept.map(({ content, observedAt }) => [content, observedAt])).toEqual(expected);
  // Both kinds are among them.
  const own = saved.filter(({ timestamp }, at) => expected[at]?.[1] !== Date.parse(timestamp));
  expect(own.length).toBeGreaterThan(100);
});
