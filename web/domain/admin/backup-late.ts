const DAY_MS = 24 * 60 * 60_000;

/** What there is to keep, when the first and the last of it was saved, as ISO 8601, and when it was last kept. */
export interface Kept {
  oldest: string | null;
  newest: string | null;
  /** In milliseconds since 1970; null if none is noted. */
  backupAt: number | null;
}

/** Whether there have been reports for more than a day that no backup has. */
export function isBackupLate({ oldest, newest, backupAt }: Kept, now: Date): boolean {
  if (oldest === null || newest === null) return false;
  const isInIt = backupAt !== null && Date.parse(newest) <= backupAt;
  return !isInIt && now.getTime() - (backupAt ?? Date.parse(oldest)) > DAY_MS;
}
