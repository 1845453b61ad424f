import { computed, signal } from "@preact/signals-react";

const TICK_MS = 1000;

/** The time, fresh to the second while the page is open: for clocks, previews and "2m ago". */
export const now = signal(Date.now());

setInterval(() => {
  now.value = Date.now();
}, TICK_MS);

/** The same, changing once a minute: for what shows no seconds. */
export const minute = computed(() => Math.floor(now.value / 60_000) * 60_000);

/** Minutes that the operator's own clock is ahead of UTC, for time zone J. */
export function localOffsetMinutes(at: Date): number {
  return -at.getTimezoneOffset();
}

/** Time and timers, so that what waits can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after this many milliseconds. @returns cancels it */
  after(ms: number, act: () => void): () => void;
}

/** The browser's own. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
