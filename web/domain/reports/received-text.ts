/**
 * Reports found in a text that was received: a mail with the messages quoted in it, a file of
 * Sightline's own, or a message alone.
 */

import {
  cleanText,
  inCapitals,
  LINE_SEPARATOR,
  MESSAGE_END,
  splitMessage,
  withoutInvisible,
} from "../messages/message";
import { MessageError, type Spelling } from "../messages/message-reader";
import { readDtg } from "../time/dtg";
import { beginsWithOneOf, parseMessage, type ReceivedReport } from "./parse-message";
import type { ReportDefinition, ReportForm } from "./report";
import { hasSeparator, joinings, SHORT_END, withoutTransport } from "./transport";

/** Far above what any form can write; whatever is longer is not looked at. */
const LONGEST_MESSAGE = 20_000;

type Definition = ReportDefinition<ReportForm>;

/** What was found in a received text. */
export type Found = FoundReport | FoundText | FoundProblem;

/** A message, and the form that it was made from. */
export interface FoundReport extends ReceivedReport {
  is: "report";
  /** As its file names it. */
  isTestData: boolean;
}

/** A message whose format is not known here. */
export interface FoundText {
  is: "text";
  /** Its first word. */
  word: string;
  message: string;
  isTestData: boolean;
}

/** A text that was meant as a message but is not one. */
export interface FoundProblem {
  is: "problem";
  /** The line of the text that it begins in, from 1. */
  line: number;
  /** As it came, in as many lines, without a mail's quotation marks. */
  text: string;
  why: string;
}

/** A find, and how far into the text the search for it has gone, in characters. */
export interface Step {
  found: Found;
  at: number;
}

/** Why a text of this many characters is no message. */
const tooLong = (length: number) =>
  `Too long: ${length.toLocaleString("en-GB")} characters (limit ${LONGEST_MESSAGE.toLocaleString("en-GB")}).`;

/**
 * Finds the messages in a text, in their order. Text around a message and what programs make of one on its way do not
 * matter as long as its meaning is certain; what looks like a message and cannot be read as one is a problem, and the
 * others are found nevertheless.
 * @param definitions the kinds of report that are known here
 * @param spelled gives known names their own spelling, where a program changed their case
 */
export function* findReports(
  received: string,
  definitions: readonly Definition[],
  spelled?: Spelling,
): Generator<Step> {
  const kinds = new Kinds(definitions, spelled);
  for (const { at, ...whole } of partsOf(withoutTransport(received))) {
    const { ended, rest } = endedShort(whole, kinds);
    for (const found of ended) yield { found, at };
    for (const found of findInPart(rest, kinds)) yield { found, at };
  }
}

/** So many beginnings of a message are tried before its end. */
const STARTS_TRIED = 8;

/** The messages of a part that end with fewer slashes than they should, and what follows them. */
function endedShort(part: Part, kinds: Kinds): { ended: FoundReport[]; rest: Part } {
  const lines = part.text.split("\n");
  const all = new Rows(lines);
  const ended: FoundReport[] = [];
  let behind = 0;
  let from = 0;
  for (const end of all.indexes().filter((row) => SHORT_END.test(all.text(row)))) {
    const rows = new Rows(lines.slice(behind, end + 1));
    const found = rows
      .indexes()
      .slice(from - behind)
      .flatMap((row) => kinds.startsIn(rows.text(row), rows.text(row + 1), row));
    for (const start of found.slice(-STARTS_TRIED).toReversed()) {
      const broken = rows.from(start);
      const last = broken.at(-1)?.replace(SHORT_END, MESSAGE_END) ?? "";
      const read = readReport(broken.with(-1, last), start.column, kinds);
      if (typeof read === "string") continue;
      ended.push({ is: "report", ...read, isTestData: rows.isTestData(start.row) });
      behind = end + 1;
      break;
    }
    from = end + 1;
  }
  if (behind === 0) return { ended, rest: part };
  const text = lines.slice(behind).join("\n");
  return { ended, rest: { ...part, text, line: part.line + behind } };
}

