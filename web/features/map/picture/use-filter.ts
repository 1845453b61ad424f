import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useState } from "react";
import { type LogEntry, reportTypesIn } from "../../../domain/log/log";
import { type Filter, isShown, type Source } from "../../../domain/picture/filter";
import { barAt, typedWindow } from "../../../domain/picture/time-bar";
import {
  isWithin,
  openingTime,
  readWindow,
  type TimeChoice,
  type TypedWindow,
} from "../../../domain/picture/time-window";
import type { TypedAt } from "../../../domain/time/observed-time";
import { localOffsetMinutes, minute } from "../../../lib/clock";
import { reportCounts } from "../../../lib/log-actions";
import { useReports } from "../../../lib/reports";
import { onForgotten, operator } from "../../../lib/session";
import { usePictureEntries } from "./use-picture";

interface Asked extends Filter {
  /** Null while it is the one that the picture opens at. */
  time: TypedWindow | null;
}

const AT_FIRST: Asked = { type: null, source: "all", time: null };

/** In this page's memory, so that the picture is as it was left when the operator comes back to it. */
const asked = signal(AT_FIRST);

function ask(part: Partial<Asked>): void {
  asked.value = { ...asked.value, ...part };
}
onForgotten(() => ask(AT_FIRST));

/** What the menus and the time bar say, and the reports that it leaves. */
export function useFilter(entries: readonly LogEntry[]) {
  useSignals();
  const all = usePictureEntries(entries);
  const reports = useReports();
  const types = useMemo(
    () =>
      reportTypesIn(
        entries,
        reports.map(({ type }) => type),
      ),
    [entries, reports],
  );
  const { test } = reportCounts.value;
  const { value } = asked;
  const type = value.type !== null && types.includes(value.type) ? value.type : null;
  const source = value.source === "test" && test === 0 ? "all" : value.source;
  const ofAnyTime = useMemo(
    () => all.filter(({ entry }) => isShown(entry, { type, source })),
    [all, type, source],
  );
  const times = useMemo(() => ofAnyTime.map(({ report }) => report.time), [ofAnyTime]);
  const [opening] = useState(() => openingTime(times, minute.value));
  const time = value.time ?? opening;
  const typedAt: TypedAt = {
    now: new Date(minute.value),
    zone: operator().timeZone,
    localOffsetMinutes,
  };
  const { window, errors } = readWindow(time, typedAt);
  const [from, to] = [window?.from, window?.to];
  const shown = useMemo(() => {
    if (from === undefined || to === undefined) return [];
    return ofAnyTime.filter(({ report }) => isWithin({ from, to }, report.time));
  }, [ofAnyTime, from, to]);
  return {
    ...{ types, type, source, time, typedAt, window, errors },
    /** When those of any time were observed. */
    times,
    shown,
    /** How many test reports the log holds. */
    test,
    setType: (type: string | null) => ask({ type }),
    setSource: (source: Source) => ask({ source }),
    setTime: (time: TypedWindow) => ask({ time }),
    /** "Between" begins with the time that is shown. */
    setChoice(choice: TimeChoice) {
      const isTyped = choice === "between" && window !== null;
      ask({
        time: isTyped ? typedWindow(window, barAt(minute.value), typedAt) : { ...time, choice },
      });
    },
    /** Who was where in the last hour. */
    showLastHour: () => ask({ ...AT_FIRST, time: { choice: "hour", from: "", to: "" } }),
  };
}
