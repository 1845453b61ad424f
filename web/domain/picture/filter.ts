/** Which reports the picture shows by their type and by whose they are. */

import type { LogEntry } from "../log/log";

/** "all" are those of operators; test reports are shown alone. */
export const SOURCES = ["all", "own", "received", "test"] as const;
export type Source = (typeof SOURCES)[number];

export interface Filter {
  /** Null for all. */
  type: string | null;
  source: Source;
}

type Filtered = Pick<LogEntry, "reportType" | "isTestData" | "received">;

export function isShown(
  { reportType, isTestData = false, received = false }: Filtered,
  { type, source }: Filter,
): boolean {
  if (type !== null && reportType !== type) return false;
  if (isTestData || source === "test") return isTestData && source === "test";
  return source === "all" || source === (received ? "received" : "own");
}
