import type { Database } from "bun:sqlite";
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { dataPaths } from "../data-folder";
import { errorCode, isBusy, isDiskFull, StartError } from "../errors";
import { readDatabase } from "./read-database";

/** How a database of SQLite's begins. */
export const MAGIC = "SQLite format 3\0";

/** What to do about a database that is lost. */
export const RESTORE_REMEDY = 'move the folder away and run "sightline restore" with a backup';

/** What this executable and the data folder say about the database that should be there. */
export interface Expected {
  /** When the newest migration that this executable knows was made, in milliseconds. */
  newestMigration: number;
  /** Whether the folder has held a database before. */
  wasSetUp: boolean;
}

/**
 * Looks at a database file before anything writes to it.
 * @returns when the newest migration that it has seen was made, in milliseconds; 0 of a new one
 * @throws StartError that names the file and what to do; the file is left as it was
 */
export function inspectDatabase(file: string, expected: Expected): number {
  if (!existsSync(file)) {
    if (!expected.wasSetUp) return 0;
    throw new StartError(
      `The database ${file} is missing, although one was set up here: put it back, or ${RESTORE_REMEDY}, or delete ${markOf(file)} to start with an empty one.`,
    );
  }
  const stat = statSync(file);
  if (!stat.isFile()) throw new StartError(`The database ${file} is not a file: move it away.`);
  if (stat.size === 0) {
    if (!expected.wasSetUp) return 0;
    throw new StartError(
      `The database ${file} is empty, but held reports before: ${RESTORE_REMEDY}, or delete it and ${markOf(file)} to start with a new one.`,
    );
  }
  if (!hasSqliteHeader(file)) throw damaged(file);

  try {
    return readDatabase(file, (database) => {
      checkPages(database, file);
      return checkSchema(database, file, expected.newestMigration);
    });
  } catch (error) {
    throw error instanceof StartError ? error : unusable(file, error);
  }
}

/** What says that a database was set up; while it is there, no empty one is made in its place. */
const markOf = (file: string) => dataPaths(dirname(file)).mark;

/** A fault of SQLite's while the server starts, as a sentence. */
export function unusable(file: string, error: unknown): StartError {
  const code = errorCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damaged(file);
  if (isBusy(error)) {
    return new StartError(`The database ${file} is locked by another program: close that first.`);
  }
  if (isDiskFull(code)) {
    return new StartError(`The database ${file} cannot grow: the disk is full.`);
  }
  return new StartError(
    `The database ${file} cannot be opened and written: check that it is yours, that it is not read-only, and that the disk is not full.`,
  );
}

function damaged(file: string): StartError {
  return new StartError(
    `The database ${file} is damaged: ${RESTORE_REMEDY}, or move the database away and delete ${markOf(file)} to start with a new one.`,
  );
}

function hasSqliteHeader(file: string): boolean {
  const header = Buffer.alloc(MAGIC.length);
  try {
    const descriptor = openSync(file, "r");
    try {
      readSync(descriptor, header, 0, header.length, 0);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw unusable(file, error);
  }
  return header.toString("latin1") === MAGIC;
}

function checkPages(database: Database, file: string): void {
  const [row] = database.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").all();
  if (row?.quick_check !== "ok") throw damaged(file);
}

function checkSchema(database: Database, file: string, newestKnown: number): number {
  const seen = newestMigrationIn(database);
  if (seen === null) {
    throw new StartError(`The file ${file} is another program's database: move it away.`);
  }
  if (seen > newestKnown) {
    throw new StartError(
      `The database ${file} was written by a newer Sightline: start that one, or choose another folder with --data.`,
    );
  }
  return seen;
}

/**
 * When the newest migration that a database has seen was made, in milliseconds; 0 of a new one, null of another
 * program's.
 */
export function newestMigrationIn(database: Database): number | null {
  const tables = database
    .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map((row) => row.name);
  if (tables.length === 0) return 0;
  if (!tables.includes("__drizzle_migrations")) return null;
  const newest = database
    .query<{ at: number | null }, []>("SELECT max(created_at) AS at FROM __drizzle_migrations")
    .get();
  return Number(newest?.at ?? 0);
}
