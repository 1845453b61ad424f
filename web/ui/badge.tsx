import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type BadgeTone = "plain" | "good" | "warn" | "bad";

/** A state in a word or a figure; its colour only underlines what it says. */
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
