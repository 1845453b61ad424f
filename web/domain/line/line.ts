/**
 * A whole report typed as one line: `3 bm21 34ufe1234567890 static open`. Every stretch of it is
 * understood, and says as what, or is marked with what would help. Nothing is guessed that the chips
 * do not show.
 */

import type { Entries, Format } from "../formats/format";
import type { Platform } from "../platforms/platform";
import { normalize } from "../platforms/search/normalize";
import type { Report } from "../reports/registry";
import { readFormatLine } from "./format-line";
import type { LineContext } from "./line-context";
import { readSightingLine, type SightingSaid } from "./sighting-line";
import { type Piece, Tokens } from "./tokens";

/** The meaning of a line. */
export interface LineReading {
  report: Report;
  /** The whole line in order; only white space and commas are between the parts. */
  pieces: readonly Piece[];
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
  /** A sighting's values; null for a format's report. */
  sighting: SightingSaid | null;
  /** A format report's values, as its form stores them. */
  entries: Entries | null;
}

/** The pieces that were not understood, or have no place in the report. */
export const problemsOf = ({ pieces }: LineReading): Piece[] =>
  pieces.filter(({ problem }) => problem !== null);

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
  if (report.format) return ofFormat(report, report.format, tokens, context);
  const { said, platformText, platformCount, guess, isNamed, hasGrid } = readSightingLine(
    tokens,
    context,
  );
  const pieces = tokens.pieces();
  // "8 wheels" and "moving target radar" are searched for: a grid, or a name, makes a report of such words.
  const isSearch = () => {
    const { platforms, missing } = context.platforms.find(text);
    return platforms.length > 0 && missing.length === 0;
  };
  const isReport =
    named !== undefined ||
    hasGrid ||
    (tokens.hasDetails && (isNamed || tokens.remarks !== null || !isSearch()));
  return {
    report,
    pieces,
    isReport,
    platformText,
    platform: said.platform,
    platformCount,
    guess,
    sighting: said,
    entries: null,
  };
}

function ofFormat(
  report: Report,
  format: Format,
  tokens: Tokens,
  context: LineContext,
): LineReading {
  const { entries, ...seen } = readFormatLine(tokens, format, context);
  return {
    report,
    pieces: tokens.pieces(),
    isReport: true,
    platformText: "",
    ...seen,
    sighting: null,
    entries,
  };
}
