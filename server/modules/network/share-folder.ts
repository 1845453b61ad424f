import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../disk";
import { errorCode } from "../../errors";

/** The files of `<data>/share`: keys, tokens and their hashes, which lie in no backup. */
export const SHARE_FILES = {
  /** This laptop's id among the others. */
  id: "id",
  key: "key.pem",
  certificate: "certificate.pem",
  /** Who has joined here. */
  laptops: "laptops.json",
  /** Whom this laptop has joined. */
  hub: "hub.json",
} as const;

export type ShareFile = keyof typeof SHARE_FILES;

/** What lies in a `share` folder; null where there is none. */
export function readShared(folder: string, name: ShareFile): string | null {
  try {
    return readFileSync(join(folder, SHARE_FILES[name]), "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Puts a text in its place whole, for its owner alone, and on the disk before it returns. */
export function writeShared(folder: string, name: ShareFile, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, SHARE_FILES[name]);
  replaceFile({ next: `${path}.new`, path, bytes: text, mode: 0o600 });
}

export const removeShared = (folder: string, name: ShareFile) =>
  rmSync(join(folder, SHARE_FILES[name]), { force: true });

/** Whether other laptops have joined here, or this one has joined another. */
export const isInNetwork = (folder: string) =>
  [SHARE_FILES.laptops, SHARE_FILES.hub].some((name) => existsSync(join(folder, name)));

/** This laptop's id among the others, made when it is first asked for. It lies in no backup: two never bear the same. */
export function ownId(folder: string): string {
  const known = readShared(folder, "id")?.trim();
  if (known !== undefined && isId(known)) return known;
  const made = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
  writeShared(folder, "id", `${made}\n`);
  return made;
}

export const isId = (text: string) => /^[0-9a-f]{32}$/.test(text);
