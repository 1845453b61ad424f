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

/** Hands the browser all reports of the session as a text file; false, and logged, when it fails. */
export function downloadReports(): boolean {
  const at = new Date();
  const text = logText(logEntries.value ?? [], { callSign: operator().callSign, at });
  return downloadText(stampedName("reports", at), text);
}

/**
 * The same with what waits for the server and is no longer in the log: whoever signs out without a server takes
 * everything along.
 */
export async function downloadAllReports(): Promise<boolean> {
  const at = new Date();
  const entries = logEntries.value ?? [];
  const saves = (await logStore.waitingSaves()).flatMap(({ save }) => (save.to ? [] : save));
  const all = [...entries, ...unloggedReports(entries, saves)].toSorted((a, b) =>
    b.timestamp.localeCompare(a.timestamp),
  );
  return downloadText(
    stampedName("reports", at),
    logText(all, { callSign: operator().callSign, at }),
  );
}

/**
 * Hands the browser the whole log as a text file.
 * @returns all but its newest reports, which may now be taken out of it; null if the file was not handed over
 */
export function downloadArchive(): LogEntry[] | null {
  const entries = logEntries.value ?? [];
  const archived = archivedEntries(entries);
  const at = new Date();
  const notes = [
    `${archived.length} removed from the log, the newest ${ARCHIVE_KEEPS} kept in it.`,
  ];
  const text = logText(entries, { callSign: operator().callSign, at, notes });
  return downloadText(stampedName("archive", at), text) ? archived : null;
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
