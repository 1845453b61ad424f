import { withoutGap } from "../grid";
import { cleanText, line, type MessageLine, problemLine } from "../message";
import { reportReference } from "../reference";
import { isRecord, storedChoice, storedText } from "../stored";
import {
  type CuasForm,
  DETECTION_METHODS,
  NO_CUAS_ENTRIES,
  PAYLOAD_VISIBILITIES,
  payloadTypeOf,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_QUANTITY_MAX,
  UAS_QUANTITY_MIN,
  UAS_TYPES,
} from "./cuas";
import { parseCuas } from "./cuas-parse";
import type { CuasRecord } from "./cuas-record";
import { gridLine, headed, isFilled, isWhole, renewed, required } from "./parts";
import type { ReportDefinition, Shortfall } from "./report";

/** What is missing, in the form's order; the quantity always holds a number. */
function shortfall(form: CuasForm): Shortfall {
  return {
    missing: [
      ...(form.methodOfDetection === "" ? ["Method of Detection"] : []),
      ...(isFilled(form) ? [] : ["Grid"]),
      ...(form.uasType === "" ? ["UAS type"] : []),
      ...(form.payloadVisible === "" ? ["Payload"] : []),
    ],
    wrong: isFilled(form) && !isWhole(form) ? ["Grid"] : [],
  };
}

function typeLine({ quantity, uasType }: CuasForm): MessageLine[] {
  if (uasType === "") return [problemLine(`${quantity} X UAS TYPE`, "— missing")];
  return line("", `${quantity} X ${uasType.toUpperCase()}`);
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
    ...required(
      "PAYLOAD",
      `${form.payloadVisible.toUpperCase()} ${cleanText(payloadTypeOf(form))}`.trim(),
    ),
    ...line("OBS", form.otherObservations),
    ...line("REMARKS", form.otherFreeText),
    ...line("ACTION", form.actionTaken),
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
  const given = (text: string) => text.trim() || null;
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

/** A number, or its digits as text; anything else is one drone. */
function storedQuantity(value: unknown): number {
  const quantity = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof quantity !== "number" || !Number.isInteger(quantity)) return UAS_QUANTITY_MIN;
  return Math.min(UAS_QUANTITY_MAX, Math.max(UAS_QUANTITY_MIN, quantity));
}

function read(stored: unknown): CuasForm | null {
  if (!isRecord(stored) || storedText(stored.randomSixDigit) === "") return null;
  return {
    methodOfDetection: storedChoice(stored.methodOfDetection, DETECTION_METHODS, ""),
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    uasType: storedChoice(stored.uasType, UAS_TYPES, ""),
    quantity: storedQuantity(stored.quantity),
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
  const emptied: CuasForm = { ...form, ...NO_CUAS_ENTRIES };
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
