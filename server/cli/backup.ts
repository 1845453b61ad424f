import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sizeText } from "../../web/domain/size-text";
import { noteCommand } from "../access/audit";
import { dataPaths } from "../data-folder";
import { COMPANIONS, copyDatabase, isPassingCopy, NameTaken } from "../db/database-copy";
import { unusable } from "../db/inspect-database";
import { contentsOf } from "../doctor/contents";
import { errorCode, isDiskFull, StartError, systemReason } from "../errors";

/**
 * Writes a consistent copy of the database, also while a server runs on the same data folder:
 * everything that was acknowledged before is in it. It gets its name once it is whole and checked.
 * What an earlier backup under that name left when it was killed is removed.
 * @returns what was done, in one line
 * @throws StartError with one sentence; nothing is left behind
 */
export function backUp(file: string, dataFolder: string): string {
  const { database } = dataPaths(dataFolder);
  try {
    checkTarget(file, database);
    checkSource(database, dataFolder);
    const isKin = (name: string) => name === basename(file);
    const { bytes, seen } = copyDatabase({ database, to: file, isKin, look: contentsOf });
    // The server notes by itself what it sends.
    if (!isPassingCopy(basename(file))) noteCommand(database, "backup-made", basename(file));
    return `Backed up to ${file} (${sizeText(bytes)}): ${seen}.`;
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

/** Also if neither file exists, and if links lead to the folder. */
function isSamePlace(one: string, other: string): boolean {
  try {
    const paths = [one, other].map((file) => join(realpathSync(dirname(file)), basename(file)));
    return paths[0] === paths[1];
  } catch {
    return false;
  }
}

/** What is at a path, including a dangling link; undefined for nothing. */
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

const damaged = (database: string) =>
  new StartError(
    `The database ${database} is damaged and was not backed up: restore an earlier backup over it.`,
  );

const taken = (file: string) =>
  new StartError(`The file ${file} exists already: choose another name.`);

const OF_BACKUP = {
  ENOENT: "its folder does not exist",
  EEXIST: "another backup of that name has just begun; run it again",
};

/** What SQLite says is of the database, what the system says is of the backup. */
function sentenceFor(error: unknown, file: string, database: string): StartError {
  if (error instanceof StartError) return error;
  if (error instanceof NameTaken) return taken(file);
  const code = errorCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damaged(database);
  if (code.startsWith("SQLITE_") && !isDiskFull(code)) return unusable(database, error);
  const reason = isDiskFull(code)
    ? "the disk is full"
    : systemReason(error, OF_BACKUP, "the disk does not keep what is written");
  return new StartError(`The backup ${file} cannot be written: ${reason}.`);
}
