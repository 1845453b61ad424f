/** The forms of the built-in formats with their entries named, as the tests write them. */

import * as builtIn from "../formats/built-in";
import type { FormatDefinition } from "../formats/definition";
import { choicesOf, numberRule, quantityRule } from "../formats/field-kinds";
import type { FormatForm } from "../formats/format";
import { fireKm } from "../map/fire";
import type { WeaponType } from "../platforms/weapon-ranges";
import type { ReportDefinition, ReportForm } from "../reports/report";
import type { Profile } from "../sign-in/profile";

type Common = {
  callSign: string;
  currentDTG: string;
  asset: string;
  randomSixDigit: string;
};

export type HlrForm = Common & {
  targetNumber: string;
  pooGzd: string;
  pooCoordinates: string;
  poiGzd: string;
  poiCoordinates: string;
  weaponType: "" | WeaponType;
  numberOfRounds: string;
  freeText: string;
};

export type GmtiForm = Common & {
  targetId: string;
  targetType: string;
  otherDescription: string;
  quantity: number;
  wrongQuantity?: string | undefined;
  gzd: string;
  coordinates: string;
  altitude: string;
  heading: string;
  speed: string;
  dispersal: string;
  classification: string;
  confidence: string;
  freeText: string;
};

export type LeappForm = Common & {
  object: string;
  otherObject: string;
  gzd: string;
  coordinates: string;
  altitude: string;
  speed: string;
  direction: string;
  freeText: string;
};

export type CuasForm = Common & {
  methodOfDetection: string;
  gzd: string;
  coordinates: string;
  uasType: string;
  quantity: number;
  wrongQuantity?: string | undefined;
  payloadVisible: string;
  payloadType: string;
  height: string;
  heading: string;
  otherObservations: string;
  otherFreeText: string;
  actionTaken: string;
};

// An empty form has every entry of its format.
const maker =
  <Form>({ fresh }: FormatDefinition) =>
  (operator: Profile) =>
    fresh(operator) as unknown as Form;

// Every field of its format is in the form: the types above name them.
const typed = <Form extends ReportForm>(definition: FormatDefinition) =>
  definition as unknown as ReportDefinition<Form>;

export const HLR = typed<HlrForm>(builtIn.HLR);
export const GMTI = typed<GmtiForm>(builtIn.GMTI);
export const LEAPP = typed<LeappForm>(builtIn.LEAPP);
export const CUAS = typed<CuasForm>(builtIn.CUAS);

export const newHlr = maker<HlrForm>(builtIn.HLR);
export const newGmti = maker<GmtiForm>(builtIn.GMTI);
export const newLeapp = maker<LeappForm>(builtIn.LEAPP);
export const newCuas = maker<CuasForm>(builtIn.CUAS);

function values({ fields }: FormatDefinition, id: string): string[] {
  const field = fields.get(id);
  return field.kind === "choice" ? choicesOf(field).map(({ value }) => value) : [];
}

export const TARGET_TYPES = values(builtIn.GMTI, "targetType");
export const CLASSIFICATIONS = values(builtIn.GMTI, "classification");
export const CONFIDENCES = values(builtIn.GMTI, "confidence");
export const LEAPP_OBJECTS = values(builtIn.LEAPP, "object");
export const LEAPP_DIRECTIONS = values(builtIn.LEAPP, "direction");
export const DETECTION_METHODS = values(builtIn.CUAS, "methodOfDetection");
export const UAS_TYPES = values(builtIn.CUAS, "uasType");
export const PAYLOAD_VISIBILITIES = values(builtIn.CUAS, "payloadVisible");
export const UAS_HEIGHTS = values(builtIn.CUAS, "height");
export const UAS_HEADINGS = values(builtIn.CUAS, "heading");

function rule({ fields }: FormatDefinition, id: string) {
  const field = fields.get(id);
  if (field.kind === "number") return numberRule(field);
  if (field.kind === "quantity") return quantityRule(field);
  throw new Error(`${id} is no number.`);
}

export const ROUNDS = rule(builtIn.HLR, "numberOfRounds");
export const FEET = rule(builtIn.LEAPP, "altitude");
export const KNOTS = rule(builtIn.LEAPP, "speed");
export const UAS_QUANTITY = rule(builtIn.CUAS, "quantity");

/** The form after its direction was chosen. */
export function withDirection(form: LeappForm, direction: string): LeappForm {
  return builtIn.LEAPP.changed({ ...form, direction }) as unknown as LeappForm;
}

/** Kilometres from POO to POI, null until both are whole. */
export function rangeKm(form: HlrForm | FormatForm): number | null {
  const { fire } = HLR.noted(form as HlrForm);
  return fire ? fireKm(fire) : null;
}
