import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LicensedPart } from "./licensed-part";
import { MISSING_TEXTS } from "./missing-texts";
import type { PackageInside } from "./packages-inside";
import { standardTexts } from "./standard-text";

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-][\w-]+)*(?<!\.[cm]?[jt]s|\.json)$/i;

/** A package with the licence that it brings; the text is empty where neither it nor our list has one. */
export function packagePart({
  name,
  version,
  folder,
  licence,
  homepage,
}: PackageInside): LicensedPart {
  const own = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  const known = MISSING_TEXTS[name];
  return {
    kind: name.startsWith("@fontsource") ? "font" : "package",
    name,
    version,
    licence,
    text: own.length > 0 || known === undefined ? own.join("\n\n") : standardTexts(known),
    note: null,
    source: homepage ?? `https://www.npmjs.com/package/${name}`,
  };
}
