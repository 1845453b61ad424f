import { randomIdentifier } from "../identifier";
import type { Quantity } from "../number-field";
import type { Profile } from "../profile";
import type { ReportForm } from "./report";

export const TARGET_TYPES = ["Vehicle", "Tank", "APC", "Artillery", "Unknown", "Other"] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

export const CLASSIFICATIONS = ["Confirmed", "Probable", "Possible"] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** How sure the operator is, by the specification's six steps (2 §3). */
export const CONFIDENCES = [
  "remote-chance",
  "unlikely",
  "realistic-possibility",
  "likely",
  "highly-likely",
  "almost-certain",
] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  "remote-chance": "Remote chance (0-10%)",
  unlikely: "Unlikely (15-25%)",
  "realistic-possibility": "Realistic possibility (40-50%)",
  likely: "Likely (55-75%)",
  "highly-likely": "Highly likely (80-90%)",
  "almost-certain": "Almost certain (>95%)",
};

/** A moving target seen by radar. */
export interface GmtiForm extends ReportForm, Quantity {
  /** The operator's own name for the target. */
  targetId: string;
  targetType: "" | TargetType;
  /** What it is where the type is Other. */
  otherDescription: string;
  gzd: string;
  coordinates: string;
  /** Feet, as typed. */
  altitude: string;
  /** Degrees, 1 to 360, without leading zeros; as typed where it is no heading. */
  heading: string;
  /** km/h, as typed. */
  speed: string;
  /** Metres, as typed; of more than one target only. */
  dispersal: string;
  classification: "" | Classification;
  confidence: "" | Confidence;
  freeText: string;
  asset: string;
  randomSixDigit: string;
}

export function newGmti({ callSign, asset }: Profile): GmtiForm {
  return {
    targetId: "",
    targetType: "",
    otherDescription: "",
    quantity: 1,
    gzd: "",
    coordinates: "",
    altitude: "",
    heading: "",
    speed: "",
    dispersal: "",
    classification: "",
    confidence: "",
    freeText: "",
    callSign,
    asset,
    currentDTG: "",
    randomSixDigit: randomIdentifier(),
  };
}
