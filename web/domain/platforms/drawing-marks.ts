import { isRecord, parseJson } from "../parse-unknown";

/** Left, top, width and height in the drawing's own units; y runs down, 0 is the ground. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A part of a drawing that its words name. */
export interface MarkedPart {
  /** Its name in the drawing's text alternative, e.g. "fuel drums at the rear"; "" if it is too small. */
  name: string;
  /** SVG paths in the drawing's view box: what it covers, and its thin lines. */
  areas: string;
  lines: string;
}

/** Where a number stands in the drawing. */
export interface PlacedNumber {
  at: readonly [x: number, y: number];
  /** The point of its part that a line leads to; null where it stands on the part. */
  to: readonly [x: number, y: number] | null;
}

/** A cue and the parts that it names, by their positions in `parts`. */
export interface MarkedCue extends PlacedNumber {
  cue: string;
  parts: readonly number[];
}

/** How the drawing differs from that of a platform that it is confused with, as positions in `parts`. */
export interface MarkedDifference {
  platformId: string;
  parts: readonly number[];
  /** One for each name among the parts, in their order. */
  numbers: readonly PlacedNumber[];
}

/** The drawings that a platform can have: its two views, and the same in the other state of what folds or is raised. */
export const DRAWING_VIEWS = ["side", "above", "other-side", "other-above"] as const;
export type DrawingView = (typeof DRAWING_VIEWS)[number];

/** Set up as it works, or as it travels. */
export type DrawingState = "ready" | "march";

/** The data that lets the parts of one drawing be highlighted. */
export interface ViewMarks {
  view: DrawingView;
  /** Null where the platform has no states. */
  state: DrawingState | null;
  /** What is seen in it. */
  alt: string;
  viewBox: ViewBox;
  parts: readonly MarkedPart[];
  /** The cues that name a part; others are missing. */
  cues: readonly MarkedCue[];
  differences: readonly MarkedDifference[];
  /** The platforms that this view does not tell it from. */
  same: readonly string[];
}

/** The data that lets the parts of a platform's drawings be highlighted; written by the build. */
export interface DrawingMarks {
  /** 1 where a unit is a centimetre of the real thing, more where the drawing is larger, less where it is smaller. */
  unitsPerCm: number;
  /** What it looks like beside those that its record says it is confused with. */
  alike: readonly string[];
  /** The drawings that there are, first the one that the card shows. */
  views: readonly ViewMarks[];
}

/** Reads what the server sends beside a drawing, as the build wrote it; null if it is something else. */
export function parseMarks(text: string): DrawingMarks | null {
  const marks = parseJson(text);
  const isOfDrawing = isRecord(marks) && Array.isArray(marks.views) && "unitsPerCm" in marks;
  return isOfDrawing ? (marks as unknown as DrawingMarks) : null;
}
