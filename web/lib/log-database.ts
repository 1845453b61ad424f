import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { LogEntry } from "../domain/log";
import type { CuasRecord } from "../domain/reports/cuas-record";
import type { ReportType } from "../domain/reports/report";

interface Pending {
  /** Names the report; makes a repeated delivery harmless, as the server stores each client id once. */
  clientId: string;
  /** The server will not take it; it is not sent again, and sign-out counts it as unsaved. */
  refused?: true;
}

/** A report's message on its way to the server. */
export interface PendingMessage extends Pending {
  to?: undefined;
  reportType: ReportType;
  content: string;
  timestamp: string;
  callSign: string | null;
  targetId: string | null;
}

/** A c-UAS report's fields on their way to the server, after its message. */
export interface PendingCuasRecord extends Pending {
  to: "cuas-reports";
  record: CuasRecord;
}

export type PendingSave = PendingMessage | PendingCuasRecord;

interface Schema extends DBSchema {
  log: { key: string; value: LogEntry };
  outbox: { key: number; value: PendingSave };
}

export type LogDatabase = IDBPDatabase<Schema>;

/**
 * The browser's database for the log and for what waits for the server. IndexedDB
 * rather than local storage: a change writes one entry instead of the whole log, ten
 * thousand reports fit, and a commit outlives the tab and the browser.
 */
export async function openLogDatabase(): Promise<LogDatabase> {
  return await openDB<Schema>("sightline", 1, {
    upgrade(db) {
      db.createObjectStore("log", { keyPath: "id" });
      db.createObjectStore("outbox", { autoIncrement: true });
    },
  });
}
