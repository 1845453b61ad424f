import { DIRECTIONS } from "../compass";
import { randomIdentifier } from "../identifier";
import type { NumberRule, Quantity } from "../number-field";
import type { Profile } from "../profile";
import type { ReportForm } from "./report";

export const DETECTION_METHODS = ["See", "Hear", "FP Radar"] as const;
export type DetectionMethod = (typeof DETECTION_METHODS)[number];

export const UAS_TYPES = ["Rotary wing", "Fixed wing"] as const;
export type UasType = (typeof UAS_TYPES)[number];

export const PAYLOAD_VISIBILITIES = ["Not Visible", "Visible"] as const;
export type PayloadVisibility = (typeof PAYLOAD_VISIBILITIES)[number];

export const UAS_HEIGHTS = ["Grounded", "Very low", "Low", "Medium"] as const;
export type UasHeight = (typeof UAS_HEIGHTS)[number];

export const UAS_HEADINGS = ["Loitering", ...DIRECTIONS] as const;
export type UasHeading = (typeof UAS_HEADINGS)[number];

/** The specification sets no upper bound: three digits are more drones than one report tells of. */
export const UAS_QUANTITY: NumberRule = { min: 1, max: 999 };

/** What the operator enters in a c-UAS report. */
export interface CuasEntries {
  methodOfDetection: "" | DetectionMethod;
  gzd: string;
  coordinates: string;
  uasType: "" | UasType;
  quantity: number;
  payloadVisible: "" | PayloadVisibility;
  /** Kept while the payload is Not Visible, but neither sent nor recorded then. */
  payloadType: string;
  height: "" | UasHeight;
  heading: "" | UasHeading;
  otherObservations: string;
  otherFreeText: string;
  actionTaken: string;
}

/** A counter-drone report: what was detected, how and where, and what was done about it. */
export interface CuasForm extends ReportForm, CuasEntries, Quantity {
  asset: string;
  /** The identifier of the report's reference: six letters or digits. */
  randomSixDigit: string;
}

/** The entries of an empty form. */
export const NO_CUAS_ENTRIES: CuasEntries = {
  methodOfDetection: "",
  gzd: "",
  coordinates: "",
  uasType: "",
  quantity: UAS_QUANTITY.min,
  payloadVisible: "",
  payloadType: "",
  height: "",
  heading: "",
  otherObservations: "",
  otherFreeText: "",
  actionTaken: "",
};

/** An empty report headed by the operator. */
export function newCuas({ callSign, asset }: Profile): CuasForm {
  return {
    ...NO_CUAS_ENTRIES,
    callSign,
    asset,
    currentDTG: "",
    randomSixDigit: randomIdentifier(),
  };
}

/** What is to be said of the payload's type: nothing while the payload is not visible. */
export function payloadTypeOf({ payloadVisible, payloadType }: CuasEntries): string {
  return payloadVisible === "Visible" ? payloadType : "";
}
