import { useSignals } from "@preact/signals-react/runtime";
import type { DrawingMarks, DrawingState } from "../../domain/platforms/drawing-marks";
import type { Platform } from "../../domain/platforms/platform";
import { Segmented } from "../../ui/segmented";
import styles from "./detail-drawing.module.css";
import {
  type BoardMarks,
  BoardStack,
  DrawingBoard,
  isBesideMan,
  isFromAbove,
} from "./drawing-board";
import { PlatformImage } from "./platform-image";
import { isWhiteHot } from "./white-hot";

const STATES: Readonly<Record<DrawingState, string>> = {
  ready: "Ready",
  march: "On the march",
};

interface Props {
  platform: Platform;
  /** Null where the image is no drawing of ours. */
  marks: DrawingMarks | null;
  /** Null for the one that the card shows. */
  state: DrawingState | null;
  /** The cues whose parts are lit. */
  litCues: readonly string[];
}

/** What the platform looks like, large; a drawing from the side and from above, with a man for scale and the numbers of the cues. */
export function DetailDrawing({ platform, marks, state, litCues }: Props) {
  useSignals();
  const [first] = marks?.views ?? [];
  if (marks === null || first === undefined)
    return <PlatformImage platform={platform} large whiteHot={isWhiteHot.value} />;
  const boards = marks.views.map((view) => ({ ...view, unitsPerCm: marks.unitsPerCm }));
  const inState = (wanted: DrawingState | null) => boards.filter((each) => each.state === wanted);
  const shown = inState(state ?? first.state);
  const states = new Set(boards.map((board) => board.state));
  return (
    <BoardStack stacks={[...states].map(inState)}>
      {shown.map((board) => (
        <div key={board.view} className={isBesideMan(board) ? styles.besideMan : styles.alone}>
          {shown.length > 1 && (
            <p className={styles.view}>{isFromAbove(board) ? "From above" : "From the side"}</p>
          )}
          <DrawingBoard
            platform={platform}
            marks={board}
            lit={litParts(board, litCues)}
            numbers={numbersOn(board, platform, litCues)}
          />
        </div>
      ))}
    </BoardStack>
  );
}

/** Chooses between a platform set up as it works and as it travels; nothing for what has no such states. */
export function StateChoice({
  marks,
  state,
  onChange,
}: Pick<Props, "marks" | "state"> & { onChange(state: DrawingState): void }) {
  const states = [...new Set(marks?.views.flatMap((view) => view.state ?? []))];
  const [first] = states;
  if (first === undefined || states.length < 2) return null;
  return (
    <Segmented
      label="State"
      isLabelHidden
      value={state ?? first}
      choices={states.map((value) => ({ value, label: STATES[value] }))}
      onChange={onChange}
    />
  );
}

function litParts({ cues }: BoardMarks, litCues: readonly string[]): number[] {
  const lit = cues.filter(({ cue }) => litCues.includes(cue)).flatMap(({ parts }) => parts);
  return [...new Set(lit)];
}

function numbersOn({ cues }: BoardMarks, platform: Platform, litCues: readonly string[]) {
  return cues.flatMap(({ cue, at, to }) => {
    const number = platform.cues.indexOf(cue) + 1;
    // An imported record may say other things of a platform that we have drawn.
    return number === 0 ? [] : [{ number, at, to, isLit: litCues.includes(cue) }];
  });
}
