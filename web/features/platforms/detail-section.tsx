import type { ReactNode } from "react";
import styles from "./detail-section.module.css";

/** A titled part of the details. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
