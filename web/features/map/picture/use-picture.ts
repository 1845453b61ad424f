import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { rowText } from "../../../domain/log/row-text";
import { type Filter, isShown } from "../../../domain/picture/filter";
import { signsOf } from "../../../domain/picture/signs";
import { isWithin, type TimeWindow } from "../../../domain/picture/time-window";
import { loadPlatforms, platformList, symbolsIn } from "../../../lib/platforms";
import { useReadableReports } from "../../../lib/reports";
import { readerFor } from "./read-entries";
import type { Pictured } from "./sign-index";

/** A report of the log as the picture has it. */
export interface PictureEntry extends Pictured {
  entry: LogEntry;
}

/** Every report of the log with its signs, the one that was observed last first. */
export function usePictureEntries(entries: readonly LogEntry[]): readonly PictureEntry[] {
  useSignals();
  const read = readerFor(useReadableReports());
  useEffect(() => void loadPlatforms(), []);
  const sidcOf = symbolsIn(platformList.value);
  return useMemo(
    () =>
      entries
        .map((entry) => {
          const report = read(entry);
          const { isTestData: isTest = false, received: isReceived = false } = entry;
          return {
            id: entry.id,
            entry,
            report,
            signs: signsOf(report, sidcOf),
            isTest,
            isReceived,
            // Asked for by the few that are drawn.
            get title() {
              const { what, where, time } = rowText(entry, Date.now());
              const from = isReceived && "Received";
              return [what, where, time, from, isTest && "Test data"].filter(Boolean).join(" · ");
            },
            get clock() {
              return rowText(entry, Date.now()).time;
            },
          };
        })
        .sort((a, b) => b.report.time - a.report.time),
    [entries, read, sidcOf],
  );
}

export function useFiltered(
  all: readonly PictureEntry[],
  { type, source }: Filter,
): readonly PictureEntry[] {
  return useMemo(
    () => all.filter(({ entry }) => isShown(entry, { type, source })),
    [all, type, source],
  );
}

/** Those that were observed within a time; none while it is not understood. */
export function useWithin(
  all: readonly PictureEntry[],
  window: TimeWindow | null,
): readonly PictureEntry[] {
  const [from, to] = [window?.from, window?.to];
  return useMemo(() => {
    if (from === undefined || to === undefined) return [];
    return all.filter(({ report }) => isWithin({ from, to }, report.time));
  }, [all, from, to]);
}
