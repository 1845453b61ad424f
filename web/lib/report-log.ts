import { computed, signal } from "@preact/signals-react";
import { addToLog, arrangeLog, entryKey, type LogEntry } from "../domain/log";
import { type LogDatabase, openLogDatabase, type PendingSave } from "./log-database";
import { profile } from "./session";
import { reportStorageTrouble } from "./storage";

/** The session's reports, newest first; null until they have been read. */
export const logEntries = signal<LogEntry[] | null>(null);

export const reportCount = computed(() => logEntries.value?.length ?? 0);

/** Saves that the browser could not keep: they wait in memory only. */
export const memoryOutbox: PendingSave[] = [];

let database: Promise<LogDatabase | null> | undefined;

/** The log's database, or null where the browser has none to give. */
export function logDatabase(): Promise<LogDatabase | null> {
  database ??= openLogDatabase().catch((error: unknown) => {
    reportStorageTrouble(error);
    return null;
  });
  return database;
}

const otherWindows = new BroadcastChannel("sightline-log");

function callSign(): string {
  return profile.value?.callSign ?? "";
}

/** Reads the log from the browser's storage; entries that only memory holds stay. */
export async function loadLog(): Promise<void> {
  const db = await logDatabase();
  const kept = db ? await db.getAll("log").catch(() => []) : [];
  const inMemory = (logEntries.value ?? []).filter((entry) => memoryOnly.has(entry.id));
  logEntries.value = arrangeLog([...kept, ...inMemory], callSign());
}

const memoryOnly = new Set<string>();

/**
 * Adds a report to the log, in place of an older one with the same reference,
 * together with its save to the server, in one commit that a crash cannot undo once
 * this returns. Where the browser refuses, both go on in memory and the operator is told.
 */
export async function recordReport(entry: LogEntry, save: PendingSave | null): Promise<void> {
  const before = logEntries.value ?? [];
  const after = addToLog(before, entry, callSign());
  logEntries.value = after;
  const key = entryKey(entry, callSign());
  const replaced = before.filter((old) => key !== null && entryKey(old, callSign()) === key);
  try {
    const db = await logDatabase();
    if (!db) throw new DOMException("no database", "InvalidStateError");
    const transaction = db.transaction(["log", "outbox"], "readwrite", { durability: "relaxed" });
    const log = transaction.objectStore("log");
    await Promise.all([
      ...replaced.map((old) => log.delete(old.id)),
      log.put(entry),
      save ? transaction.objectStore("outbox").add(save) : null,
      transaction.done,
    ]);
    otherWindows.postMessage("changed");
  } catch (error) {
    reportStorageTrouble(error);
    memoryOnly.add(entry.id);
    if (save) memoryOutbox.push(save);
  }
}

/** Empties the log and what waits for the server: at sign-out. */
export async function emptyLog(): Promise<void> {
  logEntries.value = [];
  memoryOnly.clear();
  memoryOutbox.length = 0;
  const db = await logDatabase();
  await Promise.all([db?.clear("log"), db?.clear("outbox")]).catch(reportStorageTrouble);
  otherWindows.postMessage("changed");
}

otherWindows.onmessage = () => void loadLog();
