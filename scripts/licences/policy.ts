import parse, { type Info } from "spdx-expression-parse";
import type { LicensedPart, PartKind } from "./licensed-part";

/** Licences that let code be built into a product which is not open itself. */
const FOR_CODE = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
];

/**
 * Bun links these into its own program, which Oven publishes with its source. LGPL is allowed only here: anyone who
 * has the executable can put another build of Bun under the same scripts (LGPL-2.1 § 6), which would be impossible
 * with a library that the bundler has mixed into our own code.
 */
const FOR_LIBRARIES = [
  "Artistic-2.0",
  "IJG",
  "LGPL-2.0-or-later",
  "LGPL-2.1-or-later",
  "MPL-2.0",
  "Unicode-3.0",
  "blessing",
  "libpng-2.0",
];

const ALLOWED: Record<PartKind, ReadonlySet<string>> = {
  package: new Set(FOR_CODE),
  runtime: new Set(FOR_CODE),
  library: new Set([...FOR_CODE, ...FOR_LIBRARIES]),
  font: new Set([...FOR_CODE, "OFL-1.1"]),
  // ODbL binds who passes the database on in another form; the map names its makers.
  data: new Set([...FOR_CODE, "CC-BY-4.0", "ODbL-1.0", "LicenseRef-Public-Domain"]),
};

/**
 * Why a part may not travel inside the executable.
 * @returns one sentence, or null if it may
 */
export function licenceError({ kind, name, licence, text }: LicensedPart): string | null {
  const tree = readExpression(licence);
  if (tree === null) return `${name}: its licence "${licence}" is no SPDX expression.`;
  if (!isAllowed(tree, ALLOWED[kind])) return `${name}: ${licence} is not allowed for a ${kind}.`;
  return text.trim() === "" ? `${name}: it has no licence text.` : null;
}

function readExpression(licence: string): Info | null {
  try {
    return parse(licence);
  } catch {
    return null;
  }
}

/** One of several alternatives is enough; of combined licences, all count. */
function isAllowed(tree: Info, allowed: ReadonlySet<string>): boolean {
  if ("conjunction" in tree) {
    const sides = [tree.left, tree.right];
    return tree.conjunction === "or"
      ? sides.some((side) => isAllowed(side, allowed))
      : sides.every((side) => isAllowed(side, allowed));
  }
  // An exception only ever gives further rights.
  return !tree.plus && allowed.has(tree.license);
}
