import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** What this place is, why it is empty, and what to do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={`${styles.empty} stack`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
