import { withoutGap } from "../grid";
import { HEADING, headingText, settledHeading } from "../heading";
import { cleanText, line, type MessageLine, problemLine } from "../message";
import { numberError, numberText, quantityShortfall, storedQuantity } from "../number-field";
import { reportReference } from "../reference";
import { isRecord, storedChoice, storedText } from "../stored";
import {
  FREE_TEXT_LIMIT,
  longTexts,
  SHORT_TEXT_LIMIT,
  TARGET_ID_LIMIT,
  textError,
} from "../text-field";
import {
  CLASSIFICATIONS,
  CONFIDENCE_LABELS,
  CONFIDENCES,
  type GmtiForm,
  TARGET_TYPES,
} from "./gmti";
import { parseGmti } from "./gmti-parse";
import { ALTITUDE, DISPERSAL, numberDetail, SPEED } from "./grid-row";
import {
  gridLine,
  headed,
  isFilled,
  isWhole,
  MISSING,
  numberPart,
  quantityProblem,
  renewed,
  textLine,
  WRONG,
} from "./parts";
import type { ReportDefinition, Shortfall } from "./report";
import { QUANTITY } from "./sighting";

/** The target as it is sent; "" while it is not known. */
function targetText(form: GmtiForm): string {
  return form.targetType === "Other"
    ? cleanText(form.otherDescription)
    : form.targetType.toUpperCase();
}

function shortfall(form: GmtiForm): Shortfall {
  const quantity = quantityShortfall(form);
  const { missing } = quantity;
  const other = form.targetType === "Other" ? form.otherDescription : "";
  const wrong = [
    ...longTexts([["Target ID", form.targetId, TARGET_ID_LIMIT]]),
    ...quantity.wrong,
    ...longTexts([["Specify target type", other, SHORT_TEXT_LIMIT]]),
  ];
  if (form.targetType === "") missing.push("Target Type");
  else if (targetText(form) === "") missing.push("Specify target type");
  if (form.gzd === "") missing.push("GZD");
  if (form.coordinates === "") missing.push("Coordinates");
  if (form.heading.trim() === "") missing.push("Heading");
  if (form.speed.trim() === "") missing.push("Speed (km/h)");
  if (isFilled(form) && !isWhole(form)) wrong.push("Grid");
  if (numberError(form.altitude, ALTITUDE)) wrong.push("Altitude (ft)");
  if (numberError(sentDispersal(form), DISPERSAL)) wrong.push("Dispersal (m)");
  if (numberError(form.heading, HEADING)) wrong.push("Heading");
  if (numberError(form.speed, SPEED)) wrong.push("Speed (km/h)");
  wrong.push(...longTexts([["Free text", form.freeText, FREE_TEXT_LIMIT]]));
  return { missing, wrong };
}

/** One target alone is not dispersed. */
function sentDispersal({ quantity, dispersal }: GmtiForm): string {
  return quantity > 1 ? dispersal : "";
}

function targetLine(form: GmtiForm): MessageLine[] {
  const problem = quantityProblem(form);
  if (problem) return problem;
  const target = targetText(form);
  if (target === "") return [problemLine(`${form.quantity} X`, MISSING)];
  if (textError(target, SHORT_TEXT_LIMIT)) return [problemLine(`${form.quantity} X`, WRONG)];
  return line("", `${form.quantity} X ${target}`);
}

function targetGridLine(form: GmtiForm): MessageLine[] {
  const dispersal = sentDispersal(form);
  const details = [
    numberDetail("ALT", form.altitude, ALTITUDE, (feet) => `${feet}FT`),
    numberDetail("DISP", dispersal, DISPERSAL, (metres) => `${metres}M`),
  ].filter(Boolean);
  const isWrong =
    numberError(form.altitude, ALTITUDE) !== null || numberError(dispersal, DISPERSAL) !== null;
  return gridLine("GRID", form, details.join(" "), isWrong);
}

