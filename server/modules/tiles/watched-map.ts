import type { MapSource } from "./map-source";
import { cannotUse, type OnError, type OpenedMap } from "./open-map";

/** A map whose file may change or go away while it is in use. */
export interface WatchedMap {
  /** Null for one that could not be opened. */
  source: MapSource | null;
  /** Why it cannot be used now, in a sentence for people; null while it can. */
  broken(): string | null;
  /** Reports why a tile could not be read. @returns the sentence for people */
  fail(reason: string): string;
}

/** How long a look at the file counts, in milliseconds. */
const RENEW_MS = 1000;
const CHANGED = "it has changed since Sightline started; start Sightline again to use it";

/**
 * @param now milliseconds on a monotonic clock
 * @param onError is called once for each thing that is wrong with the file
 */
export function watchMap(opened: OpenedMap, now: () => number, onError: OnError): WatchedMap {
  const { source } = opened;
  if (source === null) return { source, broken: () => opened.reason, fail: () => opened.reason };

  const { file } = opened;
  const reported = new Set<string>();
  const fail = (reason: string) => {
    if (!reported.has(reason)) onError(file, reason);
    reported.add(reason);
    return cannotUse(file, reason);
  };
  let broken: string | null = null;
  let checkedAt = now();
  return {
    source,
    fail,
    broken() {
      const at = now();
      if (at - checkedAt >= RENEW_MS) {
        checkedAt = at;
        broken = source.archive.isUnchanged() ? null : fail(CHANGED);
      }
      return broken;
    },
  };
}
