import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import type { LogEntry } from "../../domain/log/log";
import { queryMatcher } from "../../domain/log/log-search";
import { localOffsetMinutes, minute } from "../../lib/clock";
import { operator } from "../../lib/session";
import { textOf } from "./search-texts";

interface Filtered {
  shown: readonly LogEntry[];
  /** What was looked for in their texts. */
  words: readonly string[];
  /** Which days and times the query names; "" where it says so itself. */
  timesText: string;
}

/**
 * The entries that a query finds. What a longer query of words finds is among what its
 * beginning found, so each further key looks through less, and a key taken back
 * through nothing at all.
 */
export function useLogFilter(
  entries: readonly LogEntry[],
  query: string,
  callSign: string,
): Filtered {
  useSignals();
  const { timeZone: zone } = operator();
  const matcher = queryMatcher(query, { now: new Date(minute.value), zone, localOffsetMinutes });
  const time = matcher?.hasTime ? minute.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the references in the texts follow the call sign
  const found = useMemo(() => new Map([["", entries]]), [entries, callSign]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the query finds follows from it, and from the time where it names one
  const shown = useMemo(() => {
    const filter = (some: readonly LogEntry[]) =>
      matcher ? some.filter((entry) => matcher.matches(textOf(entry, callSign), entry)) : some;
    if (time !== null) return filter(entries);
    let length = query.length;
    while (!found.has(query.slice(0, length))) length -= 1;
    const before = found.get(query.slice(0, length)) ?? entries;
    if (length === query.length) return before;
    const now = filter(before);
    found.set(query, now);
    return now;
  }, [found, entries, query, callSign, zone, time]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they follow from the query
  const words = useMemo(() => matcher?.words ?? [], [query]);
  return { shown, words, timesText: matcher?.timesText ?? "" };
}
