import { computed } from "@preact/signals-react";
import { isRecord } from "../domain/stored";
import { ApiError, answered, api } from "./api";
import { pageClock } from "./clock";
import type { PendingSave } from "./log-database";
import { logStore } from "./report-log";
import { createSaveQueue } from "./save-queue";
import { deployment } from "./session";

/**
 * Posts a save to the server.
 * @throws ApiError where the server answers without success, or is not Sightline's; NoAnswerError
 *   where it does not answer
 */
export async function postSave(save: PendingSave): Promise<void> {
  const answer = await answered<unknown>(
    save.to === "cuas-reports"
      ? api["cuas-reports"].post({ ...save.record, clientId: save.clientId })
      : api.reports.save.post(messageBody(save)),
  );
  // Another server on this address would say yes to anything.
  if (!isRecord(answer) || typeof answer.id !== "number")
    throw new ApiError(200, "no answer of Sightline's");
}

function messageBody(save: Exclude<PendingSave, { to: "cuas-reports" }>) {
  const { clientId, reportType, content, timestamp, callSign, targetId } = save;
  return { clientId, reportType, content, timestamp, callSign, targetId };
}

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

/** Sends what an earlier page left, and what could not be sent once the network is back. */
export function watchOutbox(): void {
  void flushOutbox();
  window.addEventListener("online", () => void flushOutbox());
}
