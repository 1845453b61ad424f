import { Database } from "bun:sqlite";
import { accessSync, chmodSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { isBusy, StartError } from "../errors";
import { inspectDatabase, unusable } from "./inspect-database";

export type Queries = ReturnType<typeof drizzle<Record<string, never>, Database>>;

/** An open database. */
export interface Store {
  queries: Queries;
  /** Counts the commits of other programs on the same file, e.g. an import while the server runs. */
  foreignCommits(): number;
  /**
   * From now on a write that finds the database locked by another program fails within milliseconds, so that it
   * does not hold up everything else; `whenFree` says when to try again.
   */
  serve(): void;
  /** Whether another program was found to hold the database, and has not let go of it since. */
  isHeld(): boolean;
  /** Waits until no other program holds the database. @returns false if one still does after that long */
  whenFree(withinMs: number): Promise<boolean>;
  /** Writes everything into the one file and leaves no log beside it. */
  close(): void;
}

export interface OpenOptions {
  file: string;
  migrationsFolder: string;
  /** Whether the folder has held a database before. */
  wasSetUp: boolean;
}

/**
 * Opens the database, making it or bringing its tables up to date; one whose tables are older is
 * copied beside itself first.
 * @throws StartError in one sentence that names the file and what to do
 */
export function openStore({ file, migrationsFolder, wasSetUp }: OpenOptions): Store {
  const known = knownMigrations(migrationsFolder);
  const newestMigration = Math.max(0, ...known);
  const seenMigration = inspectDatabase(file, { newestMigration, wasSetUp });
  let database: Database | undefined;
  try {
    const isNew = !existsSync(file);
    // SQLite would first leave a log beside it that only this account may use.
    if (!isNew) accessSync(file, constants.W_OK);
    // Before anything writes to it, its header included.
    if (seenMigration > 0 && seenMigration < newestMigration) {
      keepUpgradeCopy(file, known.filter((when) => when <= seenMigration).length);
    }
    database = new Database(file, { create: true, strict: true });
    if (isNew) chmodSync(file, 0o600);
    // FULL, not NORMAL: only FULL syncs each commit, and laptops lose power.
    for (const setting of [
      "busy_timeout = 5000",
      "journal_mode = WAL",
      "synchronous = FULL",
      "foreign_keys = ON",
    ]) {
      database.run(`PRAGMA ${setting}`);
    }
    const queries = drizzle(database);
    if (seenMigration < newestMigration) migrate(queries, migrationsFolder);
    // A file that may only be read opens without a word; the first report must not be what finds out.
    database.run("DELETE FROM meta WHERE false");
    return storeOf(database, queries);
  } catch (error) {
    database?.close();
    throw error instanceof StartError ? error : unusable(file, error);
  }
}

/** How long a write of the server's may hold the thread for another program's, in milliseconds. */
const HOLD_MS = 5;
/** How soon it is looked again whether the database is free, and how often at the least, in milliseconds. */
const LOOK_FIRST_MS = 5;
const LOOK_LAST_MS = 50;

/** How long the end waits for other programs that read or write the database, in milliseconds. */
const END_WITHIN_MS = 500;

function storeOf(database: Database, queries: Queries): Store {
  const version = database.query<{ data_version: number }, []>("PRAGMA data_version");
  let freed: Promise<void> | null = null;

  function isLocked(): boolean {
    try {
      database.run("BEGIN IMMEDIATE");
      database.run("ROLLBACK");
      return false;
    } catch (error) {
      return isBusy(error);
    }
  }

  /** One looks for all that wait. */
  async function watch(): Promise<void> {
    let pause = LOOK_FIRST_MS;
    do {
      await Bun.sleep(pause);
      pause = Math.min(2 * pause, LOOK_LAST_MS);
    } while (isLocked());
    freed = null;
  }

  return {
    queries,
    foreignCommits: () => version.get()?.data_version ?? 0,
    serve: () => void database.run(`PRAGMA busy_timeout = ${HOLD_MS}`),
    isHeld: () => freed !== null,
    async whenFree(withinMs) {
      if (freed === null && !isLocked()) return true;
      freed ??= watch();
      return Promise.race([freed.then(() => true), Bun.sleep(withinMs).then(() => false)]);
    },
    close: () => {
      // Who reads it all the time, as Litestream does, would be waited for in vain; the log then stays, for the next start.
      database.run(`PRAGMA busy_timeout = ${END_WITHIN_MS}`);
      database.run("PRAGMA wal_checkpoint(TRUNCATE)");
      database.close(true);
    },
  };
}

/** Loads what it needs for itself alone: with node:crypto and its streams, 2 ms of every start. */
function migrate(queries: Queries, migrationsFolder: string): void {
  const migrator: typeof import("drizzle-orm/bun-sqlite/migrator") = require("drizzle-orm/bun-sqlite/migrator");
  migrator.migrate(queries, { migrationsFolder });
}

/** Loads what it needs for itself alone, as does `migrate`. */
function keepUpgradeCopy(file: string, step: number): void {
  const { keepCopy }: typeof import("./upgrade-copy") = require("./upgrade-copy");
  keepCopy(file, step, new Date());
}

/** When each migration inside this executable was made, in milliseconds. */
export function knownMigrations(folder: string): number[] {
  // Our own build wrote it.
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return journal.entries.map(({ when }) => when);
}
