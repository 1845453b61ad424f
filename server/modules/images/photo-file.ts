import { closeSync, lstatSync, openSync, readSync } from "node:fs";
import { extname, join } from "node:path";
import { errorCode } from "../../errors";
import type { Photo } from "./model";

/** The largest photograph that is shown, in bytes. */
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

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
    const version = `${Math.trunc(stat.mtimeMs).toString(36)}-${stat.size.toString(36)}`;
    if (known?.version === version) return known;
    const type = typeByContent(firstBytes(file));
    if (type === null) return { refused: "neither JPEG nor PNG nor WebP inside" };
    return { name, file, type, version };
  } catch (error) {
    return { refused: errorCode(error) === "ENOENT" ? "gone" : "not readable" };
  }
}

export const hasPhotoExtension = (name: string) => EXTENSIONS.includes(extname(name).toLowerCase());

/**
 * Under what a photograph and its platform find each other: without capitals, and with
 * "_" for what some file system cannot hold in a name.
 */
export function photoKey(platformId: string): string {
  return platformId
    .normalize("NFC")
    .toLowerCase()
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, "_");
}

/** The key of a file's name, without its extension. */
export const photoKeyOfFile = (name: string) =>
  photoKey(name.slice(0, name.length - extname(name).length));

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(12);
  const descriptor = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** The media type by the signatures of the formats; null for anything else. */
function typeByContent(bytes: Buffer): string | null {
  const text = bytes.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  return null;
}
