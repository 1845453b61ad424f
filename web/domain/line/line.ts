/**
 * A whole report typed as one line: `3 bm21 34ufe1234567890 static open`. Every stretch of it is
 * understood, and says as what, or is marked with what would help. Nothing is guessed that the chips
 * do not show.
 */

import { choicesOf } from "../formats/field-kinds";
import type { Entries, FieldOf } from "../formats/format";
import { oncePer } from "../once";
import type { Platform } from "../platforms/platform";
import { normalize } from "../platforms/search/normalize";
import type { Report } from "../reports/registry";
import { formatLine } from "./format-line";
import type { LineContext, LinePlatforms } from "./line-context";
import { LineReader, type LineRules } from "./line-reader";
import { SIGHTING_LINE } from "./sighting-line";
import { type Piece, Tokens } from "./tokens";

/** The meaning of a line. */
export interface LineReading {
  report: Report;
  /** The whole line in order; only white space and commas are between the parts. */
  pieces: readonly Piece[];
  /** Where a word may mean something else as well: what it is read as, and how the other is typed. */
  notes: readonly string[];
  /** It is more than words that a platform is searched by. */
  isReport: boolean;
  /** The text to search the platforms for. */
  platformText: string;
  /** The report's platform; null where it names none. */
  platform: Platform | null;
  /** How many platforms answer it, the report's the first of them: 1 where it is named, and no other is called so. */
  platformCount: number;
  /** Asks whether the platform is meant, where its name was mistyped; null where it was not. */
  guess: string | null;
  /** The report's values, as its form stores them; a sighting's by the fields of its line. */
  entries: Entries;
}

/** The pieces that were not understood, or have no place in the report. */
export const problemsOf = ({ pieces }: LineReading): Piece[] =>
  pieces.filter(({ problem }) => problem !== null);

const rulesOf = oncePer(
  ({ format }: Report): LineRules => (format ? formatLine(format) : SIGHTING_LINE),
);

/** What a missing field may be, in words that a line takes for it. */
export interface LineChoices {
  /** The field's label, as it is called where it is missing. */
  field: string;
  choices: readonly { label: string; word: string }[];
}

/** The choices of the first missing field that has some; null where none has. */
export function nextChoices(report: Report, missing: readonly string[]): LineChoices | null {
  const rules = rulesOf(report);
  for (const name of missing) {
    const field = rules.fields.find(
      (each): each is FieldOf<"choice"> => each.kind === "choice" && each.label === name,
    );
    const choices = field ? wordsIn(rules)(field) : [];
    if (choices.length > 0) return { field: name, choices };
  }
  return null;
}

/** They are shown at each key: each is a line that is read. */
const wordsIn = oncePer((rules: LineRules) =>
  oncePer((field: FieldOf<"choice">) =>
    choicesOf(field)
      .map(({ label, value }) => ({ label, value, word: label.toLowerCase() }))
      .filter(({ word, value }) => isReadAs(rules, field, word, value)),
  ),
);

const NO_PLATFORMS: LinePlatforms = {
  named: () => [],
  begins: () => false,
  describes: () => false,
  find: () => ({ platforms: [], missing: [], guess: null }),
};

/** Whether a word by itself is this choice, whatever else the report asks for. */
function isReadAs(rules: LineRules, { id }: FieldOf<"choice">, word: string, value: string) {
  const tokens = new Tokens(word);
  const context = { lastSquare: null, platforms: NO_PLATFORMS };
  const { entries } = new LineReader(tokens, { ...rules, settle() {} }, context).read();
  const pieces = tokens.pieces();
  return entries[id] === value && pieces.every(({ problem }) => problem === null);
}

/** The line with one word more: before its remarks. */
export function withWord(line: string, word: string): string {
  const [words = "", ...remarks] = line.split(";");
  return [`${words.trimEnd()} ${word}${remarks.length > 0 ? " " : ""}`, ...remarks].join(";");
}

/** Whether a word names a kind of report: by its id, its name, its message's first word. */
function isCalled({ type, format }: Report, word: string): boolean {
  const names = format ? [format.id, format.name, format.word] : [type, "sgt"];
  return names.some((name) => normalize(name) === word);
}

/** Reads a line as far as it is typed. */
export function readLine(text: string, context: LineContext): LineReading {
  const tokens = new Tokens(text);
  const [first] = tokens.all;
  const named = first && context.reports.find((report) => isCalled(report, first.norm));
  if (first && named) tokens.understood([first], named.short);
  const [fallback] = context.reports;
  const report = named ?? fallback;
  if (!report) throw new Error("There is nothing to report.");
  const rules = rulesOf(report);
  const line = new LineReader(tokens, rules, context, named !== undefined).read();
  const { candidates, guess, notes, text: platformText } = line.platform;
  const { isReport } = line;
  return {
    ...{ report, isReport, platformText, guess },
    pieces: tokens.pieces(),
    notes: [...notes],
    platform: candidates[0] ?? null,
    platformCount: candidates.length,
    entries: line.entries,
  };
}
