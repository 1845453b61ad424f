/** The formats that are built in, each with what its document cannot say. */

import { cleanText, withoutInvisible } from "../messages/message";
import { randomSixDigits } from "../messages/reference";
import { oncePer } from "../once";
import { storedChoice } from "../parse-unknown";
import { WEAPON_TYPES, type WeaponType } from "../platforms/weapon-ranges";
import {
  DETECTION_METHODS,
  PAYLOAD_VISIBILITIES,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_TYPES,
} from "../reports/cuas-record";
import { type BuiltInRules, type FormatDefinition, formatDefinition } from "./definition";
import { CUAS_DOCUMENT, GMTI_DOCUMENT, HLR_DOCUMENT, LEAPP_DOCUMENT } from "./documents";
import { type Entries, type Format, textOf } from "./format";

/** The category that a weapon type belongs to, kept with the saved form. */
const WEAPON_CATEGORIES: Record<WeaponType, string> = {
  "Heavy Artillery": "Artillery",
  "Medium Artillery": "Artillery",
  "Light Artillery": "Artillery",
  Rockets: "Rockets_Missiles",
  Mortars: "Mortars",
};

// A test holds the documents to checkFormat, as a unit's own are when they are loaded.

const HLR_BESIDE: BuiltInRules = {
  newIdentifier: randomSixDigits,
  lastNumber: ({ lastHlrTargetNumber }) => lastHlrTargetNumber,
  platform: "weaponType",
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

const isLoitering = ({ direction }: Entries) => direction === "Loitering";

const LEAPP_BESIDE: BuiltInRules = {
  platform: "object",
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

export const HLR = formatDefinition(HLR_DOCUMENT, HLR_BESIDE);
export const GMTI = formatDefinition(GMTI_DOCUMENT, GMTI_BESIDE);
export const LEAPP = formatDefinition(LEAPP_DOCUMENT, LEAPP_BESIDE);
export const CUAS = formatDefinition(CUAS_DOCUMENT, CUAS_BESIDE);

const BUILT_IN = new Map([HLR, GMTI, LEAPP, CUAS].map((each) => [each.format.id, each]));

/**
 * A format's screen and drafts hang on its definition: one and the same for a document.
 * @throws Error if the document has not passed `checkFormat`
 */
export const formatDefinitionOf = oncePer(
  (format: Format): FormatDefinition => BUILT_IN.get(format.id) ?? formatDefinition(format),
);
