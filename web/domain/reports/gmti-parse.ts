import type { MessageReader } from "../message-reader";
import { boundsText } from "../number-field";
import { EMPTY_PROFILE } from "../profile";
import {
  CLASSIFICATIONS,
  CONFIDENCE_LABELS,
  CONFIDENCES,
  type GmtiForm,
  newGmti,
  TARGET_TYPES,
} from "./gmti";
import { QUANTITY } from "./sighting";

const TARGET = /^([1-9]\d?) X (.+)$/;
const DETAILS = /^(?:ALT (-?\d{1,6})FT)? ?(?:DISP (\d{1,6})M)?$/;
const MOTION = /^HDG (\d{3}) SPD (\d{1,3})KPH$/;

/** A received GMTI. */
export function parseGmti(reader: MessageReader): GmtiForm {
  const { callSign, identifier } = reader.reference("GMTI");
  const currentDTG = reader.dtg();
  const asset = reader.optional("ASSET") ?? "";
  const targetId = reader.optional("TGT") ?? "";
  const [count, target = ""] = reader.match(TARGET, "4 X APC");
  if (Number(count) > QUANTITY.max) reader.refuse(`a quantity is ${boundsText(QUANTITY)}.`);
  const type = TARGET_TYPES.find((each) => each !== "Other" && each.toUpperCase() === target);
  const { grid, rest } = reader.grid(reader.required("GRID"));
  const [, altitude = "", dispersal = ""] =
    DETAILS.exec(rest) ?? reader.refuse("after the grid come ALT and DISP.");
  const [heading = "", speed = ""] = reader.match(MOTION, "HDG 045 SPD 30KPH");
  const classification = reader.optional("CLASS");
  const chosenClass = classification === null ? "" : reader.choice(classification, CLASSIFICATIONS);
  const confidence = reader.optional("CONF");
  const chosenConfidence =
    confidence === null
      ? ""
      : reader.choice(confidence, CONFIDENCES, (each) => CONFIDENCE_LABELS[each]);
  return {
    ...newGmti({ ...EMPTY_PROFILE, callSign, asset }),
    targetId,
    targetType: type ?? "Other",
    otherDescription: type ? "" : target,
    quantity: Number(count),
    ...grid,
    altitude,
    heading: String(Number(heading)),
    speed,
    dispersal,
    classification: chosenClass,
    confidence: chosenConfidence,
    freeText: reader.optional("REMARKS") ?? "",
    currentDTG,
    randomSixDigit: identifier,
  };
}
