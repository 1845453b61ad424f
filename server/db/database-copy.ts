import { Database } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { readDatabase } from "./read-database";

/** What SQLite keeps beside a database. */
export const COMPANIONS: readonly string[] = ["", "-wal", "-shm", "-journal"];

/** A copy is written as `<name>.<16 hexadecimal digits>.part`, whose lock lies beside it. */
const LOCK = /^(.+)\.[0-9a-f]{16}\.part-lock$/;
const lockOf = (part: string) => `${part}-lock`;

/** A backup that the server sends to the administrator and then removes. */
export const passingCopy = (folder: string) =>
  join(folder, `download-${crypto.randomUUID().replaceAll("-", "")}.tar`);

/** With what it is made from, and as earlier versions named it. */
const PASSING = /^download-[0-9a-f]{32}\.(db|tar)([.-].+)?$/;

export const isPassingCopy = (name: string) => PASSING.test(name);

/** The copy of a database that goes into a file which is written as this part. */
export const databaseOf = (part: string) => `${part}-db`;

const LOCK_TRIES = 3;
/** Another backup's sweep may hold a lock for a moment, in milliseconds. */
const LOCK_WITHIN_MS = 1000;

/** The database is damaged, and no copy was made of it. */
class DamagedDatabase extends Error {
  readonly code = "SQLITE_CORRUPT";
}

/** Others that copy to the same name came first, again and again. */
class NoLock extends Error {
  readonly code = "EEXIST";
}

/** A file has the copy's name already. */
export class NameTaken extends Error {}

export interface PartOptions {
  /** The file; it must not be there yet. */
  to: string;
  /** Whether leftovers of an unfinished file with such a name are removed. */
  isKin(name: string): boolean;
}

/**
 * Begins a file under another name: `part` is empty, and only its owner may read it. `finish` gives it its own name once
 * it is whole and on the disk; without that nothing is left behind.
 * @throws what the system says; `finish` throws NameTaken as well
 */
export function beginFile({ to, isKin }: PartOptions) {
  removeLeftParts(dirname(to), isKin);
  const { part, lock } = makePart(to);
  return {
    part,
    finish: () => finish(part, to),
    [Symbol.dispose]: () => removePart(part, lock),
  };
}

/** An empty file that only its owner may read, with a lock that is held until it is done or its process ends. */
function makePart(to: string): { part: string; lock: Database } {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const part = `${to}.${randomHex()}.part`;
    closeSync(openSync(lockOf(part), "wx", 0o600));
    const lock = hold(lockOf(part), LOCK_WITHIN_MS);
    if (lock !== null) {
      try {
        closeSync(openSync(part, "wx", 0o600));
        return { part, lock };
      } catch (error) {
        removePart(part, lock);
        throw error;
      }
    }
    // Another copy of this name took the new lock for one that was left behind.
    rmSync(lockOf(part), { force: true });
  }
  throw new NoLock();
}

const randomHex = () => Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString("hex");

/**
 * The system gives a lock back when its process ends, however it ends, and keeps it across containers, which a
 * process's number does not: in them it is always 1.
 * @returns the lock; null if somebody else has it
 */
export function hold(file: string, withinMs: number): Database | null {
  let lock: Database | undefined;
  try {
    lock = new Database(file, { readwrite: true, create: false });
    lock.run(`PRAGMA busy_timeout = ${withinMs}`);
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
    if (existsSync(file)) return lock;
  } catch {
    // In use, or gone.
  }
  lock?.close();
  return null;
}

/** Removes what copies that were killed left behind; what one that still runs is writing stays. */
function removeLeftParts(folder: string, isKin: (name: string) => boolean): void {
  for (const name of namesIn(folder)) {
    const kin = LOCK.exec(name)?.[1];
    if (kin === undefined || !isKin(kin)) continue;
    const file = join(folder, name);
    const lock = hold(file, 0);
    if (lock !== null) removePart(file.replace(/-lock$/, ""), lock);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Anyone who makes the part says what is wrong with the folder.
    return [];
  }
}

/** The lock goes last: without one nothing counts as a part. */
function removePart(part: string, lock: Database): void {
  for (const companion of COMPANIONS)
    for (const file of [part, databaseOf(part)]) rmSync(file + companion, { force: true });
  lock.close();
  rmSync(lockOf(part), { force: true });
}

/**
 * Copies a database into an empty file, also while a server writes to it, and checks the copy.
 * @param look looks into the copy
 * @throws DamagedDatabase, or what SQLite says
 */
export function copyInto<Result>(
  part: string,
  database: string,
  look: (copy: Database) => Result,
): Result {
  readDatabase(database, (source) => {
    // From a first attempt that a starting server invalidated.
    truncateSync(part);
    // A damaged index is passed over by the copy, and a start would refuse the original.
    const [row] = source.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").all();
    if (row?.quick_check !== "ok") throw new DamagedDatabase();
    // Sorting indexes could otherwise leave reports in the system's folder for passing files.
    source.run("PRAGMA temp_store = MEMORY");
    source.run("VACUUM INTO ?", [part]);
  });
  return readDatabase(part, (copy) => {
    const [row] = copy.query<{ integrity_check: string }, []>("PRAGMA integrity_check").all();
    if (row?.integrity_check !== "ok") throw new Error("The copy is damaged.");
    return look(copy);
  });
}

/** On the disk first, then under its name: a power cut leaves a whole copy or none. */
function finish(part: string, to: string): void {
  sync(part, "r+");
  if (lstatSync(to, { throwIfNoEntry: false })) throw new NameTaken(basename(to));
  renameSync(part, to);
  syncFolder(dirname(to));
}

export function syncFolder(path: string): void {
  try {
    sync(path, "r");
  } catch {
    // Windows, and some disks over a network, sync no folders.
  }
}

/** Has the disk keep a file ("r+") or a folder ("r"). */
export function sync(path: string, flags: string): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
