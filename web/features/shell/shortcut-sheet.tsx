import { useSignals } from "@preact/signals-react/runtime";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { type Shortcut, shortcuts } from "../../lib/shortcuts";
import { Dialog } from "../../ui/dialog";
import { Keys } from "../../ui/keys";
import styles from "./rail.module.css";

interface Props {
  open: boolean;
  /** Another dialog is underneath and gets the keyboard once this one is closed. */
  overDialog: boolean;
  onClose(): void;
}

/** Every key that works on the screen underneath. */
export function ShortcutSheet({ open, overDialog, onClose }: Props) {
  useSignals();
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      {overDialog && <p>These keys work on the screen: close the window behind this one first.</p>}
      {GROUPS.map(([group, title]) => (
        <Group
          key={group}
          title={title}
          all={shortcuts.value.filter((each) => each.group === group && each.label !== "")}
        />
      ))}
      <p className={styles.sheetNote}>
        Everything is explained in the{" "}
        <Link to="/help" onClick={onClose}>
          Handbook
        </Link>
        .
      </p>
      <p className={styles.sheetNote}>
        A key that is a single character, such as <Keys keys="?" />
        <span className="visually-hidden">?</span>, works unless a text field has the focus.
      </p>
    </Dialog>
  );
}

/** This screen's keys first, then the rest. */
const GROUPS = [
  ["screen", "On this screen"],
  ["screens", "Go to"],
  ["anywhere", "Anywhere"],
] as const;

function Group({ title, all }: { title: string; all: readonly Shortcut[] }) {
  if (all.length === 0) return null;
  return (
    <section>
      <h3 className={styles.sheetTitle}>{title}</h3>
      <dl className="stack">
        {byLabel(all).map(([label, each]) => (
          <div key={label} className={`${styles.shortcut} line`}>
            <dt>{label}</dt>
            <dd className={`${styles.sheetKeys} line`}>
              <span className="visually-hidden">{each.join(", ")}</span>
              {each.map((keys, index) => (
                <Fragment key={keys}>
                  {index > 0 && (
                    <span className={styles.or} aria-hidden="true">
                      or
                    </span>
                  )}
                  <Keys keys={keys} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each action in order of appearance, with its keys. */
function byLabel(all: readonly Shortcut[]): [string, string[]][] {
  const labels = new Map<string, string[]>();
  for (const { keys, label } of all) labels.set(label, [...(labels.get(label) ?? []), keys]);
  return [...labels];
}
