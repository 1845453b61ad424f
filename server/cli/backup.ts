import { existsSync, lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sizeText } from "../../web/domain/size-text";
import { noteCommand } from "../access/audit";
import { FOLDERS, filesText, isWithin, namesText } from "../backup/contents";
import { writeBackup } from "../backup/write-backup";
import { dataPaths } from "../data-folder";
import { COMPANIONS, isPassingCopy, NameTaken } from "../db/database-copy";
import { RESTORE_REMEDY, unusable } from "../db/inspect-database";
import { errorCode, isDiskFull, StartError, systemReason } from "../errors";
import { isInNetwork } from "../modules/network/share-folder";

/**
 * Writes a backup of the database, the report formats and the photographs, also while a server runs on the same data
 * folder: everything that was acknowledged before is in it. It gets its name once it is whole and checked.
 * What an earlier backup under that name left when it was killed is removed.
 * @returns what was done, and what is not in it, in a line each
 * @throws StartError with one sentence; nothing is left behind
 */
export async function backUp(file: string, dataFolder: string): Promise<string> {
  const { database, adminToken, share } = dataPaths(dataFolder);
  try {
    checkTarget(file, dataFolder);
    checkSource(database, dataFolder);
    const isKin = (name: string) => name === basename(file);
    const written = await writeBackup(database, dataFolder, { to: file, isKin });
    // The server notes by itself what it sends.
    if (!isPassingCopy(basename(file))) noteCommand(database, "backup-made", basename(file));
    const { bytes, holds, files, others, maps } = written;
    return [
      `Backed up to ${file} (${sizeText(bytes)}): ${holds}${filesText(files)}.`,
      ...(maps.length > 0 ? [`Not in it, copy them yourself: ${namesText(maps)}.`] : []),
      ...(others.length > 0
        ? [`Left out, for they cannot be read as files: ${namesText(others)}.`]
        : []),
      ...(existsSync(adminToken) ? [NO_TOKEN] : []),
      ...(isInNetwork(share) ? [NO_SHARE] : []),
    ].join("\n");
  } catch (error) {
    throw sentenceFor(error, file, database);
  }
}

const NO_TOKEN =
  "The administrator's token is not in it: the first start after a restore makes a new one.";

const NO_SHARE =
  "Keys and tokens of other laptops (share/) are not in it: after a restore each joins again, or copy that folder yourself.";

function checkTarget(file: string, dataFolder: string): void {
  const { database } = dataPaths(dataFolder);
  if (COMPANIONS.some((companion) => isSamePlace(file, database + companion))) {
    throw new StartError(`The file ${file} is the database's own: choose another name.`);
  }
  const folder = FOLDERS.find((each) => liesIn(file, join(dataFolder, each)));
  if (folder !== undefined)
    throw new StartError(
      `The folder ${folder} is part of the backup: choose another one for ${file}.`,
    );
  const found = lookAt(file);
  if (found?.isDirectory()) throw new StartError(`${file} is a folder: name a file in it.`);
  if (found) throw taken(file);
}

function liesIn(file: string, folder: string): boolean {
  try {
    return isWithin(realpathSync(dirname(file)), realpathSync(folder));
  } catch {
    return false;
  }
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
  new StartError(`The database ${database} is damaged and was not backed up: ${RESTORE_REMEDY}.`);

const taken = (file: string) =>
  new StartError(`The file ${file} exists already: choose another name.`);

const OF_BACKUP = {
  ENOENT: "its folder does not exist",
  EEXIST: "another backup with this name is running",
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
    : systemReason(error, OF_BACKUP, "the disk failed to write");
  return new StartError(`The backup ${file} cannot be written: ${reason}.`);
}
