import { computed } from "@preact/signals-react";
import { clockFault as faultOf } from "../domain/time/clock-fault";
import { now } from "./clock";
import { logEntries } from "./report-log";
import { clockMarks } from "./session";

/** When the newest report of this browser's log was entered, which the page learns without asking the server again. */
const newestEntryAt = computed(() => {
  const times = (logEntries.value ?? []).filter((entry) => !entry.isTestData);
  return times.reduce<string | null>(
    (newest, { timestamp }) => (newest === null || timestamp > newest ? timestamp : newest),
    null,
  );
});

/** What shows that this computer's clock is wrong, in a sentence; null if nothing does. */
export const clockFault = computed(() => {
  const at = new Date(now.value);
  const { builtOn } = clockMarks.value;
  return (
    faultOf(at, clockMarks.value) ?? faultOf(at, { builtOn, newestReportAt: newestEntryAt.value })
  );
});
