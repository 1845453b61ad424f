import { Database } from "bun:sqlite";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { reports } from "../../db/schema";
import { openTestStore } from "../../testing/app";

const PAGE_BYTES = 4096;

/** A sound database of this many reports; a thousand take some 100 pages. */
export function makeDatabase(file: string, count = 1000): void {
  const store = openTestStore(file);
  const rows = Array.from({ length: count }, (_, number) => ({
    clientId: `c-${number}`,
    reportType: "HLR",
    content: "x".repeat(300),
    timestamp: "2026-11-20T12:30:00Z",
    receivedAt: "2026-11-20T12:30:00Z",
    observedAt: 0,
  }));
  if (count > 0) store.queries.insert(reports).values(rows).run();
  store.close();
}

/** The possible faults of a database in a folder that was set up, and doctor's findings. */
export const DAMAGED_DATABASES: readonly [string, (file: string) => void, RegExp][] = [
  [
    "a bad header",
    (file) => damage(file, 0, 100),
    /it is damaged; move the folder away and run "sightline restore" with a backup, or/,
  ],
  ["a bad first page", (file) => damage(file, 100, PAGE_BYTES), /it is damaged; move the folder/],
  [
    "a bad page in the middle",
    (file) => damage(file, PAGE_BYTES * (rootOf(file, "reports", "table") - 1), PAGE_BYTES),
    /it is damaged( \(.+\))?; move the folder/,
  ],
  [
    "a bad page of an index",
    (file) => damage(file, PAGE_BYTES * (rootOf(file, "vehicles", "index") - 1), PAGE_BYTES),
    /it is damaged \(Tree .+\); move the folder/,
  ],
  [
    "a file cut short",
    (file) => writeFileSync(file, readFileSync(file).subarray(0, PAGE_BYTES * 30)),
    /it is damaged; move the folder/,
  ],
  [
    "zero bytes",
    (file) => writeFileSync(file, ""),
    /it is empty, but held reports before; move the folder away and .+, or delete it/,
  ],
  [
    "a text",
    (file) => writeFileSync(file, "my notes\n".repeat(100)),
    /it is damaged; move the folder/,
  ],
  [
    "a newer schema",
    (file) => sql(file, "INSERT INTO __drizzle_migrations VALUES (NULL, 'x', 99999999999999)"),
    /they were made by a newer Sightline; start that one, or choose another folder with --data/,
  ],
  [
    "another program's tables",
    (file) => sql(file, "DROP TABLE __drizzle_migrations"),
    /they are another program's; move the file away/,
  ],
  [
    "an entry that refers to what is gone",
    (file) => sql(file, "INSERT INTO demo_requests VALUES (1, 'gone@example.org', 0)"),
    /1 entry of deleted data; move the folder/,
  ],
  [
    "a folder in its place",
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
    /it is not a file; move it away/,
  ],
];

function damage(file: string, at: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xab, at, at + length);
  writeFileSync(file, bytes);
}

function rootOf(file: string, table: string, type: string): number {
  const database = new Database(file);
  try {
    const found = database
      .query<{ rootpage: number }, [string, string]>(
        "SELECT rootpage FROM sqlite_schema WHERE tbl_name = ? AND type = ?",
      )
      .get(table, type);
    if (found === null) throw new Error(`${table} has no ${type}.`);
    return found.rootpage;
  } finally {
    closeWhole(database);
  }
}

/** Runs a statement and leaves one whole file. */
export function sql(file: string, statement: string): void {
  const database = new Database(file);
  try {
    database.run("PRAGMA foreign_keys = OFF");
    database.run(statement);
  } finally {
    closeWhole(database);
  }
}

function closeWhole(database: Database): void {
  database.run("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close(true);
}
