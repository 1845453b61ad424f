import { withoutGap } from "../grid";
import { cleanText, line, type MessageLine, problemLine, withoutInvisible } from "../message";
import { quantityShortfall, storedQuantity } from "../number-field";
import { reportReference } from "../reference";
import { isRecord, storedChoice, storedText } from "../stored";
import { FREE_TEXT_LIMIT, longTexts, SHORT_TEXT_LIMIT, textError } from "../text-field";
import {
  type CuasForm,
  DETECTION_METHODS,
  NO_CUAS_ENTRIES,
  PAYLOAD_VISIBILITIES,
  payloadTypeOf,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_QUANTITY,
  UAS_TYPES,
} from "./cuas";
import { parseCuas } from "./cuas-parse";
import type { CuasRecord } from "./cuas-record";
import {
  gridLine,
  headed,
  isFilled,
  isWhole,
  MISSING,
  quantityProblem,
  renewed,
  required,
  textLine,
  WRONG,
} from "./parts";
import type { ReportDefinition, Shortfall } from "./report";

/** What is missing, in the form's order. */
function shortfall(form: CuasForm): Shortfall {
  const quantity = quantityShortfall(form);
  return {
    missing: [
      ...(form.methodOfDetection === "" ? ["Method of Detection"] : []),
      ...(isFilled(form) ? [] : ["Grid"]),
      ...quantity.missing,
      ...(form.uasType === "" ? ["UAS type"] : []),
      ...(form.payloadVisible === "" ? ["Payload"] : []),
    ],
    wrong: [
      ...(isFilled(form) && !isWhole(form) ? ["Grid"] : []),
      ...quantity.wrong,
      ...longTexts([
        ["Payload type", payloadTypeOf(form), SHORT_TEXT_LIMIT],
        ["Other observations and comments", form.otherObservations, FREE_TEXT_LIMIT],
        ["Remarks", form.otherFreeText, FREE_TEXT_LIMIT],
        ["Action Taken", form.actionTaken, FREE_TEXT_LIMIT],
      ]),
    ],
  };
}

function typeLine(form: CuasForm): MessageLine[] {
  const { quantity, uasType } = form;
  const problem = quantityProblem(form);
  if (problem) return problem;
  if (uasType === "") return [problemLine(`${quantity} X UAS TYPE`, MISSING)];
  return line("", `${quantity} X ${uasType.toUpperCase()}`);
}

function payloadLine(form: CuasForm): MessageLine[] {
  const visible = form.payloadVisible.toUpperCase();
  const type = payloadTypeOf(form);
  if (textError(type, SHORT_TEXT_LIMIT)) return [problemLine(`PAYLOAD ${visible}`, WRONG)];
  return required("PAYLOAD", `${visible} ${cleanText(type)}`.trim());
}

function lines(form: CuasForm, dtg: string): MessageLine[] {
  return [
    ...line("C-UAS", reportReference(form.callSign, form.randomSixDigit)),
    ...line("DTG", dtg),
    ...line("ASSET", form.asset),
    ...required("METHOD", form.methodOfDetection.toUpperCase()),
    ...gridLine("GRID", form),
    ...typeLine(form),
    ...line("HEIGHT", form.height.toUpperCase()),
    ...line("HDG", form.heading.toUpperCase()),
    ...payloadLine(form),
    ...textLine("OBS", form.otherObservations, FREE_TEXT_LIMIT),
    ...textLine("REMARKS", form.otherFreeText, FREE_TEXT_LIMIT),
    ...textLine("ACTION", form.actionTaken, FREE_TEXT_LIMIT),
  ];
}

function describe({ quantity, uasType, methodOfDetection, height }: CuasForm): string {
  return [`${quantity} × ${uasType || "UAS"}`, methodOfDetection, height.toLowerCase()]
    .filter(Boolean)
    .join(", ");
}

const nameOf = ({ callSign }: CuasForm): string => cleanText(callSign) || "N/A";

/** @throws Error while something required is missing: such a report is not sent */
function record(form: CuasForm): CuasRecord {
  const { methodOfDetection, uasType, payloadVisible } = form;
  if (methodOfDetection === "" || uasType === "" || payloadVisible === "") {
    throw new Error("A c-UAS report is recorded only when nothing is missing.");
  }
  const given = (text: string) => withoutInvisible(text).trim() || null;
  return {
    callSign: nameOf(form),
    reportNumber: form.randomSixDigit,
    asset: given(form.asset),
    methodOfDetection,
    gzd: form.gzd,
    coordinates: form.coordinates,
    altitude: null,
    uasType,
    quantity: form.quantity,
    payloadVisible,
    payloadType: given(payloadTypeOf(form)),
    height: form.height || null,
    heading: form.heading || null,
    otherObservations: given(form.otherObservations),
    otherFreeText: given(form.otherFreeText),
    actionTaken: given(form.actionTaken),
  };
}

function read(stored: unknown): CuasForm | null {
  if (!isRecord(stored) || storedText(stored.randomSixDigit) === "") return null;
  return {
    methodOfDetection: storedChoice(stored.methodOfDetection, DETECTION_METHODS, ""),
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    uasType: storedChoice(stored.uasType, UAS_TYPES, ""),
    ...storedQuantity(stored, UAS_QUANTITY),
    payloadVisible: storedChoice(stored.payloadVisible, PAYLOAD_VISIBILITIES, ""),
    payloadType: storedText(stored.payloadType),
    height: storedChoice(stored.height, UAS_HEIGHTS, ""),
    heading: storedChoice(stored.heading, UAS_HEADINGS, ""),
    otherObservations: storedText(stored.otherObservations),
    otherFreeText: storedText(stored.otherFreeText),
    actionTaken: storedText(stored.actionTaken),
    callSign: storedText(stored.callSign),
    asset: storedText(stored.asset),
    currentDTG: storedText(stored.currentDTG),
    randomSixDigit: storedText(stored.randomSixDigit),
  };
}

/** Whether anything differs from an empty form. */
function isBegun(form: CuasForm): boolean {
  const emptied: CuasForm = { ...form, ...NO_CUAS_ENTRIES, wrongQuantity: undefined };
  return JSON.stringify(form) !== JSON.stringify(emptied);
}

/** The counter-drone report. */
export const CUAS: ReportDefinition<CuasForm> = {
  type: "c-UAS",
  shortfall,
  lines,
  describe,
  identity: (form) => ({ callSign: nameOf(form) }),
  stored: (form, currentDTG) => ({ ...form, currentDTG }),
  record,
  read,
  parse: parseCuas,
  identifier: (form) => form.randomSixDigit,
  isBegun,
  grids: (form) => [form].filter(isWhole),
  headed,
  renewed,
  withoutPositions: (form) => ({ ...form, coordinates: "" }),
};
