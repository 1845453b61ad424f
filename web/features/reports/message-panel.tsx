import { Check, Copy } from "lucide-react";
import { Fragment, type RefObject } from "react";
import {
  joinMessage,
  LINE_SEPARATOR,
  lineText,
  MESSAGE_END,
  type MessageLine,
} from "../../domain/message";
import type { Shortfall } from "../../domain/reports/report";
import { isReady } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { Keys } from "../../ui/keys";
import styles from "./message-panel.module.css";
import type { CopyState } from "./use-copy";

interface Props {
  lines: readonly MessageLine[];
  shortfall: Shortfall;
  state: CopyState;
  isTestData: boolean;
  /** The reference under which this report is in the log already. */
  amended: string | null;
  onCopy(): void;
  preview: RefObject<HTMLParagraphElement | null>;
}

/** The message as it grows, what it still lacks, and the button that sends it on its way. */
export function MessagePanel(props: Props) {
  const { lines, shortfall, state, isTestData, amended, onCopy, preview } = props;
  const ready = isReady(shortfall);
  return (
    <>
      <section className={styles.region} aria-label="Live Message Preview">
        <h2 className={styles.heading}>Live Message Preview</h2>
        {/* Focusable, so that a long message can be scrolled by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable */}
        <p className={styles.message} ref={preview} tabIndex={0}>
          <MessageText lines={state.name === "selected" ? state.lines : lines} />
        </p>
        <p className={styles.count}>{joinMessage(lines).length} characters</p>
      </section>
      <Notes shortfall={shortfall} state={state} amended={amended} />
      <div className={styles.send}>
        <Button
          look="primary"
          className={styles.copy}
          disabled={!ready || isTestData}
          aria-keyshortcuts="Control+Enter"
          onClick={onCopy}
        >
          {state.name === "copied" ? (
            <Check size={20} aria-hidden="true" />
          ) : (
            <Copy size={20} aria-hidden="true" />
          )}
          {copyLabel(state, isTestData)}
        </Button>
        <p className={styles.keys}>
          <Keys keys="Ctrl Enter" /> copy · <Keys keys="Alt R" /> reset · <Keys keys="?" /> all keys
        </p>
      </div>
    </>
  );
}

function copyLabel(state: CopyState, isTestData: boolean): string {
  if (isTestData) return "Test Data - Copy Disabled";
  return state.name === "copied" ? "Copied & Saved!" : "Submit & Copy to clipboard";
}

function MessageText({ lines }: { lines: readonly MessageLine[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <Fragment key={lineText(line)}>
          {index > 0 && LINE_SEPARATOR}
          {line.problem ? (
            <span className={styles.problem}>{lineText(line)}</span>
          ) : (
            <>
              {line.label && <span className={styles.label}>{line.label}</span>}
              {line.label && line.text && " "}
              {line.text}
            </>
          )}
        </Fragment>
      ))}
      {MESSAGE_END}
    </>
  );
}

function Notes({ shortfall, state, amended }: Pick<Props, "shortfall" | "state" | "amended">) {
  const { missing, wrong } = shortfall;
  return (
    <div className={styles.notes} aria-live="polite">
      {missing.length > 0 && (
        <p className={styles.note}>Required fields missing: {missing.join(", ")}</p>
      )}
      {wrong.length > 0 && <p className={styles.note}>Mend {wrong.join(", ")} before you copy.</p>}
      {state.name === "copied" && <p className="visually-hidden">It is on the clipboard.</p>}
      {state.name === "selected" && (
        <p className={styles.note}>
          The clipboard refused. The message is selected: press Ctrl+C. It is in the log.
        </p>
      )}
      {amended && (
        <p className={styles.amended}>
          {amended} is in the log: copying again amends it, a reset begins a new report.
        </p>
      )}
    </div>
  );
}
