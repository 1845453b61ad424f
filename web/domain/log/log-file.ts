/** The log as a text file: what a person reads, and messages that can be pasted back. */

import { splitMessage } from "../messages/message";
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

/** What waits for the server and is no longer in the log, because it was removed or amended there. */
export function unloggedReports(
  entries: readonly LogEntry[],
  saves: readonly (Pick<LogEntry, "reportType" | "timestamp"> & {
    clientId: string;
    content: string;
  })[],
): Written[] {
  const logged = new Set(entries.map(({ id }) => id));
  return saves
    .filter(({ clientId }) => !logged.has(clientId))
    .map(({ reportType, timestamp, content }) => {
      const targetNumber = splitMessage(content)?.[0]?.split(" ").at(-1);
      // Of its form nothing is left: its message says what it was headed by.
      const formData = { headedBy: "target-number", targetNumber };
      return { reportType, timestamp, fullMessage: content, formData };
    });
}

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
  const heading = ["Sightline reports", callSign && `C/S ${callSign}`, count, utc(at)]
    .filter(Boolean)
    .join("  ");
  const oldestFirst = entries.toReversed();
  const top = [heading, ...notes, ""].join("\n");
  return [top, ...oldestFirst.map((entry) => block(entry, callSign))].join("\n");
}
