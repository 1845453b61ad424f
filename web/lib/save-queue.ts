import { computed, signal } from "@preact/signals-react";
import { splitMessage } from "../domain/messages/message";
import { ApiError, answered, api, ForeignAnswerError, NoAnswerError } from "./api";
import type { Clock } from "./clock";
import type { FailedAttempt, PendingSave } from "./log-database";
import type { LogStore, WaitingSave } from "./log-store";

interface Surroundings {
  store: Pick<LogStore, "waitingSaves" | "tellSent" | "onSavesChanged">;
  /** @throws ApiError where the server answers without success, NoAnswerError if it does not answer */
  send(save: PendingSave): Promise<void>;
  /** Whether this deployment saves reports. */
  isActive(): boolean;
  /** Runs a task while no other window of this browser sends. */
  alone(task: () => Promise<void>): Promise<void>;
  clock: Clock;
}

/** A report that the server does not have yet. */
export interface UnsavedReport {
  clientId: string;
  /** Its kind and reference, e.g. "HLR AB0012". */
  name: string;
  /** Why the server did not take it; null if it was not asked yet, or did not answer. */
  failed: FailedAttempt | null;
}

/** What the operator sees about waiting reports. */
export interface WaitingReports {
  reports: readonly UnsavedReport[];
  /** When the next attempt begins, in milliseconds since 1970; null while one is under way. */
  nextAt: number | null;
}

/** From a moment, in milliseconds since 1970, this many milliseconds. */
type Wait = Pick<FailedAttempt, "at" | "waitMs">;

/** After no answer: often, since the server may be back at any moment. */
const HELD_MS = 15_000;
/** After an answer that was no success: more and more rarely. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const SOONEST_MS = 1000;
/** A server that asks for more than this is not taken at its word. */
const LONGEST_ASKED_MS = 24 * 60 * 60_000;
/** A save that is answered sooner was never waiting, as the operator sees it. */
const SHOWN_AFTER_MS = 1000;

/** How often the count is updated while many reports wait. */
const SHOWN_EACH = 100;

const NONE: WaitingReports = { reports: [], nextAt: null };

/**
 * Sends the waiting saves to the server, oldest first, until the server has each. No answer, 401 and 503 stop the
 * queue, because the next save would fail too. After any other answer the next save is sent, and the failed one is
 * retried later; a c-UAS report's fields are never sent before its message. A repeated delivery is harmless: the
 * server stores each client id once.
 */
export function createSaveQueue({ store, send, isActive, alone, clock }: Surroundings) {
  const unsaved = signal<readonly UnsavedReport[]>([]);
  const isShown = signal(false);
  const nextAt = signal<number | null>(null);
  const flushes = signal(0);
  /** Since when and for how long the queue pauses; the server may have asked for it. */
  let pause: (Wait & { isAsked: boolean }) | null = null;
  let cancelTimer = () => {};

  async function deliver({ save, done, failed }: WaitingSave): Promise<"sent" | "failed" | "held"> {
    try {
      await send(save);
    } catch (error) {
      console.warn("save to the server failed:", error);
      const askedMs = askedToWaitMs(error);
      if (holdsQueue(error)) {
        pause = { at: clock.now(), waitMs: Math.max(HELD_MS, askedMs), isAsked: askedMs > 0 };
        return "held";
      }
      await failed(failedAttempt(save.failed, error, askedMs, clock.now()));
      return "failed";
    }
    await done();
    return "sent";
  }

  /** @param asOf the moment that decides what is due; Infinity for all that waits */
  async function sendDue(asOf: number): Promise<void> {
    const queue = await store.waitingSaves();
    const left = new Set(queue.map(({ save }) => save));
    /** The reports of which a message waits that must go before their fields. */
    const messages = new Set(queue.flatMap(({ save }) => (save.to ? [] : save.clientId)));
    const show = () => {
      unsaved.value = reportsOf(left);
    };
    show();
    if (pause?.isAsked && !isOver(pause, asOf)) return;
    pause = null;
    for (const item of queue) {
      const { save } = item;
      const waitsForMessage = save.to !== undefined && messages.has(save.clientId);
      if (waitsForMessage || !isDue(save.failed, asOf)) continue;
      const outcome = await deliver(item);
      if (outcome === "held") break;
      if (outcome === "sent") {
        left.delete(save);
        if (save.to === undefined) messages.delete(save.clientId);
      }
      // Thousands that were received are counted now and then.
      if (left.size % SHOWN_EACH === 0 || left.size < SHOWN_EACH) show();
    }
    show();
    if (queue.length > 0) store.tellSent();
  }

  /** Shows what waits now, and sees to it that it is tried again. */
  async function look(): Promise<void> {
    const left = (await store.waitingSaves()).map(({ save }) => save);
    unsaved.value = reportsOf(left);
    cancelTimer();
    isShown.value = left.length > 0;
    if (left.length === 0) {
      pause = null;
      return;
    }
    const now = clock.now();
    const waits = pause ? [pause] : left.flatMap(({ failed }) => failed ?? []);
    const due = Math.min(...waits.map((wait) => endOf(wait, now)));
    const at = Number.isFinite(due) ? Math.max(due, now + SOONEST_MS) : now + HELD_MS;
    nextAt.value = at;
    // Relative to when it was set: the operator's clock may have been set back.
    cancelTimer = clock.after(at - now, () => void flush(at));
  }

  let turn: Promise<void> = Promise.resolve();

  async function flush(asOf: number): Promise<void> {
    if (!isActive()) return;
    flushes.value += 1;
    nextAt.value = null;
    const cancelShowing = clock.after(SHOWN_AFTER_MS, () => {
      isShown.value = true;
    });
    const sendAlone = () => alone(() => sendDue(Math.max(asOf, clock.now())));
    try {
      turn = turn.then(sendAlone, sendAlone);
      await turn;
    } catch (error) {
      console.warn("outbox:", error);
    } finally {
      cancelShowing();
      if (flushes.value === 1) await look();
      flushes.value -= 1;
    }
  }

  store.onSavesChanged(() => {
    if (isActive() && flushes.value === 0) void look();
  });

  return {
    /** The reports that the server does not have yet, including those being sent. */
    unsaved,
    /** The reports that have waited long enough to mention, and what is being done about them. */
    waiting: computed((): WaitingReports => {
      return isShown.value ? { reports: unsaved.value, nextAt: nextAt.value } : NONE;
    }),
    /** Whether reports are being sent. */
    isSending: computed(() => flushes.value > 0),
    /** Sends what is due: at every copy, and when the network is back. Failures are only logged. */
    flush: () => flush(clock.now()),
    /** Sends everything now, also what the server refused a moment ago: the operator asks, or is leaving. */
    flushAll: () => flush(Infinity),
  };
}

