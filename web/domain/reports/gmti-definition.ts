import { withoutGap } from "../grid";
import { cleanHeading, headingText, settledHeading } from "../heading";
import { cleanText, line, type MessageLine, problemLine } from "../message";
import { reportReference } from "../reference";
import { isRecord, storedChoice, storedText } from "../stored";
import {
  CLASSIFICATIONS,
  CONFIDENCE_LABELS,
  CONFIDENCES,
  type GmtiForm,
  TARGET_TYPES,
} from "./gmti";
import { parseGmti } from "./gmti-parse";
import { cleanAltitude, cleanNumber, DISPERSAL_LENGTH, figure, SPEED_LENGTH } from "./grid-row";
import { gridLine, headed, isFilled, isWhole, renewed } from "./parts";
import type { ReportDefinition, Shortfall } from "./report";
import { clampQuantity } from "./sighting";

/** The target as it is sent; "" while it is not known. */
function targetText(form: GmtiForm): string {
  return form.targetType === "Other"
    ? cleanText(form.otherDescription)
    : form.targetType.toUpperCase();
}

function shortfall(form: GmtiForm): Shortfall {
  const missing: string[] = [];
  if (form.targetType === "") missing.push("Target Type");
  else if (targetText(form) === "") missing.push("Specify target type");
  if (form.gzd === "") missing.push("GZD");
  if (form.coordinates === "") missing.push("Coordinates");
  if (form.heading === "") missing.push("Heading");
  if (figure(form.speed) === "") missing.push("Speed (km/h)");
  return { missing, wrong: isFilled(form) && !isWhole(form) ? ["Grid"] : [] };
}

function targetLine(form: GmtiForm): MessageLine[] {
  const target = targetText(form);
  if (target === "") return [problemLine("", `${form.quantity} X — missing`)];
  return line("", `${form.quantity} X ${target}`);
}

function gridDetails(form: GmtiForm): string {
  const altitude = figure(form.altitude);
  const dispersal = form.quantity > 1 ? figure(form.dispersal) : "";
  return [altitude && `ALT ${altitude}FT`, dispersal && `DISP ${dispersal}M`]
    .filter(Boolean)
    .join(" ");
}

function motionLine(form: GmtiForm): MessageLine[] {
  const heading = headingText(form.heading);
  const speed = figure(form.speed);
  if (heading && speed) return line("HDG", `${heading} SPD ${speed}KPH`);
  if (heading) return [problemLine("HDG", `${heading} SPD — missing`)];
  return [problemLine("HDG", speed ? `— missing SPD ${speed}KPH` : "— missing")];
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
    ...line("TGT", form.targetId),
    ...targetLine(form),
    ...gridLine("GRID", form, gridDetails(form)),
    ...motionLine(form),
    ...line("CLASS", form.classification.toUpperCase()),
    ...line("CONF", confidenceText(form)),
    ...line("REMARKS", form.freeText),
  ];
}

function describe(form: GmtiForm): string {
  const type = form.targetType === "Other" ? cleanText(form.otherDescription) : form.targetType;
  const heading = headingText(form.heading);
  const speed = figure(form.speed);
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
    quantity: clampQuantity(Number(stored.quantity)),
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    altitude: cleanAltitude(storedText(stored.altitude)),
    heading: settledHeading(cleanHeading(storedText(stored.heading))),
    speed: cleanNumber(storedText(stored.speed), SPEED_LENGTH),
    dispersal: cleanNumber(storedText(stored.dispersal), DISPERSAL_LENGTH),
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
