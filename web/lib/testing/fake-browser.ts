import "fake-indexeddb/auto";
import { afterAll, afterEach, beforeAll, beforeEach, type Mock, spyOn } from "bun:test";
import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";
import type { LogEntry } from "../../domain/log/log";
import type { Clock } from "../clock";
import type { PendingSave } from "../log-database";
import { createLogStore, type LogStore } from "../log-store";

/** A clock that stops until it is advanced; timers fire on the way, in order. */
export function fakeClock(start = Date.parse("2026-11-20T12:30:00Z")) {
  let now = start;
  let timers: { at: number; act(): void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, act) {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  return {
    ...clock,
    /** Lets time pass. */
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        now = Math.max(now, next.at);
        timers = timers.filter((each) => each !== next);
        next.act();
      }
      now = end;
    },
    /** The operator sets the clock; timers know nothing of it. */
    set(to: number) {
      const by = to - now;
      for (const timer of timers) timer.at += by;
      now = to;
    },
    /** How long until each timer fires, the next one first. */
    waits: () => timers.map(({ at }) => at - now).toSorted((a, b) => a - b),
  };
}

/**
 * The databases of one browser, empty before each test, and its windows. A window that is not
 * ended has crashed when another one opens the same database.
 */
export function fakeBrowser() {
  const connections: IDBDatabase[] = [];
  const channels: BroadcastChannel[] = [];
  const real = globalThis.indexedDB;
  let warn: Mock<typeof console.warn>;

  function startEmpty() {
    const factory = new IDBFactory();
    const open = factory.open.bind(factory);
    factory.open = (...given) => {
      const request = open(...given);
      request.addEventListener("success", () => connections.push(request.result));
      return request;
    };
    globalThis.indexedDB = factory;
  }

  beforeAll(() => {
    warn = spyOn(console, "warn").mockImplementation(() => {});
  });
  beforeEach(startEmpty);
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
    connections.length = 0;
  });
  afterAll(() => {
    globalThis.indexedDB = real;
    warn.mockRestore();
  });

  return {
    /** A window of this browser: its log, its clock, and what it says of the storage. */
    openWindow(clock = fakeClock()) {
      const channel = new BroadcastChannel("test-log");
      channels.push(channel);
      const window = { clock, troubles: [] as unknown[], works: 0 };
      const store = createLogStore({
        callSign: () => "WK21",
        otherWindows: channel,
        onStorageError: (error) => window.troubles.push(error),
        onWorks: () => {
          window.works += 1;
          window.troubles.length = 0;
        },
        clock,
      });
      return Object.assign(window, { store, close: () => channel.close() });
    },
    /** The browser closes every connection, as after a failure of the disk. */
    closeConnections() {
      for (const connection of connections.splice(0)) forceClose(connection);
    },
    /** The browser forgets what the site has kept, and closes every connection. */
    clearSiteData() {
      const gone = connections.splice(0);
      startEmpty();
      for (const connection of gone) forceClose(connection);
    },
    /** Until the returned function is called the browser opens no database. */
    refuse(error: () => DOMException): () => void {
      const factory = globalThis.indexedDB;
      const open = factory.open;
      factory.open = () => {
        throw error();
      };
      return () => {
        factory.open = open;
      };
    },
  };
}

/** Its types take the constructor for the connection. */
function forceClose(connection: IDBDatabase): void {
  Reflect.apply(forceCloseDatabase, undefined, [connection]);
}

/** A report of the log; its reference is `WK21-{identifier}`. */
export function report(identifier: string, at = "2026-11-20T12:30:00Z"): LogEntry {
  const message = `GMTI WK21-${identifier} // DTG 201230ZNov26////`;
  return {
    id: `id-${identifier}`,
    reportType: "GMTI",
    timestamp: at,
    description: "",
    message,
    fullMessage: message,
    formData: { callSign: "WK21", randomSixDigit: identifier },
  };
}

/** The save of a report to the server. */
export function saveOf({ id, message, timestamp }: LogEntry): PendingSave {
  return {
    clientId: id,
    reportType: "GMTI",
    content: message,
    timestamp,
    callSign: "WK21",
    targetId: null,
  };
}

/** What the log shows, newest first. */
export const idsOf = (store: LogStore) => store.entries.value?.map(({ id }) => id) ?? null;

/** What waits for the server, oldest first. */
export async function waitingOf(store: LogStore): Promise<string[]> {
  return (await store.waitingSaves()).map(({ save }) => save.clientId);
}

/** A c-UAS report's fields. */
export const CUAS_RECORD = {
  callSign: "WK21",
  reportNumber: "AAAAA1",
  asset: null,
  methodOfDetection: "See",
  gzd: "34UFE",
  coordinates: "1234567890",
  altitude: null,
  uasType: "Rotary wing",
  quantity: 1,
  payloadVisible: "Not Visible",
  payloadType: null,
  height: null,
  heading: null,
  otherObservations: null,
  otherFreeText: null,
  actionTaken: null,
} as const;
