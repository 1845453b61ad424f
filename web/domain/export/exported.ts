import type { GridAccuracy } from "../platforms/platform";
import type { KeptReport, ReadReport } from "../reports/positions";

/** A report as the log or the server hands it over to be exported. */
export interface ExportableReport extends KeptReport {
  /** It came from someone else. */
  received?: boolean;
  isTestData?: boolean;
}

/** A report with all that a file says of it. */
export interface Exported extends ReadReport {
  received: boolean;
  isTestData: boolean;
  /** The MIL-STD-2525C code of its platform; null for one that the database does not know. */
  sidc: string | null;
}

/** What one place of a report is called by in every format. */
export interface ExportedFields {
  type: string;
  reference: string;
  dtg: string;
  /** ISO 8601, UTC. */
  time: string;
  call_sign: string;
  asset: string;
  grid: string;
  latitude: number | null;
  longitude: number | null;
  accuracy: GridAccuracy | null;
  altitude_ft: number | null;
  quantity: number | null;
  platform: string;
  effect: string | null;
  received: boolean;
  message: string;
}

/** A hundredth of a metre and finer: the place that a program reads is the place that was meant. */
const DEGREE_DIGITS = 7;

export const degrees = (value: number): number => Number(value.toFixed(DEGREE_DIGITS));

/** `2026-11-20T09:09:00Z` */
export const isoTime = (at: number): string => new Date(at).toISOString().replace(".000Z", "Z");

/** A report's places, each with the report's own fields; a report without a place has them once. */
export function fieldsOf(report: Exported): ExportedFields[] {
  const { positions, type, reference, dtg, asset, quantity, platform, received, message } = report;
  const places = positions.length > 0 ? positions : [null];
  return places.map((place) => ({
    type,
    reference,
    dtg,
    time: isoTime(report.time),
    call_sign: report.callSign,
    asset,
    grid: place?.grid ?? "",
    latitude: place ? degrees(place.at.lat) : null,
    longitude: place ? degrees(place.at.lng) : null,
    accuracy: place?.accuracy ?? null,
    altitude_ft: place?.altitude ?? null,
    quantity,
    platform,
    effect: place?.effect ?? null,
    received,
    message,
  }));
}
