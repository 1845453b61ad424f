import { statSync } from "node:fs";
import { join } from "node:path";
import type { Audit } from "../../access/audit";
import type { Store } from "../../db/store";
import { ApiError, errorCode } from "../../errors";
import type { Log } from "../../log";
import type { Hub, LaptopState } from "./hub";
import type { JoinedHub } from "./joined";
import type { Queue } from "./queue";
import type { Sender, SenderState } from "./sender";
import { ownId, SHARE_FILES } from "./share-folder";
import type { ReceivedReport } from "./taken";

// What serves those alone that share or have joined is loaded for them alone: with TLS, 10 ms of every start.
const hubParts = (): typeof import("./hub") => require("./hub");
const joinedParts = (): typeof import("./joined") => require("./joined");
const queueParts = (): typeof import("./queue") => require("./queue");
const senderParts = (): typeof import("./sender") => require("./sender");

/** The network as the page sees it. */
export interface NetworkState {
  /** Whether others may join this laptop, and the laptops that have; null where it does not share. */
  laptops: LaptopState[] | null;
  /** The hub that this laptop has joined; null for none. */
  hub: HubState | null;
}

export interface HubState extends SenderState {
  name: string;
  address: string;
  /** What this laptop is called there. */
  laptopName: string;
  /** How many reports the hub does not have yet. */
  holds: number;
}

/** What came over the network. */
export interface Came {
  /** The oldest first; more may follow. */
  reports: ReceivedReport[];
  /** The id of the newest report of all: one that was asked after and is newer was another database's. */
  newest: number;
}

export interface NetworkService {
  state(): NetworkState;
  /** The reports that came over the network after one of them; waits for some, at most so long. */
  received(after: number, waitMs: number): Promise<Came>;
  /** Null where this laptop does not share. */
  hub: Hub | null;
  /** @throws ApiError 409, 422 */
  join(code: string, name: string): Promise<void>;
  /** @throws ApiError 409 */
  leave(): void;
  /** What a laptop is called unless somebody says otherwise. */
  ownName(): string;
  /** A report was saved. */
  reportSaved(): void;
  /** Follows what `sightline join` and `sightline leave` do, and sends; until it is stopped. */
  start(): void;
  stop(): void;
}

interface NetworkOptions {
  store: Pick<Store, "queries">;
  /** `<data>/share` */
  folder: string;
  /** Where this laptop listens to others; null where it does not share. */
  share: { host: string | null; port: number } | null;
  clock: () => Date;
  /** Milliseconds on a monotonic clock. */
  ticks: () => number;
  audit: Pick<Audit, "record">;
  log: Log;
}

/** How often it is looked whether a command has joined or left a hub. */
const LOOK_EVERY_MS = 1000;
const MOST_RECEIVED = 500;

export function createNetworkService({
  store,
  folder,
  share,
  clock,
  ticks,
  audit,
  log,
}: NetworkOptions): NetworkService {
  let joined: { hub: JoinedHub; sender: Sender; queue: Queue } | null = null;
  /** Why what is kept of a hub cannot be used; "" where it can, or where there is none. */
  let fault = "";
  let seen = 0;
  let isStopped = false;
  let looking: ReturnType<typeof setInterval> | null = null;
  const waiting = new Set<() => void>();

  const hub =
    share &&
    hubParts().createHub({
      ...{ store, folder, share, clock, ticks, audit },
      above: () => (joined ? [joined.hub.id, ...joined.hub.above] : []),
      onReports() {
        for (const go of [...waiting]) go();
        joined?.sender.wake();
      },
    });

  function send(joinedHub: JoinedHub): void {
    const queue = queueParts().createQueue(store);
    const sender = senderParts().createSender({
      hub: joinedHub,
      laptopId: ownId(folder),
      queue,
      link: joinedParts().linkTo(joinedHub),
      sleep,
      random,
      onAbove: (above) => followAbove(joinedHub, above),
      log,
    });
    joined = { hub: joinedHub, sender, queue };
  }

  /** Kept, so that a circle is refused after a restart too; never over what a command has written since. */
  function followAbove({ id }: JoinedHub, above: readonly string[]): void {
    if (joined?.hub.id !== id || changedAt(folder) !== seen) return;
    joined.hub = { ...joined.hub, above: above.filter((other) => other !== id) };
    joinedParts().keepJoined(folder, joined.hub);
    seen = changedAt(folder);
  }

  /** Takes up what `share/hub.json` says now. */
  function look(): void {
    const at = changedAt(folder);
    if (at === seen) return;
    seen = at;
    const before = joined;
    joined = null;
    fault = "";
    // The hub is told where it was left, and nobody waits for its answer.
    void before?.sender.stop(at === NEVER);
    if (at === NEVER) return;
    const { readJoined, JoinError } = joinedParts();
    try {
      const now = readJoined(folder);
      if (now !== null) send(now);
    } catch (error) {
      const isKnown = error instanceof JoinError;
      fault = isKnown ? error.message : "What this laptop keeps of its hub cannot be read.";
      log.error("network-hub-unreadable", { code: errorCode(error) });
    }
  }

  function lookNow(): void {
    try {
      look();
    } catch (error) {
      log.error("network-look-failed", { code: errorCode(error) });
    }
  }

  function hubState(): HubState | null {
    if (joined !== null) {
      const { name, addresses, laptopName, id } = joined.hub;
      const address = addresses[0] ?? "";
      const { sender, queue } = joined;
      return { ...sender.state(), name, address, laptopName, holds: queue.holds(id) };
    }
    if (fault === "") return null;
    return { kind: "held", reason: fault, name: "", address: "", laptopName: "", holds: 0 };
  }

  return {
    hub,
    state: () => ({ laptops: hub?.laptops() ?? null, hub: hubState() }),

    async received(after, waitMs) {
      const found = () => ({
        reports: hub?.after(after, MOST_RECEIVED) ?? [],
        newest: hub?.newest() ?? 0,
      });
      const there = found();
      if (there.reports.length > 0 || there.newest < after || waitMs === 0) return there;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, waitMs);
      waiting.add(resolve);
      await promise;
      waiting.delete(resolve);
      clearTimeout(timer);
      return isStopped ? there : found();
    },

    async join(code, name) {
      const { joinHub, JoinError } = joinedParts();
      try {
        const { name: hubJoined } = await joinHub(folder, code, name);
        audit.record("network-hub-joined", hubJoined);
        look();
      } catch (error) {
        if (error instanceof JoinError) throw new ApiError(409, "NOT_JOINED", error.message);
        throw error;
      }
    },

    leave() {
      const left = joinedParts().leaveHub(folder);
      if (left === null) throw new ApiError(409, "NOT_JOINED", "This laptop has joined no hub.");
      audit.record("network-hub-left", left.name);
      look();
    },

    ownName: () => hubParts().hubName(),
    reportSaved: () => joined?.sender.wake(),

    start() {
      lookNow();
      looking = setInterval(lookNow, LOOK_EVERY_MS);
    },

    stop() {
      if (looking !== null) clearInterval(looking);
      looking = null;
      isStopped = true;
      for (const go of [...waiting]) go();
      void joined?.sender.stop();
    },
  };
}

/** From 0 up to 1. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const NEVER = 0;

/** When the file of the hub was last written; 0 where there is none. */
function changedAt(folder: string): number {
  const file = join(folder, SHARE_FILES.hub);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NEVER;
}

function sleep(ms: number, early: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (early.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      early.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    early.addEventListener("abort", done, { once: true });
  });
}
