/**
 * Every kind of report, once: lists of screens, keys, icons and filters are made from this, and `definitions.ts` says
 * what each does. A unit's own formats come after the built-in ones.
 */

import { CUAS_DOCUMENT, GMTI_DOCUMENT, HLR_DOCUMENT, LEAPP_DOCUMENT } from "../formats/documents";
import type { Format } from "../formats/format";

/** What the log and the server call a sighting. */
export const SIGHTING_TYPE = "Sighting";

export interface Report {
  /** The name that the log and the server keep. */
  type: string;
  /** The path of its form. */
  path: string;
  /** The navigation's accessible name, and its word under the icon. */
  linkName: string;
  short: string;
  /** A Lucide icon by its name. */
  icon: string;
  /** The letter that opens the form together with Alt; "" for none. */
  key: string;
  /** Each visit through the navigation begins it again. */
  opensAnew?: true;
  /** Null for the sighting, which has a screen of its own. */
  format: Format | null;
}

function ofFormat(format: Format, own: Pick<Report, "path"> & Partial<Report>): Report {
  const { name, title, icon = "file-text", key = "" } = format;
  return { type: name, linkName: title, short: name, icon, key, format, ...own };
}

/** The built-in reports, as the log orders them. */
export const BUILT_IN_REPORTS: readonly Report[] = [
  {
    type: SIGHTING_TYPE,
    path: "/dashboard",
    linkName: "Sighting & BDA",
    short: "Sighting",
    icon: "binoculars",
    key: "S",
    opensAnew: true,
    format: null,
  },
  ofFormat(HLR_DOCUMENT, {
    path: "/hlr",
    linkName: "Hostile Location Report (HLR)",
    opensAnew: true,
  }),
  ofFormat(GMTI_DOCUMENT, { path: "/gmti", linkName: "GMTI", opensAnew: true }),
  ofFormat(LEAPP_DOCUMENT, { path: "/leapp", linkName: "LEAPP Detection" }),
  ofFormat(CUAS_DOCUMENT, { path: "/cuas" }),
];

/** @param format a document that the server has found good */
export function ownReport(format: Format): Report {
  return ofFormat(format, { path: `/f/${format.id}` });
}

/** The letter that opens the form of a built-in kind; "" of any other: a unit's own may be as another's. */
export const keyOf = (type: string): string =>
  BUILT_IN_REPORTS.find((report) => report.type === type)?.key ?? "";

/** What the log calls a kind of report, also one whose format is gone. */
export const reportLabel = (type: string): string =>
  type === SIGHTING_TYPE ? "Sighting&BDA" : type;
