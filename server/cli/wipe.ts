import { Database } from "bun:sqlite";
import { existsSync, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { FOLDERS, filesIn, filesText, isFolder, namesText, ownMaps } from "../backup/contents";
import { dataPaths } from "../data-folder";
import { COMPANIONS, isPassingCopy } from "../db/database-copy";
import { newestMigrationIn } from "../db/inspect-database";
import { readDatabase } from "../db/read-database";
import { isUpgradeCopy } from "../db/upgrade-copy";
import { contentsOf } from "../doctor/contents";
import { isBusy, StartError, systemReason } from "../errors";
import { stagingOf } from "./restore";

export interface WipeOptions {
  /** Whether nobody is asked. */
  yes: boolean;
  /** Whether the unit's own maps and heights go too. */
  withMaps: boolean;
}

interface Terminal {
  print(line: string): void;
  /** @returns what was typed; "" where nobody can answer */
  ask(question: string): Promise<string>;
}

const BUSY_WITHIN_MS = 500;

/**
 * Removes what Sightline has kept in a data folder, once that is confirmed, and says what it leaves.
 * @throws StartError with one sentence
 */
export async function wipe(
  dataFolder: string,
  { yes, withMaps }: WipeOptions,
  { print, ask }: Terminal,
): Promise<void> {
  checkOurs(dataFolder);
  checkUnused(dataFolder);
  const maps = ownMaps(dataFolder);
  print(`In ${dataFolder}: ${holds(dataFolder)}.`);
  if (!yes) {
    print("Sightline's own files in it are removed, and cannot be brought back without a backup.");
    const word = (await ask("Type WIPE to remove them: ")).trim().toUpperCase();
    if (word !== "WIPE") throw new StartError("Nothing was removed.");
  }
  const isAsked = maps.length > 0 && !yes && !withMaps;
  const question = `Own maps and heights: ${namesText(maps)}. Type MAPS to remove them too, Enter to keep them: `;
  const alsoMaps = withMaps || (isAsked && (await ask(question)).trim().toUpperCase() === "MAPS");

  // A server may have been started while the question stood.
  checkUnused(dataFolder);
  if (alsoMaps) for (const name of maps) remove(join(dataFolder, name));
  for (const path of ownPaths(dataFolder)) remove(path);
  print("Sightline's own files are removed.");
  const left = readdirSync(dataFolder).sort();
  print(left.length === 0 ? "Nothing is left in it." : `Left in it: ${namesText(left)}.`);
  print(
    "The disk's old blocks are not overwritten: only a disk that is encrypted keeps others from reading them. Backups, exports and what browsers keep lie elsewhere.",
  );
}

/** What is there, in words. */
function holds(dataFolder: string): string {
  const names = FOLDERS.flatMap((folder) => filesIn(dataFolder, folder).files);
  return `${databaseHolds(dataPaths(dataFolder).database)}${filesText(names)}`;
}

function databaseHolds(database: string): string {
  if (!existsSync(database)) return "no database";
  try {
    return readDatabase(database, contentsOf);
  } catch {
    return "a database that cannot be read";
  }
}

/** @throws StartError for a folder that no Sightline has set up */
function checkOurs(dataFolder: string): void {
  const { mark, database } = dataPaths(dataFolder);
  if (!isFolder(dataFolder))
    throw new StartError(`There is no folder ${dataFolder}: check --data.`);
  if (existsSync(mark) || isOurs(database)) return;
  throw new StartError(
    `No Sightline has set up ${dataFolder}, and nothing was removed: check --data.`,
  );
}

function isOurs(database: string): boolean {
  try {
    return existsSync(database) && (readDatabase(database, newestMigrationIn) ?? 0) > 0;
  } catch {
    return false;
  }
}

/** @throws StartError while a server or a command has the database open */
function checkUnused(dataFolder: string): void {
  const { database } = dataPaths(dataFolder);
  if (!lstatSync(database, { throwIfNoEntry: false })?.isFile()) return;
  try {
    using held = new Database(database, { readwrite: true, create: false });
    held.run(`PRAGMA busy_timeout = ${BUSY_WITHIN_MS}`);
    // Whoever has it open, even at rest, then stands in the way.
    held.run("PRAGMA locking_mode = EXCLUSIVE");
    held.run("BEGIN EXCLUSIVE");
    held.run("ROLLBACK");
  } catch (error) {
    // One that is damaged, which no server can have open, is removed like any other.
    if (isBusy(error))
      throw new StartError(`The folder ${dataFolder} is in use: stop Sightline first.`);
  }
}

/** All that Sightline writes, the mark last: until it is gone a wipe that failed can be run again. */
function ownPaths(dataFolder: string): string[] {
  const { database, formats, photos, adminToken, share, mark } = dataPaths(dataFolder);
  const copies = readdirSync(dataFolder).filter(
    (name) => isUpgradeCopy(name) || isPassingCopy(name) || PROBE.test(name),
  );
  return [
    ...COMPANIONS.map((companion) => database + companion),
    ...[formats, photos, adminToken, share],
    ...copies.map((name) => join(dataFolder, name)),
    ...Object.values(stagingOf(dataFolder)).flatMap((staging) => [staging, `${staging}-lock`]),
    mark,
  ];
}

/** What a start that was killed while it tried the folder has left. */
const PROBE = /^\.probe-\d+$/;

/** Of a link the link alone. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    const reason = systemReason(error, { EBUSY: "another program has it open" });
    throw new StartError(`${path} cannot be removed: ${reason}. Run it again once that is mended.`);
  }
}
