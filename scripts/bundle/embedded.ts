import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { listFiles } from "./page";

/**
 * Copies each file of some folders into a folder of its own, with its path: `<n>/page/index.html`.
 * The bundler embeds a folder's files as the file system happens to list them, which differs from
 * disk to disk; of folders with one file each it keeps the order that it is given.
 * @param output where the copies go; emptied first
 * @returns the folders to embed, in a fixed order
 */
export function apart(folders: readonly string[], output: string): string[] {
  rmSync(output, { recursive: true, force: true });
  const files = folders.flatMap((folder) =>
    listFiles(folder).map((path) => ({ folder, name: basename(folder), path })),
  );
  return files.map(({ folder, name, path }, index) => {
    const embedded = join(output, String(index), name);
    const copy = join(embedded, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(folder, path), copy);
    return embedded;
  });
}
