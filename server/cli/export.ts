import type { Database } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, extname } from "node:path";
import { exportReports } from "../../web/domain/export/export-reports";
import type { ExportableReport } from "../../web/domain/export/exported";
import {
  EXPORT_FORMAT_NAMES,
  EXPORT_FORMATS,
  type ExportFormat,
} from "../../web/domain/export/formats";
import { PREVIEW_DOCUMENTS } from "../../web/domain/formats/all-documents";
import type { Format } from "../../web/domain/formats/format";
import { TAKEN_BY_BUILT_IN } from "../../web/domain/formats/taken-names";
import { momentOf } from "../../web/domain/messages/message";
import { SIDES } from "../../web/domain/platforms/affiliation";
import { allDefinitions } from "../../web/domain/reports/definitions";
import { BUILT_IN_REPORTS, ownReport, reportLabel } from "../../web/domain/reports/registry";
import { sizeText } from "../../web/domain/size-text";
import { noteCommand, VIA_COMMAND_LINE } from "../access/audit";
import { geoidHeight } from "../assets";
import { dataPaths } from "../data-folder";
import { unusable } from "../db/inspect-database";
import { readDatabase } from "../db/read-database";
import { tablesOf } from "../doctor/contents";
import { counted } from "../doctor/finding";
import { errorCode, StartError, systemReason } from "../errors";
import { readOwnFormats, UnreadableError } from "../modules/formats/folder";
import { usage } from "./flags";

/** Which of the saved reports are asked for. */
export interface ExportFilter {
  /** Milliseconds since 1970; the first and the last moment of a report's own DTG. */
  from?: number;
  to?: number;
  /** The name of a kind of report, as the database or a screen has it, in either case. */
  type?: string;
}

/**
 * Writes the saved reports to a new file, in the format of its ending, also while a server runs on
 * the same data folder, in whose audit it is then noted. Of one at rest not a byte changes.
 * @returns what was done, in one line
 * @throws StartError with one sentence; nothing is left behind
 */
export function exportFile(
  file: string,
  dataFolder: string,
  filter: ExportFilter,
  at = new Date(),
): string {
  const format = formatOf(file);
  if (existsSync(file)) throw taken(file);
  const { database, formats } = dataPaths(dataFolder);
  const { reports, symbols } = readSaved(database, dataFolder);
  const own = ownFormats(formats);
  const chosen = choose(reports, filter, own);
  const { pieces, placeless } = exportReports(format, chosen, {
    definitions: allDefinitions(own),
    sidcOf: (platformId) => symbols.get(platformId) ?? null,
    geoid: geoidHeight,
    callSign: "",
    at,
  });
  const bytes = write(file, pieces);
  noteCommand(database, "reports-exported", basename(file), filterText(filter));
  const done = `Exported ${counted(chosen.length, "report")} to ${file} (${sizeText(bytes)})`;
  if (placeless === 0 || format === "txt") return `${done}.`;
  return `${done}; ${placeless} without a grid${EXPORT_FORMATS[format].needsGrid ? " left out" : ""}.`;
}

/** The filter as the command line would take it. */
function filterText({ from, to, type }: ExportFilter): string {
  const at = (moment: number | undefined) =>
    moment === undefined ? "" : new Date(moment).toISOString();
  return [
    ...Object.entries({ type, from: at(from), to: at(to) }).flatMap(([name, value]) =>
      value ? [`${name}=${value}`] : [],
    ),
    VIA_COMMAND_LINE,
  ].join(", ");
}

function formatOf(file: string): ExportFormat {
  const ending = extname(file).slice(1).toLowerCase();
  const format = EXPORT_FORMAT_NAMES.find((each) => EXPORT_FORMATS[each].ending === ending);
  if (format) return format;
  if (ending === "cot")
    throw new StartError(
      `TAK reads one event of a .cot file and drops the rest: export a TAK package, which ends in .zip.`,
      2,
    );
  const endings = EXPORT_FORMAT_NAMES.map((each) => `.${EXPORT_FORMATS[each].ending}`);
  throw new StartError(
    `The file ${file} must end in ${endings.slice(0, -1).join(", ")} or ${endings.at(-1)}.`,
    2,
  );
}

const taken = (file: string) =>
  new StartError(
    statSync(file, { throwIfNoEntry: false })?.isDirectory()
      ? `${file} is a folder: name a file in it.`
      : `The file ${file} exists already: choose another name.`,
  );

interface Row {
  report_type: string;
  content: string;
  timestamp: string;
  received: number;
  side: string | null;
}

interface SavedReport extends ExportableReport {
  /** The moment of its own DTG, milliseconds since 1970. */
  observedAt: number;
}

