import { memo } from "react";
import { isAhead, type LogEntry } from "../../domain/log/log";
import { amendedText, rowMessage } from "../../domain/log/log-row";
import { rowText } from "../../domain/log/row-text";
import { referenceOf } from "../../domain/messages/reference";
import { reportLabel } from "../../domain/reports/registry";
import buttonStyles from "../../ui/button.module.css";
import { type CopyOutcome, FullMessage } from "./full-message";
import styles from "./log-row.module.css";

/** Actions for a report in its row. */
export type RowAction = "message" | "copy" | "sameAgain" | "edit" | "remove" | "code";

interface Props {
  entry: LogEntry;
  callSign: string;
  /** How long ago it was copied, or if it was received, observed. */
  age: string;
  /** When it was received; "" for one of the operator's own. */
  received: string;
  /** It is among those that were received last. */
  isNew: boolean;
  /** Milliseconds since 1970, to the minute. */
  now: number;
  /** The letter whose clock is shown. */
  timeZone: string;
  /** The whole message is shown. */
  isOpen: boolean;
  /** Tab stops at the buttons of this row only. */
  isStop: boolean;
  /** Null but for a moment after a copy from here. */
  copy: CopyOutcome | null;
  onAct(entry: LogEntry, action: RowAction): void;
}

/** The ids of the elements that name a report's row. */
export const rowLabels = (id: string): string => `report-${id}-what report-${id}-name`;

const PLAIN = `${buttonStyles.button} ${buttonStyles.plain} ${styles.copy}`;
const QUIET = `${buttonStyles.button} ${buttonStyles.quiet}`;
const ICON = `${buttonStyles.icon} ${styles.whole}`;

/**
 * One report. It has few parts, and none that draws by itself: many rows are drawn with each key of a
 * search.
 */
export const LogRow = memo(function LogRow(props: Props) {
  const { entry, callSign, age, received, isNew, now, timeZone, isOpen, isStop, copy, onAct } =
    props;
  const { id, reportType, timestamp, formData, isTestData } = entry;
  const { description, message } = entry;
  const reference = referenceOf(reportType, formData, callSign);
  const name = reference ?? description;
  const amended = amendedText(entry, timeZone);
  const messageId = `report-${id}-message`;
  const { what, where, time } = rowText(entry, now);
  const tabIndex = isStop ? 0 : -1;
  return (
    <div className={styles.row} data-open={isOpen || undefined} data-new={isNew || undefined}>
      <span className={styles.type}>{reportLabel(reportType)}</span>
      <time dateTime={timestamp} className={styles.age}>
        {age}
      </time>
      <p className={styles.heading} id={`report-${id}-what`}>
        <strong>{what}</strong>
        {where && " · "}
        {where && <span className={styles.where}>{where}</span>}
        {time && ` · ${time}`}
      </p>
      <p className={styles.facts}>
        <span className={styles.reference} id={`report-${id}-name`}>
          {reference ?? "No reference"}
        </span>
        {isTestData && <span className={styles.test}>Test data</span>}
        {isNew && <span className={styles.new}>New</span>}
        {received !== "" && <span className={styles.received}>{received}</span>}
        {received !== "" && isAhead(entry) && (
          <span className={styles.test}>Ahead of this computer’s clock</span>
        )}
        {amended && <span>{amended}</span>}
        {!isOpen && <span className={styles.message}>{rowMessage(message)}</span>}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={PLAIN}
          aria-label={`Copy ${name}`}
          title="Copy (C)"
          tabIndex={tabIndex}
          disabled={isTestData}
          onClick={() => onAct(entry, "copy")}
        >
          {copy?.is === "copied" ? "Copied" : "Copy"}
        </button>
        <button
          type="button"
          className={QUIET}
          aria-label={`Same again ${name}`}
          title="Same again (D)"
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "sameAgain")}
        >
          Same again
        </button>
        <button
          type="button"
          className={QUIET}
          aria-label={`Edit ${name}`}
          title="Edit (E)"
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "edit")}
        >
          Edit
        </button>
        <button
          type="button"
          className={QUIET}
          aria-label={`Remove ${name}`}
          title="Remove (Delete)"
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "remove")}
        >
          Remove
        </button>
        <button
          type="button"
          className={ICON}
          aria-label={`Message ${name}`}
          title="The whole message (Enter)"
          aria-expanded={isOpen}
          aria-controls={isOpen ? messageId : undefined}
          tabIndex={tabIndex}
          onClick={() => onAct(entry, "message")}
        />
      </div>
      {isOpen && (
        <FullMessage
          id={messageId}
          entry={entry}
          refused={copy?.is === "refused" ? copy : null}
          className={styles.full}
          tabIndex={tabIndex}
          onCode={() => onAct(entry, "code")}
        />
      )}
    </div>
  );
});
