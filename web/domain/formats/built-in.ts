/** The formats that are built in, each with what its document cannot say. */

import activity from "../../../data/formats/activity.json";
import cuas from "../../../data/formats/cuas.json";
import gmti from "../../../data/formats/gmti.json";
import hlr from "../../../data/formats/hlr.json";
import leapp from "../../../data/formats/leapp.json";
import loss from "../../../data/formats/loss.json";
import { cleanText, withoutInvisible } from "../messages/message";
import { randomSixDigits } from "../messages/reference";
import { storedChoice } from "../parse-unknown";
import { WEAPON_TYPES, type WeaponType } from "../platforms/weapon-ranges";
import {
  DETECTION_METHODS,
  PAYLOAD_VISIBILITIES,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_TYPES,
} from "../reports/cuas-record";
import { type BuiltInRules, formatDefinition } from "./definition";
import { type Format, type FormatForm, textOf } from "./format";

/** The category that a weapon type belongs to, kept with the saved form. */
const WEAPON_CATEGORIES: Record<WeaponType, string> = {
  "Heavy Artillery": "Artillery",
  "Medium Artillery": "Artillery",
  "Light Artillery": "Artillery",
  Rockets: "Rockets_Missiles",
  Mortars: "Mortars",
};

// A test holds the documents to checkFormat, as a unit's own are when they are loaded.
const document = (json: unknown) => json as Format;

const HLR_BESIDE: BuiltInRules = {
  newIdentifier: randomSixDigits,
  lastNumber: ({ lastHlrTargetNumber }) => lastHlrTargetNumber,
  inSummary: {
    numberOfRounds: (count) => count && `${count} ${count === "1" ? "round" : "rounds"}`,
  },
  stored: ({ weaponType }) => ({
    weaponCategory: WEAPON_TYPES.find((type) => type === weaponType)
      ? WEAPON_CATEGORIES[weaponType as WeaponType]
      : "",
  }),
};

const GMTI_BESIDE: BuiltInRules = {
  /** The server files it under the target where it has a name, else under the call sign. */
  identity({ targetId }) {
    const id = cleanText(String(targetId));
    return id === "" ? null : { targetId: id };
  },
  missing({ gzd, coordinates }, { id }) {
    if (id !== "grid" || (gzd !== "" && coordinates !== "")) return null;
    return [...(gzd === "" ? ["GZD"] : []), ...(coordinates === "" ? ["Coordinates"] : [])];
  },
};

const lowerCase = (text: string) => text.toLowerCase();

const isLoitering = ({ direction }: FormatForm) => direction === "Loitering";

const LEAPP_BESIDE: BuiltInRules = {
  inSummary: { direction: lowerCase },
  // The speed is asked for from the start, not only once the direction is known.
  shown: { speed: (form) => !isLoitering(form) },
  /** What loiters goes nowhere: it has no speed. */
  changed: (form) => (isLoitering(form) ? { ...form, speed: "" } : form),
};

const given = (text: unknown) => withoutInvisible(String(text)).trim() || null;

const CUAS_BESIDE: BuiltInRules = {
  inSummary: { uasType: (type) => type || "UAS", height: lowerCase },
  missingTexts: { uasType: "UAS TYPE — missing" },
  /** @throws Error while something required is missing: such a report is not sent */
  record(form) {
    const methodOfDetection = storedChoice(form.methodOfDetection, DETECTION_METHODS, null);
    const uasType = storedChoice(form.uasType, UAS_TYPES, null);
    const payloadVisible = storedChoice(form.payloadVisible, PAYLOAD_VISIBILITIES, null);
    if (methodOfDetection === null || uasType === null || payloadVisible === null) {
      throw new Error("A c-UAS report is recorded only when nothing is missing.");
    }
    return {
      callSign: cleanText(form.callSign) || "N/A",
      reportNumber: form.randomSixDigit,
      asset: given(form.asset),
      methodOfDetection,
      gzd: textOf(form, "gzd"),
      coordinates: textOf(form, "coordinates"),
      altitude: null,
      uasType,
      quantity: Number(form.quantity),
      payloadVisible,
      payloadType: payloadVisible === "Visible" ? given(form.payloadType) : null,
      height: storedChoice(form.height, UAS_HEIGHTS, null),
      heading: storedChoice(form.heading, UAS_HEADINGS, null),
      otherObservations: given(form.otherObservations),
      otherFreeText: given(form.otherFreeText),
      actionTaken: given(form.actionTaken),
    };
  },
};

/** Every document that is compiled in, the previews last. */
export const BUILT_IN_DOCUMENTS: readonly Format[] = [hlr, gmti, leapp, cuas, activity, loss].map(
  document,
);

export const HLR = formatDefinition(document(hlr), HLR_BESIDE);
export const GMTI = formatDefinition(document(gmti), GMTI_BESIDE);
export const LEAPP = formatDefinition(document(leapp), LEAPP_BESIDE);
export const CUAS = formatDefinition(document(cuas), CUAS_BESIDE);
