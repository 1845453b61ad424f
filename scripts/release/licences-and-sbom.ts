import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { type Inside, LICENCES_TEXT } from "../licences/make";
import { fromRoot } from "../paths";
import { lockedHashes } from "./lockfile";
import { sbomErrors, writeSbom } from "./sbom";
import { committed } from "./source-state";

/**
 * Writes what a release is handed over with: the licences and the bill of materials.
 * @param output the folder of the release
 * @returns the files
 * @throws where the bill does not keep to its schema
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
