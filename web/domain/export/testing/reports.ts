/** Reports to export, and what makes files of them. */

import { packedGeoid } from "../../../../data/elevation/geoid";
import { PREVIEW_DOCUMENTS } from "../../formats/all-documents";
import { HLR } from "../../formats/built-in";
import { checkFormat } from "../../formats/check-format";
import { readGeoid } from "../../grid/geoid";
import { joinMessage } from "../../messages/message";
import { definitionOf } from "../../reports/definitions";
import { BUILT_IN_REPORTS, ownReport } from "../../reports/registry";
import { type ExportContext, exportReports, readExported } from "../export-reports";
import type { ExportableReport, Exported } from "../exported";
import type { ExportFormat } from "../formats";

const { format: PATROL, errors } = checkFormat({
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "seen", label: "Seen", kind: "text", required: true },
        { id: "site", label: "Site", kind: "grid", required: true },
        { id: "other", label: "Other end", kind: "grid", required: true },
      ],
    },
  ],
  message: ["SEEN {seen}", "SITE {site}", "END {other}"],
  summary: "{seen}",
});
if (!PATROL) throw new Error(JSON.stringify(errors));

export const REPORTS = [
  ...BUILT_IN_REPORTS,
  ...PREVIEW_DOCUMENTS.map(ownReport),
  ownReport(PATROL),
];
export const CONTEXT: ExportContext = {
  definitions: REPORTS.map(definitionOf),
  sidcOf: (platformId) => (platformId === "BM-21" ? "SHGPEWMRAS-----" : null),
  geoid: readGeoid(packedGeoid()),
  callSign: "WK21",
  at: new Date("2026-11-20T12:30:00Z"),
};
export const OPERATOR = {
  callSign: "WK21",
  asset: "Puma",
  rank: "",
  role: "Operator",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
} as const;
export const TIMESTAMP = "2026-11-20T09:10:00.000Z";
export const DTG = "200909ZNov26";

/** The bytes that the user gets. */
export const fileOf = (
  format: ExportFormat,
  reports: readonly ExportableReport[],
  context = CONTEXT,
): Promise<Uint8Array> => new Blob([...exportReports(format, reports, context).pieces]).bytes();

/** The text of a format that has one. */
export const textOf = (
  format: Exclude<ExportFormat, "tak">,
  reports: readonly ExportableReport[],
): string => [...exportReports(format, reports, CONTEXT).pieces].join("");

/** A saved report may contain any text. */
export const kept = (fullMessage: string): ExportableReport => ({
  reportType: "Sighting",
  fullMessage,
  timestamp: TIMESTAMP,
});

export const hostileSighting = (text: string) =>
  `SIGHTING WK21-7K3QZ9 // DTG ${DTG} // 1 X BM-21 // GRID 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1 // REMARKS ${text}////`;

export function hlr(poo: string, poi: string): ExportableReport {
  const [pooGzd, ...pooHalves] = poo.split(" ");
  const [poiGzd, ...poiHalves] = poi.split(" ");
  const form = {
    ...HLR.fresh({ ...OPERATOR }),
    ...{ targetNumber: "AB0012", weaponType: "Rockets", numberOfRounds: "12" },
    ...{ pooGzd, pooCoordinates: pooHalves.join("") },
    ...{ poiGzd, poiCoordinates: poiHalves.join("") },
  };
  const fullMessage = joinMessage(HLR.lines(form, DTG));
  return { reportType: "HLR", fullMessage, timestamp: TIMESTAMP };
}

export const sightingOf = (quantity: number, ...grids: readonly string[]) =>
  kept(
    `SIGHTING WK21-7K3QZ9 // DTG ${DTG} // ASSET Puma // ${quantity} X BM-21 (Grad) // ${grids.join(" // ")} // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING ${quantity}////`,
  );

/** A report of which all is unknown but what is given. */
export const exported = (given: Partial<Exported>): Exported => ({
  ...readExported({ reportType: "", fullMessage: "", timestamp: TIMESTAMP }, CONTEXT),
  ...given,
});
