import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { LogEntry } from "../domain/log/log";
import type { Side } from "../domain/platforms/affiliation";
import type { CuasRecord } from "../domain/reports/cuas-record";

/** The last attempt to save a report, where the server answered but did not take it. */
export interface FailedAttempt {
  /** How many attempts have failed so far. */
  times: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds from then until it is tried again. */
  waitMs: number;
  /** The answer's HTTP status; null if the answer made no sense. */
  status: number | null;
  /** What the server says to people, "" when it says nothing. */
  reason: string;
}

interface Pending {
  /** Names the report; makes a repeated delivery harmless, as the server stores each client id once. */
  clientId: string;
  failed?: FailedAttempt;
}

/** A report's message on its way to the server. */
export interface PendingMessage extends Pending {
  to?: undefined;
  reportType: string;
  content: string;
  timestamp: string;
  callSign: string | null;
  targetId: string | null;
  received?: boolean;
  side?: Side;
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
 * @param onClosed the browser has closed the connection, or another page needs it closed
 */
async function openLogDatabase(onClosed: () => void): Promise<LogDatabase> {
  const db = await openDB<Schema>("sightline", 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore("log", { keyPath: "id" });
      upgraded.createObjectStore("outbox", { autoIncrement: true });
    },
    terminated: onClosed,
  });
  db.addEventListener("versionchange", () => {
    db.close();
    onClosed();
  });
  return db;
}

/**
 * A connection to the log's database that is opened when it is first needed, and again after the browser has closed
 * it: because the site's data was cleared or the disk failed.
 * @param onLost called once for each connection that is lost; what it held may be gone
 */
export function connectLogDatabase(onLost: () => void) {
  let current: Promise<LogDatabase> | null = null;
  let wasOpen = false;

  function lose(lost: Promise<LogDatabase>) {
    if (lost !== current) return;
    current = null;
    onLost();
  }

  return {
    /** @throws when the browser will not open it; the next call tries again */
    async open(): Promise<LogDatabase> {
      if (current) return await current;
      const opening: Promise<LogDatabase> = openLogDatabase(() => lose(opening));
      current = opening;
      try {
        const db = await opening;
        wasOpen = true;
        return db;
      } catch (error) {
        if (current === opening) current = null;
        throw error;
      }
    },
    /** The connection turned out to be closed. */
    lose() {
      if (current) lose(current);
    },
    /** Whether this page ever had the database open. */
    wasOpen: () => wasOpen,
  };
}

/** Whether a task failed because its connection is closed. It has then done nothing. */
export function isClosedConnection(error: unknown): boolean {
  return error instanceof DOMException && error.name === "InvalidStateError";
}

/** The changes to write in one commit. */
export interface LogChange {
  removed?: readonly LogEntry[];
  added?: readonly LogEntry[];
  saves?: readonly PendingSave[];
}

/** On the disk before it counts as done: a copied report outlives a loss of power. */
const DURABLE = { durability: "strict" } as const;

/** Runs the requests of one transaction, all or nothing. @throws the first error, with nothing changed */
async function commit(
  transaction: { abort(): void; done: Promise<void> },
  requests: Iterable<Promise<unknown>>,
): Promise<void> {
  const begun: Promise<unknown>[] = [];
  try {
    for (const request of requests) begun.push(request);
    // The transaction's own error comes last: a request's says why.
    await Promise.all([...begun, transaction.done]);
  } catch (error) {
    // What else fails with it has no more to say.
    for (const promise of [...begun, transaction.done]) promise.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

/**
 * Writes a change of the log in one commit, all or nothing.
 * @throws when the browser refuses
 */
export async function commitChange(
  db: LogDatabase,
  { removed = [], added = [], saves = [] }: LogChange,
): Promise<void> {
  const transaction = db.transaction(["log", "outbox"], "readwrite", DURABLE);
  const log = transaction.objectStore("log");
  const outbox = transaction.objectStore("outbox");
  function* requests() {
    for (const old of removed) yield log.delete(old.id);
    for (const entry of added) yield log.put(entry);
    for (const save of saves) yield outbox.add(save);
  }
  await commit(transaction, requests());
}

/** Empties the log and what waits for the server. @throws when the browser refuses */
export async function clearDatabase(db: LogDatabase): Promise<void> {
  const transaction = db.transaction(["log", "outbox"], "readwrite", DURABLE);
  await commit(transaction, [
    transaction.objectStore("log").clear(),
    transaction.objectStore("outbox").clear(),
  ]);
}

/** Whether two saves are the same delivery: a c-UAS report has two under one client id. */
export function isSameSave(one: PendingSave, other: PendingSave): boolean {
  return one.clientId === other.clientId && one.to === other.to;
}

/** Replaces or removes a waiting save. Does nothing if it no longer waits: the log may have been emptied. */
export async function replaceSave(
  db: LogDatabase,
  save: PendingSave,
  next: PendingSave | null,
): Promise<void> {
  const transaction = db.transaction("outbox", "readwrite");
  async function replace() {
    // Looked for by what it is: its key may belong to another one since the browser cleared the database.
    let cursor = await transaction.store.openCursor();
    while (cursor && !isSameSave(cursor.value, save)) cursor = await cursor.continue();
    if (cursor) await (next ? cursor.update(next) : cursor.delete());
  }
  await commit(transaction, [replace()]);
}
