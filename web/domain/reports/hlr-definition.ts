import { type GridReference, withoutGap } from "../grid";
import { randomSixDigits } from "../identifier";
import { cleanText, line, type MessageLine } from "../message";
import type { MessageReader } from "../message-reader";
import { numberError, numberText } from "../number-field";
import { isRecord, storedChoice, storedText } from "../stored";
import { cleanTargetNumber, nextTargetNumber } from "../target-number";
import { FREE_TEXT_LIMIT, longTexts } from "../text-field";
import { WEAPON_TYPES } from "../weapon-ranges";
import { type HlrForm, poiOf, pooOf, ROUNDS, rangeKm, WEAPON_CATEGORIES } from "./hlr";
import { gridLine, headed, isFilled, isWhole, required, requiredNumber, textLine } from "./parts";
import type { ReportDefinition, Shortfall } from "./report";

function shortfall(form: HlrForm): Shortfall {
  const points: [string, GridReference][] = [
    ["POO", pooOf(form)],
    ["POI", poiOf(form)],
  ];
  return {
    missing: [
      ...(form.targetNumber === "" ? ["Target Number"] : []),
      ...points.filter(([, grid]) => !isFilled(grid)).map(([name]) => name),
      ...(form.weaponType === "" ? ["Weapon Type"] : []),
      ...(form.numberOfRounds.trim() === "" ? ["Number of Rounds"] : []),
    ],
    wrong: [
      ...points.filter(([, grid]) => isFilled(grid) && !isWhole(grid)).map(([name]) => name),
      ...(numberError(form.numberOfRounds, ROUNDS) ? ["Number of Rounds"] : []),
      ...longTexts([["Free text", form.freeText, FREE_TEXT_LIMIT]]),
    ],
  };
}

function lines(form: HlrForm, dtg: string): MessageLine[] {
  const km = rangeKm(form);
  const asset = cleanText(form.asset);
  return [
    ...required("HLR", form.targetNumber),
    ...line("DTG", dtg),
    ...line("C/S", `${cleanText(form.callSign) || "N/A"}${asset && ` ASSET ${asset}`}`),
    ...gridLine("POO", pooOf(form)),
    ...gridLine("POI", poiOf(form)),
    ...required("WEAPON", form.weaponType.toUpperCase()),
    ...requiredNumber("ROUNDS", form.numberOfRounds, ROUNDS),
    ...line("RANGE", km === null ? "" : `${km.toFixed(1)}KM`),
    ...textLine("REMARKS", form.freeText, FREE_TEXT_LIMIT),
  ];
}

function describe(form: HlrForm): string {
  const rounds = numberText(form.numberOfRounds, ROUNDS);
  return [form.weaponType, rounds && `${rounds} ${rounds === "1" ? "round" : "rounds"}`]
    .filter(Boolean)
    .join(", ");
}

function stored(form: HlrForm, currentDTG: string) {
  const { weaponType } = form;
  const weaponCategory = weaponType === "" ? "" : WEAPON_CATEGORIES[weaponType];
  return { ...form, currentDTG, weaponCategory };
}

function read(stored: unknown): HlrForm | null {
  if (!isRecord(stored) || storedText(stored.randomSixDigit) === "") return null;
  return {
    targetNumber: cleanTargetNumber(storedText(stored.targetNumber)),
    pooGzd: storedText(stored.pooGzd),
    pooCoordinates: withoutGap(storedText(stored.pooCoordinates)),
    poiGzd: storedText(stored.poiGzd),
    poiCoordinates: withoutGap(storedText(stored.poiCoordinates)),
    weaponType: storedChoice(stored.weaponType, WEAPON_TYPES, ""),
    numberOfRounds: storedText(stored.numberOfRounds),
    freeText: storedText(stored.freeText),
    callSign: storedText(stored.callSign),
    asset: storedText(stored.asset),
    currentDTG: storedText(stored.currentDTG),
    randomSixDigit: storedText(stored.randomSixDigit),
  };
}

/** The message does not carry HLR's own identifier: the form gets a new one. */
function parse(reader: MessageReader): HlrForm {
  const targetNumber = reader.required("HLR");
  const currentDTG = reader.dtg();
  const [callSign = "", asset = ""] = reader.match(/^C\/S (.+?)(?: ASSET (.+))?$/, "C/S");
  const { grid: poo } = reader.grid(reader.required("POO"));
  const { grid: poi } = reader.grid(reader.required("POI"));
  const weaponType = reader.choice(reader.required("WEAPON"), WEAPON_TYPES);
  const [numberOfRounds = ""] = reader.match(/^ROUNDS (\d{1,3})$/, "ROUNDS 12");
  // It follows from the grids; whether it is the same is checked with the whole message.
  reader.required("RANGE");
  return {
    targetNumber: cleanTargetNumber(targetNumber),
    pooGzd: poo.gzd,
    pooCoordinates: poo.coordinates,
    poiGzd: poi.gzd,
    poiCoordinates: poi.coordinates,
    weaponType,
    numberOfRounds,
    freeText: reader.optional("REMARKS") ?? "",
    callSign,
    asset,
    currentDTG,
    randomSixDigit: randomSixDigits(),
  };
}

function isBegun(form: HlrForm): boolean {
  const { pooGzd, pooCoordinates, poiGzd, poiCoordinates, weaponType } = form;
  return [
    pooGzd,
    pooCoordinates,
    poiGzd,
    poiCoordinates,
    weaponType,
    form.numberOfRounds,
    form.freeText,
  ].some((entered) => entered !== "");
}

/** The hostile location report. */
export const HLR: ReportDefinition<HlrForm> = {
  type: "HLR",
  shortfall,
  lines,
  describe,
  identity: (form) => ({ targetId: form.targetNumber }),
  stored,
  read,
  parse,
  identifier: (form) => form.randomSixDigit,
  isBegun,
  grids: (form) => [pooOf(form), poiOf(form)].filter(isWhole),
  headed,
  renewed: (form, operator) => ({
    ...headed(form, operator),
    // Without a number of the operator's own it counts on from the one that is copied.
    targetNumber: nextTargetNumber(operator.lastHlrTargetNumber || form.targetNumber),
    randomSixDigit: randomSixDigits(),
    currentDTG: "",
  }),
  withoutPositions: (form) => ({ ...form, pooCoordinates: "", poiCoordinates: "" }),
};
