/** Reports as files that other systems read. */

import type { Geoid } from "../grid/geoid";
import { logText } from "../log/log-file";
import { withSide } from "../platforms/affiliation";
import { readReport } from "../reports/positions";
import type { ReportDefinition, ReportForm } from "../reports/report";
import { stampedName } from "../stamped-name";
import { csvText } from "./csv";
import type { ExportableReport, Exported } from "./exported";
import { EXPORT_FORMATS, type ExportFormat } from "./formats";
import { geoJsonText } from "./geojson";
import { gpxText } from "./gpx";
import { kmlText } from "./kml";
import { takPackage } from "./tak-package";

export interface ExportContext {
  /** The formats by which reports are read, those that are switched off as well. */
  definitions: readonly ReportDefinition<ReportForm>[];
  /** The MIL-STD-2525C code of a platform by its id; null if there is none. */
  sidcOf(platformId: string): string | null;
  /** Asked by the TAK package alone, whose heights are above the ellipsoid. */
  geoid: Geoid;
  /** The call sign in a text's heading; "" for none. */
  callSign: string;
  /** When the file is made. */
  at: Date;
}

export interface ExportedFile {
  /** Its content, one after the other; a large file's are made as they are asked for. */
  pieces: Iterable<string | Uint8Array<ArrayBuffer>>;
  contentType: string;
  /** `sightline-reports-20261120-123000Z.csv`; a TAK package is `sightline-20261120-123000Z.zip`. */
  name: string;
  /** How many of the reports have no grid: the TAK package and GPX are without them, elsewhere they have no position. */
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
  return { ...said, received, isTestData, sidc: withSide(sidcOf(said.platform), said.side) };
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
  { callSign, at, geoid }: Pick<ExportContext, "callSign" | "at" | "geoid">,
): ExportedFile {
  const oldestFirst = read.toReversed();
  const write: Record<Exclude<ExportFormat, "tak">, () => string> = {
    txt: () =>
      logText(
        reports.map((report, index) => ({ ...report, formData: read[index]?.formData ?? {} })),
        { callSign, at },
      ),
    csv: () => csvText(oldestFirst),
    geojson: () => geoJsonText(oldestFirst),
    kml: () => kmlText(oldestFirst),
    gpx: () => gpxText(oldestFirst),
  };
  return {
    pieces: format === "tak" ? takPackage(oldestFirst, geoid) : [write[format]()],
    contentType: EXPORT_FORMATS[format].contentType,
    name: stampedName(format === "tak" ? null : "reports", at, EXPORT_FORMATS[format].ending),
    placeless: read.filter(({ positions }) => positions.length === 0).length,
  };
}
