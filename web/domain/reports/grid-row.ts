import { type NumberRule, numberError, numberText } from "../fields/number-field";
import { type GridReference, withoutGap } from "../grid/grid";
import { WRONG } from "../messages/message";
import { isRecord, storedChoice, storedText } from "../parse-unknown";
import { GRID_ACCURACIES, type GridAccuracy } from "../platforms/platform";

export const EFFECTS = ["present", "m-kill", "k-kill"] as const;
/** What became of the vehicle at this grid. */
export type Effect = (typeof EFFECTS)[number];

export const EFFECT_LABELS: Record<Effect, string> = {
  present: "Present",
  "m-kill": "M-Kill",
  "k-kill": "K-Kill",
};

/** Feet; land lies below the sea in places. */
export const ALTITUDE: NumberRule = { min: -1500, max: 100_000 };
/** Metres: twice the largest radius that the map takes. */
export const DISPERSAL: NumberRule = { min: 0, max: 100_000 };
/** km/h. */
export const SPEED: NumberRule = { min: 0, max: 999 };

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
  /** The row of a unit's own format that this one stands for, and whether it holds more; a sighting's stands for itself. */
  own?: { row: object; holdsMore: boolean };
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

/** Whether the height is a lookup's, untouched: a rough one in a received report is, too. */
export function isLookedUp({ altitudeLookedUp, altitudeRough }: GridRow): boolean {
  return altitudeLookedUp || altitudeRough;
}

/**
 * The row with another grid, whole or not. A height that was looked up is the old place's and
 * goes: sent with the new grid it would be wrong and look right. A typed one is the operator's and
 * stays. Whatever changes a row's grid does it by this.
 */
export function withGrid(row: GridRow, { gzd, coordinates }: GridReference): GridRow {
  const isSame = gzd === row.gzd && coordinates === row.coordinates;
  const height =
    isSame || !isLookedUp(row)
      ? {}
      : { altitude: "", altitudeRough: false, altitudeLookedUp: false };
  return { ...row, gzd, coordinates, ...height };
}

/** Whether anything of the position has been typed: it then must become whole. */
export function isStarted({ gzd, coordinates, altitude, dispersal, own }: GridRow): boolean {
  return (
    own?.holdsMore === true || [gzd, coordinates, altitude, dispersal].some((typed) => typed !== "")
  );
}

/** Whether the row holds anything: a position, begun or whole, or an effect. */
export function isNotEmpty(row: GridRow): boolean {
  return isStarted(row) || row.effect !== "present";
}

/** The labels of the row's number fields with errors. */
export function invalidNumbers({ altitude, dispersal }: GridRow): string[] {
  return [
    ...(numberError(altitude, ALTITUDE) ? ["Altitude (ft)"] : []),
    ...(numberError(dispersal, DISPERSAL) ? ["Dispersal (m)"] : []),
  ];
}

/** A number of a grid's line, such as ` ALT 512FT`: "" if there is none, a word where it is wrong. */
export function numberDetail(
  label: string,
  typed: string,
  rule: NumberRule,
  write: (number: string) => string,
): string {
  if (numberError(typed, rule)) return `${label} ${WRONG}`;
  const number = numberText(typed, rule);
  return number && `${label} ${write(number)}`;
}

export function readRow(stored: unknown, id: number): GridRow | null {
  if (!isRecord(stored)) return null;
  return {
    id,
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    gridAccuracy: storedChoice(stored.gridAccuracy, GRID_ACCURACIES, "Cat 1"),
    altitude: storedText(stored.altitude),
    altitudeRough: stored.altitudeRough === true,
    altitudeLookedUp: stored.altitudeLookedUp === true,
    dispersal: id === 1 ? storedText(stored.dispersal) : "",
    effect: storedChoice(stored.effect, EFFECTS, "present"),
  };
}
