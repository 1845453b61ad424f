import { bothChanges, type LogChange, type LogEntry, placesOf } from "../../domain/log/log";
import { logEntries, putBackReports, removeReports } from "../../lib/report-log";
import { useShortcut } from "../../lib/shortcuts";
import { showToast, type ToastMessage } from "../../ui/toast";
import { type Change, logView, useLogView } from "./log-view";

/**
 * What takes reports out of the log or puts received ones in can be undone: by its button, or by a key for as long as
 * the operator is signed in, the last change first. What of a report waits for the server is sent all the same.
 * @param onBack reports are back in the log
 */
export function useChanges(onBack: (entries: readonly LogEntry[]) => void) {
  const [changes, setChanges] = useLogView("changes");
  const [fresh, setFresh] = useLogView("fresh");

  async function undo(change: Change) {
    setChanges(logView.changes.filter((other) => other !== change));
    if (logView.fresh === change) setFresh(null);
    change.hideToast?.();
    await putBackReports(change.removed, change.added);
    onBack(change.removed.map(({ entry }) => entry));
  }

  const last = changes.at(-1);
  useShortcut(
    "Alt Z",
    last?.undoes ?? "Undo the last change of the log",
    () => last && void undo(last),
    last !== undefined,
  );

  /** Takes reports out of the log and says so, with Undo. @param undoes what the key then does, in words */
  async function takeOut(
    entries: readonly LogEntry[],
    undoes: string,
    says: { done: ToastMessage; failed: ToastMessage },
  ): Promise<void> {
    const removed = placesOf(logEntries.value ?? [], entries);
    if (removed.length === 0) return;
    // Before the browser has done it: the key may be pressed at once, and is carried out after it.
    const change: Change = { undoes, removed, added: [] };
    setChanges([...logView.changes, change]);
    if (!(await removeReports(entries))) {
      setChanges(logView.changes.filter((other) => other !== change));
      showToast({ ...says.failed, tone: "destructive" });
      return;
    }
    const isUndone = !logView.changes.includes(change);
    if (isUndone) return;
    const action = { label: "Undo", run: () => void undo(change) };
    change.hideToast = showToast({ ...says.done, action });
  }

  return {
    fresh,
    undo,
    takeOut,
    /** Takes one report out of the log. @param name what it is known by */
    remove: (entry: LogEntry, name: string) =>
      takeOut([entry], "Restore the removed report", {
        done: {
          title: "Report removed",
          description: `${name} is no longer in the log. Alt Z brings it back.`,
        },
        failed: {
          title: "Not removed",
          description: "The browser could not remove the report from the log.",
        },
      }),
    /** Marks reports that were received as new. @param isMore they belong to those that were received just before */
    received({ removed, added }: LogChange, isMore: boolean): void {
      const before = isMore ? logView.fresh : null;
      const both = before ? bothChanges(before, { removed, added }) : { removed, added };
      const change = { undoes: "Take what was received out again", ...both };
      setChanges([...logView.changes.filter((other) => other !== before), change]);
      setFresh(change);
      logView.isUnseen = true;
    },
    /** What was received is no longer marked. */
    seen: () => setFresh(null),
  };
}

export type Changes = ReturnType<typeof useChanges>;
