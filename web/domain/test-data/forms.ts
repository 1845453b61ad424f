import { DIRECTIONS } from "../compass";
import type { Profile } from "../profile";
import {
  type CuasForm,
  DETECTION_METHODS,
  newCuas,
  PAYLOAD_VISIBILITIES,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_TYPES,
} from "../reports/cuas";
import {
  CLASSIFICATIONS,
  CONFIDENCES,
  type GmtiForm,
  newGmti,
  TARGET_TYPES,
} from "../reports/gmti";
import { emptyRow, type GridRow } from "../reports/grid-row";
import { type HlrForm, newHlr } from "../reports/hlr";
import {
  LEAPP_DIRECTIONS,
  LEAPP_OBJECTS,
  type LeappForm,
  newLeapp,
  withDirection,
} from "../reports/leapp";
import {
  ENVIRONMENTS,
  MOTIONS,
  newSighting,
  rowsInUse,
  type SightingForm,
  withMotion,
  withQuantity,
} from "../reports/sighting";
import { WEAPON_TYPES } from "../weapon-ranges";
import type { Draw } from "./draw";
import { place, shot } from "./places";
import { TEST_PLATFORMS } from "./platforms";

const REMARKS = [
  "",
  "",
  "Crew dismounted",
  "Seen by two sensors",
  "Poor visibility, smoke in the area",
  "Same place as an hour ago",
] as const;

/** Specification 2 §9: generated sightings are of one to five vehicles. */
const QUANTITY_MOST = 5;

export function testSighting(draw: Draw, operator: Profile, identifier: string): SightingForm {
  const { callSign, asset, gridAccuracy } = operator;
  const vehicle = draw.pick(TEST_PLATFORMS);
  const start = newSighting({ vehicle, callSign, asset, gridAccuracy, identifier });
  const quantity = draw.between(1, QUANTITY_MOST);
  const motion = draw.pick(MOTIONS);
  const form = withMotion(withQuantity(start, String(quantity), gridAccuracy), motion);
  const used = rowsInUse(form).length;
  return {
    ...form,
    environment: draw.pick(ENVIRONMENTS),
    direction: motion === "moving" ? draw.pick(DIRECTIONS) : "",
    speed: motion === "moving" ? String(draw.between(5, 60)) : "",
    gridRows: form.gridRows.map((row, index) =>
      index < used ? testRow(draw, row, quantity) : emptyRow(row.id, row.gridAccuracy),
    ),
    freeText: draw.pick(REMARKS),
  };
}

function testRow(draw: Draw, row: GridRow, quantity: number): GridRow {
  return {
    ...row,
    ...place(draw),
    altitude: String(draw.between(300, 900)),
    dispersal: row.id === 1 && quantity > 1 ? String(draw.between(5, 40) * 10) : "",
    effect: draw.pick(["present", "present", "present", "m-kill", "k-kill"]),
  };
}

export function testHlr(
  draw: Draw,
  operator: Profile,
  { targetNumber, randomSixDigit }: Pick<HlrForm, "targetNumber" | "randomSixDigit">,
): HlrForm {
  const weaponType = draw.pick(WEAPON_TYPES);
  const { poo, poi } = shot(draw, weaponType);
  return {
    ...newHlr(operator),
    targetNumber,
    pooGzd: poo.gzd,
    pooCoordinates: poo.coordinates,
    poiGzd: poi.gzd,
    poiCoordinates: poi.coordinates,
    weaponType,
    numberOfRounds: String(draw.between(1, 40)),
    freeText: draw.pick(REMARKS),
    randomSixDigit,
  };
}

export function testGmti(draw: Draw, operator: Profile, identifier: string): GmtiForm {
  const targetType = draw.pick(TARGET_TYPES);
  const quantity = draw.between(1, 12);
  return {
    ...newGmti(operator),
    targetId: draw.chance(0.3) ? `T${draw.between(100, 999)}` : "",
    targetType,
    otherDescription: targetType === "Other" ? "Engineer vehicle" : "",
    quantity,
    ...place(draw),
    heading: String(draw.between(1, 360)),
    speed: String(draw.between(5, 60)),
    dispersal: quantity > 1 ? String(draw.between(5, 40) * 10) : "",
    classification: draw.pick(CLASSIFICATIONS),
    confidence: draw.pick(CONFIDENCES),
    freeText: draw.pick(REMARKS),
    randomSixDigit: identifier,
  };
}

export function testLeapp(draw: Draw, operator: Profile, identifier: string): LeappForm {
  const object = draw.pick(LEAPP_OBJECTS);
  const form: LeappForm = {
    ...newLeapp(operator),
    object,
    otherObject: object === "Other" ? "Balloon" : "",
    ...place(draw),
    altitude: String(draw.between(5, 300) * 100),
    speed: String(draw.between(60, 600)),
    freeText: draw.pick(REMARKS),
    randomSixDigit: identifier,
  };
  return withDirection(form, draw.pick(LEAPP_DIRECTIONS));
}

export function testCuas(draw: Draw, operator: Profile, identifier: string): CuasForm {
  const payloadVisible = draw.pick(PAYLOAD_VISIBILITIES);
  return {
    ...newCuas(operator),
    methodOfDetection: draw.pick(DETECTION_METHODS),
    ...place(draw),
    uasType: draw.pick(UAS_TYPES),
    quantity: draw.between(1, 4),
    payloadVisible,
    payloadType: payloadVisible === "Visible" ? draw.pick(["grenade", "camera", "mine"]) : "",
    height: draw.pick(UAS_HEIGHTS),
    heading: draw.pick(UAS_HEADINGS),
    otherObservations: draw.pick(["", "Two passes over the position", "Red light below"]),
    otherFreeText: draw.pick(REMARKS),
    actionTaken: draw.pick(["", "engaged with EW", "went into cover", "observed and reported"]),
    randomSixDigit: identifier,
  };
}
