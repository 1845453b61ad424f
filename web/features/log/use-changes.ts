import { type LogChange, type LogEntry, placesOf } from "../../domain/log/log";
import { type Change, type ChangeAct, changeStep, removal } from "../../domain/log/remove";
import { logEntries, putBackReports, removeReports } from "../../lib/report-log";
import { useShortcut } from "../../lib/shortcuts";
import { showToast } from "../../ui/toast";
import { logView, useLogView } from "./log-view";

/** Takes away the toast of a change. */
const toasts = new WeakMap<Change, () => void>();

/**
 * Wires what is done in the log to the log, the toasts, and the key that undoes it for as long as the operator is
 * signed in.
 * @param onBack reports are back in the log
 */
export function useChanges(onBack: (entries: readonly LogEntry[]) => void) {
  const [{ changes, fresh }, setState] = useLogView("changing");

  async function act(what: ChangeAct): Promise<void> {
    const [next, then] = changeStep(logView.changing, what);
    setState(next);
    if (!then) return;
    if ("say" in then) {
      const { say, undo } = then;
      const action = undo && { label: "Undo", run: () => void act({ undo }) };
      const hide = showToast(action ? { ...say, action } : { ...say, tone: "destructive" });
      if (undo) toasts.set(undo, hide);
    } else if ("takeOut" in then) {
      const { takeOut } = then;
      const isOut = await removeReports(takeOut.removed.map(({ entry }) => entry));
      await act(isOut ? { done: takeOut } : { refused: takeOut });
    } else {
      const { putBack } = then;
      toasts.get(putBack)?.();
      await putBackReports(putBack.removed, putBack.added);
      onBack(putBack.removed.map(({ entry }) => entry));
    }
  }

  const last = changes.at(-1);
  useShortcut(
    "Alt Z",
    last?.undoes ?? "Undo the last change of the log",
    () => last && void act({ undo: last }),
    last !== undefined,
  );

  const placed = (entries: readonly LogEntry[]) => placesOf(logEntries.value ?? [], entries);
  return {
    fresh,
    undo: (undo: Change) => act({ undo }),
    /** Takes reports out of the log and says so, with Undo. */
    takeOut: (entries: readonly LogEntry[], change: Omit<Change, keyof LogChange>) =>
      act({ takeOut: { ...change, removed: placed(entries), added: [] } }),
    /** Takes one report out of the log. @param name what it is known by */
    remove: (entry: LogEntry, name: string) => act({ takeOut: removal(placed([entry]), name) }),
    /** Marks reports that were received as new. @param isMore they belong to those that were received just before */
    received(received: LogChange, isMore: boolean): void {
      void act({ received, isMore });
      logView.isUnseen = true;
    },
    /** What was received is no longer marked. */
    seen: () => void act("seen"),
  };
}

export type Changes = ReturnType<typeof useChanges>;
