import { referenceOf } from "./reference";
import { REPORT_INFO, REPORT_TYPES, type ReportType } from "./reports/report";
import { isRecord, type Stored } from "./stored";

/** One report as the session's log keeps it. */
export interface LogEntry {
  id: string;
  reportType: ReportType;
  /** ISO 8601, when the report was copied. */
  timestamp: string;
  description: string;
  message: string;
  fullMessage: string;
  /** Made by the test data generator. */
  isTestData?: boolean;
  formData: Stored;
}

export const ROW_MESSAGE_LENGTH = 80;

/**
 * By what a newer entry replaces an older one, null for an entry that is always
 * kept. Test entries have keys of their own, so that none can displace a real report.
 */
export function entryKey(entry: LogEntry, userCallSign: string): string | null {
  const reference = referenceOf(entry.reportType, entry.formData, userCallSign);
  if (reference === null) return null;
  return `${entry.isTestData ? "test" : "real"} ${entry.reportType} ${reference}`;
}

/** Newest first, with only the newest entry of each reference. */
export function arrangeLog(entries: readonly LogEntry[], userCallSign: string): LogEntry[] {
  const seen = new Set<string>();
  return entries
    .toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .filter((entry) => {
      const key = entryKey(entry, userCallSign);
      if (key === null) return true;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** The log with a new report at its front. */
export function addToLog(
  entries: readonly LogEntry[],
  entry: LogEntry,
  userCallSign: string,
): LogEntry[] {
  return arrangeLog([entry, ...entries], userCallSign);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** Everything that the search looks at, in lower case. */
export function searchText(entry: LogEntry, userCallSign: string): string {
  return [
    entry.reportType,
    REPORT_INFO[entry.reportType].label,
    entry.fullMessage,
    entry.description,
    referenceOf(entry.reportType, entry.formData, userCallSign) ?? "",
    ...stringsIn(entry.formData),
  ]
    .join("\n")
    .toLowerCase();
}

/** Every word of the query stands somewhere in the text. */
export function matchesQuery(text: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The kinds of report that the log holds, in their usual order. */
export function typesPresent(entries: readonly LogEntry[]): ReportType[] {
  const present = new Set(entries.map((entry) => entry.reportType));
  return REPORT_TYPES.filter((type) => present.has(type));
}

/** A message cut to the length of the log's row. */
export function rowMessage(message: string): string {
  return message.length > ROW_MESSAGE_LENGTH ? `${message.slice(0, ROW_MESSAGE_LENGTH)}…` : message;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago, in the log's words; from 24 hours on, the date. A clock set back counts as now. */
export function relativeTime(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp);
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < 24 * HOUR) return `${Math.floor(age / HOUR)}h ago`;
  return new Date(timestamp).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
