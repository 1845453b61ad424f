import { withoutGap } from "../grid";
import { GRID_ACCURACIES, type GridAccuracy } from "../platform";
import { isRecord, storedChoice, storedText } from "../stored";

export const EFFECTS = ["present", "m-kill", "k-kill"] as const;
/** What became of the vehicle at this grid. */
export type Effect = (typeof EFFECTS)[number];

export const EFFECT_LABELS: Record<Effect, string> = {
  present: "Present",
  "m-kill": "M-Kill",
  "k-kill": "K-Kill",
};

/** How many digits a dispersal in metres (a circle's, up to 100,000) and a speed in km/h have at most. */
export const DISPERSAL_LENGTH = 6;
export const SPEED_LENGTH = 3;

/** One position of a sighting. */
export interface GridRow {
  id: number;
  /** Five characters: zone, band and 100 km square. */
  gzd: string;
  /** Digits only, easting then northing. */
  coordinates: string;
  gridAccuracy: GridAccuracy;
  /** Feet, as typed. */
  altitude: string;
  /** The altitude is the coarse overview's, and the operator has not touched it. */
  altitudeRough: boolean;
  /** The altitude was looked up, and the operator has not touched it: another place looks up another. */
  altitudeLookedUp: boolean;
  /** Metres, as typed; the first row only. */
  dispersal: string;
  effect: Effect;
}

export function emptyRow(id: number, gridAccuracy: GridAccuracy): GridRow {
  return {
    id,
    gzd: "",
    coordinates: "",
    gridAccuracy,
    altitude: "",
    altitudeRough: false,
    altitudeLookedUp: false,
    dispersal: "",
    effect: "present",
  };
}

/** Whether anything of the position has been typed: it then must become whole. */
export function isStarted({ gzd, coordinates, altitude, dispersal }: GridRow): boolean {
  return [gzd, coordinates, altitude, dispersal].some((typed) => typed !== "");
}

/** Whether something stands in the row: a position, begun or whole, or what became of the vehicle. */
export function holdsSomething(row: GridRow): boolean {
  return isStarted(row) || row.effect !== "present";
}

/** What stands before a decimal point: 12.5 pasted is 12, and never 125. */
function wholePart(typed: string): string {
  return typed.replace(/(\d)\.\d.*$/, "$1");
}

/** Digits with an optional minus sign (land lies below the sea in places), at most five digits. */
export function cleanAltitude(typed: string): string {
  const digits = wholePart(typed).replace(/\D/g, "").slice(0, 5);
  return (typed.trimStart().startsWith("-") ? "-" : "") + digits;
}

/** Whole metres or km/h: digits only, at most `length` of them. */
export function cleanNumber(typed: string, length: number): string {
  return wholePart(typed).replace(/\D/g, "").slice(0, length);
}

/** The figure as it is sent, "" when no figure was typed. */
export function figure(typed: string): string {
  return /\d/.test(typed) ? String(Number(typed)) : "";
}

export function readRow(stored: unknown, id: number): GridRow | null {
  if (!isRecord(stored)) return null;
  return {
    id,
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    gridAccuracy: storedChoice(stored.gridAccuracy, GRID_ACCURACIES, "Cat 1"),
    altitude: cleanAltitude(storedText(stored.altitude)),
    altitudeRough: stored.altitudeRough === true,
    altitudeLookedUp: stored.altitudeLookedUp === true,
    dispersal: id === 1 ? cleanNumber(storedText(stored.dispersal), DISPERSAL_LENGTH) : "",
    effect: storedChoice(stored.effect, EFFECTS, "present"),
  };
}
