import { useSignals } from "@preact/signals-react/runtime";
import { shortcuts } from "../../lib/shortcuts";
import { Dialog } from "../../ui/dialog";
import { Keys } from "../../ui/keys";
import styles from "./rail.module.css";

/** Every key that works on the screen underneath. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  useSignals();
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.sheet}>
        {shortcuts.value.map(({ keys, label }) => (
          <div key={keys + label} className={styles.shortcut}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">{keys}</span>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
