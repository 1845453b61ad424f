import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo } from "react";
import type { LogEntry } from "../../domain/log/log";
import { queryMatcher, searchText } from "../../domain/log/log-search";
import { localOffsetMinutes, minute } from "../../lib/clock";
import { operator } from "../../lib/session";

/**
 * The entries that a query finds. What a longer query of words finds is among what its
 * beginning found, so each further key looks through less, and a key taken back
 * through nothing at all.
 */
export function useLogFilter(entries: readonly LogEntry[], query: string, callSign: string) {
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
  return {
    shown,
    /** What was looked for in their texts. */
    words,
    /** Which days and times the query names; "" where it says so itself. */
    timesText: matcher?.timesText ?? "",
  };
}

let byEntry = new WeakMap<LogEntry, string>();
let madeFor = "";

/** What the search looks at in an entry, made once for each. */
function textOf(entry: LogEntry, userCallSign: string): string {
  if (userCallSign !== madeFor) {
    byEntry = new WeakMap();
    madeFor = userCallSign;
  }
  let text = byEntry.get(entry);
  if (text === undefined) {
    text = searchText(entry, userCallSign);
    byEntry.set(entry, text);
  }
  return text;
}

/** For so long at a time, so that a key never waits for long. */
const SLICE_MS = 16;
const AT_ONCE = 50;

/** Makes the texts ahead, so that the first key of a search does not wait for all of them. */
export function usePreparedTexts(entries: readonly LogEntry[], userCallSign: string): void {
  useEffect(() => {
    let done = 0;
    let timer = setTimeout(function prepare() {
      const end = performance.now() + SLICE_MS;
      while (done < entries.length && performance.now() < end) {
        for (const entry of entries.slice(done, done + AT_ONCE)) textOf(entry, userCallSign);
        done += AT_ONCE;
      }
      if (done < entries.length) timer = setTimeout(prepare);
    });
    return () => clearTimeout(timer);
  }, [entries, userCallSign]);
}
