import { closeSync, mkdirSync, openSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TAR_END, tarEntries, tarHead, tarPadding } from "../backup/tar";

/** A name that ustar has no room for. */
export const LONG = `${"ж".repeat(100)}.jpg`;

/** Puts beside a database what a unit may have in its data folder. */
export function fill(dataFolder: string): void {
  const put = (name: string, text: string) => writeFileSync(join(dataFolder, name), text);
  for (const name of ["formats", "photos", "elevation"])
    mkdirSync(join(dataFolder, name), { recursive: true });
  put("formats/patrol.json", "{}");
  put("formats/hlr.off", "");
  put("photos/BM-21.jpg", "BM");
  put(`photos/${LONG}`, "long");
  put("elevation/N52E008.hgt", "heights");
  put("region.pmtiles", "map");
  put("admin-token", "secret");
  symlinkSync("/etc/hostname", join(dataFolder, "photos/link.jpg"));
  symlinkSync("/etc", join(dataFolder, "photos/away"));
}

/** What an archive holds. */
export function entriesOf(file: string): Map<string, Buffer> {
  const descriptor = openSync(file, "r");
  try {
    return new Map(
      Array.from(tarEntries(descriptor), ({ name, pieces }) => [
        name,
        Buffer.concat(Array.from(pieces(), (piece) => Buffer.from(piece))),
      ]),
    );
  } finally {
    closeSync(descriptor);
  }
}

/** An archive of these files; a name that ends in a slash is a folder's. */
export function tarOf(entries: Iterable<readonly [string, Uint8Array]>): Buffer {
  const blocks = Array.from(entries, ([name, content]) => [
    tarHead({ name, isFolder: name.endsWith("/"), size: content.length, modified: 1_700_000_000 }),
    content,
    tarPadding(content.length),
  ]);
  return Buffer.concat([...blocks.flat(), TAR_END]);
}

/** Writes a backup's database beside it. @returns its path */
export function databaseIn(file: string): string {
  const path = `${file}-database`;
  writeFileSync(path, entriesOf(file).get("sightline.db") ?? "");
  return path;
}
