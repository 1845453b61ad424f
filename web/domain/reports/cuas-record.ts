import { DIRECTIONS } from "../fields/heading";

/** What the server's table of c-UAS reports takes; a test holds the format's document to it. */
export const DETECTION_METHODS = ["See", "Hear", "FP Radar"] as const;
export const UAS_TYPES = ["Rotary wing", "Fixed wing"] as const;
export const PAYLOAD_VISIBILITIES = ["Not Visible", "Visible"] as const;
export const UAS_HEIGHTS = ["Grounded", "Very low", "Low", "Medium"] as const;
export const UAS_HEADINGS = ["Loitering", ...DIRECTIONS] as const;
export const UAS_QUANTITY = { min: 1, max: 999 };

/** A c-UAS report field by field, as POST /api/cuas-reports takes it (specification 2 §7). */
export interface CuasRecord {
  callSign: string;
  /** The identifier of the report's reference. */
  reportNumber: string;
  asset: string | null;
  methodOfDetection: (typeof DETECTION_METHODS)[number];
  gzd: string;
  coordinates: string;
  /** The form has no altitude. */
  altitude: null;
  uasType: (typeof UAS_TYPES)[number];
  quantity: number;
  payloadVisible: (typeof PAYLOAD_VISIBILITIES)[number];
  payloadType: string | null;
  height: (typeof UAS_HEIGHTS)[number] | null;
  heading: (typeof UAS_HEADINGS)[number] | null;
  otherObservations: string | null;
  otherFreeText: string | null;
  actionTaken: string | null;
}
