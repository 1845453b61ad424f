import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packTar, unpackTar } from "modern-tar";

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
export async function entriesOf(file: string): Promise<Map<string, Buffer>> {
  const entries = await unpackTar(await Bun.file(file).bytes(), { strict: true });
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? "")]));
}

/** An archive of these files; a name that ends in a slash is a folder's. */
export const tarOf = (entries: Iterable<readonly [string, Uint8Array]>): Promise<Uint8Array> =>
  packTar(
    Array.from(entries, ([name, body]) => {
      const type = name.endsWith("/") ? "directory" : "file";
      return { header: { name, size: body.length, type, mtime: new Date(1.7e12) }, body };
    }),
  );

/** Writes a backup's database beside it. @returns its path */
export async function databaseIn(file: string): Promise<string> {
  const path = `${file}-database`;
  writeFileSync(path, (await entriesOf(file)).get("sightline.db") ?? "");
  return path;
}
