import { Fragment } from "react";
import styles from "./keys.module.css";

/** Keys to press together, drawn as keys. Hidden from screen readers, which announce aria-keyshortcuts. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.split(" ").map((key) => (
        <Fragment key={key}>
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
