import { isRecord } from "../../../web/domain/parse-unknown";
import { errorCode, isDiskFull } from "../../errors";
import { errorFields, type Log } from "../../log";
import type { JoinedHub } from "./joined";
import { type Link, LinkError } from "./link";
import type { Queue, Way } from "./queue";
import { MOST_REPORTS, REPORTS_PATH } from "./wire-limits";

/** So often a hub hears of a laptop that has nothing to send. */
const HEARD_EVERY_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** So many reports more go with each call after one that was taken. */
const MORE_REPORTS = 20;

/** How a laptop stands with its hub. */
export interface SenderState {
  /** `asking`: no answer yet; `linked`: the last call was taken; `held`: it was not, for the reason in words. */
  kind: "asking" | "linked" | "held";
  reason: string;
}

interface SenderOptions {
  hub: JoinedHub;
  laptopId: string;
  queue: Pick<Queue, "next" | "settle">;
  link: Link;
  /** Waits; ends early where the signal says so. */
  sleep(ms: number, early: AbortSignal): Promise<void>;
  /** From 0 up to 1: laptops that come back at once do not ask at once. */
  random(): number;
  /** The hubs above the hub have changed. */
  onAbove(above: readonly string[]): void;
  log: Log;
}

/**
 * Sends the queue to the hub, in order, one call after the other: at least once, for what was not answered is sent
 * again, and the hub takes nothing twice.
 */
export interface Sender {
  state(): SenderState;
  /** There is more to send. */
  wake(): void;
  /** Ends it; `leaving` tells the hub so, once. */
  stop(leaving?: boolean): Promise<void>;
}

export function createSender({
  hub,
  laptopId,
  queue,
  link,
  sleep,
  random,
  onAbove,
  log,
}: SenderOptions): Sender {
  const way: Way = { hubId: hub.id, laptopId, laptopName: hub.laptopName };
  let state: SenderState = { kind: "asking", reason: "" };
  let above = hub.above.join();
  let isStopped = false;
  let failures = 0;
  /** How many reports go with a call: over a slow link, only so many arrive before an answer is given up. */
  let most = MOST_REPORTS;
  /** Ends a pause in which there is nothing to send. */
  let idle: AbortController | null = null;
  /** Ends any pause. */
  const end = new AbortController();

  /** @returns whether there is more to send */
  async function send(leaving = false): Promise<boolean> {
    const batch = queue.next(way, most);
    const said = await link.post(
      REPORTS_PATH,
      leaving ? { ...batch, to: batch.after, reports: [], leaving } : batch,
      hub.token,
    );
    if (!isRecord(said) || typeof said.receivedTo !== "number" || !Array.isArray(said.above))
      throw new LinkError("foreign", "The hub is another version of Sightline.");
    if (said.above.join() !== above) {
      above = said.above.join();
      onAbove(said.above.filter((id) => typeof id === "string"));
    }
    if (leaving) return false;
    queue.settle(hub.id, batch.to, said.receivedTo);
    return batch.holds > 0 || said.receivedTo < batch.to;
  }

  async function run(): Promise<void> {
    let isMore = true;
    while (!isStopped) {
      // Set before the queue is read: what is saved meanwhile ends the pause that follows.
      const waking = new AbortController();
      idle = waking;
      try {
        isMore = await send();
        failures = 0;
        most = Math.min(MOST_REPORTS, most + MORE_REPORTS);
        if (state.kind !== "linked") log.info("network-linked");
        state = { kind: "linked", reason: "" };
        if (!isMore && !isStopped)
          await sleep(HEARD_EVERY_MS, AbortSignal.any([waking.signal, end.signal]));
      } catch (error) {
        const { reason, atLeastMs } = reasonOf(error, hub, log);
        if (state.kind !== "held") log.warn("network-held");
        state = { kind: "held", reason };
        failures += 1;
        most = Math.ceil(most / 4);
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
        // Half of it by chance.
        if (!isStopped) await sleep(Math.max(atLeastMs, (pause * (1 + random())) / 2), end.signal);
      }
    }
  }

  const running = run();

  return {
    state: () => state,
    wake: () => idle?.abort(),
    async stop(leaving = false) {
      isStopped = true;
      end.abort();
      if (leaving) {
        await running;
        // A hub that does not answer will see that nothing more comes.
        await send(true).catch(() => {});
      }
      link.close();
      await running;
    },
  };
}

function reasonOf(error: unknown, hub: JoinedHub, log: Log): { reason: string; atLeastMs: number } {
  if (error instanceof LinkError)
    return { reason: error.message, atLeastMs: Math.min(error.retryAfterMs, LONGEST_PAUSE_MS) };
  const code = errorCode(error);
  if (isDiskFull(code)) return { reason: "This laptop's disk is full.", atLeastMs: 0 };
  log.error("network-fault", errorFields(error, code));
  return { reason: `What is sent to ${hub.name} cannot be read from the database.`, atLeastMs: 0 };
}
