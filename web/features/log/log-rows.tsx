import { useSignals } from "@preact/signals-react/runtime";
import { Pencil } from "lucide-react";
import { type LogEntry, relativeTime, rowMessage } from "../../domain/log";
import { referenceOf } from "../../domain/reference";
import { REPORT_INFO } from "../../domain/reports/report";
import { now } from "../../lib/clock";
import { Button } from "../../ui/button";
import styles from "./log.module.css";

interface Props {
  entries: readonly LogEntry[];
  callSign: string;
  onEdit(entry: LogEntry): void;
}

export function LogRows({ entries, callSign, onEdit }: Props) {
  return (
    <ul className={styles.rows} aria-label="Reports">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.row}>
          <span className={styles.type}>{REPORT_INFO[entry.reportType].label}</span>
          <Age timestamp={entry.timestamp} />
          <strong className={styles.reference}>
            {referenceOf(entry.reportType, entry.formData, callSign) ?? "No reference"}
          </strong>
          <span className={styles.description}>{entry.description}</span>
          <span className={styles.message}>{rowMessage(entry.message)}</span>
          <Button
            className={styles.edit}
            aria-label={`Edit ${referenceOf(entry.reportType, entry.formData, callSign) ?? entry.description}`}
            onClick={() => onEdit(entry)}
          >
            <Pencil size={16} aria-hidden="true" />
            Edit
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Alone in reading the clock, so that a tick redraws no more than this. */
function Age({ timestamp }: { timestamp: string }) {
  useSignals();
  return (
    <time dateTime={timestamp} className={styles.age}>
      {relativeTime(timestamp, now.value)}
    </time>
  );
}
