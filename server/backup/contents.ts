import { readdirSync, statSync } from "node:fs";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import { dataPaths } from "../data-folder";
import { counted } from "../doctor/finding";

/** The database's name in a backup, and in a data folder. */
export const DATABASE = basename(dataPaths("").database);
/** The last file of a backup: what is in it, with checksums. */
export const MANIFEST = "manifest.json";
/** The folders that a backup holds. */
export const FOLDERS = ["formats", "photos"] as const;

/** What the manifest says of a backup. */
export interface Manifest {
  /** The way in which backups are made; a newer one may be made in another. */
  sightlineBackup: number;
  /** The version that made it. */
  version: string;
  /** When, in ISO 8601. */
  madeAt: string;
  files: { name: string; bytes: number; sha256: string }[];
  /** The unit's own maps and heights, which are not in it. */
  notIncluded: string[];
}

export const MANIFEST_FORMAT = 1;

/** The files in one of the folders, as a backup names them, and what lies there that is none: links, above all. */
export function filesIn(dataFolder: string, folder: string): { files: string[]; others: string[] } {
  const found = { files: [] as string[], others: [] as string[] };
  // Not `recursive`, which would follow links out of the folder.
  const walk = (name: string) => {
    for (const entry of readdirSync(join(dataFolder, name), { withFileTypes: true })) {
      const path = `${name}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.files.push(path);
      else found.others.push(path);
    }
  };
  if (isFolder(join(dataFolder, folder))) walk(folder);
  return { files: found.files.sort(), others: found.others.sort() };
}

/** Also for a link that leads to one, as the server follows it. */
export const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A unit's own maps and heights in its data folder. */
export function ownMaps(dataFolder: string): string[] {
  return readdirSync(dataFolder)
    .filter((name) => /\.(pm|mb)tiles$/i.test(name) || name === "elevation")
    .sort();
}

/** Names one after another, the first ten of many. */
export function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`.replace(
    /[\p{Cc}\p{Cf}]/gu,
    "?",
  );
}

const MOST_NAMED = 10;

/** `2 files in formats/, 1 file in photos/`, with what comes before; nothing where there are none. */
export function filesText(names: readonly string[]): string {
  const texts = FOLDERS.flatMap((folder) => {
    const count = names.filter((name) => name.startsWith(`${folder}/`)).length;
    return count === 0 ? [] : [`${counted(count, "file")} in ${folder}/`];
  });
  return texts.map((text) => `, ${text}`).join("");
}

/** Whether a path lies below a folder, or is it. */
export function isWithin(path: string, folder: string): boolean {
  const between = relative(folder, path);
  return !isAbsolute(between) && between.split(sep, 1)[0] !== "..";
}