function motionLine(form: GmtiForm): MessageLine[] {
  if (form.heading.trim() === "" && form.speed.trim() === "") return [problemLine("HDG", MISSING)];
  const heading = numberPart(form.heading, HEADING, headingText);
  const speed = numberPart(form.speed, SPEED, (kmh) => `${kmh}KPH`);
  const text = `${heading.text} SPD ${speed.text}`;
  return heading.isProblem || speed.isProblem ? [problemLine("HDG", text)] : line("HDG", text);
}

/** `Likely (55-75%)` → `LIKELY (55-75%)`. */
function confidenceText({ confidence }: GmtiForm): string {
  return confidence === "" ? "" : CONFIDENCE_LABELS[confidence].toUpperCase();
}

function lines(form: GmtiForm, dtg: string): MessageLine[] {
  return [
    ...line("GMTI", reportReference(form.callSign, form.randomSixDigit)),
    ...line("DTG", dtg),
    ...line("ASSET", form.asset),
    ...textLine("TGT", form.targetId, TARGET_ID_LIMIT),
    ...targetLine(form),
    ...targetGridLine(form),
    ...motionLine(form),
    ...line("CLASS", form.classification.toUpperCase()),
    ...line("CONF", confidenceText(form)),
    ...textLine("REMARKS", form.freeText, FREE_TEXT_LIMIT),
  ];
}

function describe(form: GmtiForm): string {
  const type = form.targetType === "Other" ? cleanText(form.otherDescription) : form.targetType;
  const heading = headingText(form.heading);
  const speed = numberText(form.speed, SPEED);
  return [
    type && `${form.quantity} × ${type}`,
    heading && `heading ${heading}`,
    speed && `${speed} km/h`,
  ]
    .filter(Boolean)
    .join(", ");
}

function read(stored: unknown): GmtiForm | null {
  if (!isRecord(stored) || storedText(stored.randomSixDigit) === "") return null;
  return {
    targetId: storedText(stored.targetId),
    targetType: storedChoice(stored.targetType, TARGET_TYPES, ""),
    otherDescription: storedText(stored.otherDescription),
    ...storedQuantity(stored, QUANTITY),
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    altitude: storedText(stored.altitude),
    heading: settledHeading(storedText(stored.heading)),
    speed: storedText(stored.speed),
    dispersal: storedText(stored.dispersal),
    classification: storedChoice(stored.classification, CLASSIFICATIONS, ""),
    confidence: storedChoice(stored.confidence, CONFIDENCES, ""),
    freeText: storedText(stored.freeText),
    callSign: storedText(stored.callSign),
    asset: storedText(stored.asset),
    currentDTG: storedText(stored.currentDTG),
    randomSixDigit: storedText(stored.randomSixDigit),
  };
}

function isBegun(form: GmtiForm): boolean {
  const { targetId, targetType, gzd, coordinates, altitude, heading, speed } = form;
  const { dispersal, classification, confidence, freeText } = form;
  return (
    form.quantity > 1 ||
    form.wrongQuantity !== undefined ||
    [targetId, targetType, gzd, coordinates, altitude, heading, speed].some(Boolean) ||
    [dispersal, classification, confidence, freeText].some(Boolean)
  );
}

/** The server files it under the target where it has a name, else under the call sign. */
function identity(form: GmtiForm) {
  const targetId = cleanText(form.targetId);
  return targetId === "" ? { callSign: cleanText(form.callSign) || "N/A" } : { targetId };
}

/** The ground moving target indicator report. */
export const GMTI: ReportDefinition<GmtiForm> = {
  type: "GMTI",
  shortfall,
  lines,
  describe,
  identity,
  stored: (form, currentDTG) => ({ ...form, currentDTG }),
  read,
  parse: parseGmti,
  identifier: (form) => form.randomSixDigit,
  isBegun,
  grids: (form) => [form].filter(isWhole),
  headed,
  renewed,
  withoutPositions: (form) => ({ ...form, coordinates: "", altitude: "" }),
};
