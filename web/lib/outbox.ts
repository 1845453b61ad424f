import { computed, signal } from "@preact/signals-react";
import { ApiError, answered, api } from "./api";
import type { PendingSave } from "./log-database";
import { logDatabase, memoryOutbox } from "./report-log";
import { deployment } from "./session";

/** Reports that the server does not have yet. */
export const unsavedCount = signal(0);

const flushes = signal(0);
/** Whether reports are on their way just now. */
export const isSending = computed(() => flushes.value > 0);

const RETRY_MS = 15_000;

interface Waiting {
  save: PendingSave;
  done(): Promise<void>;
  refuse(): Promise<void>;
}

async function waiting(): Promise<Waiting[]> {
  const db = await logDatabase();
  const keys = (await db?.getAllKeys("outbox")) ?? [];
  const kept = await Promise.all(
    keys.map(async (key) => {
      const save = await db?.get("outbox", key);
      if (!save) return null;
      return {
        save,
        done: async () => db?.delete("outbox", key),
        refuse: async () => void (await db?.put("outbox", { ...save, refused: true }, key)),
      };
    }),
  );
  const inMemory = memoryOutbox.map((save) => ({
    save,
    async done() {
      // A commit may have moved it into the database meanwhile, from where it is sent, and known, again.
      const at = memoryOutbox.indexOf(save);
      if (at >= 0) memoryOutbox.splice(at, 1);
    },
    refuse: async () => {
      save.refused = true;
    },
  }));
  return [...kept.filter((item) => item !== null), ...inMemory];
}

/** A refusal that sending again cannot mend: the server has read the report and will not take it. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 413, 415, 422].includes(error.status);
}

async function post(save: PendingSave): Promise<void> {
  if (save.to === "cuas-reports") {
    await answered(api["cuas-reports"].post({ ...save.record, clientId: save.clientId }));
    return;
  }
  const { refused: _, to: __, ...body } = save;
  await answered(api.reports.save.post(body));
}

async function deliver({ save, done, refuse }: Waiting): Promise<boolean> {
  try {
    await post(save);
    await done();
    return true;
  } catch (error) {
    console.warn("save to the server failed:", error);
    if (!isFinal(error)) return false;
    await refuse();
    return true;
  }
}

async function sendInOrder(): Promise<void> {
  const queue = await waiting();
  unsavedCount.value = countReports(queue);
  for (const item of queue) {
    if (item.save.refused) continue;
    if (!(await deliver(item))) break;
  }
  unsavedCount.value = countReports(await waiting());
}

/** A c-UAS report waits as two saves and is one report. */
function countReports(queue: readonly Waiting[]): number {
  return new Set(queue.map(({ save }) => save.clientId)).size;
}

let sending: Promise<void> = Promise.resolve();

/** Web Locks exist in secure contexts only; elsewhere the server's client ids prevent doubles between windows. */
async function sendAlone(): Promise<void> {
  if (navigator.locks) await navigator.locks.request("sightline-outbox", sendInOrder);
  else await sendInOrder();
}

/**
 * Sends what waits for the server, oldest first, each once; stops at the first
 * that gets no answer. One window sends at a time. Failures are only logged.
 */
export async function flushOutbox(): Promise<void> {
  if (deployment.value !== "offline") return;
  flushes.value += 1;
  try {
    sending = sending.then(sendAlone, sendAlone);
    await sending;
  } catch (error) {
    console.warn("outbox:", error);
  } finally {
    flushes.value -= 1;
  }
}

/** Sends what an earlier page left, and tries again for as long as something waits. */
export function watchOutbox(): void {
  void flushOutbox();
  window.addEventListener("online", () => void flushOutbox());
  setInterval(() => {
    if (unsavedCount.value > 0) void flushOutbox();
  }, RETRY_MS);
}
