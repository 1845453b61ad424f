import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import type { LogEntry } from "../../domain/log/log";
import { amendedText, relativeTime, rowMessage } from "../../domain/log/log-row";
import { rowText } from "../../domain/log/row-text";
import { referenceOf } from "../../domain/messages/reference";
import { reportLabel } from "../../domain/reports/registry";
import { now } from "../../lib/clock";
import { operator } from "../../lib/session";
import { Button, IconButton } from "../../ui/button";
import { FullMessage } from "./full-message";
import styles from "./log-row.module.css";

/** What can be done with a report in its row. */
export type RowAction = "message" | "copy" | "sameAgain" | "edit" | "remove";

/** What became of a copy that was asked for; an object of its own each time. */
export interface CopyOutcome {
  id: string;
  is: "copied" | "refused";
}

interface Props {
  entry: LogEntry;
  callSign: string;
  /** The whole message is shown. */
  isOpen: boolean;
  /** Tab leads to the buttons of this row, and past those of the others. */
  isStop: boolean;
  /** Null but for a moment after a copy from here. */
  copy: CopyOutcome | null;
  onAct(entry: LogEntry, action: RowAction): void;
}

/** The ids of the elements that name a report's row. */
export const rowLabels = (id: string): string => `report-${id}-what report-${id}-name`;

export const LogRow = memo(function LogRow(props: Props) {
  useSignals();
  const { entry, callSign, isOpen, isStop, copy, onAct } = props;
  const { id, reportType, timestamp, formData, isTestData, description, message } = entry;
  const reference = referenceOf(reportType, formData, callSign);
  const name = reference ?? description;
  const amended = amendedText(entry, operator().timeZone);
  const messageId = `report-${id}-message`;
  const { what, where, time } = rowText(entry);
  const tabIndex = isStop ? 0 : -1;
  return (
    <div className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.type}>{reportLabel(reportType)}</span>
      <Age timestamp={timestamp} />
      <p className={styles.heading} id={`report-${id}-what`}>
        <strong>{what}</strong>
        {where && (
          <>
            {" · "}
            <span className={styles.where}>{where}</span>
          </>
        )}
        {time && ` · ${time}`}
      </p>
      <p className={styles.facts}>
        <span className={styles.reference} id={`report-${id}-name`}>
          {reference ?? "No reference"}
        </span>
        {isTestData && <span className={styles.test}>Test data</span>}
        {amended && <span>{amended}</span>}
        {!isOpen && <span className={styles.message}>{rowMessage(message)}</span>}
      </p>
      {/* In words alone: a row has few parts, for many of them are drawn with each key of a search. */}
      <div className={styles.buttons}>
        <Button
          className={styles.copy}
          aria-label={`Copy ${name}`}
          tabIndex={tabIndex}
          disabled={isTestData}
          onClick={() => onAct(entry, "copy")}
        >
          {copy?.is === "copied" ? "Copied" : "Copy"}
        </Button>
        <Button
          look="quiet"
          aria-label={`Same again ${name}`}
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "sameAgain")}
        >
          Same again
        </Button>
        <Button
          look="quiet"
          aria-label={`Edit ${name}`}
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "edit")}
        >
          Edit
        </Button>
        <Button
          look="quiet"
          aria-label={`Remove ${name}`}
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "remove")}
        >
          Remove
        </Button>
        <IconButton
          label={`Message ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? messageId : undefined}
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "message")}
        >
          <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
        </IconButton>
      </div>
      {isOpen && (
        <FullMessage
          id={messageId}
          entry={entry}
          refused={copy?.is === "refused" ? copy : null}
          className={styles.full}
        />
      )}
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
