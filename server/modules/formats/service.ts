import {
  checkFormat,
  type FormatError,
  MAX_FORMATS,
  TOO_MANY,
} from "../../../web/domain/formats/check-format";
import { type Format, formatText } from "../../../web/domain/formats/format";
import {
  BUILT_IN_NAMES,
  builtInBeside,
  TAKEN_BY_BUILT_IN,
} from "../../../web/domain/formats/taken-names";
import { ApiError, errorCode, isDiskFull, systemReason } from "../../errors";
import { matches } from "../../http/content-encoding";
import {
  isRefusedUnder,
  type OwnFormat,
  readOwnContent,
  readOwnFormats,
  readSwitchedOff,
  removeOwnFormat,
  switchBuiltInFormat,
  switchOwnFormat,
  UnreadableError,
  writeOwnFormat,
} from "./folder";

export interface FormatsService {
  /** Every format that is offered: the built-in ones, then the unit's own. */
  offered(): readonly Format[];
  /** The unit's own that are good, offered or not: reports of each may be kept. */
  own(): readonly Format[];
  /** The same as the page gets it, with the ids of the previews among them. */
  listAsJson(): string;
  /** Whether a report may bear the name: a sighting's, or that of a format there is or has been in this run. */
  isKnown(reportType: string): boolean;
  /** All of them, for the administrator: including those switched off or refused. @throws ApiError 500 */
  list(): FormatState[];
  /** A document as its file holds it. @throws ApiError 404, 409 where it is no file that can be read */
  content(id: string): FormatContent;
  /**
   * Saves a document of the unit's own under its id; the one that it replaces stays beside it. Like every change it
   * starts from the folder's present state.
   * @throws ApiError 422 INVALID_FORMAT with `errors`, where it is none, or of another id; 412; 500, 507
   */
  put(id: string, document: unknown, conditions?: PutConditions): void;
  /** @throws ApiError 404 where the unit has none of its own by this id; 500 */
  remove(id: string): void;
  /** Offers a format, or no longer. @throws ApiError 404, 409, 500 */
  setOn(id: string, on: boolean): void;
}

/** What must hold for a document to be kept (RFC 9110 §13.1). */
export interface PutConditions {
  /** It is not to replace any. */
  isNew?: boolean;
  /** If-Match: what it replaces, as its author last saw it. */
  ifMatch?: string | undefined;
}

/** A format as the administrator sees it. */
export interface FormatState {
  /** Its own; of a refused document its file's name. */
  id: string;
  name: string;
  source: "built-in" | "own";
  state: "on" | "off" | "refused";
  errors: FormatError[];
  /** Names this very document, for If-Match; "" for a built-in one. */
  version: string;
}

export interface FormatContent {
  bytes: Uint8Array<ArrayBuffer>;
  /** A refused document may be anything. */
  isJson: boolean;
}

function unknownFormat(): never {
  throw new ApiError(404, "UNKNOWN_FORMAT", "There is no such format of the unit's own.");
}

const invalidFormat = (errors: readonly FormatError[]) =>
  new ApiError(422, "INVALID_FORMAT", "This document is not a valid format.", {}, { errors });

const folderError = (what: string) =>
  new ApiError(500, "FORMATS_FOLDER", `The folder of the unit's own formats cannot be ${what}.`);

/** Does something to the folder. @throws ApiError 500, which names the obstacle */
function onDisk<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    // That is said alike of everything that is kept.
    if (isDiskFull(errorCode(error))) throw error;
    const isFolder = { EISDIR: "it is a folder", ERR_FS_EISDIR: "it is a folder" };
    throw folderError(`changed: ${systemReason(error, isFolder)}`);
  }
}

/**
 * @param folder of the unit's own documents; it need not be there
 * @param onRefused called for each document that is left out; without a file if the folder cannot be read
 */
