import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import {
  type FocusEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { LogEntry } from "../../domain/log/log";
import type { HandoffPurpose } from "../../lib/form-handoff";
import { LogRow } from "./log-row";
import styles from "./log-rows.module.css";

interface Props {
  entries: readonly LogEntry[];
  callSign: string;
  onOpen(entry: LogEntry, purpose: HandoffPurpose): void;
}

const GAP = 8;
const OVERSCAN = 3;
/** The usual heights of a row, in pixels; each is measured once it is drawn. */
const LAPTOP_ROW = 66;
const PHONE_ROW = 190;

/**
 * The reports, of which only those in sight are drawn. On a laptop the work scrolls,
 * on a phone the page itself does.
 */
export const LogRows = memo(function LogRows(props: Props) {
  return useIsNarrow() ? <PageRows {...props} /> : <WorkRows {...props} />;
});

function WorkRows(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const work = () => document.getElementById("work");
  const focus = useFocusedRow(props.entries);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...useRowOptions(props.entries, focus.withFocused),
    getScrollElement: work,
    scrollMargin: useOffsetIn(list, work),
    estimateSize: () => LAPTOP_ROW,
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} focus={focus} />;
}

function PageRows(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusedRow(props.entries);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...useRowOptions(props.entries, focus.withFocused),
    scrollMargin: useOffsetIn(list, () => document.documentElement),
    estimateSize: () => PHONE_ROW,
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} focus={focus} />;
}

function useRowOptions(entries: readonly LogEntry[], rangeExtractor: (range: Range) => number[]) {
  const getItemKey = useCallback((index: number) => entries[index]?.id ?? index, [entries]);
  return { count: entries.length, gap: GAP, overscan: OVERSCAN, getItemKey, rangeExtractor };
}

/** Keeps the row that has the focus, and its neighbours, so that neither focus nor the way of Tab is lost. */
function useFocusedRow(entries: readonly LogEntry[]) {
  const [id, setId] = useState<string | null>(null);
  const withFocused = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const focused = id === null ? -1 : entries.findIndex((entry) => entry.id === id);
      if (focused < 0) return drawn;
      const kept = [focused - 1, focused, focused + 1].filter(
        (index) => index >= 0 && index < range.count,
      );
      return [...new Set([...drawn, ...kept])].sort((a, b) => a - b);
    },
    [entries, id],
  );
  return {
    withFocused,
    onFocus({ target }: FocusEvent) {
      setId(target.closest("li")?.dataset.id ?? null);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setId(null);
    },
  };
}

interface RowsProps extends Props {
  list: RefObject<HTMLUListElement | null>;
  virtualizer: Virtualizer<HTMLElement, HTMLLIElement> | Virtualizer<Window, HTMLLIElement>;
  focus: ReturnType<typeof useFocusedRow>;
}

function Rows({ entries, callSign, onOpen, list, virtualizer, focus }: RowsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return (
    <ul
      ref={list}
      className={styles.rows}
      aria-label="Reports"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index];
        if (!entry) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-id={entry.id}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            className={styles.place}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            <LogRow
              entry={entry}
              callSign={callSign}
              isOpen={opened.has(entry.id)}
              onToggle={toggle}
              onOpen={onOpen}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** From here down ui/screen lets the page scroll in place of the work. */
const NARROW = window.matchMedia("(max-width: 900px)");

function onNarrowChange(listener: () => void): () => void {
  NARROW.addEventListener("change", listener);
  return () => NARROW.removeEventListener("change", listener);
}

/** Whether the screen is so narrow that the page itself scrolls. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(onNarrowChange, () => NARROW.matches);
}

/** Pixels from the beginning of what scrolls to an element in it: what stands above it may come and go. */
function useOffsetIn(
  element: RefObject<HTMLElement | null>,
  scroller: () => HTMLElement | null,
): number {
  const [offset, setOffset] = useState(0);
  const measure = () => {
    const around = scroller();
    if (!element.current || !around) return;
    const { top } = around.getBoundingClientRect();
    // The document's own box moves as it scrolls; another scroller's stands still.
    const scrolled = around === document.documentElement ? 0 : around.scrollTop;
    setOffset(Math.round(element.current.getBoundingClientRect().top - top + scrolled));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  });
  return offset;
}
