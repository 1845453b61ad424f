import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** A small fact: a muted name and its value. */
export function Chip({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {name && <span className={styles.name}>{name}</span>}
      {children}
    </span>
  );
}
