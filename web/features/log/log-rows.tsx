import { useSignals } from "@preact/signals-react/runtime";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { dayHeading, dayOf, todayOf } from "../../domain/log/days";
import type { LogEntry } from "../../domain/log/log";
import { ageText, receivedText } from "../../domain/log/log-row";
import { onClipboard } from "../../lib/clipboard";
import { localOffsetMinutes, minute, now } from "../../lib/clock";
import type { HandoffPurpose } from "../../lib/form-handoff";
import { operator } from "../../lib/session";
import { useFoundMarks } from "../../ui/use-found-marks";
import { useNarrow } from "../../ui/use-media";
import { LogRow, rowName } from "./log-row";
import styles from "./log-rows.module.css";
import { logView } from "./log-view";
import { useRowActions } from "./use-row-actions";
import { useRowFocus } from "./use-row-focus";

interface Props {
  /** By days, the latest first. */
  entries: readonly LogEntry[];
  /** Of the search, to be marked. */
  words: readonly string[];
  callSign: string;
  /** The ids of those that were received last. */
  newIds: ReadonlySet<string>;
  list: RefObject<HTMLUListElement | null>;
  /** The highlighted row's entry; null for the first. */
  rowId: string | null;
  onRow(id: string): void;
  /** The focus leaves the list at its beginning. */
  onLeave(): void;
  onOpen(entry: LogEntry, purpose: HandoffPurpose): void;
  onRemove(entry: LogEntry): void;
  onCode(entry: LogEntry): void;
}

const OVERSCAN = 2;
/** The usual heights of a row, in pixels; each is measured once it is drawn. */
const LAPTOP_ROW = 48;
const PHONE_ROW = 160;
const PHONE_GAP = 8;
/** The height of a day's heading, which stands above the first row of the day and is no part of its box. */
const HEADING = 36;

/** The reports, of which only those in sight of the work, which scrolls them, are drawn. */
export const LogRows = memo(function LogRows(props: Props) {
  const isNarrow = useNarrow();
  // Another list: rows of the other width have other heights.
  return <WorkRows key={`${isNarrow}`} {...props} isNarrow={isNarrow} />;
});

function WorkRows({ isNarrow, ...props }: Props & { isNarrow: boolean }) {
  useSignals();
  const { entries, words, callSign, newIds, list } = props;
  const focus = useRowFocus(props);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...useRowOptions(entries, focus.stop, isNarrow ? PHONE_ROW : LAPTOP_ROW),
    gap: isNarrow ? PHONE_GAP : 0,
    getScrollElement: workElement,
    scrollMargin: useOffset(list),
  });
  const { timeZone } = operator();
  useFoundMarks(list, words);
  const { opened, menuId, copied, said, act } = useRowActions({ ...props, focus });
  const today = todayOf(new Date(minute.value), { zone: timeZone, localOffsetMinutes });
  useLayoutEffect(() => {
    return () => {
      logView.top = virtualizer.scrollOffset ?? 0;
      logView.heights = virtualizer.takeSnapshot();
    };
  }, [virtualizer]);
  useEffect(() => {
    const first = entries.findIndex(({ id }) => newIds.has(id));
    if (!logView.isUnseen || first < 0) return;
    logView.isUnseen = false;
    virtualizer.scrollToIndex(first, { align: "center" });
  }, [entries, newIds, virtualizer]);
  /**
   * All four do the same. A row that gets another one as its ref is measured again before it is painted: when the
   * heading of its day, or its message, comes or goes.
   */
  const measures = useMemo(
    () => [0, 1, 2, 3].map(() => (row: HTMLLIElement | null) => virtualizer.measureElement(row)),
    [virtualizer],
  );
  return (
    <>
      <ul
        ref={list}
        className={styles.rows}
        aria-label="Reports"
        style={{ height: virtualizer.getTotalSize() }}
        {...focus.handlers(act)}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const entry = entries[index];
          if (!entry) return null;
          const isStop = index === focus.stop;
          const isOpen = opened.has(entry.id);
          const day = dayAt(entries, index);
          const top = start + (day === null ? 0 : HEADING) - virtualizer.options.scrollMargin;
          return (
            <li
              key={key}
              ref={measures[(day === null ? 0 : 1) + (isOpen ? 2 : 0)]}
              data-index={index}
              data-id={entry.id}
              tabIndex={isStop ? 0 : -1}
              aria-label={rowName(entry, callSign, minute.value)}
              aria-keyshortcuts={isStop ? "Enter C D E Q Delete" : undefined}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className={styles.place}
              data-first={day === null ? undefined : true}
              style={{ transform: `translateY(${top}px)` }}
            >
              {day !== null && <h2 className={styles.day}>{dayHeading(day, today)}</h2>}
              <LogRow
                entry={entry}
                callSign={callSign}
                age={ageText(entry, now.value, timeZone)}
                received={entry.received ? receivedText(entry, now.value, timeZone) : ""}
                isNew={newIds.has(entry.id)}
                now={minute.value}
                timeZone={timeZone}
                isOpen={isOpen}
                hasMenu={menuId === entry.id}
                isStop={isStop}
                copy={copied?.id === entry.id ? copied : null}
                isOnClipboard={onClipboard.value === entry.fullMessage}
                onAct={act}
              />
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

const workElement = () => document.getElementById("work");

/** Pixels from the start of the work to the list in it: what is above it may come and go. */
function useOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(logView.start);
  const measure = () => {
    const work = workElement();
    if (!list.current || !work) return;
    const { top } = work.getBoundingClientRect();
    logView.start = Math.round(list.current.getBoundingClientRect().top - top + work.scrollTop);
    setOffset(logView.start);
  };
  useLayoutEffect(() => {
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  });
  return offset;
}

/** The day that begins with a row; null for a row of the same day as the one above it. */
function dayAt(entries: readonly LogEntry[], index: number): number | null {
  const [before, entry] = [entries[index - 1], entries[index]];
  if (!entry) return null;
  const clock = { zone: operator().timeZone, localOffsetMinutes };
  const day = dayOf(entry, clock);
  return before && dayOf(before, clock) === day ? null : day;
}

/**
 * @param stop the row that Tab stops at: it and its neighbours are always rendered, wherever the list is scrolled to
 * @param height a row's usual height
 */
function useRowOptions(entries: readonly LogEntry[], stop: number, height: number) {
  const getItemKey = useCallback((index: number) => entries[index]?.id ?? index, [entries]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const kept = [stop - 1, stop, stop + 1].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...drawn, ...kept])].sort((a, b) => a - b);
    },
    [stop],
  );
  return {
    count: entries.length,
    overscan: OVERSCAN,
    getItemKey,
    rangeExtractor,
    estimateSize: (index: number) => height + (dayAt(entries, index) === null ? 0 : HEADING),
    measureElement: (row: HTMLLIElement, sized: ResizeObserverEntry | undefined) =>
      (sized?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) + (row.dataset.first ? HEADING : 0),
    initialOffset: logView.top,
    initialMeasurementsCache: logView.heights,
  };
}
