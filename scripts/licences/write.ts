import type { InsideList } from "../../web/features/settings/inside-list";
import type { LicensedPart, PartKind } from "./licensed-part";

const HEADINGS: Record<PartKind, string> = {
  package: "PACKAGES",
  font: "FONTS",
  data: "DATA",
  runtime: "RUNTIME",
  library: "LIBRARIES INSIDE THE RUNTIME",
};

const RULE = "=".repeat(80);

/** `elysia 1.4.30 (MIT)`. */
const named = ({ name, version, licence }: LicensedPart) =>
  `${version === null ? name : `${name} ${version}`} (${licence})`;

/** Parts under one and the same text, in the order of the first. */
function byText(parts: readonly LicensedPart[]): Map<string, LicensedPart[]> {
  const groups = new Map<string, LicensedPart[]>();
  for (const part of parts) {
    const group = groups.get(part.text);
    if (group) group.push(part);
    else groups.set(part.text, [part]);
  }
  return groups;
}

/**
 * All licences as one text to be read: what there is, then each licence in full with what it is for.
 * @param parts in order
 */
export function writeText(version: string, parts: readonly LicensedPart[]): string {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const contents = kinds.flatMap((kind) => [
    "",
    HEADINGS[kind],
    ...parts.filter((part) => part.kind === kind).map((part) => `  ${named(part)}`),
  ]);
  const texts = [...byText(parts)].flatMap(([text, group]) => [
    "",
    RULE,
    ...group.map(named),
    ...new Set(group.flatMap(({ note }) => (note === null ? [] : [note]))),
    RULE,
    "",
    text.trim(),
  ]);
  return [
    `Sightline ${version}: what is inside the executable, and its licences`,
    "",
    "Sightline itself is not under an open licence. The map names its makers on the screen.",
    ...contents,
    ...texts,
    "",
  ].join("\n");
}

/**
 * The same for the page, each text once.
 * @param parts in order
 */
export function writeList(version: string, parts: readonly LicensedPart[]): string {
  const texts = [...byText(parts).keys()];
  const list: InsideList = {
    version,
    parts: parts.map(({ kind, name, version: ofPart, licence, text, note, source }) => ({
      ...{ kind, name, version: ofPart, licence, note, source },
      text: texts.indexOf(text),
    })),
    texts: texts.map((text) => text.trim()),
  };
  return JSON.stringify(list);
}
