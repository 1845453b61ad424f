import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { type Inside, LICENCES_TEXT } from "../licences/make";
import { fromRoot } from "../paths";
import { sbomErrors, writeSbom } from "./sbom";
import { committed } from "./source-state";

/**
 * Writes what a release is handed over with: the licences and the bill of materials.
 * @param output the folder of the release
 * @returns the files
 * @throws if the bill does not keep to its schema
 */
export async function writeLicencesAndSbom(inside: Inside, output: string): Promise<string[]> {
  const licences = join(output, "LICENCES.txt");
  copyFileSync(LICENCES_TEXT, licences);

  const hashes = lockedHashes(readFileSync(fromRoot("bun.lock"), "utf8"));
  const bill = writeSbom({ version, committed: committed(), hashes, ...inside });
  const errors = await sbomErrors(bill);
  if (errors !== null) throw new Error(`The bill of materials is not as CycloneDX asks: ${errors}`);
  const sbom = join(output, `sightline-${version}.cdx.json`);
  writeFileSync(sbom, bill);
  return [licences, sbom];
}

/**
 * The hashes by which a lockfile of Bun's pins its packages.
 * @param lockfile its text, which is JSON with trailing commas
 * @returns by name and version, e.g. `elysia@1.4.30`, the SHA-512 of the package as npm has it, in hexadecimal
 */
export function lockedHashes(lockfile: string): Map<string, string> {
  const lock: unknown = Bun.JSONC.parse(lockfile);
  const packages: unknown =
    typeof lock === "object" && lock !== null && "packages" in lock ? lock.packages : null;
  const entries = Object.values(packages ?? {}).filter((entry) => Array.isArray(entry));
  return new Map(
    entries.flatMap((entry: readonly unknown[]) => {
      const [id, integrity] = [entry[0], entry.at(-1)];
      if (typeof id !== "string" || typeof integrity !== "string") return [];
      const hash = /^sha512-(.+)$/.exec(integrity)?.[1];
      return hash === undefined ? [] : [[id, Buffer.from(hash, "base64").toString("hex")]];
    }),
  );
}
