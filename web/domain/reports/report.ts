import type { MessageLine } from "../message";

/** The kinds of report, under the names that the log and the server keep. */
export const REPORT_TYPES = ["Sighting", "HLR", "GMTI", "LEAPP", "c-UAS"] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Where a kind of report is made, and what the log calls it. */
export const REPORT_INFO: Record<ReportType, { label: string; path: string }> = {
  Sighting: { label: "Sighting&BDA", path: "/dashboard" },
  HLR: { label: "HLR", path: "/hlr" },
  GMTI: { label: "GMTI", path: "/gmti" },
  LEAPP: { label: "LEAPP", path: "/leapp" },
  "c-UAS": { label: "c-UAS", path: "/cuas" },
};

/** What keeps a report from being sent: fields not filled, and fields filled wrongly. */
export interface Shortfall {
  missing: string[];
  wrong: string[];
}

export function isReady(shortfall: Shortfall): boolean {
  return shortfall.missing.length === 0 && shortfall.wrong.length === 0;
}

/** Everything particular to one kind of report. Forms, log and queue know no more than this. */
export interface ReportDefinition<Form> {
  type: ReportType;
  shortfall(form: Form): Shortfall;
  /** The message's lines in order; problems stand at their place. `dtg` is already formatted. */
  lines(form: Form, dtg: string): MessageLine[];
  /** One short sentence for the log's row. */
  describe(form: Form): string;
  /** Who the server files the report under. */
  identity(form: Form): { callSign: string } | { targetId: string };
  /** The form as stored, or null when it cannot be read. */
  read(stored: unknown): Form | null;
}