/** The text in parts that each end with a message's end; what is too long for a message is cut between rows. */
function* partsOf(received: string): Generator<Part & { at: number }> {
  let line = 1;
  for (let from = 0; from < received.length; ) {
    const end = received.indexOf(MESSAGE_END, from);
    const close = end < 0 ? received.length : end + MESSAGE_END.length;
    // Text this far before a message's end is not part of it.
    const border = Math.min(from + LONGEST_MESSAGE, close - LONGEST_MESSAGE);
    const rowEnd = border > from ? received.indexOf("\n", border) + 1 : 0;
    const at = rowEnd > 0 && rowEnd < close ? rowEnd : close;
    const text = received.slice(from, at);
    yield { text, line, isClosed: at === close && end >= 0, at };
    line += text.split("\n").length - 1;
    from = at;
  }
}

/** The text behind one message's end, up to and with the next one's. */
interface Part {
  text: string;
  line: number;
  /** It ends with a message's end. */
  isClosed: boolean;
}

/** Where a message may begin: a line of the part, and a column in it. */
interface Start {
  row: number;
  column: number;
}

/** The kinds of report that are known here, and the first words of their messages. */
class Kinds {
  readonly #known: RegExp;
  /** In capitals: what is in lower case as it came begins a message only where its time follows. */
  readonly #timed: RegExp;

  constructor(
    readonly definitions: readonly Definition[],
    readonly spelled?: Spelling,
  ) {
    const words = definitions.map(({ word }) => word).join("|");
    const upTo = (end: string) =>
      new RegExp(
        `(?<![\\w/-])(?:${words}) +(?=(?:(?!\\b(?:${words}) ).){1,120}? +// +${end})`,
        "g",
      );
    this.#known = upTo("");
    this.#timed = upTo("DTG ");
  }

