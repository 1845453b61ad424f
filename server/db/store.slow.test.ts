import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "../assets";
import { openTestStore, temporaryFolder } from "../testing/app";
import { startErrorOf } from "../testing/start-error";
import { meta, reports } from "./schema";
import { openStore } from "./store";

const PAGE_BYTES = 4096;

/** A sound database of some 100 pages. */
function makeDatabase(file: string): void {
  const store = openTestStore(file);
  const rows = Array.from({ length: 1000 }, (_, number) => ({
    clientId: `c-${number}`,
    reportType: "HLR",
    content: "x".repeat(300),
    timestamp: "2026-11-20T12:30:00Z",
    receivedAt: "2026-11-20T12:30:00Z",
    observedAt: 0,
  }));
  store.queries.insert(reports).values(rows).run();
  store.close();
}

const startError = (file: string, wasSetUp = true) =>
  startErrorOf(() => openStore({ file, migrationsFolder: MIGRATIONS_FOLDER, wasSetUp }).close());

/** What SQLite 3.35 has; `unixepoch` and its 'subsec' came later. */
const OLD_FUNCTIONS = new Set(["max", "min", "coalesce"]);

test("every SQLite since 3.35 can check the indexes and run the triggers", () => {
  using folder = temporaryFolder();
  const store = openTestStore(join(folder.path, "sightline.db"));
  const written = store.queries.values<[string]>(
    "SELECT sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL",
  );
  store.close();
  expect(written.length).toBeGreaterThan(20);
  const called = written.flatMap(([sql]) =>
    [...sql.matchAll(/([a-z_]+)\(/gi)].map(([, name = ""]) => name.toLowerCase()),
  );
  expect([...new Set(called)].filter((name) => !OLD_FUNCTIONS.has(name))).toEqual([]);
});

describe("a good database", () => {
  test("is set up for laptops that lose power", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    const store = openTestStore(file);
    const setting = (name: string) => store.queries.get<[unknown]>(`PRAGMA ${name}`)?.[0];
    expect(setting("journal_mode")).toBe("wal");
    expect(setting("synchronous")).toBe(2);
    expect(setting("busy_timeout")).toBe(5000);
    expect(setting("foreign_keys")).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    store.close();
  });

  test("is one whole file once it is closed, and opens again", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    makeDatabase(file);
    expect(readdirSync(folder.path)).toEqual(["sightline.db"]);
    const store = openTestStore(file);
    expect(store.queries.select().from(reports).all()).toHaveLength(1000);
    store.close();
    expect(readdirSync(folder.path)).toEqual(["sightline.db"]);
  });

  test("may be empty in a folder that was never set up", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    writeFileSync(file, "");
    openTestStore(file).close();
    expect(statSync(file).size).toBeGreaterThan(0);
  });
});

describe("a database at fault is refused in one sentence and left as it was", () => {
  const errors: Record<string, { make(file: string): void; says: RegExp }> = {
    "a damaged header": {
      make: (file) => damage(file, 0, 100),
      says: /is damaged: move the folder away/,
    },
    "a header that is right and a body that is not": {
      make: (file) => damage(file, 16, PAGE_BYTES),
      says: /is damaged/,
    },
    "a bad page in the middle": {
      make: (file) => damage(file, PAGE_BYTES * 40, PAGE_BYTES),
      says: /is damaged/,
    },
    "a file cut short": {
      make: (file) => writeFileSync(file, readFileSync(file).subarray(0, PAGE_BYTES * 30)),
      says: /is damaged/,
    },
    "zero bytes where reports were": {
      make: (file) => writeFileSync(file, ""),
      says: /is empty, but held reports before: move the folder away/,
    },
    "a text file": {
      make: (file) => writeFileSync(file, "These are my notes, not a database.\n".repeat(10)),
      says: /is damaged/,
    },
    "a schema newer than this executable": {
      make: (file) =>
        sql(
          file,
          "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)",
        ),
      says: /was written by a newer Sightline/,
    },
    "another program's database": {
      make: (file) => sql(file, "DROP TABLE __drizzle_migrations"),
      says: /is another program's database/,
    },
  };

  test.each(Object.keys(errors))("%s", (name) => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    makeDatabase(file);
    errors[name]?.make(file);
    const before = readFileSync(file);

    const error = startError(file);
    expect(error.exitStatus).toBe(1);
    expect(error.message).toContain(file);
    expect(error.message).toMatch(errors[name]?.says ?? /never/);
    expect(error.message).not.toContain("\n");
    expect(readFileSync(file).equals(before)).toBeTrue();
    expect(readdirSync(folder.path)).toEqual(["sightline.db"]);
  });

  test("no file where one was set up; none is made", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    expect(startError(file).message).toBe(
      `The database ${file} is missing, although one was set up here: put it back, or move the folder away and run "sightline restore" with a backup, or delete ${join(folder.path, ".set-up")} to start with an empty one.`,
    );
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test("a folder in the database's place", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    mkdirSync(file);
    expect(startError(file).message).toMatch(/is not a file: move it away/);
  });

  test("a database that another program holds", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    makeDatabase(file);
    const other = new Database(file);
    other.run("PRAGMA locking_mode = EXCLUSIVE");
    other.run("DELETE FROM reports WHERE id = 1");
    expect(startError(file).message).toMatch(/is locked by another program/);
    other.close();
  });

  test("damage behind a log that was not written back yet leaves the log as well", () => {
    using folder = temporaryFolder();
    const file = join(folder.path, "sightline.db");
    makeDatabase(file);
    const writer = new Database(file);
    writer.run("INSERT INTO meta VALUES ('last', 'words')");
    const log = readFileSync(`${file}-wal`);
    const main = readFileSync(file);
    writer.close();
    main.fill(0xab, PAGE_BYTES * 40, PAGE_BYTES * 41);
    writeFileSync(file, main);
    writeFileSync(`${file}-wal`, log);

    expect(startError(file).message).toMatch(/is damaged/);
    expect(readFileSync(file).equals(main)).toBeTrue();
    expect(readFileSync(`${file}-wal`).equals(log)).toBeTrue();
  });
});

function damage(file: string, at: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xab, at, at + length);
  writeFileSync(file, bytes);
}

function sql(file: string, statement: string): void {
  const database = new Database(file);
  database.run(statement);
  database.run("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close(true);
}

test("another program that reads the database, as Litestream does all the time, holds up no end", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "sightline.db");
  const store = openTestStore(file);
  using reader = new Database(file, { readonly: true });
  reader.run("BEGIN");
  reader.query("SELECT count(*) FROM reports").get();
  store.queries.insert(meta).values({ key: "k", value: "v" }).run();
  const begun = performance.now();
  store.close();
  expect(performance.now() - begun).toBeLessThan(2000);
});
