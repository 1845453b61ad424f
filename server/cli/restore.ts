import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DATABASE, FOLDERS, filesText, namesText } from "../backup/contents";
import { type Unpacked, unpack } from "../backup/unpack";
import { dataPaths, markSetUp } from "../data-folder";
import { COMPANIONS, hold, syncFolder } from "../db/database-copy";
import { errorCode, isDiskFull, StartError, systemReason } from "../errors";

/**
 * Puts a backup into a data folder that is new, or that holds no database, formats or photographs. All of it is
 * unpacked and checked beside its place first, so that one that is broken off leaves the folder as it was.
 * @returns what was done, and what is still to do, in a line each
 * @throws StartError with one sentence
 */
export async function restore(file: string, dataFolder: string): Promise<string> {
  try {
    checkFree(dataFolder);
    const { holds, manifest } = await restoreInto(dataFolder, file);
    const names = manifest?.files.map(({ name }) => name) ?? [];
    const missing =
      manifest?.notIncluded.filter((name) => !existsSync(join(dataFolder, name))) ?? [];
    const made = manifest ? ` (made at ${manifest.madeAt} by Sightline ${manifest.version})` : "";
    return [
      `Restored ${file}${made} to ${dataFolder}: ${holds}${filesText(names)}.`,
      ...(missing.length > 0 ? [`Not in it, copy them yourself: ${namesText(missing)}.`] : []),
      ...(existsSync(dataPaths(dataFolder).adminToken)
        ? []
        : ["The administrator's token is not in it: the first start makes a new one."]),
    ].join("\n");
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = isDiskFull(errorCode(error))
      ? "the disk is full"
      : systemReason(error, { ENOENT: "the folder around it does not exist" });
    throw new StartError(`The backup cannot be put into ${dataFolder}: ${reason}.`);
  }
}

/** @throws StartError unless there is nothing that a restore would write over */
function checkFree(dataFolder: string): void {
  const found = lstatSync(dataFolder, { throwIfNoEntry: false });
  if (!found) return;
  if (!statSync(dataFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`${dataFolder} is not a folder: choose another with --data.`);
  const { database } = dataPaths(dataFolder);
  const remedy = "stop Sightline and move that folder away, or name a new one with --data";
  if (COMPANIONS.some((companion) => isThere(database + companion)))
    throw new StartError(`The folder ${dataFolder} holds a database already: ${remedy}.`);
  for (const folder of FOLDERS)
    if (!isEmpty(join(dataFolder, folder)))
      throw new StartError(`The folder ${dataFolder} holds ${folder} already: ${remedy}.`);
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const isEmpty = (path: string) =>
  !isThere(path) || (lstatSync(path).isDirectory() && readdirSync(path).length === 0);

/** Where a restore unpacks: beside a new folder, and inside one that is there, whose surroundings may be closed to us. */
export const stagingOf = (dataFolder: string) => ({
  beside: `${dataFolder}.restoring`,
  inside: join(dataFolder, ".restoring"),
});

async function restoreInto(dataFolder: string, file: string): Promise<Unpacked> {
  const isNew = !existsSync(dataFolder);
  const { beside, inside } = stagingOf(dataFolder);
  const staging = isNew ? beside : inside;
  // The system gives the lock back however a process ends; what a killed one left is then removed.
  const lockFile = `${staging}-lock`;
  closeSync(openSync(lockFile, "a", 0o600));
  const lock = hold(lockFile, 0);
  if (lock === null) throw new StartError(`Another restore into ${dataFolder} is running.`);
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    const unpacked = await unpack(file, staging);
    chmodSync(join(staging, DATABASE), 0o600);
    markSetUp(dataPaths(staging).mark);
    syncFolder(staging);
    if (isNew) renameSync(staging, dataFolder);
    else moveInto(dataFolder, staging);
    syncFolder(dirname(dataFolder));
    return unpacked;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    lock.close();
    rmSync(lockFile, { force: true });
  }
}

/** The database last: without one nothing is restored, and nothing that was there has changed. */
function moveInto(dataFolder: string, staging: string): void {
  checkFree(dataFolder);
  const names = readdirSync(staging).filter((name) => name !== DATABASE);
  for (const name of [...names, DATABASE]) {
    const to = join(dataFolder, name);
    if (FOLDERS.some((folder) => folder === name) && isThere(to)) rmdirSync(to);
    renameSync(join(staging, name), to);
  }
  syncFolder(dataFolder);
}
