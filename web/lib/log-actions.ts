import { computed } from "@preact/signals-react";
import { ARCHIVE_KEEPS, archivedEntries } from "../domain/log/archive";
import type { LogEntry } from "../domain/log/log";
import { logText, unloggedReports } from "../domain/log/log-file";
import { stampedName } from "../domain/stamped-name";
import { downloadText } from "./download";
import { addTestReports, logEntries, logStore } from "./report-log";
import { reports } from "./reports";
import { operator } from "./session";

/** How many reports the log holds, and how many of them are test data. */
export const reportCounts = computed(() => {
  const entries = logEntries.value ?? [];
  return { total: entries.length, test: entries.filter(({ isTestData }) => isTestData).length };
});

/** Hands the browser reports as a text file; false, and logged, when it fails. @param entries newest first */
function downloadLog(
  what: "reports" | "archive",
  entries: Parameters<typeof logText>[0],
  notes: readonly string[] = [],
): boolean {
  const at = new Date();
  const text = logText(entries, { callSign: operator().callSign, at, notes });
  return downloadText(stampedName(what, at), text);
}

/** All reports of the session. */
export const downloadReports = (): boolean => downloadLog("reports", logEntries.value ?? []);

/**
 * The same with what waits for the server and is no longer in the log: whoever signs out without a server takes
 * everything along.
 */
export async function downloadAllReports(): Promise<boolean> {
  const entries = logEntries.value ?? [];
  const saves = (await logStore.waitingSaves()).flatMap(({ save }) => (save.to ? [] : save));
  const all = [...entries, ...unloggedReports(entries, saves)];
  return downloadLog(
    "reports",
    all.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)),
  );
}

/**
 * Hands the browser the whole log as a text file.
 * @returns all but its newest reports, which may now be taken out of it; null if the file was not handed over
 */
export function downloadArchive(): LogEntry[] | null {
  const entries = logEntries.value ?? [];
  const archived = archivedEntries(entries);
  const note = `${archived.length} removed from the log, the newest ${ARCHIVE_KEEPS} kept in it.`;
  return downloadLog("archive", entries, [note]) ? archived : null;
}

/**
 * Adds reports made up for trying the log out, of every type.
 * False, and logged, when they could not be made.
 */
export async function generateTestReports(count: number): Promise<boolean> {
  try {
    const { makeTestReports } = await import("../domain/test-data");
    await addTestReports(
      makeTestReports(count, {
        operator: operator(),
        now: new Date(),
        random,
        reports: reports.value,
      }),
    );
    return true;
  } catch (error) {
    console.warn("test reports:", error);
    return false;
  }
}

const TWO_TO_32 = 2 ** 32;

/** From 0 up to 1, from a cryptographic source as all identifiers are. */
function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / TWO_TO_32;
}
