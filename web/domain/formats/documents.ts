/** The built-in documents that every page has from the start. */

import cuas from "../../../data/formats/cuas.json";
import gmti from "../../../data/formats/gmti.json";
import hlr from "../../../data/formats/hlr.json";
import leapp from "../../../data/formats/leapp.json";
import type { Format } from "./format";

// What JSON says is wider than the type; a test checks each of them as a unit's own would be.
export const HLR_DOCUMENT = hlr as Format;
export const GMTI_DOCUMENT = gmti as Format;
export const LEAPP_DOCUMENT = leapp as Format;
export const CUAS_DOCUMENT = cuas as Format;
