/** What a log row says about a report: derived from its message, which every entry has, whatever its source. */

import { formatGrid, type GridReference } from "../grid/grid-reference";
import { dtgIn, LINE_SEPARATOR, splitMessage } from "../messages/message";
import { headingLength } from "../messages/shown-words";
import { isRecord, storedText, type UnknownRecord } from "../parse-unknown";
import { FRIENDLY_UNSAID, saysFriendly } from "../platforms/affiliation";
import { SIGHTING_TYPE } from "../reports/registry";
import { shortDtg } from "../time/dtg";
import type { LogEntry } from "./log";

type Reported = Pick<LogEntry, "reportType" | "description" | "fullMessage" | "formData">;

const GRID = /\b(\d\d[A-Z]{3}) (\d{1,5}) (\d{1,5})(?!\d)/;
const SIGHTING_GRID = new RegExp(`^(COM|GRID(?: \\d+)?) (${GRID.source})`);

const FIGURES = / (?:CAT \d|ALT ~?-?[\d,]+FT)\b/g;
const REMARKS = "REMARKS ";

/** A grid from a message, what the message calls it, and what follows it in its line. */
interface Named {
  label: string;
  text: string;
  after: string;
  line: string;
}

/** What happened, where and when, in few words. @param now milliseconds since 1970 */
export function rowText(entry: Reported, now: number) {
  const lines = linesOf(entry);
  const [first, ...others] = gridsOf(entry, lines);
  const dtg = dtgIn(lines);
  const isSighting = entry.reportType === SIGHTING_TYPE;
  const what = isSighting ? sighted(entry, lines) : entry.description;
  const remarks = lines.findLast(isRemarks)?.slice(REMARKS.length) ?? "";
  const figures = (first?.after.match(FIGURES) ?? []).join("").trim();
  const today = new Date(now);
  const count = others.length > 0 ? `+${others.length}` : "";
  return {
    /** `3 × BM-21, static, open, 1 K-kill` */
    what,
    /** `34UFE 12345 67890 +2`, `COM 34UFE 12345 67890`, `POO 34UFE 12345 67890`; "" without a grid. */
    where: [first?.label, first?.text, count].filter(Boolean).join(" "),
    /** How exact that position is and how high: `CAT 1 ALT 512FT`; "" where the message gives neither. */
    figures,
    remarks,
    /** What the row says and the message does not. */
    unsaid: entry.formData.side === "friendly" && !saysFriendly(remarks) ? FRIENDLY_UNSAID : "",
    /** What the message says beside its heading and the row's own words: `DISP 50M // GRID 2 34UFE 12402 67915 CAT 1`. */
    rest: restOf(lines, first, (line) =>
      // Of a sighting all but the grids is in the row's sentence.
      isSighting ? !SIGHTING_GRID.test(line) : isSaid(line, what),
    ),
    /** The clock time of the report's DTG, with its day where that is not today: `0909Z`, `24 Nov 0909Z`. */
    time: dtg ? shortDtg(dtg, today, -today.getTimezoneOffset()) : "",
  };
}

const isRemarks = (line: string) => line.startsWith(REMARKS);

function restOf(
  lines: readonly string[],
  first: Named | undefined,
  isInRow: (line: string) => boolean,
): string {
  const labelled = lines.map((each) => ({ label: each.split(" ", 1)[0] ?? "" }));
  return lines
    .slice(headingLength(labelled))
    .filter((line) => !isRemarks(line))
    .map((line) => {
      if (line === first?.line) return first.after.replace(FIGURES, "");
      return isInRow(line) ? "" : line;
    })
    .map((line) => line.replace(/^[\s,]+/, "").replaceAll("  ", " "))
    .filter(Boolean)
    .join(LINE_SEPARATOR);
}

const wordsIn = (text: string) => text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? [];
const isFigure = (word = "") => /^\d/.test(word);

