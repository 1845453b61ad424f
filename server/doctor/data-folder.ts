import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readFileSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { sizeText } from "../../web/domain/size-text";
import { LEAST_TOKEN_LENGTH } from "../config";
import type { DataPaths } from "../data-folder";
import { freeBytes } from "../disk";
import { systemReason } from "../errors";
import { createPhotos } from "../modules/images/photos";
import { counted, type Finding, fail, ok, warn } from "./finding";

/** Windows keeps no such modes. */
export const HAS_MODES = process.platform !== "win32";
export const OTHERS = 0o077;

/** Less than this holds a few hundred reports and no more; SQLite's log alone grows to 4 MB. */
const LEAST_FREE_BYTES = 20e6;
/** What leaves weeks to act in. */
const AMPLE_BYTES = 200e6;

/**
 * Checks the data folder and its contents other than database, map and elevation. Creates nothing.
 * @param isNamed whether somebody named the folder, so that a missing one is more likely mistyped than new
 */
export async function checkDataFolder(paths: DataPaths, isNamed = false): Promise<Finding[]> {
  const what = `data folder ${paths.folder}`;
  try {
    if (!isThere(paths.folder)) {
      if (isNamed) return [fail(what, "there is no such folder; check --data")];
      return checkParent(what, paths.folder);
    }
    const stat = statSync(paths.folder);
    if (!stat.isDirectory()) return [fail(what, "it is not a folder; choose another with --data")];
    accessSync(paths.folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [
      checkOwner(what, stat),
      checkSpace(paths.folder),
      await checkPhotos(paths.photos),
      ...checkToken(paths.adminToken),
    ];
  } catch (error) {
    return [fail(what, `it cannot be used: ${systemReason(error)}; choose another with --data`)];
  }
}

/** Also for a dangling link. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** A folder that is not there yet: whether the first start can make it. */
function checkParent(what: string, folder: string): Finding[] {
  let parent = dirname(folder);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = systemReason(error);
    return [fail(what, `it cannot be made in ${parent}: ${reason}; choose another with --data`)];
  }
  return [ok(what, "nothing there yet; it is created at first start"), checkSpace(parent)];
}

function checkOwner(what: string, { mode, uid }: Stats): Finding {
  const owner = process.getuid?.() ?? uid;
  if (owner !== uid) {
    return warn(what, `it can be written to, but belongs to another account (number ${uid})`);
  }
  if (HAS_MODES && (mode & OTHERS) !== 0) {
    return warn(what, `other accounts can read it (mode ${octal(mode)}); set its mode to 0700`);
  }
  return ok(what, HAS_MODES ? `yours alone (mode ${octal(mode)})` : "it can be written");
}

const octal = (mode: number) => (mode & 0o7777).toString(8).padStart(4, "0");

/** Whether there is room for what is still to be written below a folder. */
export function checkSpace(folder: string): Finding {
  const free = freeBytes(folder);
  const what = "free disk space";
  const judge = () => {
    if (free < LEAST_FREE_BYTES)
      return fail(what, `${sizeText(free)}; the disk is full or nearly so, make room on it`);
    if (free < AMPLE_BYTES) return warn(what, `${sizeText(free)} only; make room on the disk soon`);
    return ok(what, sizeText(free));
  };
  return { ...judge(), line: "disk" };
}

/** By the very reader that shows them. */
async function checkPhotos(folder: string): Promise<Finding> {
  const what = `photographs ${folder}`;
  if (!existsSync(folder)) return ok(what, "none yet");
  if (!statSync(folder).isDirectory()) return warn(what, "not a folder, so no photograph is shown");
  const refused: string[] = [];
  const photos = createPhotos(
    folder,
    () => 0,
    (name, reason) => refused.push(name === "" ? reason : `${name}: ${reason}`),
  );
  // Some turn out to be none only once they are read whole.
  for (const photo of photos.listing().byName.values()) await photos.cleaned(photo);
  const shown = counted(photos.listing().byName.size, "photograph");
  if (refused.length === 0) return ok(what, shown);
  const more = refused.length > 1 ? `, and ${refused.length - 1} more` : "";
  return warn(what, `${shown}; not shown: ${refused[0]}${more}`);
}

/** The administrator's token, where a start has made one. */
function checkToken(file: string): Finding[] {
  if (!existsSync(file)) return [];
  const what = `administrator's token ${file}`;
  const { mode } = statSync(file);
  const again = "delete it, and the next start creates a new one";
  if (HAS_MODES && (mode & OTHERS) !== 0) {
    return [fail(what, `other accounts can read it (mode ${octal(mode)}); ${again}`)];
  }
  try {
    const { length } = readFileSync(file, "utf8").trim();
    if (length === 0) return [fail(what, `it is empty; ${again}`)];
    if (length < LEAST_TOKEN_LENGTH)
      return [fail(what, `it has fewer than ${LEAST_TOKEN_LENGTH} characters; ${again}`)];
  } catch (error) {
    return [fail(what, `it cannot be read: ${systemReason(error)}; ${again}`)];
  }
  return [ok(what, HAS_MODES ? `yours alone (mode ${octal(mode)})` : "there")];
}
