/** Reports as files that other systems read. */

import { logText } from "../log/log-file";
import { readReport } from "../reports/positions";
import type { ReportDefinition, ReportForm } from "../reports/report";
import { stampedName } from "../stamped-name";
import { cotText } from "./cot";
import { csvText } from "./csv";
import type { ExportableReport, Exported } from "./exported";
import { EXPORT_FORMATS, type ExportFormat } from "./formats";
import { geoJsonText } from "./geojson";
import { gpxText } from "./gpx";
import { kmlText } from "./kml";

export interface ExportContext {
  /** The formats by which reports are read, those that are switched off as well. */
  definitions: readonly ReportDefinition<ReportForm>[];
  /** The MIL-STD-2525C code of a platform by its id; null if there is none. */
  sidcOf(platformId: string): string | null;
  /** The call sign in a text's heading; "" for none. */
  callSign: string;
  /** When the file is made. */
  at: Date;
}

export interface ExportedFile {
  text: string;
  contentType: string;
  extension: ExportFormat;
  /** `sightline-reports-20261120-123000Z.csv` */
  name: string;
  /** How many of the reports have no grid: CoT and GPX are without them, elsewhere they have no position. */
  placeless: number;
}

/**
 * The given reports in a format, the oldest first.
 * @param reports newest first, as the log has them
 */
export function exportReports(
  format: ExportFormat,
  reports: readonly ExportableReport[],
  context: ExportContext,
): ExportedFile {
  const read = reports.map((report) => readExported(report, context));
  return writeExport(format, reports, read, context);
}

/** All that a file says of a report: an eighth of a millisecond where it is read from its message. */
export function readExported(
  report: ExportableReport,
  { definitions, sidcOf }: Pick<ExportContext, "definitions" | "sidcOf">,
): Exported {
  const said = readReport(report, definitions);
  const { received = false, isTestData = false } = report;
  return { ...said, received, isTestData, sidc: sidcOf(said.platform) };
}

/**
 * The given reports in a format, the oldest first.
 * @param reports newest first, as the log has them
 * @param read the same, each read by `readExported`
 */
export function writeExport(
  format: ExportFormat,
  reports: readonly ExportableReport[],
  read: readonly Exported[],
  { callSign, at }: Pick<ExportContext, "callSign" | "at">,
): ExportedFile {
  const oldestFirst = read.toReversed();
  const write: Record<ExportFormat, () => string> = {
    txt: () =>
      logText(
        reports.map((report, index) => ({ ...report, formData: read[index]?.formData ?? {} })),
        { callSign, at },
      ),
    csv: () => csvText(oldestFirst),
    geojson: () => geoJsonText(oldestFirst),
    kml: () => kmlText(oldestFirst),
    gpx: () => gpxText(oldestFirst),
    cot: () => cotText(oldestFirst),
  };
  return {
    text: write[format](),
    contentType: EXPORT_FORMATS[format].contentType,
    extension: format,
    name: stampedName("reports", at, format),
    placeless: read.filter(({ positions }) => positions.length === 0).length,
  };
}
