import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Filter } from "./search/search";

/** Longer than from one key to the next, shorter than a wait. */
const PAUSE_MS = 140;

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
  const isTyped = wanted.text !== filter.text && wanted.text !== "";

  useEffect(() => {
    if (filter === wanted) return;
    const follow = () => startTransition(() => setFilter(wanted));
    const timer = setTimeout(follow, isTyped ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, filter, isTyped]);

  return { filter, settle: () => flushSync(() => setFilter(wanted)) };
}
