/** A c-UAS report for the tests. */

import { SECRET } from "../../../testing/api-table";

export const PATH = "/api/cuas-reports";

export const REPORT = {
  callSign: "WK21",
  reportNumber: "Q2W3E4",
  asset: "STA Ptl",
  methodOfDetection: "FP Radar",
  gzd: "34UFE",
  coordinates: "1234567890",
  altitude: null,
  uasType: "Rotary wing",
  quantity: 2,
  payloadVisible: "Visible",
  payloadType: "grenade",
  height: "Low",
  heading: "Northeast",
  otherObservations: `two rotors damaged ${SECRET}`,
  otherFreeText: "third one heard",
  actionTaken: "engaged with EW",
} as const;

export const NOTHING_MORE = {
  asset: null,
  payloadType: null,
  height: null,
  heading: null,
  otherObservations: null,
  otherFreeText: null,
  actionTaken: null,
} as const;
