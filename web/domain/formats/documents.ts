/** The documents that are compiled in. */

import activity from "../../../data/formats/activity.json";
import cuas from "../../../data/formats/cuas.json";
import gmti from "../../../data/formats/gmti.json";
import hlr from "../../../data/formats/hlr.json";
import leapp from "../../../data/formats/leapp.json";
import loss from "../../../data/formats/loss.json";
import type { Format } from "./format";

// What JSON says is wider than the type; a test checks each of them as a unit's own would be.
export const HLR_DOCUMENT = hlr as Format;
export const GMTI_DOCUMENT = gmti as Format;
export const LEAPP_DOCUMENT = leapp as Format;
export const CUAS_DOCUMENT = cuas as Format;

/** All of them, the previews last. */
export const BUILT_IN_DOCUMENTS = [hlr, gmti, leapp, cuas, activity, loss] as readonly Format[];
