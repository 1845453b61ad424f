import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown, CopyPlus, Pencil } from "lucide-react";
import { memo, useId } from "react";
import type { LogEntry } from "../../domain/log/log";
import { amendedText, relativeTime, rowMessage } from "../../domain/log/log-row";
import { referenceOf } from "../../domain/messages/reference";
import { reportLabel } from "../../domain/reports/registry";
import { now } from "../../lib/clock";
import type { HandoffPurpose } from "../../lib/form-handoff";
import { operator } from "../../lib/session";
import { Button } from "../../ui/button";
import { FullMessage } from "./full-message";
import styles from "./log-row.module.css";

interface Props {
  entry: LogEntry;
  callSign: string;
  /** The whole message is shown. */
  isOpen: boolean;
  onToggle(id: string): void;
  onOpen(entry: LogEntry, purpose: HandoffPurpose): void;
}

export const LogRow = memo(function LogRow({ entry, callSign, isOpen, onToggle, onOpen }: Props) {
  useSignals();
  const { id, reportType, timestamp, formData, isTestData, description, message } = entry;
  const reference = referenceOf(reportType, formData, callSign);
  const name = reference ?? description;
  const amended = amendedText(entry, operator().timeZone);
  const messageId = useId();
  return (
    <div className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.type}>{reportLabel(reportType)}</span>
      <Age timestamp={timestamp} />
      <p className={styles.heading}>
        <strong className={styles.reference}>{reference ?? "No reference"}</strong>
        {isTestData && <span className={styles.test}>Test data</span>}
        <span>{description}</span>
        {amended && <span className={styles.amended}>{amended}</span>}
      </p>
      {!isOpen && <p className={styles.message}>{rowMessage(message)}</p>}
      <div className={styles.buttons}>
        <Button
          look="quiet"
          aria-label={`Message ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? messageId : undefined}
          onClick={() => onToggle(id)}
        >
          <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
          Message
        </Button>
        <Button
          look="quiet"
          aria-label={`Duplicate ${name}`}
          onClick={() => onOpen(entry, "duplicate")}
        >
          <CopyPlus size={16} aria-hidden="true" />
          Duplicate
        </Button>
        <Button aria-label={`Edit ${name}`} onClick={() => onOpen(entry, "edit")}>
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Button>
      </div>
      {isOpen && <FullMessage id={messageId} entry={entry} className={styles.full} />}
    </div>
  );
});

/** Alone in reading the clock, so that a tick redraws no more than this. */
function Age({ timestamp }: { timestamp: string }) {
  useSignals();
  return (
    <time dateTime={timestamp} className={styles.age}>
      {relativeTime(timestamp, now.value, operator().timeZone)}
    </time>
  );
}
