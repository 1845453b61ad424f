import { signal } from "@preact/signals-react";
import { addToLog, arrangeLog, entryKey, type LogEntry } from "../domain/log";
import { type LogDatabase, openLogDatabase, type PendingSave } from "./log-database";
import { profile } from "./session";
import { reportStorageTrouble, storageWorks } from "./storage";

/** The session's reports, newest first; null until they have been read. */
export const logEntries = signal<LogEntry[] | null>(null);

/** What the browser could not keep: it goes on in memory, and is kept with the next report if it can be. */
const inMemory = new Map<string, LogEntry>();

/** Saves that the browser could not keep. */
export const memoryOutbox: PendingSave[] = [];

let database: Promise<LogDatabase | null> | undefined;

/** The log's database, or null where the browser has none to give. */
export function logDatabase(): Promise<LogDatabase | null> {
  database ??= openLogDatabase().catch((error: unknown) => {
    reportStorageTrouble("log", error);
    return null;
  });
  return database;
}

/** Reading and writing take turns, so that a list read before a write never covers it up. */
let turn: Promise<void> = Promise.resolve();

function inTurn(task: () => Promise<void>): Promise<void> {
  turn = turn.then(task, task);
  return turn;
}

const otherWindows = new BroadcastChannel("sightline-log");

function callSign(): string {
  return profile.value?.callSign ?? "";
}

/** Reads the log from the browser's storage; what only memory holds stays. */
export function loadLog(): Promise<void> {
  return inTurn(async () => {
    try {
      const kept = (await (await logDatabase())?.getAll("log")) ?? [];
      logEntries.value = arrangeLog([...kept, ...inMemory.values()], callSign());
    } catch (error) {
      reportStorageTrouble("log", error);
      logEntries.value ??= [];
    }
  });
}

/**
 * Adds a report to the log, in place of an older one with the same reference,
 * together with its save to the server, in one commit that a crash cannot undo once
 * this returns. Where the browser refuses, both go on in memory and the operator is told.
 */
export function recordReport(entry: LogEntry, save: PendingSave | null): Promise<void> {
  return inTurn(async () => {
    const before = logEntries.value ?? [];
    logEntries.value = addToLog(before, entry, callSign());
    const key = entryKey(entry, callSign());
    const replaced = before.filter((old) => key !== null && entryKey(old, callSign()) === key);
    for (const old of replaced) inMemory.delete(old.id);
    try {
      const saves = [...memoryOutbox, ...(save ? [save] : [])];
      await commit(replaced, [...inMemory.values(), entry], saves);
      inMemory.clear();
      memoryOutbox.length = 0;
      storageWorks("log");
      otherWindows.postMessage("changed");
    } catch (error) {
      reportStorageTrouble("log", error);
      inMemory.set(entry.id, entry);
      if (save) memoryOutbox.push(save);
    }
  });
}

async function commit(
  replaced: readonly LogEntry[],
  entries: readonly LogEntry[],
  saves: readonly PendingSave[],
): Promise<void> {
  const db = await logDatabase();
  if (!db) throw new DOMException("no database", "InvalidStateError");
  const transaction = db.transaction(["log", "outbox"], "readwrite", { durability: "relaxed" });
  const log = transaction.objectStore("log");
  const outbox = transaction.objectStore("outbox");
  try {
    for (const old of replaced) void log.delete(old.id);
    for (const entry of entries) void log.put(entry);
    for (const save of saves) void outbox.add(save);
    await transaction.done;
  } catch (error) {
    abandon(transaction);
    throw error;
  }
}

/** All or nothing: what the transaction has done so far is undone. */
function abandon(transaction: { abort(): void; done: Promise<void> }): void {
  transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function forgetAll(): void {
  logEntries.value = [];
  inMemory.clear();
  memoryOutbox.length = 0;
}

/**
 * Empties the log and what waits for the server: at sign-out.
 * @throws when the browser will not empty it; the next operator would see it
 */
export async function emptyLog(): Promise<void> {
  await inTurn(async () => {
    const db = await logDatabase();
    await Promise.all([db?.clear("log"), db?.clear("outbox")]);
    forgetAll();
  });
  otherWindows.postMessage("emptied");
}

otherWindows.onmessage = ({ data }) => {
  if (data === "emptied") forgetAll();
  else void loadLog();
};