  /** Where messages of a known kind may begin in the row. @param next what follows it, to see its line's end */
  startsIn(text: string, next: string, row: number): Start[] {
    const both = `${text} ${next} `;
    const found = [...both.matchAll(this.#known), ...inCapitals(both).matchAll(this.#timed)];
    const columns = new Set(found.map(({ index }) => index));
    return [...columns]
      .filter((column) => column < text.length)
      .sort((a, b) => a - b)
      .map((column) => ({ row, column }));
  }
}

/** A message of a kind that is not known here begins so: a word, and its time follows. */
const UNKNOWN_START = /^([A-Z0-9](?:[A-Z0-9-]|\/(?!\/)){0,19}) +\S.{0,120}? +\/\/ +(DTG )/i;

/** The line above a message in a file of Sightline's, where it is test data. */
const TEST_HEADING = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ .* TEST DATA$/;

function* findInPart(part: Part, kinds: Kinds): Generator<Found> {
  const rows = new Rows(part.text.split("\n"));
  const found = rows
    .indexes()
    .flatMap((row) => kinds.startsIn(rows.text(row), rows.text(row + 1), row));
  const last = found.findLastIndex(({ column }) => column === 0);
  const problem = (start: Start, why: string): FoundProblem => ({
    is: "problem",
    line: part.line + start.row,
    text: rows.raw(start),
    why,
  });
  const cutShort = (start: Start, next: Start | undefined): Found => {
    const said = rows.line(start, next).split(LINE_SEPARATOR).at(-1) ?? "";
    const { message } = new MessageError(
      said,
      `the message is incomplete. It must end with ${MESSAGE_END}.`,
    );
    return { ...problem(start, message), text: rows.raw(start, next) };
  };

  if (!part.isClosed) {
    const begun = found.filter(({ column }) => column === 0);
    const all = begun.length > 0 ? begun : found.slice(0, 1);
    for (const [index, start] of all.entries()) yield cutShort(start, all[index + 1]);
    if (all.length === 0) yield* unknownIn(part, rows, kinds);
    return;
  }
  const lost = found.slice(0, Math.max(last, 0)).filter(({ column }) => column === 0);
  for (const [index, start] of lost.entries())
    yield cutShort(start, lost[index + 1] ?? found[last]);

  const tried = found.slice(Math.max(last, 0));
  let first: Found | null = null;
  for (const start of tried) {
    const read = readReport(rows.from(start), start.column, kinds);
    if (typeof read !== "string") {
      // What begins a line is meant as a message, though another begins inside it.
      if (first && tried[0]?.column === 0) yield first;
      yield { is: "report", ...read, isTestData: rows.isTestData(start.row) };
      return;
    }
    first ??= problem(start, read);
  }
  if (first) yield first;
  else yield* unknownIn(part, rows, kinds);
}

/** The content of a part without a known message: a message of an unknown kind, something like one, or nothing. */
function* unknownIn(part: Part, rows: Rows, kinds: Kinds): Generator<Found> {
  const { isClosed, line, text } = part;
  if (text.length > LONGEST_MESSAGE && isClosed) {
    yield { is: "problem", line, text: cleanText(text.slice(0, 80)), why: tooLong(text.length) };
    return;
  }
  const all = rows.indexes();
  const row = all.findLast((each) =>
    UNKNOWN_START.test(`${rows.text(each)} ${rows.text(each + 1)} `),
  );
  if (isClosed && row !== undefined) {
    const start = { row, column: 0 };
    const kept = keptText(rows.from(start));
    if (typeof kept === "string") {
      yield { is: "problem", line: line + row, text: rows.raw(start), why: kept };
      return;
    }
    if (kept) {
      yield { is: "text", ...kept, isTestData: rows.isTestData(row) };
      return;
    }
  }
  // Text around messages holds no separator: a line that does was meant as one.
  const like = all.find((each) => hasSeparator(`${rows.text(each)} `));
  const meant =
    like ??
    (isClosed ? all.slice(-1).find((each) => /[\p{L}\p{N}]/u.test(rows.text(each))) : undefined);
  if (meant === undefined) return;
  const start = { row: meant, column: 0 };
  const [said = ""] = rows.line(start).replace(MESSAGE_END, "").split(LINE_SEPARATOR);
  const why = new MessageError(said, beginsWithOneOf(kinds.definitions)).message;
  yield { is: "problem", line: line + meant, text: rows.raw(start), why };
}

/**
 * A message of an unknown kind with its word and its time as Sightline writes them, or why it cannot be read; null if
 * its time is none.
 */
function keptText(rows: readonly string[]): Pick<FoundText, "word" | "message"> | string | null {
  const errors: MessageError[] = [];
  const { texts } = reading(errors, () => joinings(rows, 0)) ?? {};
  if (!texts) return errors[0]?.message ?? null;
  const said = collapsed(spaced(texts[0] ?? ""));
  const [, word = ""] = UNKNOWN_START.exec(said) ?? [];
  const lines = splitMessage(said.replace(word, inCapitals)) ?? [];
  const at = lines.findIndex((each) => inCapitals(each).startsWith("DTG "));
  const dtg = readDtg(lines[at]?.slice("DTG ".length) ?? "");
  if (!dtg) return null;
  const message = lines.with(at, `DTG ${dtg.text}`).join(LINE_SEPARATOR) + MESSAGE_END;
  return { word: inCapitals(word), message };
}

const MARK = "[ \\t]*(?:>|&gt;)";
const QUOTED = new RegExp(`^(?:${MARK})+[ \\t]?`);

/** The rows of a part as they are read: without a mail's quotation marks, and each kind of space as one. */
class Rows {
  readonly #raw: readonly string[];
  readonly #texts: readonly string[];
  /** The row from which on all of them are quoted: a mark in an unquoted message is the message's own. */
  readonly #quotedFrom: number;
  constructor(lines: readonly string[]) {
    this.#raw = lines.map((row) => row.replace(/\r$/, ""));
    this.#quotedFrom = this.#raw.findLastIndex((row) => !QUOTED.test(row)) + 1;
    this.#texts = this.#raw.map((row, at) =>
      spaced(at < this.#quotedFrom ? row : row.replace(QUOTED, "")).trim(),
    );
  }

  indexes(): number[] {
    return this.#texts.map((_, row) => row);
  }

  text(row: number): string {
    return this.#texts[row] ?? "";
  }

  /** The rows from a place on, up to a later one or the last. */
  from({ row, column }: Start, to?: Pick<Start, "row">): string[] {
    const [marks = ""] = (row >= this.#quotedFrom && QUOTED.exec(this.#raw[row] ?? "")) || [];
    const depth = marks.match(/>|&gt;/g)?.length ?? 0;
    // No more marks than the first row has: the next is the message's own.
    const quoted = new RegExp(`^(?:${MARK}){0,${depth}}[ \\t]?`);
    const rows = this.#raw
      .slice(row, to?.row)
      .map((each) => spaced(depth > 0 ? each.replace(quoted, "") : each));
    const [first = "", ...others] = rows;
    return [first.trimStart().slice(column), ...others].filter((each) => each.trim() !== "");
  }

  /** The same as one line. */
  line(start: Start, to?: Pick<Start, "row">): string {
    return collapsed(this.from(start, to).join(" "));
  }

  /** The same as it came. */
  raw(start: Start, to?: Pick<Start, "row">): string {
    return this.from(start, to)
      .map((row) => row.trim())
      .join("\n");
  }

  isTestData(row: number): boolean {
    const above = this.indexes().findLast((each) => each < row && this.text(each) !== "");
    return above !== undefined && TEST_HEADING.test(this.text(above));
  }
}

const spaced = (text: string) => withoutInvisible(text).replace(/[\s\p{Cc}]/gu, " ");
const collapsed = (text: string) => text.replace(/ +/g, " ").trim();

/** A message as its form, or why it is none. @param before how many characters of its row stand before it */
function readReport(
  rows: readonly string[],
  before: number,
  { definitions, spelled }: Kinds,
): ReceivedReport | string {
  const { length } = rows.join(" ");
  if (length > LONGEST_MESSAGE) return tooLong(length);
  const read: ReceivedReport[] = [];
  const errors: MessageError[] = [];
  const { texts = [], mustAgree } = reading(errors, () => joinings(rows, before)) ?? {};
  for (const text of texts) {
    const report = reading(errors, () => parseMessage(text, definitions, spelled));
    if (!report) continue;
    if (!mustAgree) return report;
    if (read.some(({ message }) => message !== report.message)) return NOT_CERTAIN;
    read.push(report);
  }
  // The one that can be read farther is nearer to what was sent.
  const [farthest] = errors.toSorted((a, b) => b.at - a.at);
  return read[0] ?? (farthest ? whyNot(farthest) : "There is no text to read.");
}

/** What reading makes of a message; null, and the error to the others, where it cannot be read. */
function reading<T>(errors: MessageError[], read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    errors.push(error);
    return null;
  }
}

const NOT_CERTAIN =
  "A line break may stand inside a word or between two words: write the message on one line.";

/** A letter of another script, in a word that holds Latin letters or digits as well. */
const FOREIGN_LETTER =
  /(?<=[A-Za-z0-9]\p{L}*)(?![A-Za-z])(?:\p{Script=Cyrillic}|\p{Script=Greek})|(?:\p{Script=Cyrillic}|\p{Script=Greek})(?=\p{L}*[A-Za-z0-9])/u;

/** What keeps a message from being read: a letter that cannot be told from a Latin one by eye goes before all else. */
function whyNot({ line, why, message }: MessageError): string {
  const [letter] = FOREIGN_LETTER.exec(line) ?? [];
  if (letter === undefined) return message;
  const script = /\p{Script=Greek}/u.test(letter) ? "Greek" : "Cyrillic";
  return new MessageError(
    line,
    `“${letter}” in it is a ${script} letter. ${why.replace(/^./, (first) => first.toUpperCase())}`,
  ).message;
}
