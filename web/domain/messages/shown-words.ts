/** How a message is broken into lines on the screen. What is copied is always its own text, character by character. */

import { lineText, type MessageLine } from "./message";

const GRID = String.raw`\d{2}[A-Z]{3} \d{1,5} \d{1,5}`;
const FIGURE = String.raw`[~-]?\d[\d,.]*[A-Z]{0,4}(?![\w-])`;
const WORD = "[A-Z0-9]+(?:[-/][A-Z0-9]+)*";
const TOGETHER = new RegExp(
  `${GRID}(?!\\d)|(?<![\\w-])${WORD}(?: (?!${GRID})${FIGURE})?(?![\\w-])`,
  "g",
);
/** Longer ones may be wider than a phone's line. */
const LONGEST = 24;

/** A stretch of text, and whether it stays on one line. */
export interface Stretch {
  text: string;
  isWhole: boolean;
}

/**
 * A line's text in stretches, of which a word and its figure (`M-KILL 0`, `ALT 640FT`), a grid, and a word with
 * hyphens each stay on one line. Joined they are the text.
 */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(TOGETHER)) {
    if (!/[ /-]/.test(whole) || whole.length > LONGEST) continue;
    if (index > from) found.push({ text: text.slice(from, index), isWhole: false });
    found.push({ text: whole, isWhole: true });
    from = index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), isWhole: false });
  return found;
}

const HEADING_LABELS = new Set(["DTG", "ASSET", "C/S"]);

/** How many lines head a message and stay the same while the rest of it is entered: reference, DTG and who reports. */
export function headingLength(lines: readonly Pick<MessageLine, "label">[]): number {
  const first = lines.slice(1).findIndex(({ label }) => !HEADING_LABELS.has(label));
  return first === -1 ? lines.length : first + 1;
}

/** The first line after the heading that was not so before; -1 where none is. */
export function changedLine(before: readonly MessageLine[], lines: readonly MessageLine[]): number {
  const heading = headingLength(lines);
  return lines.findIndex((line, index) => {
    const was = before[index];
    return index >= heading && (was === undefined || lineText(was) !== lineText(line));
  });
}
