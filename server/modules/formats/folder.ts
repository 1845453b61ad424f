/** The unit's own documents, as files in a folder. Anyone who can reach the folder may have put anything there. */

import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  checkFormatText,
  type FormatError,
  MAX_FORMATS,
  TOO_LARGE,
  TOO_MANY,
} from "../../../web/domain/formats/check-format";
import { type Format, formatText, MAX_DOCUMENT_BYTES } from "../../../web/domain/formats/format";
import type { Named } from "../../../web/domain/formats/taken-names";
import { replaceFile } from "../../disk";
import { systemReason } from "../../errors";

/** A document in a unit's own folder. */
export interface OwnFormat {
  /** The file's name. */
  file: string;
  /** Null if the document is refused. */
  format: Format | null;
  errors: readonly FormatError[];
  /** It is offered in the page. */
  isOn: boolean;
  /** Names what its file holds, whatever that is. */
  version: string;
}

/** A document that is switched off keeps its name with this behind it. */
const OFF = ".off";
/** A built-in format has no file here to be renamed: this one, which is empty, says that it is switched off. */
const SWITCHED_OFF = /^([^.]+)\.off$/;
/** The document that was replaced last. */
const REPLACED = ".old";
/** One that is being written. */
const NEW = ".new";
/** Not what a file manager hides: a Mac leaves a `._patrol.json` beside each file. */
const DOCUMENT = /^[^.].*\.json(?:\.off)?$/i;

const isOffFile = (file: string) => file.toLowerCase().endsWith(OFF);
const stem = (file: string) => file.replace(/\.json(?:\.off)?$/i, "");
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Why a file cannot be read, in words that follow its name. */
export class UnreadableError extends Error {}

/**
 * Reads a unit's own formats, by their files' names, what is switched off last: of two with one id the
 * first counts. What is refused is in the list with its reasons, and keeps no other from being read.
 * @param taken the built-in formats
 * @throws UnreadableError where the folder itself cannot be read; one that is not there holds none
 */
export function readOwnFormats(folder: string, taken: readonly Named[]): OwnFormat[] {
  const good: Format[] = [];
  const read = filesIn(folder).map((file) => {
    const isOn = !isOffFile(file);
    const { format, errors, version } = readDocument(
      join(folder, file),
      good.length < MAX_FORMATS ? [...good, ...taken] : null,
    );
    if (format) good.push(format);
    return { file, format, errors, isOn, version };
  });
  // A format that is switched off keeps its place.
  return read.sort((a, b) => compare(stem(a.file), stem(b.file)));
}

const filesIn = (folder: string) =>
  namesIn(folder)
    .filter((name) => DOCUMENT.test(name))
    .sort((a, b) => Number(isOffFile(a)) - Number(isOffFile(b)) || compare(stem(a), stem(b)));

/** @throws UnreadableError */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new UnreadableError(systemReason(error, { ENOTDIR: "it is not a folder" }));
  }
}

/** @param taken null where there are too many already */
function readDocument(path: string, taken: readonly Named[] | null) {
  try {
    const content = contentOf(path);
    const checked = taken
      ? checkFormatText(content, taken)
      : { format: null, errors: [TOO_MANY] as const };
    return { ...checked, version: versionOf(content) };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    const errors = taken ? [{ path: "", reason: error.message }] : [TOO_MANY];
    return { format: null, errors, version: versionOf(error.message) };
  }
}

const versionOf = (content: Uint8Array<ArrayBuffer> | string) =>
  new Bun.CryptoHasher("sha256").update(content).digest("base64url").slice(0, 22);

/**
 * The bytes of a document's file. Reading a pipe would block, and a link could lead anywhere.
 * @param statOf `statSync` follows links
 * @throws UnreadableError
 */
export function contentOf(path: string, statOf = lstatSync): Uint8Array<ArrayBuffer> {
  try {
    const stat = statOf(path);
    if (stat.isSymbolicLink()) throw new UnreadableError("it is a link, not a file");
    if (!stat.isFile()) throw new UnreadableError("it is not a file");
    // A file that is far too large is not even read.
    if (stat.size > MAX_DOCUMENT_BYTES) throw new UnreadableError(TOO_LARGE.reason);
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(`it cannot be read: ${systemReason(error)}`);
  }
}

