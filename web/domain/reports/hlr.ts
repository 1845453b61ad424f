import { distanceMetres } from "../geodesy";
import { type GridReference, gridToLatLng } from "../grid";
import { randomSixDigits } from "../identifier";
import type { NumberRule } from "../number-field";
import type { Profile } from "../profile";
import { nextTargetNumber } from "../target-number";
import type { WeaponType } from "../weapon-ranges";
import type { ReportForm } from "./report";

/** The number of rounds (specification 2 §5). */
export const ROUNDS: NumberRule = { min: 0, max: 999 };

/** The category that a weapon type belongs to, kept with the saved form. */
export const WEAPON_CATEGORIES = {
  "Heavy Artillery": "Artillery",
  "Medium Artillery": "Artillery",
  "Light Artillery": "Artillery",
  Rockets: "Rockets_Missiles",
  Mortars: "Mortars",
} as const satisfies Record<WeaponType, string>;

/** A hostile location report: where fire came from, where it fell, and what fired. */
export interface HlrForm extends ReportForm {
  targetNumber: string;
  pooGzd: string;
  pooCoordinates: string;
  poiGzd: string;
  poiCoordinates: string;
  weaponType: "" | WeaponType;
  /** 0 to 999, as typed. */
  numberOfRounds: string;
  freeText: string;
  asset: string;
  /** HLR's own identifier, six digits; the message carries the target number instead. */
  randomSixDigit: string;
}

/** An empty report under the number after the operator's last one. */
export function newHlr({ callSign, asset, lastHlrTargetNumber }: Profile): HlrForm {
  return {
    targetNumber: nextTargetNumber(lastHlrTargetNumber),
    pooGzd: "",
    pooCoordinates: "",
    poiGzd: "",
    poiCoordinates: "",
    weaponType: "",
    numberOfRounds: "",
    freeText: "",
    callSign,
    asset,
    currentDTG: "",
    randomSixDigit: randomSixDigits(),
  };
}

/** The point of origin. */
export function pooOf(form: HlrForm): GridReference {
  return { gzd: form.pooGzd, coordinates: form.pooCoordinates };
}

/** The point of impact. */
export function poiOf(form: HlrForm): GridReference {
  return { gzd: form.poiGzd, coordinates: form.poiCoordinates };
}

/** Kilometres from POO to POI, null until both are whole. */
export function rangeKm(form: HlrForm): number | null {
  const poo = gridToLatLng(form.pooGzd, form.pooCoordinates);
  const poi = gridToLatLng(form.poiGzd, form.poiCoordinates);
  return poo && poi ? distanceMetres(poo, poi) / 1000 : null;
}
