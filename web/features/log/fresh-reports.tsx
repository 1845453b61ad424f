import { X } from "lucide-react";
import type { LogEntry } from "../../domain/log/log";
import type { Change } from "../../domain/log/remove";
import { Button, IconButton } from "../../ui/button";
import styles from "./log-controls.module.css";
import type { Changes } from "./use-changes";

interface Props {
  fresh: Change;
  entries: readonly LogEntry[];
  changes: Changes;
}

/** How many reports were received last, with Undo. */
export function FreshReports({ fresh, entries, changes }: Props) {
  const ids = new Set(fresh.added.map(({ id }) => id));
  const count = entries.filter(({ id }) => ids.has(id)).length;

  /** The button that had the focus goes. */
  function leave(then: () => void) {
    document.getElementById("work")?.focus();
    then();
  }

  return (
    <section className={`${styles.fresh} line`} aria-label="Received">
      <p role="status">
        <strong>{count.toLocaleString("en-GB")} new</strong>
      </p>
      <Button onClick={() => leave(() => void changes.undo(fresh))}>Undo</Button>
      <IconButton label="Dismiss" onClick={() => leave(changes.seen)}>
        <X size={16} />
      </IconButton>
    </section>
  );
}
