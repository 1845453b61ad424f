import { useSignals } from "@preact/signals-react/runtime";
import { storageError } from "../../lib/storage";
import styles from "./shell.module.css";

/** Says what the browser cannot keep, until it works again. */
export function StorageBanner() {
  useSignals();
  if (!storageError.value) return null;
  return (
    <p className={styles.banner} role="alert">
      {storageError.value}
    </p>
  );
}
