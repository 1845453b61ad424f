import { lstatSync, readdirSync, statSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { counted } from "../doctor/finding";

/** The database's name in a backup, and in a data folder. */
export const DATABASE = "sightline.db";
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

/** The files in one of the folders, as a backup names them, and what lies there that is none. */
export function filesIn(dataFolder: string, folder: string): { files: string[]; others: string[] } {
  const found = { files: [] as string[], others: [] as string[] };
  const top = join(dataFolder, folder);
  if (!isFolder(top)) return found;
  for (const path of readdirSync(top, { recursive: true, encoding: "utf8" }).sort()) {
    const stat = lstatSync(join(top, path), { throwIfNoEntry: false });
    const name = `${folder}/${path.replaceAll(sep, "/")}`;
    if (stat?.isFile()) found.files.push(name);
    else if (stat && !stat.isDirectory()) found.others.push(name);
  }
  return found;
}

/** Also for a link that leads to one, as the server follows it. */
export const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A unit's own maps and heights in its data folder. */
export function ownMaps(dataFolder: string): string[] {
  return readdirSync(dataFolder)
    .filter((name) => /\.pmtiles$/i.test(name) || name === "elevation")
    .sort();
}

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
