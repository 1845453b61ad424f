import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useState } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { rowText } from "../../../domain/log/row-text";
import { signsOf } from "../../../domain/picture/signs";
import { isWithin, type TimeWindow } from "../../../domain/picture/time-window";
import { definitionOf } from "../../../domain/reports/definitions";
import { type ReadReport, readReport } from "../../../domain/reports/positions";
import type { Theme } from "../../../domain/theme";
import { loadPlatforms, type PlatformList, platformList } from "../../../lib/platforms";
import { useReports } from "../../../lib/reports";
import type { Pictured } from "./picture-layer";
import type { Source } from "./picture-view";
import { drawIcons, type SymbolIcons } from "./sign-icons";

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
  const read = useReader();
  const sidcOf = usePlatformSymbols(platformList.value);
  return useMemo(
    () =>
      entries.map((entry) => {
        const report = read(entry);
        return {
          id: entry.id,
          entry,
          report,
          signs: signsOf(report, sidcOf),
          // Asked for by the few that are drawn.
          get title() {
            const { what, where, time } = rowText(entry);
            return [what, where, time].filter(Boolean).join(" · ");
          },
        };
      }),
    [entries, read, sidcOf],
  );
}

export function useFiltered(
  all: readonly PictureEntry[],
  { type, source, window }: Filter,
): readonly PictureEntry[] {
  const [from, to] = [window?.from, window?.to];
  return useMemo(() => {
    if (from === undefined || to === undefined) return [];
    return all.filter(({ entry, report }) => {
      const isOfSource = source === "all" || (source === "received") === (entry.received === true);
      const isOfType = type === null || entry.reportType === type;
      return isOfSource && isOfType && isWithin({ from, to }, report.time);
    });
  }, [all, type, source, from, to]);
}

/** Reads each entry once for the formats that there are. */
function useReader(): (entry: LogEntry) => ReadReport {
  const reports = useReports();
  return useMemo(() => {
    const definitions = reports.map(definitionOf);
    return (entry) => {
      const known = knownFor(reports);
      const before = known.get(entry);
      if (before) return before;
      const report = readReport(entry, definitions);
      known.set(entry, report);
      return report;
    };
  }, [reports]);
}

const READ = new WeakMap<object, WeakMap<LogEntry, ReadReport>>();

/** What was read already: it outlives the screen, as the entries do. */
function knownFor(formats: object): WeakMap<LogEntry, ReadReport> {
  const known = READ.get(formats) ?? new WeakMap<LogEntry, ReadReport>();
  READ.set(formats, known);
  return known;
}

function usePlatformSymbols(list: PlatformList): (platformId: string) => string | null {
  useEffect(() => void loadPlatforms(), []);
  return useMemo(() => {
    const platforms = list.state === "ready" ? list.platforms : [];
    const codes = new Map(platforms.map(({ platformId, sidcCode }) => [platformId, sidcCode]));
    return (platformId) => codes.get(platformId) ?? null;
  }, [list]);
}

const NO_ICONS: SymbolIcons = new Map();

/** The symbols of what is shown, in the theme's colours; none until they are drawn. */
export function useSymbolIcons(shown: readonly PictureEntry[], look: Theme): SymbolIcons {
  const codes = useMemo(
    () =>
      [...new Set(shown.flatMap(({ signs }) => signs.flatMap(({ sidc }) => sidc ?? [])))]
        .sort()
        .join(),
    [shown],
  );
  const [icons, setIcons] = useState(NO_ICONS);
  useEffect(() => {
    let isWanted = codes !== "";
    const drawn = codes === "" ? Promise.resolve(NO_ICONS) : drawIcons(codes.split(","), look);
    void drawn.then((next) => isWanted && setIcons(next));
    return () => {
      isWanted = false;
    };
  }, [codes, look]);
  return icons;
}
