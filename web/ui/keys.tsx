import type { ReactNode } from "react";
import styles from "./keys.module.css";

/** Keys to press together, drawn as keys. Hidden from screen readers, which announce aria-keyshortcuts. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.split(" ").map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** What keys do in a dialog, before its buttons. */
export function KeysNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.foot} aria-hidden="true">
      {children}
    </p>
  );
}
