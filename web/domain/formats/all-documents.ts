/** All documents that are compiled in: apart, because a page has those of previews from the server. */

import activity from "../../../data/formats/activity.json";
import contact from "../../../data/formats/contact.json";
import loss from "../../../data/formats/loss.json";
import medevac from "../../../data/formats/medevac.json";
import methane from "../../../data/formats/methane.json";
import salute from "../../../data/formats/salute.json";
import spotrep from "../../../data/formats/spotrep.json";
import { CUAS_DOCUMENT, GMTI_DOCUMENT, HLR_DOCUMENT, LEAPP_DOCUMENT } from "./documents";
import type { Format } from "./format";

/**
 * Offered only where the operator asks for them. The lines of the last five are those of public manuals:
 * - SALUTE: US Army ATP 3-21.8 and STP 21-1-SMCT; "direction of movement" as the US Marine Corps has
 *   it (School of Infantry, CS11002).
 * - Contact: alert, what, and in which direction, as in US Army ATP 3-20.15 (tank platoon); where, when and the own
 *   action, as in the contact report of the Commonwealth's armies.
 * - METHANE: the seven headings of the UK's Joint Emergency Services Interoperability Principles, jesip.org.uk/methane.
 * - MEDEVAC: US Army ATP 4-02.2 and its card GTA 08-01-004. Lines 1 to 5 must be in the first call, the others may follow;
 *   BREAK stands between categories; the colour of smoke is not sent.
 * - SPOTREP: activity, location, unit, time, equipment, the sender's assessment and a narrative, as in US Army FM 6-99;
 *   the kills are those of the rows.
 */
export const PREVIEW_DOCUMENTS = [
  activity,
  loss,
  salute,
  contact,
  methane,
  medevac,
  spotrep,
] as readonly Format[];

/** All of them, the previews last. */
export const BUILT_IN_DOCUMENTS: readonly Format[] = [
  HLR_DOCUMENT,
  GMTI_DOCUMENT,
  LEAPP_DOCUMENT,
  CUAS_DOCUMENT,
  ...PREVIEW_DOCUMENTS,
];
