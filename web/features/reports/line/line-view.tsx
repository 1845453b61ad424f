import { problemsOf } from "../../../domain/line/line";
import { noteTexts, warningCount } from "../../../domain/reports/notes";
import { isReady } from "../../../domain/reports/report";
import { Button } from "../../../ui/button";
import { MessageText } from "../message-panel";
import styles from "./line.module.css";
import type { LineReport } from "./line-report";

interface Props {
  report: LineReport;
  /** It was to be copied as it stands, and names no platform. */
  isRefused: boolean;
  onCopy(): void;
  onOpen(): void;
}

/** A line's interpretation, word by word, and the message that grows from it. */
export function LineView({ report, isRefused, onCopy, onOpen }: Props) {
  const { reading, lines, notes } = report;
  return (
    <section className={styles.line} aria-label="Report from this line">
      <ul className={styles.pieces} aria-label="Understood">
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
        {reading.platformCount > 1 && (
          <li className={styles.note}>first of {reading.platformCount} matches</li>
        )}
        {reading.sighting && reading.platform?.bothSides && (
          <li className={styles.note}>both sides: hostile unless the form says friendly</li>
        )}
      </ul>
      <p className={styles.message}>
        <MessageText lines={lines} />
      </p>
      <div className={styles.status} role="status">
        <p className={isRefused ? styles.refused : undefined}>
          {isRefused && "Not copied: Platform missing. "}
          {nextStep(report)}
        </p>
        {noteTexts(notes).map((text) => (
          <p key={text} className={styles.warning}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {report.isComplete && (
          <Button
            look="primary"
            keys="Ctrl Enter"
            aria-keyshortcuts="Control+Enter"
            onClick={onCopy}
          >
            Copy report{notes.length > 0 && `, ${warningCount(notes)}`}
          </Button>
        )}
        {report.platform !== null && (
          <Button
            keys={report.isComplete ? "Enter" : "Ctrl Enter"}
            aria-keyshortcuts={report.isComplete ? "Enter" : "Control+Enter"}
            onClick={onOpen}
          >
            Open form
          </Button>
        )}
      </div>
    </section>
  );
}

/** What is missing before the line can be copied. */
function nextStep({ reading, validation, notes, platform, isComplete }: LineReport): string {
  if (isComplete) return notes.length > 0 ? "" : "Complete.";
  const { missing, wrong } = validation;
  if (platform === null) return "Name the platform, or select one below.";
  if (reading.guess !== null) return `${reading.guess} Check ${platformOf(reading)} in the form.`;
  if (reading.platformCount > 1)
    return `${reading.platformCount} platforms match. Check ${platformOf(reading)} in the form.`;
  const marked = problemsOf(reading);
  if (marked.length > 0) return `Not used: ${marked.map(({ text }) => text).join(", ")}.`;
  if (!isReady(validation)) return `Still missing: ${[...missing, ...wrong].join(", ")}.`;
  return "";
}

const platformOf = ({ platform }: LineReport["reading"]) => platform?.platformId ?? "it";
