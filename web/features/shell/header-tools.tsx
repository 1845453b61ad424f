import { useSignals } from "@preact/signals-react/runtime";
import { Search } from "lucide-react";
import { useId } from "react";
import { formatClock } from "../../domain/time/dtg";
import { localOffsetMinutes, now } from "../../lib/clock";
import { clockFault } from "../../lib/clock-fault";
import { openCommands } from "../../lib/commands";
import { waitingReports } from "../../lib/outbox";
import { deployment, profile } from "../../lib/session";
import { storageError } from "../../lib/storage";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Hint } from "../../ui/hint";
import styles from "./shell.module.css";
import { rejectionReasons, waitingStatus, waitingTitle } from "./waiting-text";

/** At the right end of every header: the deployment and the operator's clock. */
export function HeaderTools() {
  useSignals();
  const at = new Date(now.value);
  const zone = profile.value?.timeZone ?? "Z";
  return (
    <span className={styles.chips}>
      <Chip>{deployment.value === "online" ? "Online" : "Offline"}</Chip>
      <Chip>{formatClock(at, zone, localOffsetMinutes(at))}</Chip>
    </span>
  );
}

/**
 * What is amiss, in every header: what the browser does not keep, what waits for the server, and a clock that is wrong.
 * It has a place where nothing moves when it comes or goes.
 */
export function Notices() {
  useSignals();
  return (
    <div className={`${styles.notices} stack`}>
      {storageError.value && (
        <p role="alert" className={`${styles.notice} ${styles.unkept}`} title={storageError.value}>
          {storageError.value}
        </p>
      )}
      {deployment.value === "offline" && <WaitingReports />}
      <ClockFault />
    </div>
  );
}

/** Says that the computer's clock cannot be right: every DTG comes from it. */
function ClockFault() {
  useSignals();
  const id = useId();
  const fault = clockFault.value;
  return (
    <p
      role="status"
      className={`${styles.waiting} ${fault ? styles.notice : ""} stack`}
      aria-labelledby={fault ? id : undefined}
      title={fault ?? undefined}
    >
      {fault && (
        <>
          <strong id={id}>Check the clock</strong>
          <span className={styles.doing}>{fault}</span>
        </>
      )}
    </p>
  );
}

/** A report as one line, and every command: in every header. */
export function CommandsButton() {
  return (
    <Hint text="A report as one line, or any command (Ctrl K)" side="bottom">
      <Button
        icon={Search}
        look="quiet"
        className={styles.commands}
        keys="Ctrl K"
        aria-haspopup="dialog"
        onClick={openCommands}
      >
        <span className={styles.commandsWord}>Commands</span>
      </Button>
    </Hint>
  );
}

/**
 * Shows in every header how many reports wait for the server, and what is being done about it. A change of the number
 * is announced; the seconds until the next attempt are not.
 */
function WaitingReports() {
  useSignals();
  const id = useId();
  const { reports } = waitingReports.value;
  const isWaiting = reports.length > 0;
  return (
    <p
      role="status"
      className={`${styles.waiting} ${isWaiting ? styles.notice : ""} stack`}
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