export function createFormatsService(
  folder: string,
  onRefused: (file: string, error: FormatError) => void,
): FormatsService {
  let own: readonly OwnFormat[] = [];
  /** A preview that one of the unit's own replaces is not among them, whether that one is offered or not. */
  let builtIn: readonly Format[] = [];
  /** Ids of built-in ones. */
  let switchedOff: ReadonlySet<string> = new Set();
  let offered: readonly Format[] = [];
  let json = "";
  const names = new Set(BUILT_IN_NAMES);
  /** Why the folder cannot be read; what was read before stays. */
  let unreadable: string | null = null;
  let reported: ReadonlySet<string> = new Set();

  function refresh(): void {
    try {
      own = readOwnFormats(folder, TAKEN_BY_BUILT_IN);
      switchedOff = readSwitchedOff(folder);
      unreadable = null;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      unreadable = error.message;
    }
    logRefused();
    const good = own.flatMap(({ format, isOn }) => (format ? [{ format, isOn }] : []));
    const beside = builtInBeside(good.map(({ format }) => format));
    builtIn = beside.builtIn;
    const isBuiltInOn = (id: string) => !switchedOff.has(id);
    offered = [
      ...builtIn.filter(({ id }) => isBuiltInOn(id)),
      ...good.filter(({ isOn }) => isOn).map(({ format }) => format),
    ];
    json = JSON.stringify({ formats: offered, previews: beside.previews.filter(isBuiltInOn) });
    // A report that was copied while its format was there is kept, though it has gone since.
    for (const { format } of good) names.add(format.name);
  }

  /** Once for each, until it was corrected. */
  function logRefused(): void {
    const refused =
      unreadable === null
        ? own.flatMap(({ file, errors: [error] }) => (error ? [{ file, error }] : []))
        : [{ file: "", error: { path: "", reason: `the folder cannot be read: ${unreadable}` } }];
    const before = reported;
    reported = new Set(refused.map((one) => JSON.stringify(one)));
    for (const one of refused) if (!before.has(JSON.stringify(one))) onRefused(one.file, one.error);
  }
  refresh();

  const builtInOf = (id: string) => builtIn.find((format) => format.id === id);

  /** By its id, or a refused one by its file's name. */
  const ownOf = (id: string): OwnFormat =>
    own.find(({ format, file }) => (format?.id ?? file) === id) ?? unknownFormat();

  function checkReadable(): void {
    if (unreadable !== null) throw folderError(`read: ${unreadable}`);
  }

  /** A change begins and ends by reading the folder: somebody may have edited it by hand. */
  function change(act: () => void): void {
    refresh();
    checkReadable();
    try {
      act();
    } finally {
      refresh();
    }
  }

  /** @throws ApiError 422 */
  function checked(id: string, document: unknown, replaced: OwnFormat | null): Format {
    const others = own.flatMap(({ format }) =>
      format && format !== replaced?.format ? format : [],
    );
    const { format, errors } = checkFormat(document, [...others, ...TAKEN_BY_BUILT_IN]);
    if (!format) throw invalidFormat(errors);
    if (format.id !== id)
      throw invalidFormat([{ path: "id", reason: "it differs from the id in the address" }]);
    if (others.length >= MAX_FORMATS) throw invalidFormat([TOO_MANY]);
    return format;
  }

  return {
    offered: () => offered,
    own: () => own.flatMap(({ format }) => format ?? []),
    listAsJson: () => json,
    isKnown: (reportType) => names.has(reportType),
    list() {
      checkReadable();
      return [
        ...builtIn.map(
          ({ id, name }): FormatState => ({
            id,
            name,
            source: "built-in",
            state: switchedOff.has(id) ? "off" : "on",
            errors: [],
            version: "",
          }),
        ),
        ...own.map(({ file, format, errors, isOn, version }): FormatState => {
          const source = "own";
          if (!format)
            return { id: file, name: file, source, state: "refused", errors: [...errors], version };
          const { id, name } = format;
          return { id, name, source, state: isOn ? "on" : "off", errors: [], version };
        }),
      ];
    },
    content(id) {
      const document = builtInOf(id);
      if (document) return { bytes: new TextEncoder().encode(formatText(document)), isJson: true };
      const one = ownOf(id);
      try {
        const bytes = readOwnContent(folder, one);
        return { bytes, isJson: isJson(bytes) };
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        throw new ApiError(
          409,
          "FORMAT_UNREADABLE",
          `The document cannot be handed out: ${error.message}.`,
        );
      }
    },
    put: (id, document, { isNew = false, ifMatch } = {}) =>
      change(() => {
        const replaced =
          own.find(({ format }) => format?.id === id) ??
          own.find((one) => isRefusedUnder(folder, one, id)) ??
          null;
        if (isNew && replaced) {
          const message =
            "A format with this id has been added meanwhile: replace it, or choose another id.";
          throw new ApiError(412, "FORMAT_EXISTS", message);
        }
        if (ifMatch !== undefined && !(replaced && matches(ifMatch, `"${replaced.version}"`))) {
          const message = replaced
            ? "Someone else has replaced this format meanwhile. Nothing was changed."
            : "Someone else has deleted this format meanwhile. Nothing was changed.";
          throw new ApiError(412, "FORMAT_CHANGED", message);
        }
        const format = checked(id, document, replaced);
        onDisk(() => writeOwnFormat(folder, format, replaced));
      }),
    remove: (id) =>
      change(() => {
        const one = ownOf(id);
        onDisk(() => removeOwnFormat(folder, one));
      }),
    setOn: (id, on) =>
      change(() => {
        if (builtInOf(id)) return onDisk(() => switchBuiltInFormat(folder, id, on));
        const one = ownOf(id);
        if (!one.format) {
          const message = "A document that is refused can be replaced or deleted, not switched.";
          throw new ApiError(409, "FORMAT_REFUSED", message);
        }
        if (onDisk(() => switchOwnFormat(folder, one, on))) return;
        const message = "A file with the needed name exists. Delete it first.";
        throw new ApiError(409, "FORMAT_IN_THE_WAY", message);
      }),
  };
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
