import { DIRECTIONS } from "../compass";
import { randomIdentifier } from "../identifier";
import type { NumberRule } from "../number-field";
import type { Profile } from "../profile";
import type { ReportForm } from "./report";

export const LEAPP_OBJECTS = ["Fast Air", "Aviation", "UAS", "TBM", "Other"] as const;
export type LeappObject = (typeof LEAPP_OBJECTS)[number];

export const LEAPP_DIRECTIONS = [...DIRECTIONS, "Loitering"] as const;
export type LeappDirection = (typeof LEAPP_DIRECTIONS)[number];

/** The altitude, in feet. */
export const FEET: NumberRule = { min: 0, max: 999_999, thousands: true };
export const KNOTS: NumberRule = { min: 0, max: 9999 };

/** A detection of the air picture. */
export interface LeappForm extends ReportForm {
  object: "" | LeappObject;
  /** What it is where the object is Other. */
  otherObject: string;
  gzd: string;
  coordinates: string;
  /** Feet: digits, or what was typed and is no number. */
  altitude: string;
  /** Knots, as typed. */
  speed: string;
  direction: "" | LeappDirection;
  freeText: string;
  asset: string;
  randomSixDigit: string;
}

export function newLeapp({ callSign, asset }: Profile): LeappForm {
  return {
    object: "",
    otherObject: "",
    gzd: "",
    coordinates: "",
    altitude: "",
    speed: "",
    direction: "",
    freeText: "",
    callSign,
    asset,
    currentDTG: "",
    randomSixDigit: randomIdentifier(),
  };
}

/** What loiters goes nowhere: it has no speed. */
export function withDirection(form: LeappForm, direction: LeappDirection): LeappForm {
  return { ...form, direction, speed: direction === "Loitering" ? "" : form.speed };
}
