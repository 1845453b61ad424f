/** What is known about a document before it is sent: whether it is a format, and which one it replaces. */

import {
  type CheckedFormat,
  checkFormatText,
  type FormatError,
  MAX_ERRORS,
} from "../../../domain/formats/check-format";
import type { Format } from "../../../domain/formats/format";
import {
  type Named,
  previewsReplacedBy,
  TAKEN_BY_BUILT_IN,
} from "../../../domain/formats/taken-names";
import { isRecord, parseJson, storedText } from "../../../domain/parse-unknown";
import type { FormatState } from "../api-types";

/**
 * Checks a document as the server will.
 * @param content the file's
 * @param list all formats as the server lists them
 * @param offered those that it offers; of others the words are not known here
 */
export function checkUpload(
  content: Uint8Array,
  list: readonly FormatState[],
  offered: readonly Format[],
): CheckedFormat {
  return checkFormatText(content, takenBeside(idIn(content), list, offered));
}

/** "" where the document has none, or is none. */
function idIn(content: Uint8Array): string {
  const document = parseJson(new TextDecoder().decode(content));
  return isRecord(document) ? storedText(document.id) : "";
}

/** What the other formats have. One of the unit's own with the same id is replaced, and so is a preview. */
function takenBeside(
  id: string,
  list: readonly FormatState[],
  offered: readonly Format[],
): readonly Named[] {
  const others = list.filter(
    (each) => each.source === "own" && each.state !== "refused" && each.id !== id,
  );
  const wordOf = (other: string) => offered.find((each) => each.id === other)?.word ?? "";
  return [...others.map((each) => ({ ...each, word: wordOf(each.id) })), ...TAKEN_BY_BUILT_IN];
}

/** Whose place a format takes: its own earlier document's, or that of a refused file that bears its name. */
export function replacedBy({ id }: Format, list: readonly FormatState[]): FormatState | null {
  const own = list.filter(({ source }) => source === "own");
  const isRefusedUnder = (each: FormatState) =>
    each.state === "refused" && [`${id}.json`, `${id}.json.off`].includes(each.id);
  return own.find((each) => each.id === id) ?? own.find(isRefusedUnder) ?? null;
}

/** Whether a document is switched off, also one that is refused. */
export const isOff = ({ id, state }: FormatState): boolean =>
  state === "off" || (state === "refused" && id.endsWith(".off"));

const LIST = new Intl.ListFormat("en-GB");
const KEPT = "The document that is there now is kept beside it until the next replacement.";

/** What adding a format does, in sentences. */
export function outcomeWords(format: Format, replaced: FormatState | null): string {
  const previews = previewsReplacedBy(format).map(({ title }) => title);
  const which = `preview${previews.length > 1 ? "s" : ""} ${LIST.format(previews)}`;
  const place = previews.length > 0 ? ` It takes the place of the ${which}.` : "";
  return replacementWords(format, replaced) + place;
}

function replacementWords({ id, name }: Format, replaced: FormatState | null): string {
  if (!replaced) return `New. Operators get it at once, at /f/${id}.`;
  if (replaced.state === "refused") {
    const then = isOff(replaced)
      ? "It is switched off, and stays so."
      : "It is then offered at once.";
    return `Replaces ${replaced.id}, which has errors. ${then} ${KEPT}`;
  }
  const state = replaced.state === "on" ? "is offered now" : "is switched off, and stays so";
  const renamed =
    replaced.name === name
      ? ""
      : ` Its name becomes ${name}: reports made as ${replaced.name} can be read and copied, but no longer edited.`;
  return `Replaces ${replaced.name}, which ${state}. ${KEPT}${renamed}`;
}

/** The text above the errors. */
export function errorsInWords(errors: readonly FormatError[]): string {
  const count = errors.length;
  if (count === 1) return "There is 1 error in the document, and it cannot be added.";
  const many = count < MAX_ERRORS ? `are ${count}` : `are at least ${MAX_ERRORS}`;
  return `There ${many} errors in the document, and it cannot be added.`;
}

/** The errors that an answer of the server names; null if it names none. */
export function errorsIn(details: Readonly<Record<string, unknown>>): FormatError[] | null {
  if (!Array.isArray(details.errors)) return null;
  return details.errors
    .filter(isRecord)
    .map(({ path, reason }) => ({ path: storedText(path), reason: storedText(reason) }));
}

/** Where an error is, in words where it is no single place. */
export const placeWords = ({ path }: FormatError): string => path || "the whole document";

/** The name of a downloaded document; a refused one has its file's already. */
export const downloadName = (id: string): string =>
  /\.json(\.off)?$/.test(id) ? id.replace(/\.off$/, "") : `${id}.json`;

/** The content of the file: JSON as the server stores it; anything else unchanged. */
export const contentToDownload = (content: unknown): string | ArrayBuffer =>
  content instanceof ArrayBuffer ? content : `${JSON.stringify(content, null, 2)}\n`;
