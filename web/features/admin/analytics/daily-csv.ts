import Papa from "papaparse";
import type { DailyCounts } from "../api-types";

/**
 * The daily figures as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets
 * an apostrophe before it.
 */
export function dailyCsv(days: readonly DailyCounts[]): string {
  const rows = days.map(({ date, requests, sessions }) => [date, requests, sessions]);
  const lines = [["date", "requests", "sessions"], ...rows];
  return `${Papa.unparse(lines, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
}

/** The name of the file, by the day in UTC. */
export function dailyCsvName(at: Date): string {
  return `sightline-analytics-${at.toISOString().slice(0, 10).replaceAll("-", "")}.csv`;
}