/**
 * A document from its file, unchanged.
 * @throws UnreadableError
 */
export const readOwnContent = (folder: string, { file }: OwnFormat): Uint8Array<ArrayBuffer> =>
  contentOf(join(folder, file));

/** To Windows these are devices, whatever follows them. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name that no other document has, for a new format. */
function freeFile(folder: string, id: string): string {
  const base = DEVICE.test(id) ? `${id}-format` : id;
  const isFree = (file: string) =>
    !isThere(join(folder, file)) && !isThere(join(folder, file + OFF));
  let file = `${base}.json`;
  for (let next = 2; !isFree(file); next += 1) file = `${base}-${next}.json`;
  return file;
}

/** Also for a dangling link. */
const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Whether a format of this id takes the place of a refused document: it bears the format's name. */
export function isRefusedUnder(folder: string, { file, format }: OwnFormat, id: string): boolean {
  if (format !== null || !(file === `${id}.json` || file === `${id}.json${OFF}`)) return false;
  // What somebody keeps in a folder is not ours to put away.
  return lstatSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory() === false;
}

/**
 * Writes a document. The one whose place it takes is there until the new one is whole, and stays beside
 * it until the next.
 * @param replaced it keeps this one's file, and whether it is offered; null for a new format
 * @throws the system's errors; what was there then still is
 */
export function writeOwnFormat(folder: string, format: Format, replaced: OwnFormat | null): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, replaced?.file ?? freeFile(folder, format.id));
  replaceFile({
    next: `${path}${NEW}`,
    path,
    bytes: formatText(format),
    before: () => replaced && keepReplaced(path, join(folder, replacedFile(replaced))),
  });
}

/** By a second name for the same file, which needs no room and leaves no moment without the first. */
function keepReplaced(path: string, old: string): void {
  rmSync(old, { force: true });
  try {
    linkSync(path, old);
  } catch {
    // Not every file system has such names.
    copyFileSync(path, old);
  }
}

const replacedFile = ({ file, isOn }: OwnFormat) => switchedFile(file, isOn, true) + REPLACED;

const switchedFile = (file: string, isOn: boolean, on: boolean) =>
  on === isOn ? file : on ? file.slice(0, -OFF.length) : file + OFF;

/**
 * Removes a document, and what it had replaced.
 * @throws the system's errors
 */
export function removeOwnFormat(folder: string, own: OwnFormat): void {
  rmSync(join(folder, own.file));
  // What the same name replaced, switched on or off, belongs to the one that is still there.
  if (isThere(join(folder, switchedFile(own.file, own.isOn, !own.isOn)))) return;
  rmSync(join(folder, replacedFile(own)), { force: true });
}

/**
 * The ids of the built-in formats that are switched off.
 * @throws UnreadableError where the folder cannot be read; one that is not there switches none off
 */
export const readSwitchedOff = (folder: string): ReadonlySet<string> =>
  new Set(namesIn(folder).flatMap((name) => SWITCHED_OFF.exec(name)?.[1] ?? []));

/**
 * Offers a built-in format in the page, or no longer.
 * @throws the system's errors
 */
export function switchBuiltInFormat(folder: string, id: string, on: boolean): void {
  const mark = join(folder, `${id}${OFF}`);
  if (on) rmSync(mark, { force: true });
  else {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mark, "", { flush: true });
  }
}

/**
 * Offers a document in the page, or no longer.
 * @returns false if another document has the name that it would get
 * @throws the system's errors
 */
export function switchOwnFormat(folder: string, { file, isOn }: OwnFormat, on: boolean): boolean {
  if (isOn === on) return true;
  const to = join(folder, switchedFile(file, isOn, on));
  if (isThere(to)) return false;
  renameSync(join(folder, file), to);
  return true;
}
