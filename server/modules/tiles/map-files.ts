import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type UnusedFile, unreadMap } from "../../archive/unread";

/** Where maps may be found. */
export interface MapLocations {
  /** What `--map` names; null without it. */
  given: string | null;
  /** Where a unit drops its own archive, which counts without `--map`; it need not be there. */
  ownFolder: string;
  /** A file that may lie there as well and is no map; null if there is none. */
  elevation: string | null;
}

/** What a system hides in a folder, such as the `._name` that a Mac leaves beside each file, does not count. */
const ARCHIVE_NAME = /^[^.].*\.(pm|mb)tiles$/i;

/** The archives that there are, the newest first, and what lies beside them that is of the kind and not read. */
export function mapFiles({ given, ownFolder, elevation }: MapLocations): {
  archives: string[];
  others: UnusedFile[];
} {
  if (given !== null) return { archives: [given], others: [] };
  const names = filesIn(ownFolder);
  const archives = names
    .filter((name) => ARCHIVE_NAME.test(name))
    .map((name) => join(ownFolder, name))
    .filter((path) => path !== elevation)
    .map((path) => ({ path, modified: modifiedAt(path) ?? Number.NaN }))
    .filter(({ modified }) => !Number.isNaN(modified))
    .sort((one, other) => other.modified - one.modified)
    .map(({ path }) => path);
  return { archives, others: names.flatMap((name) => unreadMap(name) ?? []) };
}

/** When a file was last changed, in milliseconds; null for a folder, and for what is gone. */
function modifiedAt(path: string): number | null {
  // A link counts as its target; a dangling one is reported as broken later.
  for (const look of [statSync, lstatSync]) {
    try {
      const found = look(path);
      return found.isDirectory() ? null : found.mtimeMs;
    } catch {}
  }
  return null;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    // Anyone who sets up the folder says that it cannot be read.
    return [];
  }
}
