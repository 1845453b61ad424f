/** A label's rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The labels that can be shown, by index: each that overlaps none of those shown before it. */
export function uncrowded(labels: readonly Box[]): Set<number> {
  const shown = new Map<number, Box>();
  for (const [index, label] of labels.entries()) {
    if (![...shown.values()].some((other) => overlap(label, other))) shown.set(index, label);
  }
  return new Set(shown.keys());
}
