import { GRID_ACCURACIES, type GridAccuracy } from "./platform";
import { isRecord, storedChoice, storedText } from "./stored";

/** The operator, as kept in the browser's local storage. */
export interface Profile {
  callSign: string;
  asset: string;
  /** Shown as Parent Unit. */
  rank: string;
  role: string;
  /** One letter A to Z, the clock of the DTG. */
  timeZone: string;
  gridAccuracy: GridAccuracy;
  /** The HLR target number copied last in this session; "" at first. */
  lastHlrTargetNumber: string;
}

export const SENSOR_ASSETS = [
  "Watchkeeper",
  "Puma",
  "Stalker",
  "LEAPP",
  "AJAX",
  "STA Ptl",
  "Wildcat",
  "Apache",
  "ASP",
  "Taipan",
  "LMCR",
] as const;

/** Offered as suggestions only: a deployed role is free text. */
export const ROLE_SUGGESTIONS = [
  "Sensor operator",
  "UAS operator",
  "Mission commander",
  "Forward observer",
  "Air picture operator",
  "Counter-UAS operator",
  "Reconnaissance patrol",
  "Watchkeeper officer",
] as const;

export const EMPTY_PROFILE: Profile = {
  callSign: "",
  asset: "",
  rank: "",
  role: "",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
};

/** The last letter typed, upper-cased; "" when it is no letter. */
export function cleanTimeZone(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(-1);
}

export function isGridAccuracy(value: unknown): value is GridAccuracy {
  return GRID_ACCURACIES.some((accuracy) => accuracy === value);
}

/** The coarser of two grid accuracies: a position is never better known than its worst source. */
export function coarser(a: GridAccuracy, b: GridAccuracy): GridAccuracy {
  return GRID_ACCURACIES.indexOf(a) > GRID_ACCURACIES.indexOf(b) ? a : b;
}

/** Every field that sign-in asks for holds something. */
export function isComplete(profile: Profile): boolean {
  const { callSign, asset, rank, role, timeZone, gridAccuracy } = profile;
  return (
    [callSign, asset, rank, role].every((text) => text.trim() !== "") &&
    /^[A-Z]$/.test(timeZone) &&
    isGridAccuracy(gridAccuracy)
  );
}

/** The profile as it is kept: blanks around typed text taken off. */
export function tidyProfile(profile: Profile): Profile {
  return {
    ...profile,
    callSign: profile.callSign.trim(),
    asset: profile.asset.trim(),
    rank: profile.rank.trim(),
    role: profile.role.trim(),
  };
}

/** A stored profile, or null when what is stored is not a complete one. */
export function readProfile(stored: unknown): Profile | null {
  if (!isRecord(stored)) return null;
  const profile: Profile = {
    callSign: storedText(stored.callSign),
    asset: storedText(stored.asset),
    rank: storedText(stored.rank),
    role: storedText(stored.role),
    timeZone: storedText(stored.timeZone),
    gridAccuracy: storedChoice(stored.gridAccuracy, GRID_ACCURACIES, "Cat 1"),
    lastHlrTargetNumber: storedText(stored.lastHlrTargetNumber),
  };
  return isComplete(profile) ? profile : null;
}
