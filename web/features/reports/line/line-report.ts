import { formatDefinitionOf } from "../../../domain/formats/built-in";
import type { FormatForm } from "../../../domain/formats/format";
import { type LineReading, problemsOf, readLine } from "../../../domain/line/line";
import { linePlatforms } from "../../../domain/line/line-platforms";
import { sightingOf } from "../../../domain/line/sighting-line";
import { invalidLine, type MessageLine, MISSING } from "../../../domain/messages/message";
import { randomIdentifier } from "../../../domain/messages/reference";
import type { PlatformIndex } from "../../../domain/platforms/search/platform-index";
import type { ReportNote } from "../../../domain/reports/notes";
import type { Report } from "../../../domain/reports/registry";
import { isReady, type ReportForm, type Validation } from "../../../domain/reports/report";
import { NAMELESS } from "../../../domain/reports/reported-platform";
import { type ReportedPlatform, toReported } from "../../../domain/reports/sighting";
import { SIGHTING } from "../../../domain/reports/sighting-definition";
import type { FormHandoff } from "../../../lib/form-handoff";
import { lastSquare } from "../../../lib/last-grid";
import { operator } from "../../../lib/session";
import { type CopiedReport, copyReport, currentDtg } from "../copy-report";
import { kindOfFormat } from "../format/format-kind";
import { notesOf } from "../notes";
import { newDraft, type ReportKind } from "../report-kind";

/** What the reports of one line keep while it is typed: their references, until one of them is copied. */
export interface LineSession {
  identifier: string;
  readonly fresh: Map<string, FormatForm>;
}

export const newLineSession = (): LineSession => ({
  identifier: randomIdentifier(),
  fresh: new Map(),
});

/** The report that a line makes, as far as it is typed. */
export interface LineReport {
  reading: LineReading;
  /** A sighting's platform, null while it is not known; undefined for other reports. */
  platform: ReportedPlatform | null | undefined;
  lines: readonly MessageLine[];
  validation: Validation;
  /** What its form warns of. */
  notes: readonly ReportNote[];
  /** Everything was understood and nothing is missing. */
  isComplete: boolean;
  /** The initial content of a new, similar report. */
  handoff(): FormHandoff | null;
  /** Null if it was not copied: the operator does not report a friendly type. */
  copy(): Promise<CopiedReport | null>;
}

/** Reads a report's line with what the page knows: the platforms, the forms, the last grid's square. */
export function readReportLine(
  text: string,
  index: PlatformIndex,
  reports: readonly Report[],
): LineReading {
  return readLine(text, {
    lastSquare: lastSquare(),
    platforms: linePlatforms(index),
    reportsOnly: true,
    reports,
  });
}

/**
 * The report of a line.
 * @param chosen the sighting's platform, where the operator has chosen it from the list
 */
export function lineReport(
  reading: LineReading,
  session: LineSession,
  chosen: ReportedPlatform | null = null,
): LineReport {
  const { format, type } = reading.report;
  if (format) {
    const definition = formatDefinitionOf(format);
    const kind = kindOfFormat(definition);
    const begun = session.fresh.get(type) ?? kind.fresh();
    session.fresh.set(type, begun);
    const form = definition.changed({ ...begun, ...reading.entries });
    const isCertain = reading.platformCount <= 1 && reading.guess === null;
    return assemble(reading, kind, form, { isCertain });
  }
  const platform = chosen ?? (reading.platform && toReported(reading.platform));
  const start = { ...operator(), platform: platform ?? NAMELESS, identifier: session.identifier };
  const form = sightingOf(reading.entries, start);
  return assemble(reading, { definition: SIGHTING }, form, {
    isCertain: chosen !== null || (reading.platformCount === 1 && reading.guess === null),
    platform,
    count: `${form.quantity} X`,
  });
}

interface Subject {
  /** The platform that is named, or the only one that matches as typed. */
  isCertain: boolean;
  /** For a sighting: its platform, null while it is not known. */
  platform?: ReportedPlatform | null;
  /** What the message says before the platform. */
  count?: string;
}

function assemble<Form extends ReportForm>(
  reading: LineReading,
  kind: Pick<ReportKind<Form>, "definition" | "onLogged">,
  form: Form,
  { isCertain, platform, count }: Subject,
): LineReport {
  const { definition } = kind;
  const isNameless = platform === null;
  const { missing, wrong } = definition.validate(form);
  const validation = { missing: isNameless ? ["Platform", ...missing] : missing, wrong };
  const lines = definition.lines(form, currentDtg(new Date()));
  const problems = problemsOf(reading);
  return {
    reading,
    platform,
    notes: notesOf(definition, { form }),
    lines: isNameless
      ? lines.map((each) => (each.text === count ? invalidLine(each.text, MISSING) : each))
      : lines,
    validation,
    isComplete: isCertain && problems.length === 0 && isReady(validation),
    handoff: () =>
      isNameless
        ? null
        : {
            reportType: definition.type,
            purpose: "line",
            formData: definition.stored(form, ""),
            reportId: "",
            isTestData: false,
            leftOver: problems
              .filter(({ text }) => !isNameOf(platform, text))
              .map(({ text, problem }) => ({ text, problem: problem ?? "" })),
          },
    copy: () => copyReport(kind, newDraft(form)),
  };
}

/** Whether a word that nobody understood has become the name of an unknown platform. */
function isNameOf(platform: ReportedPlatform | null | undefined, word: string): boolean {
  return platform?.category === "Unknown" && platform.platformId.split(" ").includes(word);
}
