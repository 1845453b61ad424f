/** c-UAS reports for the tests: the worked example, one to change, and any that could be typed. */

import fc from "fast-check";
import { EMPTY_PROFILE, type Profile } from "../sign-in/profile";
import {
  type CuasForm,
  DETECTION_METHODS,
  newCuas,
  PAYLOAD_VISIBILITIES,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_TYPES,
} from "./built-in-forms";
import { anyDigits, anyTyped, evenDigits } from "./report-checks";

export const WK21: Profile = { ...EMPTY_PROFILE, callSign: "WK21", asset: "STA Ptl" };

export const EXAMPLE =
  "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG NORTHEAST // PAYLOAD VISIBLE grenade // ACTION engaged with EW////";

export function cuas(part: Partial<CuasForm> = {}): CuasForm {
  return {
    ...newCuas(WK21),
    randomSixDigit: "Q2W3E4",
    methodOfDetection: "See",
    gzd: "34UFE",
    coordinates: "1234567890",
    uasType: "Rotary wing",
    quantity: 2,
    payloadVisible: "Visible",
    payloadType: "grenade",
    height: "Low",
    heading: "Northeast",
    actionTaken: "engaged with EW",
    ...part,
  };
}

const typedText = fc.oneof(anyTyped, fc.constantFrom(" ACTION ", "PAYLOAD VISIBLE"));

/** Any report that the form may hold. */
export const anyCuas = fc
  .record({
    methodOfDetection: fc.constantFrom("", ...DETECTION_METHODS),
    gzd: fc.constantFrom("34UFE", "01CAM", "", "99ZZZ"),
    coordinates: anyDigits(10),
    uasType: fc.constantFrom("", ...UAS_TYPES),
    quantity: fc.integer({ min: 1, max: 999 }),
    payloadVisible: fc.constantFrom("", ...PAYLOAD_VISIBILITIES),
    payloadType: typedText,
    height: fc.constantFrom("", ...UAS_HEIGHTS),
    heading: fc.constantFrom("", ...UAS_HEADINGS),
    otherObservations: typedText,
    otherFreeText: typedText,
    actionTaken: typedText,
    callSign: typedText,
    asset: typedText,
  })
  .map(cuas);

/** Any report that can be sent. */
export const readyCuas = fc
  .tuple(
    anyCuas,
    evenDigits,
    fc.constantFrom(...DETECTION_METHODS),
    fc.constantFrom(...UAS_TYPES),
    fc.constantFrom(...PAYLOAD_VISIBILITIES),
  )
  .map(([form, coordinates, methodOfDetection, uasType, payloadVisible]) => ({
    ...form,
    gzd: "34UFE",
    coordinates,
    methodOfDetection,
    uasType,
    payloadVisible,
  }));
