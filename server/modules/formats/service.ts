import { BUILT_IN_DOCUMENTS } from "../../../web/domain/formats/built-in";
import type { FormatError, Taken } from "../../../web/domain/formats/check-format";
import type { Format } from "../../../web/domain/formats/format";
import { type OwnFormat, readOwnFormats } from "./folder";

export interface FormatsService {
  /** Every format that is offered: the built-in ones, then the unit's own. */
  offered(): readonly Format[];
  /** The same as the page gets it. */
  listAsJson(): string;
  /** Whether a report may bear the name: a sighting's, or that of a format, offered or not. */
  isKnown(reportType: string): boolean;
  own(): readonly OwnFormat[];
  /** Reads the unit's own anew. */
  refresh(): void;
}

const SIGHTING = { id: "sighting", word: "SIGHTING", name: "Sighting" };

/** What no format of a unit's own may have. */
export const TAKEN: Taken = {
  ids: new Set([SIGHTING, ...BUILT_IN_DOCUMENTS].map(({ id }) => id)),
  words: new Set([SIGHTING, ...BUILT_IN_DOCUMENTS].map(({ word }) => word)),
  names: new Set([SIGHTING, ...BUILT_IN_DOCUMENTS].map(({ name }) => name)),
};

/**
 * @param folder of the unit's own documents; it need not be there
 * @param onRefused is told of each document that is left out
 */
export function createFormatsService(
  folder: string,
  onRefused: (file: string, error: FormatError) => void,
): FormatsService {
  let own: readonly OwnFormat[] = [];
  let offered: readonly Format[] = [];
  let json = "";
  let names = new Set<string>();

  function refresh(): void {
    own = readOwnFormats(folder, TAKEN);
    for (const { file, errors } of own) {
      const [first] = errors;
      if (first) onRefused(file, first);
    }
    const good = own.flatMap(({ format, isOn }) => (format ? [{ format, isOn }] : []));
    offered = [
      ...BUILT_IN_DOCUMENTS,
      ...good.filter(({ isOn }) => isOn).map(({ format }) => format),
    ];
    json = JSON.stringify({ formats: offered });
    names = new Set([...TAKEN.names, ...good.map(({ format }) => format.name)]);
  }
  refresh();

  return {
    offered: () => offered,
    listAsJson: () => json,
    isKnown: (reportType) => names.has(reportType),
    own: () => own,
    refresh,
  };
}
