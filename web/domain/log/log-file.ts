/** The log as a text file: what a person reads, and messages that can be pasted back. */

import { referenceOf } from "../messages/reference";
import { reportLabel } from "../reports/registry";
import type { LogEntry } from "./log";

interface Heading {
  /** The signed-in operator's; "" for nobody's. */
  callSign: string;
  /** When the file is made. */
  at: Date;
  /** More to say in the heading, a line each. */
  notes?: readonly string[];
}

/** `2026-11-20 12:30:00Z` */
function utc(at: Date): string {
  return at
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/, "Z");
}

/** A report's part of the file. */
type Written = Pick<
  LogEntry,
  "reportType" | "formData" | "isTestData" | "timestamp" | "fullMessage"
>;

function block(entry: Written, callSign: string): string {
  const { reportType, formData, isTestData, timestamp, fullMessage } = entry;
  const heading = [
    utc(new Date(timestamp)),
    reportLabel(reportType),
    referenceOf(reportType, formData, callSign) ?? "No reference",
    isTestData && "TEST DATA",
  ];
  return `${heading.filter(Boolean).join("  ")}\n${fullMessage}\n`;
}

/**
 * The text of the given reports, oldest first: a heading, then of each report a line
 * with UTC time, type and reference, and the whole message on a line of its own.
 *
 * @param entries newest first, as the log has them
 */
export function logText(
  entries: readonly Written[],
  { callSign, at, notes = [] }: Heading,
): string {
  const count = entries.length === 1 ? "1 report" : `${entries.length} reports`;
  const heading = ["Sightline reports", `C/S ${callSign || "N/A"}`, count, utc(at)].join("  ");
  const oldestFirst = entries.toReversed();
  const top = [heading, ...notes, ""].join("\n");
  return [top, ...oldestFirst.map((entry) => block(entry, callSign))].join("\n");
}
