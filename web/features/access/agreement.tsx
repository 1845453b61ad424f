import styles from "./access.module.css";

/** Offline the terms of use are accepted automatically, and the card says so. */
export function OfflineAgreement() {
  return <p className={styles.agreement}>Offline deployment: the terms of use are accepted.</p>;
}
