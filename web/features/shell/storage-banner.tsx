import { useSignals } from "@preact/signals-react/runtime";
import { storageTrouble } from "../../lib/storage";
import styles from "./shell.module.css";

/** Says what the browser cannot keep, until it works again. */
export function StorageBanner() {
  useSignals();
  if (!storageTrouble.value) return null;
  return (
    <p className={styles.banner} role="alert">
      {storageTrouble.value}
    </p>
  );
}
