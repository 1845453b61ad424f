import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { isAhead, type LogEntry } from "../../domain/log/log";
import { amendedText, rowMessage, rowRest } from "../../domain/log/log-row";
import { rowText } from "../../domain/log/row-text";
import { referenceOf } from "../../domain/messages/reference";
import { storedText } from "../../domain/parse-unknown";
import { reportLabel } from "../../domain/reports/registry";
import buttonStyles from "../../ui/button.module.css";
import { Menu } from "../../ui/menu";
import { type CopyOutcome, FullMessage } from "./full-message";
import styles from "./log-row.module.css";

/** Actions for a report in its row; "more" opens the menu of those that have no button of their own. */
export type RowAction = "message" | "copy" | "sameAgain" | "edit" | "remove" | "code" | "more";

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
  /** Its menu has been asked for. */
  hasMenu: boolean;
  /** Tab stops at the buttons of this row only. */
  isStop: boolean;
  /** Null but for a moment after a copy from here. */
  copy: CopyOutcome | null;
  /** Its message is what this page has put on the clipboard last. */
  isOnClipboard: boolean;
  onAct(entry: LogEntry, action: RowAction): void;
}

/** `3 × BM-21, static, open · 34UFE 12345 67890 · 0909Z · WK21-7K3QZ9` */
export function rowName(entry: LogEntry, callSign: string, now: number): string {
  const { what, where, time } = rowText(entry, now);
  const reference = referenceOf(entry.reportType, entry.formData, callSign);
  return [what, where, time, reference].filter(Boolean).join(" · ");
}

const PLAIN = `${buttonStyles.button} ${styles.copy}`;
const QUIET = `${buttonStyles.button} ${buttonStyles.quiet}`;
const ICON = `${buttonStyles.icon} ${styles.whole}`;

/**
 * One report, in two lines. It has few parts, and none that draws by itself: many rows are drawn with each key of a
 * search.
 */
export const LogRow = memo(function LogRow(props: Props) {
  const { entry, age, received, isNew, timeZone, isOpen, isStop, copy, isOnClipboard } = props;
  const { id, reportType, timestamp, formData, description, message, isTestData } = entry;
  const { what, where, figures, remarks, unsaid, rest, time } = rowText(entry, props.now);
  const reference = referenceOf(reportType, formData, props.callSign);
  const name = reference ?? description;
  const amended = amendedText(entry, timeZone);
  const messageId = `report-${id}-message`;
  const callSign = storedText(formData.callSign);
  const tabIndex = isStop ? 0 : -1;
  const act = (action: RowAction) => props.onAct(entry, action);
  return (
    <div className={styles.row} data-open={isOpen || undefined} data-new={isNew || undefined}>
      <span className={`${styles.type} cut`}>{reportLabel(reportType)}</span>
      <span className={styles.reference}>{reference ?? "No reference"}</span>
      <p className={styles.what}>{what}</p>
      <p className={`${styles.facts} quiet`}>
        {where && <span className={styles.where}>{where}</span>}
        {figures && <span className={styles.figures}>{figures}</span>}
        {unsaid && <span className={styles.test}>{unsaid}</span>}
        {isTestData && <span className={styles.test}>Test data</span>}
        {isNew && <span className={styles.new}>New</span>}
        {received !== "" && <span className={styles.received}>{received}</span>}
        {received !== "" && isAhead(entry) && (
          <span className={styles.test}>Ahead of this computer’s clock</span>
        )}
        {amended && <span>{amended}</span>}
        {callSign && !reference?.startsWith(callSign) && <span>C/S {callSign}</span>}
        {(remarks || !isOpen) && (
          <span className={styles.rest}>
            {remarks && <span className={styles.remarks}>{remarks}</span>}
            {!isOpen && (
              <>
                {/* Whoever listens has it from its beginning, which the eye finds in the row already. */}
                <span className="visually-hidden">{rowMessage(message)}</span>
                <span className={styles.message} aria-hidden="true" data-as-fits>
                  {rest && `… ${rowRest(rest)}`}
                </span>
              </>
            )}
          </span>
        )}
      </p>
      <span className={styles.time}>{time}</span>
      <time dateTime={timestamp} className={isOnClipboard ? "visually-hidden" : styles.age}>
        {age}
      </time>
      {isOnClipboard && (
        <>
          {/* The eye finds which one in the row. */}
          <span className="visually-hidden">
            On the clipboard: {[name, time].filter(Boolean).join(", ")}
          </span>
          <span className={styles.held} aria-hidden="true">
            On the clipboard
          </span>
        </>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={PLAIN}
          aria-label={`Copy ${name}`}
          title="Copy (C)"
          tabIndex={tabIndex}
          disabled={isTestData}
          onClick={() => act("copy")}
        >
          {copy?.is === "copied" ? "Copied" : "Copy"}
        </button>
        <button
          type="button"
          className={QUIET}
          aria-label={`Same again ${name}`}
          title="Same again (D)"
          tabIndex={tabIndex}
          onClick={() => act("sameAgain")}
        >
          Same again
        </button>
        <button
          type="button"
          className={QUIET}
          aria-label={`Edit ${name}`}
          title="Edit (E)"
          tabIndex={tabIndex}
          onClick={() => act("edit")}
        >
          Edit
        </button>
        <button
          type="button"
          className={ICON}
          aria-label={`Message ${name}`}
          title="The whole message (Enter)"
          aria-expanded={isOpen}
          aria-controls={isOpen ? messageId : undefined}
          tabIndex={tabIndex}
          onClick={() => act("message")}
        />
        <More name={name} hasMenu={props.hasMenu} tabIndex={tabIndex} onAct={act} />
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

interface MoreProps {
  name: string;
  hasMenu: boolean;
  tabIndex: number;
  onAct(action: RowAction): void;
}

/** What is done to a report more rarely. The menu comes with the first press: in every row it would cost too much. */
function More({ name, hasMenu, tabIndex, onAct }: MoreProps) {
  const label = `More for ${name}`;
  if (hasMenu)
    return (
      <Menu
        opens
        label={label}
        items={[
          { label: "Show as code", keys: "Q", run: () => onAct("code") },
          { label: "Remove", keys: "Delete", run: () => onAct("remove") },
        ]}
      />
    );
  return (
    <button
      type="button"
      className={buttonStyles.icon}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      tabIndex={tabIndex}
      onClick={() => onAct("more")}
      onKeyDown={({ key }: KeyboardEvent) => key === "ArrowDown" && onAct("more")}
    >
      <Ellipsis size={18} />
    </button>
  );
}
