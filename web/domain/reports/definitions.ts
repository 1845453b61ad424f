import { CUAS, GMTI, HLR, LEAPP } from "../formats/built-in";
import type { ReportDefinition, ReportForm, ReportType } from "./report";
import { SIGHTING } from "./sighting-definition";

/**
 * Every kind of report; a new one is a definition, named here. For those who handle
 * any kind: a form goes only into the definition that it came from.
 */
export const DEFINITIONS: Record<ReportType, ReportDefinition<ReportForm>> = {
  Sighting: SIGHTING,
  HLR,
  GMTI,
  LEAPP,
  "c-UAS": CUAS,
};
