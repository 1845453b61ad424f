import { useSignals } from "@preact/signals-react/runtime";
import { formatClock } from "../../domain/time/dtg";
import { localOffsetMinutes, now } from "../../lib/clock";
import { deployment, profile } from "../../lib/session";
import { Chip } from "../../ui/chip";
import styles from "./shell.module.css";
import { WaitingReports } from "./waiting-reports";

/** At the right end of every header: what waits for the server, the deployment and the operator's clock. */
export function HeaderTools() {
  useSignals();
  const at = new Date(now.value);
  const zone = profile.value?.timeZone ?? "Z";
  return (
    <>
      {deployment.value === "offline" && <WaitingReports />}
      <span className={styles.chips}>
        <Chip>{deployment.value === "online" ? "Online" : "Offline"}</Chip>
        <Chip>{formatClock(at, zone, localOffsetMinutes(at))}</Chip>
      </span>
    </>
  );
}