interface Saved {
  /** Newest first. */
  reports: SavedReport[];
  /** MIL-STD-2525C codes by the platforms' ids. */
  symbols: Map<string, string>;
}

function readSaved(file: string, dataFolder: string): Saved {
  if (!existsSync(file))
    throw new StartError(`There is no database in ${dataFolder}: check --data.`);
  try {
    return readDatabase(file, savedIn);
  } catch (error) {
    throw unusable(file, error);
  }
}

function savedIn(database: Database): Saved {
  const tables = tablesOf(database);
  const rows = tables.has("reports")
    ? database
        .query<Row, []>(
          `SELECT report_type, content, timestamp, ${has(database, "received") ? "received" : "0 AS received"}, ${has(database, "side") ? "side" : "NULL AS side"} FROM reports ORDER BY id DESC`,
        )
        .all()
    : [];
  const platforms = tables.has("vehicles")
    ? database
        .query<{ id: string; sidc: string }, []>(
          "SELECT platform_id AS id, sidc_code AS sidc FROM vehicles WHERE sidc_code IS NOT NULL",
        )
        .all()
    : [];
  const reports = rows
    .map(({ report_type, content, timestamp, received, side }) => ({
      reportType: report_type,
      fullMessage: content,
      timestamp,
      received: received === 1,
      side: SIDES.find((each) => each === side) ?? null,
      // A database that this version has not opened yet lacks the column.
      observedAt: momentOf(content, timestamp),
    }))
    // In the order of their DTGs, whenever they came; those of one minute as they came.
    .sort((a, b) => b.observedAt - a.observedAt);
  return { reports, symbols: new Map(platforms.map(({ id, sidc }) => [id, sidc])) };
}

/** A database that no server of this version has opened yet has no such column. */
const has = (database: Database, column: string) =>
  database.query("SELECT 1 FROM pragma_table_info('reports') WHERE name = ?").get(column) !== null;

/** @throws StartError if there is none: an empty file could pass for an empty log */
function choose(
  reports: readonly SavedReport[],
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, type: asked }: ExportFilter,
  own: readonly Format[],
): SavedReport[] {
  const saved = [...new Set(reports.map(({ reportType }) => reportType))].sort();
  const type = asked === undefined ? undefined : typeOf(asked, saved, own);
  if (reports.length === 0) throw new StartError("No report is saved: nothing was exported.");
  if (type !== undefined && !saved.includes(type)) {
    const labels = saved.map(reportLabel).join(", ");
    throw new StartError(`No saved report of type ${asked} (saved types: ${labels}).`);
  }
  const chosen = reports.filter(
    ({ reportType, observedAt }) =>
      observedAt >= from && observedAt <= to && (type === undefined || reportType === type),
  );
  if (chosen.length > 0) return chosen;
  throw new StartError("No report is of that time: nothing was exported.");
}

/**
 * The kind of report that a name means: any name that a screen, a file or a message has for it.
 * @param saved the kinds of the saved reports, some of whose formats may be gone
 * @throws StartError with exit status 2 if there is none
 */
function typeOf(asked: string, saved: readonly string[], own: readonly Format[]): string {
  const known = [...BUILT_IN_REPORTS, ...[...PREVIEW_DOCUMENTS, ...own].map(ownReport)];
  const names = new Map<string, string>();
  for (const type of saved) names.set(plainName(type), type);
  for (const { type, linkName, short } of known)
    for (const name of [type, reportLabel(type), linkName, short]) names.set(plainName(name), type);
  const found = names.get(plainName(asked));
  if (found !== undefined) return found;
  const labels = [...new Set(names.values())].map(reportLabel).sort().join(", ");
  throw usage(`There is no report type "${asked}": there are ${labels}`);
}

const plainName = (name: string) => name.toLowerCase().replaceAll(" ", "");

/** Also what is switched off: reports of it were saved. */
function ownFormats(folder: string): Format[] {
  try {
    return readOwnFormats(folder, TAKEN_BY_BUILT_IN).flatMap(({ format }) => format ?? []);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    throw new StartError(`The folder ${folder} cannot be read: ${error.message}.`);
  }
}

/** @returns how many bytes */
function write(file: string, pieces: Iterable<string | Uint8Array>): number {
  try {
    const descriptor = openSync(file, "wx", 0o600);
    try {
      for (const piece of pieces) writeFileSync(descriptor, piece);
      fsyncSync(descriptor);
      return fstatSync(descriptor).size;
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    // A file that was created in the meantime, or a dangling link.
    if (errorCode(error) === "EEXIST") throw taken(file);
    const reason = systemReason(error, { ENOENT: "its folder does not exist" });
    throw new StartError(`The file ${file} cannot be written: ${reason}.`);
  }
}
