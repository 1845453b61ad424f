import type { LogEntry } from "../domain/log";
import type { LogDatabase, PendingSave } from "./log-database";

export interface LogChange {
  removed?: readonly LogEntry[];
  added?: readonly LogEntry[];
  saves?: readonly PendingSave[];
}

/**
 * Writes a change of the log in one commit, all or nothing.
 * @throws when the browser refuses
 */
export async function commitChange(
  db: LogDatabase | null,
  { removed = [], added = [], saves = [] }: LogChange,
): Promise<void> {
  if (!db) throw new DOMException("no database", "InvalidStateError");
  const transaction = db.transaction(["log", "outbox"], "readwrite", { durability: "relaxed" });
  const log = transaction.objectStore("log");
  const outbox = transaction.objectStore("outbox");
  try {
    for (const old of removed) void log.delete(old.id);
    for (const entry of added) void log.put(entry);
    for (const save of saves) void outbox.add(save);
    await transaction.done;
  } catch (error) {
    abandon(transaction);
    throw error;
  }
}

/** What the transaction has done so far is undone. */
function abandon(transaction: { abort(): void; done: Promise<void> }): void {
  transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
