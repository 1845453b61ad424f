import type { LogEntry } from "../../domain/log/log";
import { logEntries, putBackReport, removeReports } from "../../lib/report-log";
import { useShortcut } from "../../lib/shortcuts";
import { showToast } from "../../ui/toast";
import { logView, type Removed, useLogView } from "./log-view";

/**
 * Takes one report out of the log, and brings it back: by the toast, or by a key for as long as the operator is
 * signed in, the last one first. What of it waits for the server is sent all the same.
 * @param nameOf what a report is known by
 * @param onBack a report is back in the log
 */
export function useRemoval(nameOf: (entry: LogEntry) => string, onBack: (entry: LogEntry) => void) {
  const [removed, setRemoved] = useLogView("removed");

  async function bringBack(each: Removed) {
    setRemoved(logView.removed.filter((other) => other !== each));
    await putBackReport(each.entry, each.index);
    onBack(each.entry);
  }

  const last = removed.at(-1);
  useShortcut(
    "Alt Z",
    "Restore the removed report",
    () => last && void bringBack(last),
    last !== undefined,
  );

  return async function remove(entry: LogEntry): Promise<void> {
    const index = (logEntries.value ?? []).findIndex(({ id }) => id === entry.id);
    if (index < 0) return;
    if (!(await removeReports([entry]))) {
      const description = "The browser could not remove the report from the log.";
      showToast({ title: "Not removed", description, tone: "destructive" });
      return;
    }
    const each = { entry, index };
    setRemoved([...logView.removed, each]);
    showToast({
      title: "Report removed",
      description: `${nameOf(entry)} is no longer in the log. Alt Z brings it back.`,
      action: { label: "Undo", run: () => void bringBack(each) },
    });
  };
}
