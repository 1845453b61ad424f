import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  checkFormatText,
  type FormatError,
  MAX_DOCUMENT_BYTES,
  MAX_FORMATS,
  type Taken,
} from "../../../web/domain/formats/check-format";
import type { Format } from "../../../web/domain/formats/format";
import { systemReason } from "../../errors";

/** A document in a unit's own folder. */
export interface OwnFormat {
  /** The file's name. */
  file: string;
  /** Null where the document is refused. */
  format: Format | null;
  errors: readonly FormatError[];
  /** It is offered in the page. */
  isOn: boolean;
}

/** A document that is switched off keeps its name with this behind it. */
const OFF = ".off";
/** The document that was replaced last. */
const REPLACED = ".old";
const DOCUMENT = /\.json(?:\.off)?$/;

/**
 * Reads a unit's own formats, by their files' names. What is refused is in the list with its reasons,
 * and keeps no other from being read.
 * @param taken the ids, words and names of the built-in formats
 */
export function readOwnFormats(folder: string, taken: Taken): OwnFormat[] {
  const ids = new Set(taken.ids);
  const words = new Set(taken.words);
  const names = new Set(taken.names);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => DOCUMENT.test(name)) : [];
  return files.sort().map((file, index) => {
    const isOn = !file.endsWith(OFF);
    if (index >= MAX_FORMATS) {
      const errors = [{ path: "", reason: `${MAX_FORMATS} formats at most` }];
      return { file, format: null, errors, isOn };
    }
    const { format, errors } = readDocument(join(folder, file), { ids, words, names });
    if (format) {
      ids.add(format.id);
      words.add(format.word);
      names.add(format.name);
    }
    return { file, format, errors, isOn };
  });
}

function readDocument(path: string, taken: Taken) {
  try {
    // What is far too large is not even read.
    if (statSync(path).size > MAX_DOCUMENT_BYTES) {
      return { format: null, errors: [{ path: "", reason: "a format has 64 KiB at most" }] };
    }
    return checkFormatText(readFileSync(path, "utf8"), taken);
  } catch (error) {
    return {
      format: null,
      errors: [{ path: "", reason: `it cannot be read: ${systemReason(error)}` }],
    };
  }
}

/** Writes a document under its id; the one that it replaces stays beside it until the next. */
export function writeOwnFormat(folder: string, format: Format): void {
  const { id } = format;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${id}.json`);
  const next = `${path}.new`;
  writeFileSync(next, `${JSON.stringify(format, null, 2)}\n`, { flush: true });
  for (const before of [path, path + OFF]) {
    if (existsSync(before)) renameSync(before, path + REPLACED);
  }
  renameSync(next, path);
}

export function removeOwnFormat(folder: string, file: string): void {
  rmSync(join(folder, file));
}

/** Offers a document in the page, or no longer. */
export function switchOwnFormat(folder: string, { file, isOn }: OwnFormat, on: boolean): void {
  if (isOn === on) return;
  renameSync(join(folder, file), join(folder, on ? file.slice(0, -OFF.length) : file + OFF));
}
