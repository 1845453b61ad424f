import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  truncateSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { sizeText } from "../web/domain/size-text";
import { placesIn } from "./data-folder";
import { unusable } from "./db/inspect";
import { readDatabase } from "./db/read-database";
import { contentsOf } from "./doctor/contents";
import { faultCode, isDiskFull, StartError, systemReason } from "./errors";

/** What SQLite keeps beside a database. */
const COMPANIONS = ["", "-wal", "-shm", "-journal"];

/**
 * Writes a consistent copy of the database, also while a server runs on the same data folder:
 * everything that was acknowledged before is in it. It gets its name once it is whole and checked.
 * @returns what was done, in one line
 * @throws StartError with one sentence; nothing is left behind
 */
export function backUp(file: string, dataFolder: string): string {
  const { database } = placesIn(dataFolder);
  const part = `${file}.${process.pid}.part`;
  try {
    checkTarget(file, database);
    checkSource(database, dataFolder);
    makePart(part);
    try {
      copyInto(part, database);
      const holds = checkCopy(part);
      const { size } = statSync(part);
      finish(part, file);
      return `Backed up to ${file} (${sizeText(size)}): ${holds}.`;
    } finally {
      for (const companion of COMPANIONS) rmSync(part + companion, { force: true });
    }
  } catch (error) {
    throw sentenceFor(error, file, database);
  }
}

function checkTarget(file: string, database: string): void {
  if (COMPANIONS.some((companion) => isSamePlace(file, database + companion))) {
    throw new StartError(`The file ${file} is the database's own: choose another name.`);
  }
  const found = lookAt(file);
  if (found?.isDirectory()) throw new StartError(`${file} is a folder: name a file in it.`);
  if (found) throw taken(file);
}

/** Also where neither file is there, and where links lead to the folder. */
function isSamePlace(one: string, other: string): boolean {
  try {
    const places = [one, other].map((file) => join(realpathSync(dirname(file)), basename(file)));
    return places[0] === places[1];
  } catch {
    return false;
  }
}

/** What is at a path, a link that leads nowhere as well; undefined for nothing. */
const lookAt = (path: string) => lstatSync(path, { throwIfNoEntry: false });

function checkSource(database: string, dataFolder: string): void {
  let found: Stats | undefined;
  try {
    found = statSync(database, { throwIfNoEntry: false });
  } catch (error) {
    throw unusable(database, error);
  }
  if (!found) throw new StartError(`There is no database in ${dataFolder}: check --data.`);
  if (!found.isFile()) throw new StartError(`The database ${database} is not a file.`);
  if (found.size === 0) {
    throw new StartError(`The database ${database} is empty: there is nothing to back up.`);
  }
}

/** An empty file that only its owner may read, which SQLite then fills. */
function makePart(part: string): void {
  closeSync(openSync(part, "wx", 0o600));
}

function copyInto(part: string, database: string): void {
  readDatabase(database, (source) => {
    // Of a first attempt that a starting server made void.
    truncateSync(part);
    // A damaged index is passed over by the copy, and a start would refuse the original.
    const [row] = source.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").all();
    if (row?.quick_check !== "ok") throw damaged(database);
    // Sorting indexes could otherwise leave reports in the system's folder for passing files.
    source.run("PRAGMA temp_store = MEMORY");
    source.run("VACUUM INTO ?", [part]);
  });
}

const damaged = (database: string) =>
  new StartError(
    `The database ${database} is damaged and was not backed up: restore an earlier backup over it.`,
  );

/** Reads it back. @returns what it holds, in words */
function checkCopy(part: string): string {
  return readDatabase(part, (copy) => {
    const [row] = copy.query<{ integrity_check: string }, []>("PRAGMA integrity_check").all();
    if (row?.integrity_check !== "ok") throw new Error("The copy is damaged.");
    return contentsOf(copy);
  });
}

/** On the disk first, then under its name: a power cut leaves a whole backup or none. */
function finish(part: string, file: string): void {
  sync(part, "r+");
  if (lookAt(file)) throw taken(file);
  renameSync(part, file);
  try {
    sync(dirname(file), "r");
  } catch {
    // Windows, and some disks over a network, sync no folders.
  }
}

const taken = (file: string) =>
  new StartError(`The file ${file} exists already: choose another name.`);

function sync(path: string, flags: string): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const OF_BACKUP = { ENOENT: "its folder does not exist" };

/** What SQLite says is of the database, what the system says is of the backup. */
function sentenceFor(error: unknown, file: string, database: string): StartError {
  if (error instanceof StartError) return error;
  const code = faultCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damaged(database);
  if (code.startsWith("SQLITE_") && !isDiskFull(code)) return unusable(database, error);
  const reason = isDiskFull(code)
    ? "the disk is full"
    : systemReason(error, OF_BACKUP, "the disk does not keep what is written");
  return new StartError(`The backup ${file} cannot be written: ${reason}.`);
}
