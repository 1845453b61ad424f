import { sideOf } from "../platforms/affiliation";
import { countedAt } from "../reports/observed";
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
  /** The MIL-STD-2525C code of its platform, of the side that the operator says; null for one that the database does not know. */
  sidc: string | null;
}

/** A hundredth of a metre and finer: the place that a program reads is the place that was meant. */
const DEGREE_DIGITS = 7;

export const degrees = (value: number): number => Number(value.toFixed(DEGREE_DIGITS));

/** `2026-11-20T09:09:00Z` */
export const isoTime = (at: number): string => new Date(at).toISOString().replace(".000Z", "Z");

/**
 * A report's places by their names in every format, each with the report's own fields; a report without a place has them
 * once.
 */
export function fieldsOf(report: Exported) {
  const { positions, type, reference, dtg, asset, quantity, platform, received, message } = report;
  const places = positions.length > 0 ? positions : [null];
  return places.map((place, index) => ({
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
    // From the map's coarse overview.
    altitude_rough: place?.isAltitudeRough || null,
    quantity,
    // So that a column can be added up.
    vehicles_here: quantity === null ? null : countedAt(index, places.length, quantity),
    vehicle: platform,
    // By the operator, else by its symbol; null where that is not known.
    side: report.side === "friendly" ? report.side : sideOf(report.sidc),
    effect: place?.effect ?? null,
    received,
    message,
  }));
}

export type ExportedFields = ReturnType<typeof fieldsOf>[number];

/** What a place is called on a map: the vehicle, the place's own name if it has one, and the reference. */
export const titleOf = ({ platform, reference, type }: Exported, place: string): string =>
  [platform, place, reference].filter(Boolean).join(" ") || type;
