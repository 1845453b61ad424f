import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { rowText } from "../../../domain/log/row-text";
import { signsOf } from "../../../domain/picture/signs";
import { isWithin, type TimeWindow } from "../../../domain/picture/time-window";
import { loadPlatforms, type PlatformList, platformList, symbolsIn } from "../../../lib/platforms";
import { useReadableReports } from "../../../lib/reports";
import type { Pictured } from "./picture-layer";
import type { Source } from "./picture-view";
import { readerFor } from "./read-entries";

/** A report of the log as the picture has it. */
export interface PictureEntry extends Pictured {
  entry: LogEntry;
}

interface Filter {
  type: string | null;
  source: Source;
  /** Null shows none. */
  window: TimeWindow | null;
}

/** Every report of the log with its signs, newest first. */
export function usePictureEntries(entries: readonly LogEntry[]): readonly PictureEntry[] {
  useSignals();
  const read = readerFor(useReadableReports());
  useEffect(() => void loadPlatforms(), []);
  const sidcOf = useSymbols(platformList.value);
  return useMemo(
    () =>
      entries.map((entry) => {
        const report = read(entry);
        return {
          id: entry.id,
          entry,
          report,
          signs: signsOf(report, sidcOf),
          isTest: entry.isTestData === true,
          // Asked for by the few that are drawn.
          get title() {
            const { what, where, time } = rowText(entry, Date.now());
            return [what, where, time, entry.isTestData && "Test data"].filter(Boolean).join(" · ");
          },
        };
      }),
    [entries, read, sidcOf],
  );
}

const useSymbols = (list: PlatformList) => useMemo(() => symbolsIn(list), [list]);

export function useFiltered(
  all: readonly PictureEntry[],
  { type, source, window }: Filter,
): readonly PictureEntry[] {
  const [from, to] = [window?.from, window?.to];
  return useMemo(() => {
    if (from === undefined || to === undefined) return [];
    return all.filter(({ entry, report }) => {
      const isOfSource = entry.isTestData
        ? source === "test"
        : source === "all" || source === (entry.received ? "received" : "own");
      const isOfType = type === null || entry.reportType === type;
      return isOfSource && isOfType && isWithin({ from, to }, report.time);
    });
  }, [all, type, source, from, to]);
}
