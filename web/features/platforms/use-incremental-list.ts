import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { typingIdle } from "../../lib/typing-idle";

/** What fills a laptop's screen; on a larger one the rest follows at once. */
const FIRST = 12;
/** Mounting more in one go would be felt under the next key. */
const CHUNK = 12;
/** So many come by themselves, a chunk at a time, all of the built-in ones; the rest as the end of the list comes near. */
const UNASKED = 480;
const PAUSE_MS = 100;
/** Whoever knows what to look for has found it by then. */
const FIRST_PAUSE_MS = 1000;

/**
 * The first items of a list, soon more, and more again each time its end comes near.
 * @param question what the list answers; another one starts at the first items again
 */
export function useIncrementalList<T>(items: readonly T[], question: string) {
  const [limit, setLimit] = useState(FIRST);
  const [asked, setAsked] = useState(question);
  const sentinel = useRef<HTMLDivElement>(null);
  if (asked !== question) {
    setAsked(question);
    setLimit(FIRST);
  }
  const hasMore = items.length > limit;

  useEffect(() => {
    const end = sentinel.current;
    if (!end || !hasMore) return;
    const pause = limit === FIRST ? FIRST_PAUSE_MS : PAUSE_MS;
    let isOver = false;
    // No key must wait for cards below those that fill the screen.
    const grow = async () => {
      await typingIdle();
      if (!isOver) startTransition(() => setLimit(limit + CHUNK));
    };
    const timer = limit < UNASKED ? setTimeout(grow, pause) : undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void grow();
    });
    observer.observe(end);
    return () => {
      isOver = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hasMore, limit]);

  return {
    shown: items.slice(0, limit),
    /** For the element at the end of the list; null when all of it is shown. */
    sentinel: hasMore ? sentinel : null,
    /** How many items there are to go to: those that are shown or will be in a moment. */
    reachable: Math.min(items.length, Math.max(limit, UNASKED)),
    /** Shows the item at a place now. */
    reveal(index: number) {
      if (index >= limit) flushSync(() => setLimit(index + 1));
    },
  };
}
