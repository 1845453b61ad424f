import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface Props {
  /** Left out where the one field inside says it all. */
  title?: string;
  /** Placed in the panel's upper right corner. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen. */
export function Panel({ title, action, children }: Props) {
  return (
    <section className={`${styles.panel} box`}>
      {title && (
        <header className={`${styles.head} line`}>
          <h2 className={styles.title}>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
