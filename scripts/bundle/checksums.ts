import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Checksums } from "../../server/assets";
import { listFiles } from "./page";

/**
 * Lists the SHA-256 of every file in some folders, each under its folder's base name: what
 * `sightline doctor` compares the executable with.
 * @param output the list, in a folder of its own
 */
export function writeChecksums(output: string, folders: readonly string[]): void {
  const entries = folders.flatMap((folder) =>
    listFiles(folder).map((path) => [`${basename(folder)}/${path}`, sumOf(join(folder, path))]),
  );
  // In a fixed order, so that the same files give the same bytes.
  const sums: Checksums = Object.fromEntries(entries.sort());
  rmSync(dirname(output), { recursive: true, force: true });
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, JSON.stringify(sums));
}

const sumOf = (file: string) =>
  new Bun.CryptoHasher("sha256").update(readFileSync(file)).digest("hex");
