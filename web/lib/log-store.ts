import { signal } from "@preact/signals-react";
import {
  arrangeLog,
  enterReport,
  type LogEntry,
  placesOf,
  putBack,
  type Removed,
  receiveReports,
} from "../domain/log/log";
import type { Clock } from "./clock";
import {
  clearDatabase,
  commitChange,
  connectLogDatabase,
  type FailedAttempt,
  isClosedConnection,
  isSameSave,
  type LogDatabase,
  type PendingSave,
  replaceSave,
} from "./log-database";

import type { NewEntry } from "./new-entry";

/**
 * Messages between the windows of one browser: the log has changed; everything was erased; saves have arrived, or
 * failed.
 */
type Word = "changed" | "emptied" | "sent";

interface Surroundings {
  /** The signed-in operator's call sign. */
  callSign(): string;
  /** The other windows of this browser. */
  otherWindows: Pick<BroadcastChannel, "postMessage" | "onmessage">;
  /** The browser could not store the log; the operator must see that. */
  onStorageError(error: unknown): void;
  /** The browser keeps the log, all of it, and memory holds what it keeps. */
  onWorks(): void;
  clock: Clock;
}

/** A save that waits for the server, and what may become of it. */
export interface WaitingSave {
  save: PendingSave;
  /** The server has it. */
  done(): Promise<void>;
  /** The server answered, but did not take it. */
  failed(attempt: FailedAttempt): Promise<void>;
}

export type LogStore = ReturnType<typeof createLogStore>;

/** What the browser could not keep is tried again after this, and then more and more rarely. */
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/**
 * The session's log, and the saves that wait for the server, in memory and in the browser's
 * database. Memory always holds all of it: what the database cannot take, or has lost, is written
 * again as soon as it can be.
 */
