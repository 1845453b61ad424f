import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "../assets";
import { temporaryFolder } from "../testing/app";
import { openStore } from "./open";
import { cuasReports, failedAttempts, reports } from "./schema";

/** The migrations that an earlier version knew: the first so many. */
function earlierMigrations(count: number, folder: string): string {
  const earlier = join(folder, "migrations");
  cpSync(MIGRATIONS_FOLDER, earlier, { recursive: true });
  const file = join(earlier, "meta", "_journal.json");
  const journal: { entries: unknown[] } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return earlier;
}

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
  };
  expect(() => store.queries.insert(reports).values(again).run()).toThrow();
  store.close();
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