/** No answer, 401 and 503 are about the server, not about the save; another program's answer may be to this save alone. */
function holdsQueue(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401 || error.status === 503;
  return error instanceof NoAnswerError && !(error instanceof ForeignAnswerError);
}

function askedToWaitMs(error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(asked, LONGEST_ASKED_MS);
}

function failedAttempt(
  before: FailedAttempt | undefined,
  error: unknown,
  askedMs: number,
  at: number,
): FailedAttempt {
  const times = (before?.times ?? 0) + 1;
  const waitMs = Math.max(Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS), askedMs);
  const isAnswer = error instanceof ApiError;
  return {
    times,
    at,
    waitMs,
    status: isAnswer ? error.status : null,
    reason: isAnswer ? error.userMessage : "",
  };
}

/** A clock that was set back behind a wait's beginning cannot say how long ago that was: the wait is over. */
function isOver({ at, waitMs }: Wait, asOf: number): boolean {
  return asOf >= at + waitMs || asOf < at;
}

/** When a wait ends; never further from now than it was to last. */
function endOf(wait: Wait, now: number): number {
  return isOver(wait, now) ? now : wait.at + wait.waitMs;
}

function isDue(failed: FailedAttempt | undefined, asOf: number): boolean {
  return !failed || isOver(failed, asOf);
}

/** One a report: a c-UAS report waits as two saves. */
function reportsOf(saves: Iterable<PendingSave>): UnsavedReport[] {
  const reports = new Map<string, UnsavedReport>();
  for (const save of saves) {
    const { clientId, failed = null } = save;
    const known = reports.get(clientId);
    reports.set(clientId, {
      clientId,
      name: known?.name ?? nameOf(save),
      failed: known?.failed ?? failed,
    });
  }
  return [...reports.values()];
}

function nameOf(save: PendingSave): string {
  if (save.to === "cuas-reports")
    return `C-UAS ${save.record.callSign}-${save.record.reportNumber}`;
  const [heading = save.reportType] = splitMessage(save.content) ?? [];
  return heading;
}

/**
 * Posts a save to the server.
 * @throws ApiError where the server answers without success, NoAnswerError where it does not answer,
 *   ForeignAnswerError where something else does, which would say yes to anything
 */
export async function postSave(save: PendingSave): Promise<void> {
  if (save.to === "cuas-reports")
    await answered(api["cuas-reports"].post({ ...save.record, clientId: save.clientId }), "id");
  else await answered(api.reports.save.post(messageBody(save)), "id");
}

function messageBody(save: Exclude<PendingSave, { to: "cuas-reports" }>) {
  const { to: _, failed: __, ...body } = save;
  return body;
}
