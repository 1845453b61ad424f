import type { DrawingMarks } from "../../domain/platforms/drawing-marks";
import { useDialogShortcut } from "../../lib/shortcuts";
import styles from "./cue-list.module.css";

interface Props {
  cues: readonly string[];
  marks: DrawingMarks | null;
  /** The cue whose part is lit until it is pressed again. */
  kept: string | null;
  onPoint(cue: string | null): void;
  onKeep(cue: string | null): void;
}

/**
 * The numbered cues; one that names a part of the drawing lights it while it is pointed at or has the focus, and keeps
 * it lit by a click or by its number.
 */
export function CueList({ cues, marks, kept, onPoint, onKeep }: Props) {
  const isMarked = (cue: string) =>
    marks?.views.some(({ cues }) => cues.some((marked) => marked.cue === cue)) ?? false;
  const toggle = (cue: string) => onKeep(kept === cue ? null : cue);
  useDialogShortcut("1|2|3|4|5|6|7|8|9", (number) => {
    const cue = cues[Number(number) - 1];
    if (cue !== undefined && isMarked(cue)) toggle(cue);
  });
  return (
    <ol className={styles.cues}>
      {cues.map((cue, at) => {
        const isLinked = isMarked(cue);
        const words = (
          <>
            <span className={`${styles.number} ${isLinked ? "" : styles.plain}`} aria-hidden="true">
              {at + 1}
            </span>
            {cue}
          </>
        );
        return (
          <li key={cue}>
            {isLinked ? (
              <button
                type="button"
                className={styles.cue}
                aria-pressed={kept === cue}
                aria-keyshortcuts={String(at + 1)}
                onMouseEnter={() => onPoint(cue)}
                onMouseLeave={() => onPoint(null)}
                onFocus={() => onPoint(cue)}
                onBlur={() => onPoint(null)}
                onClick={() => toggle(cue)}
              >
                {words}
              </button>
            ) : (
              <span className={styles.cue}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
