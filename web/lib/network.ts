import { computed, signal } from "@preact/signals-react";
import { answered, api } from "./api";
import { now } from "./clock";
import { deployment, onForgotten, profile } from "./session";
import { forget, keep, kept, storageError } from "./storage";

type State = NonNullable<Awaited<ReturnType<typeof api.network.get>>["data"]>;
type Came = NonNullable<Awaited<ReturnType<typeof api.network.reports.get>>["data"]>;

/** The number of the last report of the network that the log has. */
const AFTER_KEY = "sightline-network-after";
/** A call waits so long for reports, in seconds, and its answer for a little longer. */
const WAIT_S = 20;
const ANSWER_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 5000;
const AGAIN_AFTER_MS = 2000;

const known = signal<{ state: State; at: number } | null>(null);

/** The laptops that have joined here, and the hub that this one has joined; nulls where there are none. */
export const network = computed((): State => {
  if (known.value === null) return { laptops: null, hub: null };
  const { state, at } = known.value;
  const passed = Math.max(0, now.value - at);
  const laptops =
    state.laptops?.map((laptop) => ({
      ...laptop,
      heardAgoMs: laptop.heardAgoMs === null ? null : laptop.heardAgoMs + passed,
    })) ?? null;
  return { ...state, laptops };
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks how the network stands. @returns whether there is one */
async function look(): Promise<boolean> {
  try {
    const state = await answered(api.network.get());
    known.value = { state, at: Date.now() };
  } catch (error) {
    console.warn("network:", error);
  }
  const state = known.value?.state;
  return state !== undefined && (state.laptops !== null || state.hub !== null);
}

/** Only one window of the browser enters what comes: they have one log. */
async function alone(task: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request("sightline-network", task);
  else await task();
}

/** Waits for reports, and enters those that come. */
async function receive(enter: (reports: Came["reports"]) => Promise<void>): Promise<void> {
  const stored = kept(AFTER_KEY);
  const after = unkeptAfter ?? (typeof stored === "number" ? stored : 0);
  const query = { after: String(after), wait: String(WAIT_S) };
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const { reports, newest } = await answered(
    api.network.reports.get({ query, fetch: { signal } }),
    "reports",
  );
  if (profile.value === null) return;
  // Another database has taken the place of the one that was read: from its beginning.
  if (newest < after) return keepAfter(0);
  if (reports.length === 0) return;
  await enter(reports);
  // Signed out meanwhile: the next operator's log begins anew.
  if (profile.value !== null) keepAfter(reports.at(-1)?.id ?? after);
}

/** What the browser's log could not keep is asked for again after a reload. */
let unkeptAfter: number | null = null;

function keepAfter(id: number): void {
  const isKept = storageError.value === null && keep(AFTER_KEY, id);
  unkeptAfter = isKept ? null : id;
}

onForgotten(() => {
  unkeptAfter = null;
  forget(AFTER_KEY);
});

let isWatching = false;

/**
 * Follows the network for as long as there is one, and enters what comes into the log; a laptop without one asks its
 * own server when it is come back to, and no more.
 */
export function watchNetwork(enter: (reports: Came["reports"]) => Promise<void>): void {
  if (deployment.value !== "offline" || isWatching) return;
  isWatching = true;

  async function follow(): Promise<void> {
    while (await look()) await pause(LOOK_EVERY_MS);
  }
  async function receiveAll(): Promise<void> {
    for (;;) {
      if (profile.value === null || !known.value?.state.laptops) await pause(AGAIN_AFTER_MS);
      else
        await alone(() => receive(enter)).catch(async (error: unknown) => {
          console.warn("network:", error);
          await pause(AGAIN_AFTER_MS);
        });
    }
  }
  let isFollowing = false;
  const begin = () => {
    if (isFollowing) return;
    isFollowing = true;
    void follow().finally(() => {
      isFollowing = false;
    });
  };
  begin();
  window.addEventListener("focus", begin);
  void receiveAll();
}
