import { effect } from "@preact/signals-react";
import type { LogEntry } from "../../../domain/log/log";
import { oncePer } from "../../../domain/once";
import { definitionOf } from "../../../domain/reports/definitions";
import { type ReadReport, readReport } from "../../../domain/reports/positions";
import type { Report } from "../../../domain/reports/registry";
import { logEntries } from "../../../lib/report-log";
import { readableReports } from "../../../lib/reports";
import { typingIdle } from "../../../lib/typing-idle";

export type Reader = (entry: LogEntry) => ReadReport;

/** Reads each entry once for the formats that there are. */
export const readerFor = oncePer((kinds: readonly Report[]): Reader => {
  const definitions = kinds.map(definitionOf);
  return oncePer((entry) => readReport(entry, definitions));
});

/** For so long at a time, so that a key never waits for long. */
const SLICE_MS = 8;

/** Reads the log ahead from now on, while nobody types, so that the picture of a long one opens at once. */
export function readAhead(): void {
  effect(() => {
    const entries = logEntries.value ?? [];
    const read = readerFor(readableReports.value);
    let done = 0;
    let timer = setTimeout(async function go() {
      await typingIdle();
      const end = performance.now() + SLICE_MS;
      for (; done < entries.length && performance.now() < end; done += 1) {
        const entry = entries[done];
        if (entry) read(entry);
      }
      if (done < entries.length) timer = setTimeout(go);
    });
    return () => {
      done = entries.length;
      clearTimeout(timer);
    };
  });
}
