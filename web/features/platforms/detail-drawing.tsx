import { useSignals } from "@preact/signals-react/runtime";
import type { DrawingMarks } from "../../domain/platforms/drawing-marks";
import type { Platform } from "../../domain/platforms/platform";
import { BoardStack, DrawingBoard } from "./drawing-board";
import { PlatformImage } from "./platform-image";
import { isWhiteHot } from "./white-hot";

interface Props {
  platform: Platform;
  /** Null where the image is no drawing of ours. */
  marks: DrawingMarks | null;
  /** The cues whose parts are lit. */
  litCues: readonly string[];
}

/** What the platform looks like, large; a drawing with a man for scale and the numbers of the cues. */
export function DetailDrawing({ platform, marks, litCues }: Props) {
  useSignals();
  if (marks === null)
    return <PlatformImage platform={platform} large whiteHot={isWhiteHot.value} />;
  const numbers = marks.cues.flatMap(({ cue, at }) => {
    const number = platform.cues.indexOf(cue) + 1;
    // An imported record may say other things of a platform that we have drawn.
    return number === 0 ? [] : [{ number, at, isLit: litCues.includes(cue) }];
  });
  const lit = marks.cues.filter(({ cue }) => litCues.includes(cue)).flatMap(({ parts }) => parts);
  return (
    <BoardStack marks={[marks]}>
      <DrawingBoard platform={platform} marks={marks} lit={[...new Set(lit)]} numbers={numbers} />
    </BoardStack>
  );
}
