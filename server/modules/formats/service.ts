import { BUILT_IN_DOCUMENTS } from "../../../web/domain/formats/built-in";
import {
  checkFormat,
  type FormatError,
  MAX_FORMATS,
  type Taken,
} from "../../../web/domain/formats/check-format";
import type { Format } from "../../../web/domain/formats/format";
import { ApiError } from "../../errors";
import {
  type OwnFormat,
  readOwnFormats,
  removeOwnFormat,
  switchOwnFormat,
  writeOwnFormat,
} from "./folder";

export interface FormatsService {
  /** Every format that is offered: the built-in ones, then the unit's own. */
  offered(): readonly Format[];
  /** The same as the page gets it. */
  listAsJson(): string;
  /** Whether a report may bear the name: a sighting's, or that of a format, offered or not. */
  isKnown(reportType: string): boolean;
  /** All there are, for the administrator: also what is switched off or refused. */
  list(): FormatState[];
  /** @throws ApiError 404 */
  document(id: string): Format;
  /**
   * Keeps a document of the unit's own under its id; the one that it replaces stays beside it.
   * @throws ApiError 422 INVALID_FORMAT with `errors`, where it is none, or of another id
   */
  put(id: string, document: unknown): void;
  /** @throws ApiError 404 where the unit has none of its own by this id */
  remove(id: string): void;
  /** Offers a unit's own, or no longer. @throws ApiError 404 */
  turn(id: string, on: boolean): void;
}

/** A format as the administrator sees it. */
export interface FormatState {
  /** Its own; of a refused document its file's name. */
  id: string;
  name: string;
  source: "built-in" | "own";
  state: "on" | "off" | "refused";
  errors: FormatError[];
}

const SIGHTING = { id: "sighting", word: "SIGHTING", name: "Sighting" };

/** What no format of a unit's own may have. */
export const TAKEN: Taken = {
  ids: new Set([SIGHTING, ...BUILT_IN_DOCUMENTS].map(({ id }) => id)),
  words: new Set([SIGHTING, ...BUILT_IN_DOCUMENTS].map(({ word }) => word)),
  names: new Set([SIGHTING, ...BUILT_IN_DOCUMENTS].map(({ name }) => name)),
};

function unknownFormat(): never {
  throw new ApiError(404, "UNKNOWN_FORMAT", "There is no such format of the unit's own.");
}

const invalidFormat = (errors: readonly FormatError[]) =>
  new ApiError(422, "INVALID_FORMAT", "This is no format that can be offered.", {}, { errors });

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
    list: () => [
      ...BUILT_IN_DOCUMENTS.map(
        ({ id, name }): FormatState => ({ id, name, source: "built-in", state: "on", errors: [] }),
      ),
      ...own.map(({ file, format, errors, isOn }): FormatState => {
        const source = "own";
        if (!format) return { id: file, name: file, source, state: "refused", errors: [...errors] };
        const { id, name } = format;
        return { id, name, source, state: isOn ? "on" : "off", errors: [] };
      }),
    ],
    document(id) {
      const builtIn = BUILT_IN_DOCUMENTS.find((format) => format.id === id);
      return builtIn ?? ownOf(id).format ?? unknownFormat();
    },
    put(id, document) {
      const others = own.flatMap(({ format }) => (format && format.id !== id ? format : []));
      const taken: Taken = {
        ids: new Set([...TAKEN.ids, ...others.map((format) => format.id)]),
        words: new Set([...TAKEN.words, ...others.map((format) => format.word)]),
        names: new Set([...TAKEN.names, ...others.map((format) => format.name)]),
      };
      const { format, errors } = checkFormat(document, taken);
      if (!format) throw invalidFormat(errors);
      if (format.id !== id) throw invalidFormat([{ path: "id", reason: `the address says ${id}` }]);
      const isNew = !own.some((each) => each.format?.id === id);
      if (isNew && own.length >= MAX_FORMATS) {
        throw invalidFormat([{ path: "", reason: `${MAX_FORMATS} formats at most` }]);
      }
      writeOwnFormat(folder, format);
      refresh();
    },
    remove(id) {
      removeOwnFormat(folder, ownOf(id).file);
      refresh();
    },
    turn(id, on) {
      switchOwnFormat(folder, ownOf(id), on);
      refresh();
    },
  };

  /** By its id, or a refused one by its file's name. */
  function ownOf(id: string): OwnFormat {
    return own.find(({ format, file }) => (format?.id ?? file) === id) ?? unknownFormat();
  }
}
