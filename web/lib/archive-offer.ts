import { computed, effect, signal } from "@preact/signals-react";
import { isArchiveOffered } from "../domain/log/archive";
import { logEntries } from "./report-log";
import { forget, keep, kept } from "./storage";

const DISMISSED_KEY = "sightline-archive-dismissed";

function keptCount(): number | null {
  const count = kept(DISMISSED_KEY, "session");
  return typeof count === "number" ? count : null;
}

/** How many reports the log held when the operator dismissed the archive; null when it was not. */
const dismissedAt = signal(keptCount());

/** Whether archiving is offered at the moment. */
export const isArchiveOffer = computed(() =>
  isArchiveOffered(logEntries.value?.length ?? 0, dismissedAt.value),
);

/** Puts the offer away until ten more reports have come. */
export function dismissArchive(): void {
  dismissedAt.value = logEntries.value?.length ?? 0;
  keep(DISMISSED_KEY, dismissedAt.value, "session");
}

// A log that has become shorter, or was emptied at sign-out, is another one than that of the dismissed offer.
effect(() => {
  if (logEntries.value === null || dismissedAt.value === null) return;
  if (logEntries.value.length >= dismissedAt.value) return;
  dismissedAt.value = null;
  forget(DISMISSED_KEY, "session");
});
