/**
 * Reports found in a text that was received: a mail with the messages quoted in it, a file of
 * Sightline's own, or a message alone.
 */

import {
  cleanText,
  dtgIn,
  LINE_SEPARATOR,
  MESSAGE_END,
  splitMessage,
  withoutInvisible,
} from "../messages/message";
import { MessageError } from "../messages/message-reader";
import { beginsWithOneOf, parseMessage, type ReceivedReport } from "./parse-message";
import type { ReportDefinition, ReportForm } from "./report";

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
  `This is too long for a message: it has ${length.toLocaleString("en-GB")} characters, and ${LONGEST_MESSAGE.toLocaleString("en-GB")} are the most.`;

/**
 * Finds the messages in a text, in their order. Text around a message, quotation marks of a mail (`> `),
 * line breaks inside a message and grids in lower case do not matter; what looks like a message and
 * cannot be read as one is a problem, and the others are found nevertheless.
 * @param definitions the kinds of report that are known here
 */
export function* findReports(
  received: string,
  definitions: readonly Definition[],
): Generator<Step> {
  const starts = new MessageStarts(definitions);
  for (const { at, ...part } of partsOf(received)) {
    for (const found of findInPart(part, starts, definitions)) yield { found, at };
  }
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

/** Finds the first words of messages. */
class MessageStarts {
  readonly #known: RegExp;

  constructor(definitions: readonly Definition[]) {
    const words = definitions.map(({ word }) => word).join("|");
    this.#known = new RegExp(
      `(?<![\\w/-])(?:${words}) (?=(?:(?!\\b(?:${words}) ).){1,120}? // )`,
      "g",
    );
  }

  /** Where messages of a known kind may begin in the row. @param next what follows it, to see its line's end */
  in(text: string, next: string, row: number): Start[] {
    const columns = [...`${text} ${next} `.matchAll(this.#known)].map(({ index }) => index);
    return columns.filter((column) => column < text.length).map((column) => ({ row, column }));
  }
}

/** A message of a kind that is not known here begins so: a word, and its time follows. */
const UNKNOWN_START = /^([A-Z0-9](?:[A-Z0-9-]|\/(?!\/)){0,19}) \S.{0,120}? \/\/ DTG /;

/** The line above a message in a file of Sightline's, where it is test data. */
const TEST_HEADING = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ .* TEST DATA$/;

function* findInPart(
  part: Part,
  starts: MessageStarts,
  definitions: readonly Definition[],
): Generator<Found> {
  const rows = new Rows(part);
  const found = rows.indexes().flatMap((row) => starts.in(rows.text(row), rows.text(row + 1), row));
  const last = found.findLastIndex(({ column }) => column === 0);
  const problem = (start: Start, why: string): Found => ({
    is: "problem",
    line: part.line + start.row,
    text: rows.from(start),
    why,
  });
  const cutShort = (start: Start, next: Start | undefined): Found => {
    const text = rows.from(start, next);
    const said = text.split(LINE_SEPARATOR).at(-1) ?? "";
    const { message } = new MessageError(
      said,
      `the message is cut short: it does not end with ${MESSAGE_END}.`,
    );
    return { is: "problem", line: part.line + start.row, text, why: message };
  };

  if (!part.isClosed) {
    const begun = found.filter(({ column }) => column === 0);
    const all = begun.length > 0 ? begun : found.slice(0, 1);
    for (const [index, start] of all.entries()) yield cutShort(start, all[index + 1]);
    if (all.length === 0) yield* unknownIn(part, rows, definitions);
    return;
  }
  const lost = found.slice(0, Math.max(last, 0)).filter(({ column }) => column === 0);
  for (const [index, start] of lost.entries())
    yield cutShort(start, lost[index + 1] ?? found[last]);

  const tried = found.slice(Math.max(last, 0));
  let first: Found | null = null;
  for (const start of tried) {
    const text = rows.from(start);
    const read = readReport(text, definitions);
    if (typeof read !== "string") {
      // What begins a line is meant as a message, though another begins inside it.
      if (first && tried[0]?.column === 0) yield first;
      yield { is: "report", ...read, isTestData: rows.isTestData(start.row) };
      return;
    }
    first ??= problem(start, read);
  }
  if (first) yield first;
  else yield* unknownIn(part, rows, definitions);
}

/** The content of a part without a known message: a message of an unknown kind, something like one, or nothing. */
function* unknownIn(part: Part, rows: Rows, definitions: readonly Definition[]): Generator<Found> {
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
    const message = rows.from({ row, column: 0 });
    const [, word = ""] = UNKNOWN_START.exec(message) ?? [];
    if (dtgIn(splitMessage(message) ?? [])) {
      yield { is: "text", word, message, isTestData: rows.isTestData(row) };
      return;
    }
  }
  // Text around messages holds no separator: a line that does was meant as one.
  const like = all.find((each) => `${rows.text(each)} `.includes(LINE_SEPARATOR));
  const meant =
    like ??
    (isClosed ? all.slice(-1).find((each) => /[\p{L}\p{N}]/u.test(rows.text(each))) : undefined);
  if (meant === undefined) return;
  const whole = rows.from({ row: meant, column: 0 });
  const [said = ""] = whole.replace(MESSAGE_END, "").split(LINE_SEPARATOR);
  const why = new MessageError(said, beginsWithOneOf(definitions)).message;
  yield { is: "problem", line: line + meant, text: whole, why };
}

const QUOTED = /^(?:[ \t]*>)+[ \t]?/;

/** The rows of a part as they are read: without a mail's quotation marks, and with single spaces. */
class Rows {
  readonly #plain: readonly string[];
  readonly #bare: readonly string[];
  /** The row from which on all of them are quoted. */
  readonly #quotedFrom: number;
  constructor({ text }: Part) {
    const raw = text.split("\n");
    this.#plain = raw.map(collapsed);
    this.#bare = raw.map((row) => collapsed(row.replace(QUOTED, "")));
    let from = raw.length;
    while (from > 0 && QUOTED.test(raw[from - 1] ?? "")) from -= 1;
    this.#quotedFrom = from;
  }

  indexes(): number[] {
    return this.#plain.map((_, row) => row);
  }

  text(row: number): string {
    return (row < this.#quotedFrom ? this.#plain[row] : this.#bare[row]) ?? "";
  }

  /** From a place on, up to a later row or the part's end, as one line. */
  from({ row, column }: Start, to?: Pick<Start, "row">): string {
    // A mark in an unquoted message is the message's own.
    const rows = row < this.#quotedFrom ? this.#plain : this.#bare;
    const [first = "", ...others] = rows.slice(row, to?.row);
    return collapsed([first.slice(column), ...others].join(" "));
  }

  isTestData(row: number): boolean {
    const above = this.indexes().findLast((each) => each < row && this.text(each) !== "");
    return above !== undefined && TEST_HEADING.test(this.text(above));
  }
}

const collapsed = (text: string) =>
  withoutInvisible(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const LOWER_CASE_GRID = /^((?:[A-Z][A-Z0-9/-]*(?: \d+)? )?)(\d\d[A-Za-z]{3})(?= \d{1,5} \d{1,5}\b)/;

/** A message as its form, or why it is none. */
function readReport(text: string, definitions: readonly Definition[]): ReceivedReport | string {
  if (text.length > LONGEST_MESSAGE) return tooLong(text.length);
  let message = text;
  for (;;) {
    try {
      return parseMessage(message, definitions);
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      // The line that is refused alone: a remark that names a grid stays as it was typed.
      const { line } = error;
      const raised = line.replace(LOWER_CASE_GRID, (_, label, gzd) => label + gzd.toUpperCase());
      if (raised === line || !message.includes(line)) return error.message;
      message = message.replace(line, () => raised);
    }
  }
}
