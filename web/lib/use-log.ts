import { useSignals } from "@preact/signals-react/runtime";
import type { LogEntry } from "../domain/log/log";
import { logEntries } from "./report-log";

const NONE: readonly LogEntry[] = [];

/** The session's reports, newest first; none until they have been read. */
export function useLogEntries(): readonly LogEntry[] {
  useSignals();
  return logEntries.value ?? NONE;
}
