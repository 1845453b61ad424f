import type { Database } from "bun:sqlite";
import { BACKUP_EVENTS, isBackupLate, type Kept } from "../../web/domain/admin/audit-events";
import { formatDtg } from "../../web/domain/time/dtg";
import type { DataPaths } from "../data-folder";
import { readDatabase } from "../db/read-database";
import { tablesOf } from "./contents";
import { newestReportIn } from "./database";
import { type Finding, none, ok, warn } from "./finding";

const MAKE_ONE =
  'run "sightline backup FILE", or press "Download a Backup" in /admin, and keep it on another disk';

/**
 * Looks for the last backup in the audit, which keeps 90 days, and has none that was made while no server ran. A day
 * with reports that are in none is worth a look.
 */
export function checkBackup({ database }: DataPaths, now: Date): Finding[] {
  const what = "backup";
  let found: Kept;
  try {
    found = readDatabase(database, look);
  } catch {
    // The database's own check says that there is none, or what is wrong with it.
    return [];
  }
  const { oldest, newest, backupAt } = found;
  if (oldest === null || newest === null) return [none(what, "there are no reports to keep yet")];
  const isLate = isBackupLate(found, now);
  if (backupAt === null)
    return isLate
      ? [warn(what, `none is noted in the last 90 days; ${MAKE_ONE}`)]
      : [none(what, "none yet, the first report was saved within a day")];
  const made = `made ${formatDtg(new Date(backupAt), "Z")}`;
  if (Date.parse(newest) <= backupAt) return [ok(what, `${made}, no report was saved since`)];
  const text = `${made}, reports were saved since`;
  return [isLate ? warn(what, `${text}; ${MAKE_ONE}`) : ok(what, text)];
}

const look = (database: Database): Kept => ({
  oldest: oldestReportIn(database),
  newest: newestReportIn(database),
  backupAt: lastBackupAt(database),
});

/** When the first report was saved that is still there, as ISO 8601; null where there is none. */
function oldestReportIn(database: Database): string | null {
  if (!tablesOf(database).has("reports")) return null;
  const sql = "SELECT received_at AS at FROM reports ORDER BY id LIMIT 1";
  return database.query<{ at: string }, []>(sql).get()?.at ?? null;
}

/** In milliseconds since 1970; null if none is noted. */
function lastBackupAt(database: Database): number | null {
  // An older version has no audit.
  if (!tablesOf(database).has("audit")) return null;
  const events = BACKUP_EVENTS.map((event) => `'${event}'`).join(", ");
  const sql = `SELECT max(at) AS at FROM audit WHERE event IN (${events})`;
  return database.query<{ at: number | null }, []>(sql).get()?.at ?? null;
}
