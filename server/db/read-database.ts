import { constants, Database } from "bun:sqlite";
import { existsSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** How long another program's lock is waited for, in milliseconds. */
const BUSY_TIMEOUT_MS = 500;

/**
 * Reads a database without changing a byte of it, also while a server writes to it: what
 * lies in its log (`-wal`) is seen, and not written back.
 * @param read may be called twice
 * @throws what SQLite says
 */
export function readDatabase<Result>(file: string, read: (database: Database) => Result): Result {
  // Without a log nobody has it open, and it can be read as it lies; the ordinary way would
  // leave an empty log beside it. A server that starts meanwhile shows, and makes that void.
  const before = stateOf(file);
  if (before !== null) {
    const outcome = attempt(() => readWith(openUntouched(file), read));
    if (stateOf(file) === before) return outcome();
  }
  return readWith(new Database(file, { readonly: true }), read);
}

/** The bytes of a database with its log, as they lie on the disk; 0 where it is not there. */
export function databaseBytes(file: string): number {
  const sizeOf = (part: string) => statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  return sizeOf(file) + sizeOf(`${file}-wal`);
}

/** Distinguishes the contents of a closed file; null while it is open somewhere, or was not closed. */
function stateOf(file: string): string | null {
  if (existsSync(`${file}-wal`)) return null;
  const { size, mtimeMs, ino } = statSync(file);
  return `${size} ${mtimeMs} ${ino}`;
}

/** Opens it without locks and without a log beside it. */
function openUntouched(file: string): Database {
  const address = `${pathToFileURL(file).href}?immutable=1`;
  return new Database(address, constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI);
}

function readWith<Result>(database: Database, read: (database: Database) => Result): Result {
  try {
    database.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return read(database);
  } finally {
    database.close();
  }
}

/** Runs it now, and answers or throws later. */
function attempt<Result>(run: () => Result): () => Result {
  try {
    const result = run();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
