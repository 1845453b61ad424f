/** When the log's archive is offered, and what it leaves (specification 1 §4 and §9). */

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

/** The reports that an archive takes out of the log; the log is newest first. */
export function archivedEntries<Entry>(log: readonly Entry[]): Entry[] {
  return log.slice(ARCHIVE_KEEPS);
}
