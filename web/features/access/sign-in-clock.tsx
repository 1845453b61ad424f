import { useSignals } from "@preact/signals-react/runtime";
import { dayText } from "../../domain/time/clock-fault";
import { formatDtg } from "../../domain/time/dtg";
import { localOffsetMinutes, minute } from "../../lib/clock";
import { clockFault } from "../../lib/clock-fault";
import styles from "./access.module.css";

/** The computer's day and DTG, to be compared with a watch: every report takes its time from there. */
export function SignInClock({ zone }: { zone: string }) {
  useSignals();
  const at = new Date(minute.value);
  const offset = localOffsetMinutes(at);
  return (
    <section className={styles.clock} aria-label="This computer's clock">
      <p className={styles.now}>
        <span>{dayText(at, zone, offset)}</span>
        <span className={styles.dtg}>{formatDtg(at, zone, offset)}</span>
      </p>
      <p className={styles.clockHint}>
        Compare it with your watch: every DTG comes from this clock.
      </p>
      {clockFault.value !== null && (
        <p className={styles.clockFault} role="alert">
          Check the clock. {clockFault.value} Set it right before you report.
        </p>
      )}
    </section>
  );
}
