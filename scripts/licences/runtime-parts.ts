import type { Library } from "./library";
import type { LicensedPart } from "./licensed-part";
import { CREDITED, LINKED } from "./runtime-libraries";
import { POLYFILLS } from "./runtime-polyfills";
import { standardText, standardTexts } from "./standard-text";

const BUN_SOURCE = "https://github.com/oven-sh/bun";

/** Bun, which runs Sightline and is part of the executable, and all that it is made of. */
export function runtimeParts(): LicensedPart[] {
  const bun: LicensedPart = {
    kind: "runtime",
    name: "Bun",
    version: Bun.version,
    licence: "MIT",
    text: standardText({ licence: "MIT", copyright: ["Copyright (c) Oven and contributors"] }),
    note: `Bun's own program; for Windows under another name and icon. Its source is ${BUN_SOURCE}/tree/bun-v${Bun.version}, which says how to build it with changed libraries.`,
    source: BUN_SOURCE,
  };
  return [
    bun,
    ...LINKED.map((library) => libraryPart(library, "Linked into Bun.")),
    ...CREDITED.map((library) => libraryPart(library, "Parts of Bun derive from it.")),
    ...POLYFILLS.map((library) =>
      libraryPart(library, "Carried by Bun for scripts that import it; Sightline does not."),
    ),
  ];
}

const libraryPart = ({ name, grants, note }: Library, role: string): LicensedPart => ({
  kind: "library",
  name,
  version: null,
  licence: grants.map(({ licence }) => licence).join(" AND "),
  text: standardTexts(grants),
  note: note ?? role,
  source: null,
});
