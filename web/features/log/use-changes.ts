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

  /** From now on the key undoes it. */
  function undoable(change: Omit<Change, "added">): Change {
    const each: Change = { ...change, added: [] };
    setChanges([...logView.changes, each]);
    return each;
  }

  function say(change: Change, said: ToastMessage) {
    const action = { label: "Undo", run: () => void undo(change) };
    change.hideToast = showToast({ ...said, action });
  }

  return {
    fresh,
    undo,
    /** Says what was taken out, with Undo. */
    offer: (change: Omit<Change, "added">, said: ToastMessage) => say(undoable(change), said),
    /** Takes one report out of the log. @param name what it is known by */
    async remove(entry: LogEntry, name: string): Promise<void> {
      const removed = placesOf(logEntries.value ?? [], [entry]);
      if (removed.length === 0) return;
      // Before the browser has done it: the key may be pressed at once, and is carried out after it.
      const change = undoable({ undoes: "Restore the removed report", removed });
      if (!(await removeReports([entry]))) {
        setChanges(logView.changes.filter((other) => other !== change));
        const description = "The browser could not remove the report from the log.";
        showToast({ title: "Not removed", description, tone: "destructive" });
        return;
      }
      const isUndone = !logView.changes.includes(change);
      if (isUndone) return;
      const description = `${name} is no longer in the log. Alt Z brings it back.`;
      say(change, { title: "Report removed", description });
    },
    /** Marks reports that were received as new. @param isMore they belong to those that were received just before */
    received({ removed, added }: LogChange, isMore: boolean): void {
      const before = isMore ? logView.fresh : null;
      const both = before ? bothChanges(before, { removed, added }) : { removed, added };
      const change = { undoes: "Take what was received out again", ...both };
      setChanges([...logView.changes.filter((other) => other !== before), change]);
      setFresh(change);
    },
    /** What was received is no longer marked. */
    seen: () => setFresh(null),
  };
}

export type Changes = ReturnType<typeof useChanges>;
