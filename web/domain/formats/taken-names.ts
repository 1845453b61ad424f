/** Names that a further format may not have. */

import { BUILT_IN_DOCUMENTS } from "./documents";
import type { Format } from "./format";

/** What no second format may have. */
export interface TakenNames {
  ids: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** As `nameKey` writes them. */
  names: ReadonlySet<string>;
}

/** Names that read alike are one name. */
export const nameKey = (name: string): string => name.toLowerCase();

/** What these formats have, and what was taken already. */
export function takenBy(
  formats: readonly Pick<Format, "id" | "word" | "name">[],
  { ids, words, names }: TakenNames = { ids: new Set(), words: new Set(), names: new Set() },
): TakenNames {
  return {
    ids: new Set([...ids, ...formats.map(({ id }) => id)]),
    words: new Set([...words, ...formats.map(({ word }) => word)]),
    names: new Set([...names, ...formats.map(({ name }) => nameKey(name))]),
  };
}

const SIGHTING = { id: "sighting", word: "SIGHTING", name: "Sighting" };

/** What the built-in reports are called. */
export const BUILT_IN_NAMES: readonly string[] = [SIGHTING, ...BUILT_IN_DOCUMENTS].map(
  ({ name }) => name,
);

/** What no format of a unit's own may have. */
export const TAKEN_BY_BUILT_IN: TakenNames = takenBy([
  SIGHTING,
  // Its name in the log.
  { ...SIGHTING, name: "Sighting&BDA" },
  ...BUILT_IN_DOCUMENTS,
]);
