import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface Props {
  /** Left out where the one field inside says it all. */
  title?: string;
  /** Stands at the panel's right upper corner. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen. */
export function Panel({ title, action, children }: Props) {
  return (
    <section className={styles.panel}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
