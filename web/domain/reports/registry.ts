/**
 * Every kind of report, once: what lists screens, keys, icons, filters and definitions is made from
 * this. A unit's own formats stand behind the built-in ones.
 */

import { CUAS, GMTI, HLR, LEAPP } from "../formats/built-in";
import { type FormatDefinition, formatDefinition } from "../formats/definition";
import type { Format } from "../formats/format";
import type { ReportDefinition, ReportForm } from "./report";
import { SIGHTING } from "./sighting-definition";

export interface Report {
  /** The name that the log and the server keep. */
  type: string;
  /** Where its form stands. */
  path: string;
  /** The navigation's accessible name, and its word under the icon. */
  linkName: string;
  short: string;
  /** A Lucide icon by its name. */
  icon: string;
  /** The letter that opens the form together with Alt; "" for none. */
  key: string;
  /** Each visit through the navigation begins it anew. */
  opensAnew?: true;
  /** A form goes only into the definition that it came from. */
  definition: ReportDefinition<ReportForm>;
  /** Null for the sighting, which has a screen of its own. */
  format: FormatDefinition | null;
}

function ofFormat(
  definition: FormatDefinition,
  own: Pick<Report, "path"> & Partial<Report>,
): Report {
  const { name, title, icon = "file-text", key = "" } = definition.format;
  return {
    type: name,
    linkName: title,
    short: name,
    icon,
    key,
    definition,
    format: definition,
    ...own,
  };
}

/** The built-in reports, as the log orders them. */
export const BUILT_IN_REPORTS: readonly Report[] = [
  {
    type: SIGHTING.type,
    path: "/dashboard",
    linkName: "Sighting & BDA",
    short: "Sighting",
    icon: "binoculars",
    key: "S",
    opensAnew: true,
    definition: SIGHTING,
    format: null,
  },
  ofFormat(HLR, { path: "/hlr", linkName: "Hostile Location Report (HLR)", opensAnew: true }),
  ofFormat(GMTI, { path: "/gmti", linkName: "GMTI", opensAnew: true }),
  ofFormat(LEAPP, { path: "/leapp", linkName: "LEAPP Detection" }),
  ofFormat(CUAS, { path: "/cuas" }),
];

/** @param format a document that the server has found good */
export function ownReport(format: Format): Report {
  return ofFormat(formatDefinition(format), { path: `/f/${format.id}` });
}

/** What the log calls a kind of report, also one whose format is gone. */
export const reportLabel = (type: string): string =>
  type === SIGHTING.type ? "Sighting&BDA" : type;
