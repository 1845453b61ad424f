import { isRecord, storedChoice, storedText } from "../parse-unknown";
import { GRID_ACCURACIES, type GridAccuracy } from "../platforms/platform";
import { isTimeZone } from "../time/dtg";

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

/** The fields of sign-in, in the order of its card and under its labels. */
export const DETAIL_LABELS = {
  rank: "Parent Unit",
  role: "Deployed Role",
  timeZone: "Time Zone",
  callSign: "C/S",
  asset: "Sensor asset",
  gridAccuracy: "Grid Accuracy",
} as const;

export type DetailField = keyof typeof DETAIL_LABELS;

const DETAIL_FIELDS = Object.keys(DETAIL_LABELS) as readonly DetailField[];

/** In characters; nothing longer is cut, it is refused at its field. */
const LONGEST = { rank: 60, role: 60, callSign: 20, asset: 40 } as const;

const WHEN_BLANK = {
  rank: "Enter the parent unit",
  role: "Enter the deployed role",
  callSign: "Enter a call sign",
  asset: "Enter the asset",
} as const;

/** The error of a field as typed, ignoring surrounding blanks; null if it may be saved. */
export function detailError(field: DetailField, typed: string): string | null {
  const text = typed.trim();
  if (field === "timeZone") return isTimeZone(text) ? null : "One letter, A to Z";
  if (field === "gridAccuracy")
    return GRID_ACCURACIES.some((accuracy) => accuracy === text) ? null : "Cat 1 to Cat 4";
  if (text === "") return WHEN_BLANK[field];
  return text.length > LONGEST[field] ? `${LONGEST[field]} characters at most` : null;
}

interface OpenDetails {
  /** The labels of the empty fields. */
  missing: string[];
  /** The fields with content that cannot be saved. */
  wrong: { label: string; error: string }[];
}

/** What sign-in still waits for, in the order of its card. */
export function openDetails(profile: Profile): OpenDetails {
  const open: OpenDetails = { missing: [], wrong: [] };
  for (const field of DETAIL_FIELDS) {
    const label = DETAIL_LABELS[field];
    const error = detailError(field, profile[field]);
    if (error === null) continue;
    if (profile[field].trim() === "") open.missing.push(label);
    else open.wrong.push({ label, error });
  }
  return open;
}

/** Every field that sign-in asks for holds what can be saved. */
export function isComplete(profile: Profile): boolean {
  return DETAIL_FIELDS.every((field) => detailError(field, profile[field]) === null);
}

/** The profile as it is kept: blanks around typed text taken off, the time zone in capitals. */
export function tidyProfile(profile: Profile): Profile {
  return {
    ...profile,
    callSign: profile.callSign.trim(),
    asset: profile.asset.trim(),
    rank: profile.rank.trim(),
    role: profile.role.trim(),
    timeZone: profile.timeZone.trim().toUpperCase(),
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

/** The details that can be changed while signed in. */
const FORM_DETAILS = ["callSign", "asset", "timeZone", "gridAccuracy"] as const;
export type FormDetail = (typeof FORM_DETAILS)[number];

/** As their fields have them. */
export type FormDetailsInput = Pick<Profile, FormDetail>;

/**
 * The valid part of an edit: a call sign and an asset that are not blank, a time zone of one letter, a grid accuracy
 * from the list (specification 1 §5). What is ignored stays as it was.
 */
export function savedDetails(input: FormDetailsInput): {
  details: Partial<FormDetailsInput>;
  ignored: FormDetail[];
} {
  const { callSign, asset, timeZone, gridAccuracy } = tidyProfile({ ...EMPTY_PROFILE, ...input });
  const details: Partial<FormDetailsInput> = { callSign, asset, timeZone, gridAccuracy };
  const ignored = FORM_DETAILS.filter((field) => detailError(field, input[field]) !== null);
  for (const field of ignored) delete details[field];
  return { details, ignored };
}
