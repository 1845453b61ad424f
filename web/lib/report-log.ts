import { useSignals } from "@preact/signals-react/runtime";
import { createContext } from "react";
import type { LogEntry } from "../domain/log/log";
import { pageClock } from "./clock";
import { createLogStore } from "./log-store";
import { profile } from "./session";
import { reportStorageError, storageWorks } from "./storage";

/** The log of this page, and what of it waits for the server. */
export const logStore = createLogStore({
  callSign: () => profile.value?.callSign ?? "",
  otherWindows: new BroadcastChannel("sightline-log"),
  onStorageError: (error) => reportStorageError("log", error),
  onWorks: () => storageWorks("log"),
  clock: pageClock,
});

export const {
  entries: logEntries,
  load: loadLog,
  record: recordReport,
  receive: receiveReports,
  addUnsent: addTestReports,
  remove: removeReports,
  putBack: putBackReports,
  empty: emptyLog,
} = logStore;

/** Takes the test reports out of the log. False if the browser would not. */
export function clearTestData(): Promise<boolean> {
  const isTest = ({ isTestData }: LogEntry) => isTestData === true;
  return removeReports((logEntries.value ?? []).filter(isTest));
}

const NONE: readonly LogEntry[] = [];

/** The session's reports, newest first; none until they have been read. */
export function useLogEntries(): readonly LogEntry[] {
  useSignals();
  return logEntries.value ?? NONE;
}

/** The entry of the log that the form's report is, or takes the place of: on its map stand its pins. Null for none. */
export const OwnEntryContext = createContext<string | null>(null);
