import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { fromRoot } from "../paths";
import { DATA_SOURCES } from "./data-sources";
import { inOrder, type LicensedPart } from "./licensed-part";
import { packagePart } from "./package-part";
import { type PackageInside, packagesInside } from "./packages-inside";
import { licenceError } from "./policy";
import { runtimeParts } from "./runtime-parts";
import { writeList, writeText } from "./write";

const FOLDER = fromRoot("build", "licences");

/** All licences as one text, which a release is handed over with. */
export const LICENCES_TEXT = join(FOLDER, "LICENCES.txt");

/** What the page's build takes in, at the address that it answers to. */
export const LICENCE_FILES = { "licences.json": join(FOLDER, "licences.json") };

export interface Inside {
  packages: readonly PackageInside[];
  /** The packages and everything else, in order. */
  parts: readonly LicensedPart[];
}

/**
 * Finds out what travels inside the executable and writes its licences into `build/licences`.
 * @throws with a sentence for each part that may not travel, or whose licence text is missing
 */
export async function makeLicences(): Promise<Inside> {
  const packages = await packagesInside();
  const parts = inOrder([...packages.map(packagePart), ...DATA_SOURCES, ...runtimeParts()]);
  const errors = parts.map(licenceError).filter((sentence) => sentence !== null);
  if (errors.length > 0) {
    throw new AggregateError(errors, "Not everything inside may travel.");
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(LICENCES_TEXT, writeText(version, parts));
  writeFileSync(LICENCE_FILES["licences.json"], writeList(version, parts));
  return { packages, parts };
}
