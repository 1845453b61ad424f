import { Check, Copy } from "lucide-react";
import { Fragment, type ReactNode, type RefObject } from "react";
import {
  joinMessage,
  LINE_SEPARATOR,
  lineText,
  MESSAGE_END,
  type MessageLine,
} from "../../domain/messages/message";
import { type ReportNote, warningCount } from "../../domain/reports/notes";
import type { Validation } from "../../domain/reports/report";
import { isReady } from "../../domain/reports/report";
import { CLIPBOARD_REFUSED } from "../../lib/clipboard";
import { Button } from "../../ui/button";
import { Keys } from "../../ui/keys";
import { showFocused } from "../../ui/use-focus";
import styles from "./message-panel.module.css";
import type { CopyState } from "./use-copy";
import type { Replaced } from "./use-existing-report";

/** A try to copy that copied nothing. */
export interface Refused {
  /** `Motion missing` */
  why: string;
  /** How often it was tried. */
  times: number;
}

interface Props {
  lines: readonly MessageLine[];
  validation: Validation;
  notes: readonly ReportNote[];
  /** The last try, if it copied nothing and nothing has changed since. */
  refused: Refused | null;
  state: CopyState;
  isTestData: boolean;
  /** The log's entry whose place a copy takes. */
  replaced: Replaced | null;
  /** What comes after the copy; null before it. */
  next: NextSteps | null;
  /** The control of the report's DTG. */
  time: ReactNode;
  onCopy(): void;
  /** Leads to a field by its name. */
  onGoTo(name: string): void;
  preview: RefObject<HTMLParagraphElement | null>;
}

interface NextSteps {
  onNew(): void;
  onAgain(): void;
}

/** The message as it grows, what it still lacks, and the button that sends it on its way. */
export function MessagePanel(props: Props) {
  const { lines, validation, notes, refused, state, isTestData } = props;
  const { replaced, next, time, onCopy, onGoTo, preview } = props;
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
      <Notes
        validation={validation}
        refused={refused}
        state={state}
        replaced={replaced}
        onGoTo={onGoTo}
      />
      {next && <Next {...next} />}
      {/* At the bottom, where neither a longer message nor a note moves it. */}
      <div className={styles.send}>
        {time}
        <Button
          look="primary"
          className={styles.copy}
          disabled={isTestData}
          aria-disabled={isReady(validation) ? undefined : true}
          aria-keyshortcuts="Control+Enter"
          onClick={onCopy}
        >
          {state.name === "copied" ? (
            <Check size={20} aria-hidden="true" />
          ) : (
            <Copy size={20} aria-hidden="true" />
          )}
          {copyLabel(state, isTestData)}
          {notes.length > 0 && !isTestData && state.name !== "copied" && `, ${warningCount(notes)}`}
        </Button>
        <p className={styles.keys}>
          <Keys keys="Ctrl Enter" /> copy · <Keys keys="Alt R" /> {next ? "new report" : "reset"} ·{" "}
          <Keys keys="F1" /> all keys
        </p>
      </div>
    </>
  );
}

function copyLabel(state: CopyState, isTestData: boolean): string {
  if (isTestData) return "Test Data - Copy Disabled";
  return state.name === "copied" ? "Copied & Saved!" : "Submit & Copy to clipboard";
}

/** What keeps a report from being copied, the first of it; null for nothing. */
export function whyNotCopied(
  { missing: [missing], wrong: [wrong] }: Validation,
  isTestData = false,
): string | null {
  if (missing !== undefined) return `${missing} missing`;
  if (wrong !== undefined) return `check ${wrong}`;
  return isTestData ? "this is test data" : null;
}

/** A message's lines: their labels muted, what is missing or wrong boxed. */
export function MessageText({ lines }: { lines: readonly MessageLine[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <Fragment key={lineText(line)}>
          {index > 0 && LINE_SEPARATOR}
          {line.invalid ? (
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

/** The ways on from a report that was copied. */
export function NextButtons({ onNew, onAgain }: NextSteps) {
  return (
    <>
      <Button keys="Alt R" aria-keyshortcuts="Alt+R" onClick={onNew}>
        New report
      </Button>
      <Button keys="Alt D" aria-keyshortcuts="Alt+D" onClick={onAgain}>
        Same again
      </Button>
    </>
  );
}

/** The report is copied: another one comes next. */
function Next(steps: NextSteps) {
  return (
    <div className={styles.next}>
      <NextButtons {...steps} />
      <p className={styles.amend}>Copy again to amend it, or start a new report.</p>
    </div>
  );
}

type NotesProps = Pick<Props, "validation" | "refused" | "state" | "replaced" | "onGoTo">;

function Notes({ validation, refused, state, replaced, onGoTo }: NotesProps) {
  const { missing, wrong } = validation;
  return (
    <div className={styles.notes}>
      {refused && <p className={styles.refused}>Not copied: {refused.why}</p>}
      {missing.length > 0 && (
        <p className={styles.note}>
          Required fields missing: <FieldLinks names={missing} onGoTo={onGoTo} />
        </p>
      )}
      {wrong.length > 0 && (
        <p className={styles.note}>
          Check <FieldLinks names={wrong} onGoTo={onGoTo} /> before you copy.
        </p>
      )}
      {state.name === "selected" && (
        <p className={styles.note}>{CLIPBOARD_REFUSED} It is in the log.</p>
      )}
      {replaced && (
        <p className={styles.replaced}>
          <span className={styles.signed}>Replaces {replaced.reference} in the log</span>
          {replaced.changes && `, ${replaced.changes}`}
        </p>
      )}
      {/* Without the links: announcements must stay reachable while a dialog covers it. */}
      <p className="visually-hidden" aria-live="polite">
        {/* Said again at each try: what is the same text is not read aloud twice. */}
        {refused && `Not copied: ${refused.why}.${"\u00a0".repeat(refused.times % 2)} `}
        {spoken(missing, wrong)}
        {state.name === "copied" && " It is on the clipboard."}
        {state.name === "selected" && " The message is selected."}
        {replaced && ` It will replace ${replaced.reference}.`}
      </p>
    </div>
  );
}

/** The notes on the fields as they are read aloud. */
function spoken(missing: readonly string[], wrong: readonly string[]): string {
  return [
    missing.length > 0 && `Missing: ${missing.join(", ")}.`,
    wrong.length > 0 && `To be checked: ${wrong.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The names of fields, each a link to its field. */
function FieldLinks({ names, onGoTo }: { names: readonly string[]; onGoTo(name: string): void }) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      <button
        type="button"
        className={styles.link}
        onFocus={showFocused}
        onClick={() => onGoTo(name)}
      >
        {name}
      </button>
    </Fragment>
  ));
}