/** Whether a sentence has all words of a line but its labels and units: `HDG 045 SPD 30KPH`, `heading 045, 30 km/h`. */
function isSaid(line: string, sentence: string): boolean {
  const said = new Set(wordsIn(sentence));
  const words = wordsIn(line);
  return (
    words.some((word) => said.has(word)) &&
    words.every(
      (word, at) =>
        said.has(word) ||
        (!isFigure(word) && (at === 0 || isFigure(words[at - 1]) || isFigure(words[at + 1]))),
    )
  );
}

/** The first grid of a report; null for one without. */
export function firstGrid(entry: Reported): GridReference | null {
  const [first] = gridsOf(entry, linesOf(entry));
  const [gzd, ...halves] = first?.text.split(" ") ?? [];
  return gzd === undefined ? null : { gzd, coordinates: halves.join("") };
}

const linesOf = ({ fullMessage }: Reported) => splitMessage(fullMessage) ?? [fullMessage];

/** The sentence that the sighting was logged with, with its course, its surroundings and its kills. */
function sighted({ description }: Reported, lines: readonly string[]): string {
  const find = (pattern: RegExp) => {
    for (const line of lines) {
      const found = pattern.exec(line);
      if (found) return found;
    }
    return [];
  };
  const [, direction = "", speed] = find(/^MOVING(?: ([A-Z]+))?(?: (\d+)KPH)?$/);
  const course = [direction.toLowerCase(), speed && `${speed} km/h`].filter(Boolean).join(" ");
  const [, environment = ""] = find(/^ENV (.+)$/);
  const [, kills = "0", mobility = "0"] = find(/^BDA K-KILL (\d+) M-KILL (\d+) /);
  return [
    [description, course].filter(Boolean).join(" "),
    // Overhead protection is known by its letters.
    environment.toLowerCase().replace(/\bohp$/, "OHP"),
    kills !== "0" && `${kills} K-kill`,
    mobility !== "0" && `${mobility} M-kill`,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * The positions of a report: a sighting's, or a format's rows, are all of one kind, of which the row counts the others;
 * else a format's are different points, of which it names the first.
 */
function gridsOf(entry: Reported, lines: readonly string[]): Named[] {
  if (entry.reportType === SIGHTING_TYPE) {
    return lines.flatMap((line): Named[] => {
      const [whole = "", label = "", text] = SIGHTING_GRID.exec(line) ?? [];
      if (text === undefined) return [];
      return [{ label: label === "COM" ? label : "", text, after: line.slice(whole.length), line }];
    });
  }
  // The form's fields, if known: a text may name a grid as well.
  for (const grids of gridsIn(entry.formData)) {
    const found = grids.flatMap((text) => {
      const line = lines.find((each) => each.includes(text));
      return line === undefined ? [] : [named(line, text)];
    });
    if (found.length > 0) return found;
  }
  for (const line of lines) {
    const [text] = GRID.exec(line) ?? [];
    if (text !== undefined) return [named(line, text)];
  }
  return [];
}

function named(line: string, text: string): Named {
  const at = line.indexOf(text);
  const label = line.slice(0, at).trim();
  return { label: label === "GRID" ? "" : label, text, after: line.slice(at + text.length), line };
}

/** The grids of a format's form, as its message writes them; those of rows together. */
const gridsIn = (formData: UnknownRecord): string[][] =>
  Object.entries(formData).map(([key, value]) =>
    Array.isArray(value)
      ? value.filter(isRecord).flatMap((row) => Object.keys(row).flatMap((own) => gridAt(row, own)))
      : gridAt(formData, key),
  );

/** A format keeps each in a pair of fields. */
function gridAt(fields: UnknownRecord, key: string): string[] {
  const [, name] = /^(.*?)gzd$/i.exec(key) ?? [];
  if (name === undefined) return [];
  const coordinates = storedText(fields[name === "" ? "coordinates" : `${name}Coordinates`]);
  const gzd = storedText(fields[key]);
  return gzd === "" || coordinates === "" ? [] : [formatGrid(gzd, coordinates)];
}
