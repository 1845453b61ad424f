/** Names that a further format may not have. */

import { BUILT_IN_DOCUMENTS, PREVIEW_DOCUMENTS } from "./all-documents";
import type { Format } from "./format";

/** What no second format may have. */
export type Named = Pick<Format, "id" | "word" | "name">;

/** Names that read alike are one name. */
export const nameKey = (name: string): string => name.toLowerCase();

const SIGHTING = { id: "sighting", word: "SIGHTING", name: "Sighting" };

/** What the built-in reports are called. */
export const BUILT_IN_NAMES: readonly string[] = [SIGHTING, ...BUILT_IN_DOCUMENTS].map(
  ({ name }) => name,
);

const isPreview = (format: Format) => PREVIEW_DOCUMENTS.includes(format);

/** What no format of a unit's own may have: the names of all that are built in but the previews. */
export const TAKEN_BY_BUILT_IN: readonly Named[] = [
  SIGHTING,
  // Its name in the log.
  { ...SIGHTING, name: "Sighting&BDA" },
  ...BUILT_IN_DOCUMENTS.filter((format) => !isPreview(format)),
];

/** The previews whose place a unit's own format takes: it has the id, the word or the name of each. */
export const previewsReplacedBy = ({ id, word, name }: Named): Format[] =>
  PREVIEW_DOCUMENTS.filter(
    (preview) =>
      preview.id === id || preview.word === word || nameKey(preview.name) === nameKey(name),
  );

/** The built-in formats that there are beside a unit's own, and the ids of the previews among them. */
export function builtInBeside(own: readonly Named[]): {
  builtIn: readonly Format[];
  previews: readonly string[];
} {
  const replaced = new Set(own.flatMap(previewsReplacedBy));
  const builtIn = BUILT_IN_DOCUMENTS.filter((format) => !replaced.has(format));
  return { builtIn, previews: builtIn.filter(isPreview).map(({ id }) => id) };
}
