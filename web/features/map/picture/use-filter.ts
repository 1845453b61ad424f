import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useState } from "react";
import { type LogEntry, reportTypesIn } from "../../../domain/log/log";
import { barAt, typedWindow } from "../../../domain/picture/time-bar";
import {
  openingTime,
  readWindow,
  type TimeChoice,
  type TypedWindow,
} from "../../../domain/picture/time-window";
import type { TypedAt } from "../../../domain/time/observed-time";
import { localOffsetMinutes, minute } from "../../../lib/clock";
import { reportCounts } from "../../../lib/log-actions";
import { useReports } from "../../../lib/reports";
import { operator } from "../../../lib/session";
import { usePictureView } from "./picture-view";
import { useFiltered, usePictureEntries, useWithin } from "./use-picture";

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
  const [askedType, setType] = usePictureView("type");
  const [askedSource, setSource] = usePictureView("source");
  const [askedTime, setTime] = usePictureView("time");
  const { test } = reportCounts.value;
  const type = askedType !== null && types.includes(askedType) ? askedType : null;
  const source = askedSource === "test" && test === 0 ? "all" : askedSource;
  const ofAnyTime = useFiltered(all, { type, source });
  const times = useMemo(() => ofAnyTime.map(({ report }) => report.time), [ofAnyTime]);
  const [opening] = useState(() => openingTime(times, minute.value));
  const time: TypedWindow = askedTime ?? opening;
  const typedAt: TypedAt = {
    now: new Date(minute.value),
    zone: operator().timeZone,
    localOffsetMinutes,
  };
  const { window, errors } = readWindow(time, typedAt);
  const shown = useWithin(ofAnyTime, window);
  return {
    ...{ types, type, setType, source, setSource, time, setTime, typedAt, window, errors },
    /** When those of any time were observed. */
    times,
    shown,
    /** How many test reports the log holds. */
    test,
    /** "Between" begins with the time that is shown. */
    setChoice(choice: TimeChoice) {
      const isTyped = choice === "between" && window !== null;
      setTime(isTyped ? typedWindow(window, barAt(minute.value), typedAt) : { ...time, choice });
    },
    /** Who was where in the last hour. */
    showLastHour() {
      setType(null);
      setSource("all");
      setTime({ choice: "hour", from: "", to: "" });
    },
  };
}
