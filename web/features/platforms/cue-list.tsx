import type { DrawingMarks } from "../../domain/platforms/drawing-marks";
import styles from "./cue-list.module.css";

interface Props {
  cues: readonly string[];
  marks: DrawingMarks | null;
  /** The cue whose part is lit until it is pressed again. */
  kept: string | null;
  onPoint(cue: string | null): void;
  onKeep(cue: string | null): void;
}

/** The numbered cues; one that names a part of the drawing lights it while it is pointed at or has the focus. */
export function CueList({ cues, marks, kept, onPoint, onKeep }: Props) {
  return (
    <ol className={styles.cues}>
      {cues.map((cue, at) => {
        const isLinked =
          marks?.views.some(({ cues }) => cues.some((marked) => marked.cue === cue)) ?? false;
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
                onMouseEnter={() => onPoint(cue)}
                onMouseLeave={() => onPoint(null)}
                onFocus={() => onPoint(cue)}
                onBlur={() => onPoint(null)}
                onClick={() => onKeep(kept === cue ? null : cue)}
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
