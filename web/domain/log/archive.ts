/** When the log's archive is offered, and what it leaves (specification 1 §4 and §9). */

import { isAhead, type LogEntry, observedAt } from "./log";

/** Reports, test reports among them, from which on the archive is offered. */
const ARCHIVE_AT = 125;

/** How many of the newest reports stay in the log. */
export const ARCHIVE_KEEPS = 25;

/** An offer that was dismissed is made again after as many more reports. */
const ARCHIVE_AGAIN_AFTER = 10;

/**
 * Whether the archive is offered.
 * @param dismissedAt how many reports there were when the offer was dismissed; null when it was not
 */
export function isArchiveOffered(count: number, dismissedAt: number | null): boolean {
  if (count < ARCHIVE_AT) return false;
  return dismissedAt === null || count >= dismissedAt + ARCHIVE_AGAIN_AFTER;
}

/**
 * The reports that an archive takes out of the log: all but the newest by their DTG. Of the same minute an own report
 * is kept before a received one. A DTG that is ahead makes no report newer than the moment at which it came.
 * @param log newest first
 */
export function archivedEntries(log: readonly LogEntry[]): LogEntry[] {
  const minuteOf = (entry: LogEntry) =>
    Math.floor((isAhead(entry) ? Date.parse(entry.timestamp) : observedAt(entry)) / 60_000);
  const kept = new Set(
    log
      .map((entry) => ({
        entry,
        minute: minuteOf(entry),
        isReceived: Number(entry.received === true),
      }))
      .sort((a, b) => b.minute - a.minute || a.isReceived - b.isReceived)
      .slice(0, ARCHIVE_KEEPS)
      .map(({ entry }) => entry),
  );
  return log.filter((entry) => !kept.has(entry));
}
