import { useEffect } from "react";
import type { LogEntry } from "../../domain/log/log";
import { searchText } from "../../domain/log/log-search";

let byEntry = new WeakMap<LogEntry, string>();
let madeFor = "";

/** What the search looks at in an entry, made once for each. */
export function textOf(entry: LogEntry, userCallSign: string): string {
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
