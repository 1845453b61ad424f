import styles from "./access.module.css";

/** The terms of use. Offline they are accepted automatically, and the card says so. */
export function Agreement({ offline }: { offline: boolean }) {
  if (!offline) return null;
  return <p className={styles.agreement}>Offline deployment: the terms of use are accepted.</p>;
}
