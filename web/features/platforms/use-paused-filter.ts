import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Filter } from "../../domain/platforms/search/search";

/** Longer than from one key to the next, shorter than a wait. */
const SHORTEST_PAUSE_MS = 140;
const LONGEST_PAUSE_MS = 320;
/** Of the longest that cards took: the slower the computer, the surer it must be that the typing pauses. */
const PAUSE_PER_DRAWING = 3;

interface PausedFilter {
  filter: Filter;
  /** Brings it up to date at once, for a key that leads on to the cards. */
  applyNow(): void;
}

/**
 * The filter as the cards follow it: what is typed takes effect as soon as the typing
 * pauses, so that cards drawn anew never hold up the next key; all else at once.
 */
export function usePausedFilter(wanted: Filter): PausedFilter {
  const [filter, setFilter] = useState(wanted);
  const isTyped =
    wanted.text !== filter.text && wanted.tags === filter.tags && wanted.hidden === filter.hidden;
  const drawing = useDrawingTime(filter);

  useEffect(() => {
    if (filter === wanted) return;
    const follow = () => {
      if (isTyped) drawing.begin();
      startTransition(() => setFilter(wanted));
    };
    const timer = setTimeout(follow, isTyped ? pauseAfter(drawing.longest.current) : 0);
    return () => clearTimeout(timer);
  }, [wanted, filter, isTyped, drawing]);

  return { filter, applyNow: () => flushSync(() => setFilter(wanted)) };
}

/** @param longest how long cards took at the most, in milliseconds; null before the first */
function pauseAfter(longest: number | null): number {
  if (longest === null) return LONGEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, longest * PAUSE_PER_DRAWING));
}

/** Measures how long it takes from `begin` until what `shown` led to is painted. */
function useDrawingTime(shown: unknown) {
  const begun = useRef<number | null>(null);
  const longest = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn, and nothing else, ends a drawing
  useEffect(() => {
    const from = begun.current;
    if (from === null) return;
    begun.current = null;
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        longest.current = Math.max(longest.current ?? 0, performance.now() - from);
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return useRef({
    longest,
    begin() {
      begun.current = performance.now();
    },
  }).current;
}
