import { type Side, sideOf } from "../platforms/affiliation";
import type { GridAccuracy } from "../platforms/platform";
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
  /** True where the altitude was read from the map's coarse overview, else null. */
  altitude_rough: true | null;
  quantity: number | null;
  /** How many of the quantity are counted at this place, so that a column can be added up. */
  vehicles_here: number | null;
  vehicle: string;
  /** Whose the vehicle is, by the operator, else by its symbol; null where that is not known. */
  side: Side | null;
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
    altitude_rough: place?.isAltitudeRough || null,
    quantity,
    vehicles_here: quantity === null ? null : countedAt(index, places.length, quantity),
    vehicle: platform,
    side: report.side === "friendly" ? report.side : sideOf(report.sidc),
    effect: place?.effect ?? null,
    received,
    message,
  }));
}

/** What a place is called on a map: the vehicle, the place's own name if it has one, and the reference. */
export const titleOf = ({ platform, reference, type }: Exported, place: string): string =>
  [platform, place, reference].filter(Boolean).join(" ") || type;
