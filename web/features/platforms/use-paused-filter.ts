import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Filter } from "./search/search";

/** Longer than from one key to the next, shorter than a wait. */
const SHORTEST_PAUSE_MS = 140;
const LONGEST_PAUSE_MS = 320;
/** Of how long the last cards took: the slower the computer, the surer it must be that the typing pauses. */
const PAUSE_PER_DRAWING = 3;

interface Settled {
  filter: Filter;
  /** Brings it up to date at once, for a key that leads on to the cards. */
  settle(): void;
}

/**
 * The filter as the cards follow it: what is typed takes effect as soon as the typing
 * pauses, so that cards drawn anew never hold up the next key; all else at once.
 */
export function usePausedFilter(wanted: Filter): Settled {
  const [filter, setFilter] = useState(wanted);
  const isTyped =
    wanted.text !== filter.text && wanted.tags === filter.tags && wanted.hidden === filter.hidden;
  const begun = useRef(0);
  const pause = useRef(SHORTEST_PAUSE_MS);

  useEffect(() => {
    if (filter === wanted) {
      const took = performance.now() - begun.current;
      const enough = Math.min(LONGEST_PAUSE_MS, took * PAUSE_PER_DRAWING);
      if (begun.current > 0) pause.current = Math.max(SHORTEST_PAUSE_MS, enough);
      begun.current = 0;
      return;
    }
    const follow = () => {
      begun.current = performance.now();
      startTransition(() => setFilter(wanted));
    };
    const timer = setTimeout(follow, isTyped ? pause.current : 0);
    return () => clearTimeout(timer);
  }, [wanted, filter, isTyped]);

  return { filter, settle: () => flushSync(() => setFilter(wanted)) };
}
