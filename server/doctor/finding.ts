import type { ReadyLevel, ReadyLine } from "../../web/domain/ready/ready-lines";

/** What one check found. */
export interface Finding {
  /** Only `FAIL` counts against the whole. */
  level: ReadyLevel;
  /** What was checked, with its path if it has one. */
  what: string;
  /** The finding; for a failure also what to do, after a semicolon. */
  text: string;
  /** What more the terminal is told, and /ready is not. */
  detail?: string;
  /** The line of /ready that it belongs to. */
  line?: ReadyLine;
}

export const ok = (what: string, text: string, detail?: string): Finding => ({
  ...{ level: "ok", what, text },
  ...(detail !== undefined && { detail }),
});
/** What is not there, and need not be. */
export const none = (what: string, text: string): Finding => ({ level: "none", what, text });
export const warn = (what: string, text: string): Finding => ({ level: "warn", what, text });
export const fail = (what: string, text: string): Finding => ({ level: "FAIL", what, text });
export const skip = (what: string, text: string): Finding => ({ level: "skip", what, text });

const LEVEL_WIDTH = 6;

/** `FAIL  database /x/sightline.db: it is damaged`. */
export const lineOf = (finding: Finding): string =>
  finding.level.padEnd(LEVEL_WIDTH) + sentenceOf(finding);

/** The same without its level. A file's name may hold what would move the cursor. */
export const sentenceOf = ({ what, text, detail }: Finding): string =>
  [what, text, detail]
    .filter(Boolean)
    .join(": ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "?");

/**
 * The part of a start error that follows the name: `it does not exist` in "The map archive /a cannot be used: it does
 * not exist."
 */
export function withoutName(sentence: string, name: string): string {
  return sentence.replace(`${name} cannot be used: `, "").replace(name, "it").replace(/\.$/, "");
}

/** Faults named one by one are of use only while they can be taken in. */
const MOST_NAMED = 10;

interface NamedFile {
  path: string;
  text: string;
}

/** A failure for each of some files, up to ten, and how many there are beside them. */
export const failEach = (kind: string, errors: readonly NamedFile[]) =>
  eachOf(fail, kind, errors, "at fault");

/** The same for files that are not read. */
export const warnEach = (kind: string, files: readonly NamedFile[]) =>
  eachOf(warn, kind, files, "not read");

function eachOf(make: typeof fail, kind: string, files: readonly NamedFile[], rest: string) {
  const named = files.slice(0, MOST_NAMED).map(({ path, text }) => make(`${kind} ${path}`, text));
  const more = files.length - named.length;
  return more === 0 ? named : [...named, make(kind, `${counted(more, "more file")} ${rest}`)];
}

/** `1 tile`, `23,357 tiles`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
