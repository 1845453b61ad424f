/** What is done with a report typed as one line, act by act: copied, opened in its form, or neither; and what comes after. */

/** A line that makes a report. */
interface Typed {
  text: string;
  /** Everything was understood and nothing is missing. */
  isComplete: boolean;
  /** Its form can be opened: a sighting wants a platform. */
  isOpenable: boolean;
}

export interface LineState<Copied> {
  /** The report that was copied last, until another is begun. */
  copied: Copied | null;
  /** Goes up with each report that was copied or begun: the line is emptied. */
  emptied: number;
  /** The line of the last try to copy that copied nothing, and how often it was tried. */
  refused: { text: string; times: number };
  isCopying: boolean;
}

export const LINE_BEGUN: LineState<never> = {
  copied: null,
  emptied: 0,
  refused: { text: "", times: 0 },
  isCopying: false,
};

export type LineAct<Line, Copied> =
  | { copy: Line }
  /** Copies it where nothing is missing, else opens its form. */
  | { go: Line }
  /** What was copied; null where nothing was, or once it is over. */
  | { sent: Copied | null }
  /** The copied message is put on the clipboard again, or not. */
  | { again: Partial<Copied> }
  | "new";

/** What an act makes of it, and what is to be done. */
export function lineStep<Line extends Typed, Copied>(
  now: LineState<Copied>,
  act: LineAct<Line, Copied>,
): [LineState<Copied>, ({ copy: Line } | { open: Line })?] {
  const { copied, emptied, refused, isCopying } = now;
  if (act === "new") return [{ ...now, copied: null, emptied: emptied + 1 }];
  if ("again" in act) return [{ ...now, copied: copied && { ...copied, ...act.again } }];
  if ("sent" in act) {
    if (act.sent === null) return [{ ...now, isCopying: false }];
    return [{ ...now, copied: act.sent, emptied: emptied + 1, isCopying: false }];
  }
  const line = "go" in act ? act.go : act.copy;
  const { text } = line;
  if (line.isComplete) return isCopying ? [now] : [{ ...now, isCopying: true }, { copy: line }];
  if ("go" in act && line.isOpenable) return [now, { open: line }];
  const times = refused.text === text ? refused.times + 1 : 1;
  return [{ ...now, refused: { text, times } }];
}
