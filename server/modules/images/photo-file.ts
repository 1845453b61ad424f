import { lstatSync, mkdirSync } from "node:fs";
import { extname, join } from "node:path";
import { firstBytes, replaceFile } from "../../disk";
import { errorCode } from "../../errors";
import { MAX_PHOTO_BYTES } from "../../http/guards";
import { type CleanPhoto, type PhotoType, typeOfPhoto } from "./clean-photo";
import type { Photo } from "./model";

const EXTENSIONS = [".jpg", ".jpeg", ".png", ".webp"];

/** A file in the folder that is not shown, and why. */
export interface RefusedFile {
  refused: string;
}

/**
 * Looks at a file of the folder. What it is, its first bytes say; its extension
 * only that it is meant as a photograph.
 * @param known what was found under this name before; an unchanged file is not read again
 */
export function inspectPhoto(
  folder: string,
  name: string,
  known: Photo | undefined,
): Photo | RefusedFile {
  if (!hasPhotoExtension(name)) return { refused: "not a .jpg, .jpeg, .png or .webp file" };
  const file = join(folder, name);
  try {
    const stat = lstatSync(file);
    if (!stat.isFile()) return { refused: stat.isSymbolicLink() ? "a link" : "not a file" };
    if (stat.size > MAX_PHOTO_BYTES) return { refused: "larger than 10 MiB" };
    // The c says "clean": what a browser has kept from before photographs were cleaned is another content.
    const version = `${Math.trunc(stat.mtimeMs).toString(36)}-${stat.size.toString(36)}c`;
    if (known?.version === version) return known;
    const type = typeOfPhoto(firstBytes(file, 12));
    if (type === null) return { refused: "neither JPEG nor PNG nor WebP inside" };
    return { name, file, type, version, isUploaded: stemOf(name).endsWith(UPLOADED) };
  } catch (error) {
    return { refused: errorCode(error) === "ENOENT" ? "gone" : "not readable" };
  }
}

export const hasPhotoExtension = (name: string) => EXTENSIONS.includes(extname(name).toLowerCase());

/**
 * Under what a photograph and its platform find each other: without capitals, and with
 * "_" for what some file system cannot hold in a name, or hides.
 */
export function photoKey(platformId: string): string {
  return platformId
    .normalize("NFC")
    .toLowerCase()
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, "_")
    .replace(/^\./, "_");
}

/** What the name of an uploaded photograph ends with, so that it is never in the way of the unit's own file. */
const UPLOADED = ".uploaded";

const stemOf = (name: string) => name.slice(0, name.length - extname(name).length);

/** The key of a file's name, without what is no part of the platform's. */
export function photoKeyOfFile(name: string): string {
  const stem = stemOf(name);
  return photoKey(stem.endsWith(UPLOADED) ? stem.slice(0, -UPLOADED.length) : stem);
}

const EXTENSION: Record<PhotoType, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
};

/**
 * Writes an uploaded photograph; the one that it replaces is there until it is whole.
 * @returns the file's name
 * @throws the system's errors; what was there then still is
 */
export function writePhoto(folder: string, platformId: string, photo: CleanPhoto): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = photoKey(platformId);
  const name = `${key}${UPLOADED}${EXTENSION[photo.type]}`;
  // Hidden, so that it is not looked at before it is whole.
  const next = join(folder, `.${key}.new`);
  // Online a photograph is for sessions alone, and so no other account of the machine reads it.
  replaceFile({ next, path: join(folder, name), bytes: photo.bytes, mode: 0o600 });
  return name;
}