export function createLogStore({
  callSign,
  otherWindows,
  onStorageError,
  onWorks,
  clock,
}: Surroundings) {
  const entries = signal<LogEntry[] | null>(null);
  /** What the database does not hold yet. */
  const unkept = {
    added: new Map<string, LogEntry>(),
    removed: new Map<string, LogEntry>(),
    saves: [] as PendingSave[],
  };
  /** The saves that the database holds, as it was last seen. */
  let keptSaves: PendingSave[] = [];
  /** The connection was lost since the database was last read, and what it held perhaps with it. */
  let isLost = false;
  /** The database is still to be read: it may hold reports that memory does not. */
  let isReadOwed = true;
  /** The operator has asked to sign out, and has entered nothing since: what is lost now is to stay lost. */
  let isSignOutAsked = false;
  const onSaves: (() => void)[] = [];

  const connection = connectLogDatabase(() => {
    isLost = true;
    void inTurn(read);
  });

  /** Reading and writing take turns, so that a list read before a write never covers it up. */
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = turn.then(task, task);
    turn = result.catch(() => {});
    return result;
  }

  /**
   * Runs a task on the database. A connection that turns out to be closed is opened again; what
   * memory holds and the database has lost is written back first, unless it is to go.
   * @throws when the browser refuses
   */
  async function onDatabase<T>(task: (db: LogDatabase) => Promise<T>): Promise<T> {
    const attempt = async () => {
      const db = await connection.open();
      if (isLost && !isSignOutAsked) await writeBack(db);
      isLost = false;
      return await task(db);
    };
    try {
      return await attempt();
    } catch (error) {
      if (!isClosedConnection(error)) throw error;
      connection.lose();
      return await attempt();
    }
  }

  /** The same; false, with a warning to the operator, if the browser refuses. */
  async function tried(task: (db: LogDatabase) => Promise<unknown>): Promise<boolean> {
    try {
      await onDatabase(task);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  async function writeBack(db: LogDatabase): Promise<void> {
    const [ids, saves] = await Promise.all([db.getAllKeys("log"), db.getAll("outbox")]);
    const isThere = new Set(ids);
    const added = (entries.value ?? []).filter(
      ({ id }) => !isThere.has(id) && !unkept.added.has(id),
    );
    const missing = keptSaves.filter((kept) => !saves.some((save) => isSameSave(save, kept)));
    if (added.length + missing.length > 0) await commitChange(db, { added, saves: missing });
  }

  let retries = 0;
  let cancelRetry: (() => void) | null = null;

  function failed(error: unknown) {
    onStorageError(error);
    if (cancelRetry) return;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** retries, LAST_RETRY_MS);
    retries += 1;
    cancelRetry = clock.after(wait, () => {
      cancelRetry = null;
      void inTurn(read);
    });
  }

  function worked() {
    // A successful write does not mean that a failed read works: it is retried, and reported until then.
    if (isReadOwed) return;
    cancelRetry?.();
    cancelRetry = null;
    retries = 0;
    onWorks();
  }

  const isAllKept = () =>
    unkept.added.size + unkept.removed.size === 0 && unkept.saves.length === 0;

  /** Writes what the database does not have yet. False, with a warning to the operator, if it refuses. */
  async function keepAll(): Promise<boolean> {
    const change = {
      removed: [...unkept.removed.values()],
      added: [...unkept.added.values()],
      saves: [...unkept.saves],
    };
    if (!(await tried((db) => commitChange(db, change)))) return false;
    unkept.removed.clear();
    unkept.added.clear();
    unkept.saves.length = 0;
    keptSaves.push(...change.saves);
    worked();
    tell("changed");
    return true;
  }

  /** Writes what is still to be kept, and reads what the database holds; what memory alone holds stays. */
  async function read(): Promise<void> {
    isReadOwed = true;
    if (!isAllKept() && !(await keepAll())) {
      entries.value ??= [];
      return;
    }
    const isRead = await tried(async (db) => {
      entries.value = arrangeLog(await db.getAll("log"), callSign());
    });
    entries.value ??= [];
    if (!isRead) return;
    isReadOwed = false;
    worked();
  }

  async function enter(
    log: LogEntry[],
    added: readonly LogEntry[],
    replaced: readonly LogEntry[],
    saves: readonly PendingSave[],
  ): Promise<void> {
    isSignOutAsked = false;
    entries.value = log;
    for (const old of replaced) {
      unkept.added.delete(old.id);
      unkept.removed.set(old.id, old);
    }
    for (const entry of added) unkept.added.set(entry.id, entry);
    unkept.saves.push(...saves);
    await keepAll();
  }

  function forgetMemory() {
    entries.value = [];
    unkept.added.clear();
    unkept.removed.clear();
    unkept.saves.length = 0;
    keptSaves = [];
    isSignOutAsked = false;
  }

  /**
   * Another window has ended the session. What this one wrote too late for that goes as well, or the
   * next operator would find it; nothing else, for that operator may be at work by now.
   */
  async function forgetToo(): Promise<void> {
    const take = () => {
      const taken = { removed: entries.value ?? [], saves: [...keptSaves, ...unkept.saves] };
      forgetMemory();
      return taken;
    };
    const before = take();
    savesChanged();
    await inTurn(async () => {
      const since = take();
      await tried(async (db) => {
        const isThere = new Set(await db.getAllKeys("log"));
        const removed = [...before.removed, ...since.removed].filter(({ id }) => isThere.has(id));
        if (removed.length > 0) await commitChange(db, { removed });
        for (const save of [...before.saves, ...since.saves]) await replaceSave(db, save, null);
      });
    });
  }

  function savesChanged() {
    for (const listen of onSaves) listen();
  }

  function tell(word: Word) {
    otherWindows.postMessage(word);
  }

  otherWindows.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === "changed") void inTurn(read);
    if (data === "emptied") void forgetToo();
    if (data === "sent") savesChanged();
  };

  return {
    /** The session's reports, newest first; null until they have been read. */
    entries,

    /** Reads the log from the browser's storage; what only memory holds is written there. */
    load: () => inTurn(read),

    /**
     * Adds a report to the log, replacing an older one with the same reference, together with its saves to the
     * server, in one commit that no crash can undo once this returns. If the browser refuses, both continue in memory
     * and the operator is warned.
     */
    record: (report: LogEntry, saves: readonly PendingSave[]) =>
      inTurn(async () => {
        const { log, entry, replaced } = enterReport(entries.value ?? [], report, callSign());
        await enter(log, [entry], replaced, saves);
      }),

    /**
     * Takes in reports that came from others, all in one commit; one that is left out is not saved either.
     * @param texts entries of the log that the reports are made of again
     * @returns back: the entries that they replaced, and their places
     */
    receive: (reports: readonly NewEntry[], texts: readonly LogEntry[] = []) =>
      inTurn(async () => {
        const incoming = reports.map(({ entry }) => entry);
        const before = entries.value ?? [];
        const others = before.filter((entry) => !texts.includes(entry));
        const received = receiveReports(others, incoming, callSign());
        const { log, added } = received;
        const replaced = [...received.replaced, ...texts];
        const isAdded = new Set(added.map(({ id }) => id));
        const saves = reports.flatMap(({ entry, saves }) => (isAdded.has(entry.id) ? saves : []));
        if (added.length > 0) await enter(log, added, replaced, saves);
        return { ...received, back: placesOf(before, replaced) };
      }),

    /** Adds reports that are never sent to the server, all in one commit. */
    addUnsent: (reports: readonly LogEntry[]) =>
      inTurn(async () => {
        const before = entries.value ?? [];
        const log = arrangeLog([...reports, ...before], callSign());
        const stays = new Set(log);
        const added = reports.filter((entry) => stays.has(entry));
        const replaced = before.filter((entry) => !stays.has(entry));
        await enter(log, added, replaced, []);
      }),

    /**
     * Takes reports out of the log; what waits for the server goes on waiting.
     * @returns false if the browser would not: all of them are then still there
     */
    remove: (reports: readonly LogEntry[]) =>
      inTurn(async () => {
        const kept = reports.filter(({ id }) => !unkept.added.has(id));
        const isGone =
          kept.length === 0 || (await tried((db) => commitChange(db, { removed: kept })));
        if (!isGone) return false;
        const gone = new Set(reports.map(({ id }) => id));
        for (const id of gone) unkept.added.delete(id);
        entries.value = (entries.value ?? []).filter(({ id }) => !gone.has(id));
        tell("changed");
        return true;
      }),

    /**
     * Restores removed reports to their places, unless newer ones of their references have been added.
     * @param instead reports that go in the same commit
     */
    putBack: (removed: readonly Removed[], instead: readonly LogEntry[] = []) =>
      inTurn(async () => {
        const ids = new Set(instead.map(({ id }) => id));
        const before = entries.value ?? [];
        const left = before.filter(({ id }) => !ids.has(id));
        const log = putBack(left, removed, callSign());
        const isOld = new Set(left);
        const added = log.filter((entry) => !isOld.has(entry));
        const gone = before.filter(({ id }) => ids.has(id));
        if (added.length + gone.length > 0) await enter(log, added, gone, []);
      }),

    /**
     * Empties the log and what waits for the server: at sign-out.
     * @throws when the browser will not empty it; the next operator would see it. Memory is then as before.
     */
    async empty(): Promise<void> {
      await inTurn(async () => {
        // First: the operator may clear the site's data instead, and it must not be written back.
        isSignOutAsked = true;
        try {
          await onDatabase(clearDatabase);
        } catch (error) {
          // A database that never opened holds nothing of this session.
          if (connection.wasOpen()) throw error;
        }
        // Last: if the browser refuses, memory alone may hold reports, and the operator stays.
        forgetMemory();
      });
      savesChanged();
      tell("emptied");
    },

    /** What waits for the server, oldest first. Where the database fails, what memory knows of it. */
    waitingSaves: () =>
      inTurn(async (): Promise<WaitingSave[]> => {
        await tried(async (db) => {
          keptSaves = await db.getAll("outbox");
        });
        return [...keptSaves, ...unkept.saves].map((save) => ({
          save,
          done: () => finishSave(save, null),
          failed: (attempt) => finishSave(save, { ...save, failed: attempt }),
        }));
      }),

    /** Tells the other windows that saves have arrived, or failed. */
    tellSent: () => tell("sent"),

    /** Calls back when another window has sent waiting saves, or when everything was erased. */
    onSavesChanged(listen: () => void) {
      onSaves.push(listen);
    },
  };

  /** What became of a save. If that cannot be written down it is sent once more, which the server makes harmless. */
  function finishSave(save: PendingSave, next: PendingSave | null): Promise<void> {
    const replacing = (saves: readonly PendingSave[]) =>
      saves.flatMap((each) => (isSameSave(each, save) ? (next ?? []) : each));
    return inTurn(async () => {
      keptSaves = replacing(keptSaves);
      const isUnkept = unkept.saves.some((each) => isSameSave(each, save));
      unkept.saves.splice(0, Infinity, ...replacing(unkept.saves));
      if (!isUnkept) await tried((db) => replaceSave(db, save, next));
    });
  }
}
