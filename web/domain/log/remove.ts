/**
 * What takes reports out of the log, or puts received ones in, act by act. Each can be undone, the last first; what of
 * a report waits for the server is sent all the same.
 */
import { bothChanges, type LogChange, type LogEntry } from "./log";

interface Notice {
  title: string;
  description: string;
}

/** A change of the log that can be undone. */
export interface Change extends LogChange {
  /** What undoing it does, for the sheet of keys. */
  undoes: string;
  /** What is said once reports are out of the log, and where the browser would not remove them. */
  done?: Notice;
  failed?: Notice;
}

/** What was done in the log. */
export interface Changing {
  /** What can be undone, the last one last. */
  changes: readonly Change[];
  /** What was received last, until that is dismissed or undone. */
  fresh: Change | null;
}

export const UNCHANGED: Changing = { changes: [], fresh: null };

export type ChangeAct =
  /** It can be undone before the browser has done it. */
  | { takeOut: Change }
  /** The browser has taken the reports out, or would not. */
  | { done: Change }
  | { refused: Change }
  /** @param isMore they belong to those that were received just before */
  | { received: LogChange; isMore: boolean }
  | { undo: Change }
  /** What was received is no longer marked. */
  | "seen";

/** What follows from an act: the log changes, or something is said, with Undo for a change. */
export type ChangeEffect =
  | { takeOut: Change }
  | { putBack: Change }
  | { say: Notice; undo?: Change };

/** The act that takes one report out. @param name what it is known by */
export const removal = (removed: LogChange["removed"], name: string): Change => ({
  undoes: "Restore the removed report",
  removed,
  added: [],
  done: {
    title: "Report removed",
    description: `${name} is no longer in the log. Alt Z brings it back.`,
  },
  failed: {
    title: "Not removed",
    description: "The browser could not remove the report from the log.",
  },
});

/** What an act makes of what can be undone. */
export function changeStep(state: Changing, act: ChangeAct): [Changing, ChangeEffect?] {
  const { changes, fresh } = state;
  if (act === "seen") return [{ changes, fresh: null }];
  const without = (change: Change): Changing => ({
    changes: changes.filter((other) => other !== change),
    fresh: fresh === change ? null : fresh,
  });
  if ("takeOut" in act) {
    if (act.takeOut.removed.length === 0) return [state];
    return [{ changes: [...changes, act.takeOut], fresh }, act];
  }
  if ("received" in act) {
    const { removed, added } = act.received;
    const before = act.isMore && fresh !== null && changes.at(-1) === fresh ? fresh : null;
    const both = before ? bothChanges(before, { removed, added }) : { removed, added };
    const change = { undoes: "Take what was received out again", ...both };
    const others = before ? changes.slice(0, -1) : changes;
    return [{ changes: [...others, change], fresh: change }];
  }
  if ("undo" in act) {
    // Its button and the key may both be pressed.
    return changes.includes(act.undo) ? [without(act.undo), { putBack: act.undo }] : [state];
  }
  if ("refused" in act) {
    const { refused } = act;
    return [without(refused), refused.failed && { say: refused.failed }];
  }
  const { done } = act;
  const isUndone = !changes.includes(done);
  return isUndone || !done.done ? [state] : [state, { say: done.done, undo: done }];
}

/**
 * The row that is gone to when one is removed: the next, else the one before; undefined where no other stays. Those that
 * the browser is still removing are on the screen, and do not.
 */
export function besideRemoved(
  entries: readonly LogEntry[],
  entry: LogEntry,
  { changes }: Changing,
): LogEntry | undefined {
  const going = new Set(changes.flatMap(({ removed }) => removed.map((each) => each.entry.id)));
  const left = entries.filter((each) => each === entry || !going.has(each.id));
  const index = left.indexOf(entry);
  return left[index + 1] ?? left[index - 1];
}
