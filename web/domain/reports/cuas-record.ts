import type { DetectionMethod, PayloadVisibility, UasHeading, UasHeight, UasType } from "./cuas";

/** A c-UAS report field by field, as POST /api/cuas-reports takes it (specification 2 §7). */
export interface CuasRecord {
  callSign: string;
  /** The identifier of the report's reference. */
  reportNumber: string;
  asset: string | null;
  methodOfDetection: DetectionMethod;
  gzd: string;
  coordinates: string;
  /** The form has no altitude. */
  altitude: null;
  uasType: UasType;
  quantity: number;
  payloadVisible: PayloadVisibility;
  payloadType: string | null;
  height: UasHeight | null;
  heading: UasHeading | null;
  otherObservations: string | null;
  otherFreeText: string | null;
  actionTaken: string | null;
}
