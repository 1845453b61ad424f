import { useSignals } from "@preact/signals-react/runtime";
import { useId } from "react";
import { now } from "../../lib/clock";
import { waitingReports } from "../../lib/outbox";
import styles from "./shell.module.css";
import { rejectionReasons, waitingStatus, waitingTitle } from "./waiting-text";

/**
 * Says in every header how many reports wait for the server, and what is being done about it. The
 * number is said aloud when it changes; the seconds until the next attempt are not.
 */
export function WaitingReports() {
  useSignals();
  const id = useId();
  const { reports } = waitingReports.value;
  const isWaiting = reports.length > 0;
  return (
    <p
      role="status"
      className={styles.waiting}
      aria-labelledby={isWaiting ? id : undefined}
      title={rejectionReasons(reports) || undefined}
    >
      {isWaiting && (
        <>
          <strong id={id}>{waitingTitle(reports.length)}</strong>
          <span className={styles.doing} aria-live="off">
            {waitingStatus(waitingReports.value, now.value)}
          </span>
        </>
      )}
    </p>
  );
}
