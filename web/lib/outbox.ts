import { computed } from "@preact/signals-react";
import { pageClock } from "./clock";
import { logStore } from "./report-log";
import { createSaveQueue, postSave } from "./save-queue";
import { deployment } from "./session";

/** Web Locks exist in secure contexts only; elsewhere the server's client ids prevent doubles between windows. */
async function alone(task: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request("sightline-outbox", task);
  else await task();
}

const queue = createSaveQueue({
  store: logStore,
  send: postSave,
  isActive: () => deployment.value === "offline",
  alone,
  clock: pageClock,
});

/** Reports that the server does not have yet. */
export const unsavedCount = computed(() => queue.unsaved.value.length);

export const {
  isSending,
  waiting: waitingReports,
  flush: flushOutbox,
  flushAll: flushWholeOutbox,
} = queue;

/** Sends leftovers of an earlier page, and retries when the network returns. */
export function watchOutbox(): void {
  void flushOutbox();
  window.addEventListener("online", () => void flushOutbox());
}
