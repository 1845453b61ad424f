import { useMemo } from "react";
import type { LogEntry } from "../../domain/log/log";
import { queryMatcher } from "../../domain/log/log-search";
import { textOf } from "./search-texts";

/**
 * The entries that a query finds. What a longer query finds is among what its
 * beginning found, so each further key looks through less, and a key taken back
 * through nothing at all.
 */
export function useLogFilter(
  entries: readonly LogEntry[],
  query: string,
  callSign: string,
): readonly LogEntry[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the references in the texts follow the call sign
  const found = useMemo(() => new Map([["", entries]]), [entries, callSign]);
  return useMemo(() => {
    let length = query.length;
    while (!found.has(query.slice(0, length))) length -= 1;
    const before = found.get(query.slice(0, length)) ?? entries;
    if (length === query.length) return before;
    const matches = queryMatcher(query);
    const now = matches ? before.filter((entry) => matches(textOf(entry, callSign))) : before;
    found.set(query, now);
    return now;
  }, [found, entries, query, callSign]);
}
