import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { rowText } from "../../../domain/log/row-text";
import { signsOf } from "../../../domain/picture/signs";
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
