import { type ReactNode, useId } from "react";
import styles from "./check.module.css";
import { Hint } from "./hint";

interface Props {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  /** A switch acts at once. */
  role?: "switch";
  /** Why the box is locked; its tooltip while it is. */
  locked?: string;
}

/** A box to tick. A locked one keeps the focus, so that its reason can be read by keyboard too. */
export function Check({ label, checked, onChange, role, locked }: Props) {
  const reason = useId();
  const box = (
    <label className={styles.check} data-locked={locked ? true : undefined}>
      <input
        type="checkbox"
        role={role}
        checked={checked}
        aria-disabled={locked ? true : undefined}
        aria-describedby={locked ? reason : undefined}
        onChange={(event) => !locked && onChange(event.currentTarget.checked)}
        className={styles.box}
      />
      <span>{label}</span>
    </label>
  );
  if (!locked) return box;
  return (
    <>
      <Hint text={locked}>{box}</Hint>
      <span id={reason} hidden>
        {locked}
      </span>
    </>
  );
}
