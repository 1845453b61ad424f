import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Seen } from "../../domain/platforms/features";
import type { Platform } from "../../domain/platforms/platform";
import type { PlatformIndex } from "../../domain/platforms/search/platform-index";
import { type Filter, NO_FILTER } from "../../domain/platforms/search/search";
import { toggleSeen } from "../../domain/platforms/search/seen-filter";
import { type Suggestion, suggest } from "../../domain/platforms/search/suggestions";
import { isSameTag, type Tag } from "../../domain/platforms/search/tags";

/** What the operator has typed, picked and filtered out. */
export function usePlatformFilter() {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  return {
    filter,
    type(text: string) {
      setFilter((now) => ({ ...now, text }));
    },
    /** Takes the typed text's place. */
    addTag(tag: Tag) {
      setFilter((now) => {
        const isActive = now.tags.some((other) => isSameTag(other, tag));
        return { ...now, text: "", tags: isActive ? now.tags : [...now.tags, tag] };
      });
    },
    removeTag(tag: Tag) {
      setFilter((now) => ({ ...now, tags: now.tags.filter((other) => !isSameTag(other, tag)) }));
    },
    hide(id: Platform["id"]) {
      setFilter((now) => ({ ...now, hidden: new Set([...now.hidden, id]) }));
    },
    see(seen: Seen) {
      setFilter((now) => toggleSeen(now, seen));
    },
    clear() {
      // New ones, by which it is told from text that was deleted.
      setFilter({ ...NO_FILTER, tags: [], hidden: new Set() });
    },
  };
}

/** Longer than from one key to the next, shorter than a wait. */
const SHORTEST_PAUSE_MS = 140;
const LONGEST_PAUSE_MS = 320;
/** Of the longest that cards took: the slower the computer, the surer it must be that the typing pauses. */
const PAUSE_PER_DRAWING = 3;

/**
 * The filter as the cards follow it: what is typed takes effect as soon as the typing
 * pauses, so that cards drawn anew never hold up the next key; all else at once.
 */
export function usePausedFilter<F extends Filter>(wanted: F) {
  const [filter, setFilter] = useState(wanted);
  const isTyped =
    wanted.text !== filter.text &&
    wanted.tags === filter.tags &&
    wanted.seen === filter.seen &&
    wanted.hidden === filter.hidden;
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

  return {
    filter,
    /** Brings it up to date at once, for a key that leads on to the cards. */
    applyNow: () => flushSync(() => setFilter(wanted)),
  };
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

const NONE: readonly Suggestion[] = [];

/** What the typed text may mean: right after the letter has been painted, which they never hold up. */
export function useSuggestions(index: PlatformIndex, { text, tags }: Filter) {
  const [asked, setAsked] = useState({ text, tags });
  const suggestions = useMemo(() => suggest(index, asked.text, asked.tags), [index, asked]);
  useEffect(() => startTransition(() => setAsked({ text, tags })), [text, tags]);
  return {
    suggestions: text === "" ? NONE : suggestions,
    /** Brings them up to date at once, for a key that leads on to them. */
    catchUp() {
      if (asked.text === text && asked.tags === tags) return suggestions;
      flushSync(() => setAsked({ text, tags }));
      return suggest(index, text, tags);
    },
  };
}
