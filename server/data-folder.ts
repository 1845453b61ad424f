import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartError, systemReason } from "./errors";

/** Where things lie in a data folder, whether they are there or not. */
export interface DataPaths {
  folder: string;
  database: string;
  /** There once a database was set up here. */
  mark: string;
  /** Where a unit drops its own photographs of platforms. */
  photos: string;
  elevation: string;
  /** Where a unit drops its own report formats. */
  formats: string;
  adminToken: string;
  /** Keys and tokens of share and join. */
  share: string;
}

/** Names them without making anything. */
export function dataPaths(folder: string): DataPaths {
  const at = (name: string) => join(folder, name);
  return {
    folder,
    database: at("sightline.db"),
    mark: at(".set-up"),
    photos: at("photos"),
    elevation: at("elevation"),
    formats: at("formats"),
    adminToken: at("admin-token"),
    share: at("share"),
  };
}

/** A data folder that is there and can be used. */
export interface DataFolder {
  databaseFile: string;
  photosFolder: string;
  /** Whether a database was once set up here; then an empty one, or none, is a loss and no beginning. */
  wasSetUp: boolean;
  /** Remembers that the database has been set up. */
  markSetUp(): void;
}

const MARK_TEXT =
  "Sightline set up this folder. Keep this file beside sightline.db: while it exists, Sightline does not replace a lost database with an empty one.\n";

/**
 * Makes the data folder (mode 0700) or checks the one that is there: that it
 * can be read, and written to.
 * @throws StartError in one sentence that names the folder
 */
export function prepareDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (!statSync(path).isDirectory())
      throw new StartError(`The data folder ${path} is not a folder.`);
    accessSync(path, constants.R_OK | constants.X_OK);
    tryWriting(path);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = systemReason(error, { EEXIST: "it is not a folder" });
    throw new StartError(`The data folder ${path} cannot be used: ${reason}.`);
  }
  const { database, mark, photos } = dataPaths(path);
  makePhotosFolder(photos);
  return {
    databaseFile: database,
    photosFolder: photos,
    wasSetUp: existsSync(mark),
    markSetUp: () => markSetUp(mark),
  };
}

/** Remembers that a folder's database has been set up. */
export function markSetUp(mark: string): void {
  if (!existsSync(mark)) writeFileSync(mark, MARK_TEXT, { mode: 0o600 });
}

/** Permissions alone are not enough: a read-only file system refuses root as well. */
function tryWriting(path: string): void {
  const probe = join(path, `.probe-${process.pid}`);
  writeFileSync(probe, "");
  unlinkSync(probe);
}

/** Whatever lies in its place is left alone: reports can be kept without photographs. */
function makePhotosFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch {
    // It is there already, or listing it will say that it cannot be read.
  }
}
