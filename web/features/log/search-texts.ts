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

const CHUNK = 200;

/** Makes the texts ahead, a few at a time, so that the first key of a search does not wait for all of them. */
export function usePreparedTexts(entries: readonly LogEntry[], userCallSign: string): void {
  useEffect(() => {
    let done = 0;
    let timer = setTimeout(function prepare() {
      for (const entry of entries.slice(done, done + CHUNK)) textOf(entry, userCallSign);
      done += CHUNK;
      if (done < entries.length) timer = setTimeout(prepare);
    });
    return () => clearTimeout(timer);
  }, [entries, userCallSign]);
}
