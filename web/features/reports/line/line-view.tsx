import type { ReactNode, Ref } from "react";
import { nextChoices, problemsOf } from "../../../domain/line/line";
import type { MessageLine } from "../../../domain/messages/message";
import { Button } from "../../../ui/button";
import { blockState, type Refused, whyNotCopied } from "../block-state";
import { MessageText } from "../message-text";
import { CopyButton, StateBlock } from "../state-block";
import styles from "./line.module.css";
import type { LineReport } from "./line-report";

interface Props {
  report: LineReport;
  /** How often it was tried to copy it as it stands, and nothing was copied. */
  refusals: number;
  onCopy(): void;
  /** Writes a word into the line. */
  onWrite(word: string): void;
  /** Absent where the list below opens the form. */
  onOpen?(): void;
}

/** A line's interpretation, word by word, and the message that grows from it. */
export function LineView({ report, refusals, onCopy, onWrite, onOpen }: Props) {
  const { reading, lines, notes, validation, isComplete } = report;
  const isOpenable = report.platform !== null;
  const next = nextChoices(reading.report, validation.missing);
  const state = blockState({
    validation,
    hindrance: hindranceOf(report),
    notes,
    isBegun: true,
    refused: refusals === 0 ? null : refusedOf(report, refusals),
  });
  return (
    <LinePanel
      name="Report from this line"
      lines={lines}
      block={<StateBlock state={state} next={NOTHING_NEXT} />}
      buttons={
        <>
          <CopyButton
            state={state}
            isFresh={false}
            words="Copy report"
            keys={isComplete || !onOpen ? "inside" : undefined}
            onCopy={onCopy}
          />
          {onOpen && (
            <Button
              disabled={!isOpenable}
              keys={isComplete ? "Enter" : isOpenable ? "Ctrl Enter" : undefined}
              aria-keyshortcuts={isComplete ? "Enter" : isOpenable ? "Control+Enter" : undefined}
              onClick={onOpen}
            >
              Open form
            </Button>
          )}
        </>
      }
    >
      <div className={styles.words}>
        <ul className={`${styles.pieces} row`} aria-label="Understood">
          {reading.pieces.map(({ start, text, chip, problem }) => (
            <li
              key={start}
              className={problem ? styles.problem : styles.chip}
              data-problem={problem ? true : undefined}
            >
              {problem ? (
                <>
                  <span className={styles.typed}>{text}</span> {problem}
                </>
              ) : (
                chip
              )}
            </li>
          ))}
          {reading.notes.map((note) => (
            <li key={note} className={styles.note}>
              {note}
            </li>
          ))}
          {reading.platformCount > 1 && (
            <li className={styles.note}>first of {reading.platformCount} matches</li>
          )}
          {!reading.report.format && reading.platform?.bothSides && (
            <li className={styles.note}>both sides: hostile unless the form says friendly</li>
          )}
        </ul>
        {next && (
          <div className={styles.next}>
            <p className={styles.lacking}>{next.field}?</p>
            <ul className={`${styles.pieces} row`} aria-label={next.field}>
              {next.choices.map(({ label, word }) => (
                <li key={word}>
                  <button type="button" className={styles.choice} onClick={() => onWrite(word)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </LinePanel>
  );
}

const NOTHING_NEXT = { onNew: () => {}, onAgain: () => {} };

interface PanelProps {
  name: string;
  lines: readonly MessageLine[];
  message?: Ref<HTMLParagraphElement>;
  /** Its message is shown from its first word, on a phone as well. */
  isCopied?: boolean;
  block: ReactNode;
  buttons: ReactNode;
  children?: ReactNode;
}

/** A line's message beside its state: as high before the copy as after it. */
export function LinePanel({
  name,
  lines,
  message,
  isCopied = false,
  block,
  buttons,
  children,
}: PanelProps) {
  const isDock = isCopied ? undefined : true;
  return (
    <section className={styles.line} aria-label={name}>
      {children}
      {/* Focusable, so that a long message can be scrolled by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable */}
      <p ref={message} className={styles.message} tabIndex={0} data-dock={isDock}>
        <MessageText lines={lines} />
      </p>
      <div className={styles.state}>{block}</div>
      <div className={styles.buttons}>{buttons}</div>
    </section>
  );
}

/** What keeps a line from being copied beside missing and wrong fields; null for nothing. */
function hindranceOf({ reading, platform, isComplete }: LineReport): string | null {
  if (isComplete) return null;
  if (platform === null) return "Name the platform, or select one below.";
  if (reading.guess !== null) return `${reading.guess} Check ${platformOf(reading)} in the form.`;
  if (reading.platformCount > 1)
    return `${reading.platformCount} platforms match. Check ${platformOf(reading)} in the form.`;
  const marked = problemsOf(reading);
  return marked.length > 0 ? `Not used: ${marked.map(({ text }) => text).join(", ")}.` : null;
}

const platformOf = ({ platform }: LineReport["reading"]) => platform?.platformId ?? "it";

function refusedOf(report: LineReport, times: number): Refused {
  return { why: whyNotCopied(report.validation) ?? hindranceOf(report) ?? "", times };
}
