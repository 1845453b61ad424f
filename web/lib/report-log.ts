import { signal } from "@preact/signals-react";
import { arrangeLog, enterReport, type LogEntry } from "../domain/log";
import { commitChange } from "./log-commit";
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
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = turn.then(task, task);
  turn = result;
  return result;
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
 * together with its saves to the server, in one commit that a crash cannot undo once
 * this returns. Where the browser refuses, both go on in memory and the operator is told.
 */
export function recordReport(report: LogEntry, newSaves: readonly PendingSave[]): Promise<void> {
  return inTurn(() => {
    const { log, entry, replaced } = enterReport(logEntries.value ?? [], report, callSign());
    return enter(log, [entry], replaced, newSaves);
  });
}

/** Adds test reports, all in one commit. They are never sent to the server. */
export function addTestReports(entries: readonly LogEntry[]): Promise<void> {
  return inTurn(() => {
    const before = logEntries.value ?? [];
    const log = arrangeLog([...entries, ...before], callSign());
    const stays = new Set(log);
    const added = entries.filter((entry) => stays.has(entry));
    const replaced = before.filter((entry) => !stays.has(entry));
    return enter(log, added, replaced, []);
  });
}

async function enter(
  log: LogEntry[],
  added: readonly LogEntry[],
  replaced: readonly LogEntry[],
  newSaves: readonly PendingSave[],
): Promise<void> {
  logEntries.value = log;
  for (const old of replaced) inMemory.delete(old.id);
  try {
    await commitChange(await logDatabase(), {
      removed: replaced,
      added: [...inMemory.values(), ...added],
      saves: [...memoryOutbox, ...newSaves],
    });
    inMemory.clear();
    memoryOutbox.length = 0;
    storageWorks("log");
    otherWindows.postMessage("changed");
  } catch (error) {
    reportStorageTrouble("log", error);
    for (const entry of added) inMemory.set(entry.id, entry);
    memoryOutbox.push(...newSaves);
  }
}

/**
 * Takes reports out of the log; what waits for the server goes on waiting.
 * @returns false where the browser would not: what it keeps is then still there
 */
export function removeReports(entries: readonly LogEntry[]): Promise<boolean> {
  return inTurn(async () => {
    const kept = entries.filter(({ id }) => !inMemory.has(id));
    try {
      if (kept.length > 0) await commitChange(await logDatabase(), { removed: kept });
    } catch (error) {
      reportStorageTrouble("log", error);
      return false;
    }
    const gone = new Set(entries.map(({ id }) => id));
    for (const id of gone) inMemory.delete(id);
    logEntries.value = (logEntries.value ?? []).filter(({ id }) => !gone.has(id));
    otherWindows.postMessage("changed");
    return true;
  });
}

/** Takes the test reports out of the log. False where the browser would not. */
export function clearTestData(): Promise<boolean> {
  return removeReports((logEntries.value ?? []).filter(({ isTestData }) => isTestData));
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
