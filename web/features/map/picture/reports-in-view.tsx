import { useSignals } from "@preact/signals-react/runtime";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { latinKey } from "../../../domain/latin-key";
import { dayHeading, dayOf, todayOf } from "../../../domain/log/days";
import { copyText } from "../../../lib/clipboard";
import { localOffsetMinutes, minute } from "../../../lib/clock";
import { operator } from "../../../lib/session";
import { type Shortcut, useArrowsIntoRows, useListedKeys } from "../../../lib/shortcuts";
import styles from "./list.module.css";
import { type CopyOutcome, ReportRow, type RowAct } from "./report-row";
import type { PictureEntry } from "./use-picture";

const ROW_PX = 60;
const OVERSCAN = 4;

const KEYS: readonly Shortcut[] = [
  { keys: "↓", label: "Choose the first report; from a report: choose the next one" },
  { keys: "↑", label: "From a report: choose the previous one" },
  { keys: "Home", label: "From a report: choose the first or the last one" },
  { keys: "End", label: "From a report: choose the first or the last one" },
  { keys: "Enter", label: "On a report: choose it, or close it" },
  { keys: "C", label: "On a report: copy it" },
  { keys: "D", label: "On a report: same again" },
  { keys: "E", label: "On a report: edit" },
  { keys: "Esc", label: "From a report: back to the view before" },
];

const ACTS: Readonly<Record<string, RowAct>> = { c: "copy", d: "sameAgain", e: "edit" };

export type PicturePurpose = Exclude<RowAct, "copy">;

interface Props {
  /** The one that was observed last first. */
  reports: readonly PictureEntry[];
  /** What they are the reports of: another set begins at its top. */
  of: string;
  callSign: string;
  chosenId: string | null;
  /** The report was chosen on the map, and its row is to have the focus. An object of its own each time. */
  reached: { id: string } | null;
  /** Null for none. */
  onChoose(id: string | null): void;
  onBack(): void;
  onOpen(report: PictureEntry, purpose: PicturePurpose): void;
}

/** The reports in view of the map by their days; only the rows in sight are rendered. */
export function ReportsInView(props: Props) {
  const { reports, of, callSign, chosenId, reached, onChoose, onBack, onOpen } = props;
  useSignals();
  useListedKeys(KEYS);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [stopId, setStopId] = useState<string | null>(chosenId);
  const [copied, setCopied] = useState<(CopyOutcome & { id: string }) | null>(null);
  const stop = Math.max(0, stopId === null ? 0 : reports.findIndex(({ id }) => id === stopId));
  /** The row that is to have the focus once it is drawn. */
  const wanted = useRef<string | null>(null);
  /** What in the list has the focus, or had it when it went. */
  const held = useRef<Element | null>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: reports.length,
    overscan: OVERSCAN,
    estimateSize: () => ROW_PX,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => reports[index]?.id ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stop])]
        .filter((index) => index < range.count)
        .sort((a, b) => a - b),
  });
  const clock = { zone: operator().timeZone, localOffsetMinutes };
  const today = todayOf(new Date(minute.value), clock);
  const dayAt = (index: number) => {
    const report = reports[index];
    return report ? dayOf(report.entry, clock) : null;
  };

  function reach(index: number) {
    const report = reports[index];
    if (!report) return;
    wanted.current = report.id;
    setStopId(report.id);
    if (!rowOf(report.id)) virtualizer.scrollToIndex(index);
  }

  /** With the row that had the focus gone, the work has it. */
  function leaveRows() {
    if (held.current && document.activeElement === document.body)
      document.getElementById("work")?.focus({ preventScroll: true });
    held.current = null;
  }

  const rowOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

  /** Of one that is higher than the list its head. One that was chosen on the map leaves that in sight. */
  function showWhole(id: string) {
    requestAnimationFrame(() => {
      const row = rowOf(id)?.querySelector<HTMLElement>("[data-chosen]") ?? rowOf(id);
      const all = scroller.current;
      if (!row || !all) return;
      const [own, around] = [row.getBoundingClientRect(), all.getBoundingClientRect()];
      const above = own.top - around.top;
      const isOnMap = reached?.id === id;
      const isHead = isOnMap || above < 0 || own.height > around.height;
      all.scrollTop += isHead ? above : Math.max(0, own.bottom - around.bottom);
      // Of the page no more than that takes: the map stays in its place.
      (isOnMap ? row.querySelector("button") : all)?.scrollIntoView({ block: "nearest" });
    });
  }

  function choose(index: number) {
    const report = reports[index];
    if (report) onChoose(report.id);
    reach(index);
  }

  useArrowsIntoRows(["ArrowDown", "ArrowUp"], (arrow) => {
    const chosen = reports.findIndex(({ id }) => id === chosenId);
    choose(chosen < 0 ? 0 : chosen + (arrow === "ArrowDown" ? 1 : -1));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is reached
  useEffect(() => {
    if (reached) reach(reports.findIndex(({ id }) => id === reached.id));
  }, [reached]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is chosen
  useLayoutEffect(() => {
    // The one that was open is closed: those below it move up now, not after this one was brought into sight.
    for (const row of list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])
      virtualizer.resizeItem(Number(row.dataset.index), row.offsetHeight);
    if (chosenId !== null) showWhole(chosenId);
  }, [chosenId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set; the row of a chosen one is in sight
  useLayoutEffect(() => {
    // By its own: it would go on to where it was before.
    if (chosenId === null) virtualizer.scrollToOffset(0);
  }, [of]);

  // What was copied from another row is no longer shown.
  useEffect(() => {
    setCopied((before) => (before?.id === chosenId ? before : null));
  }, [chosenId]);

  useEffect(() => {
    // Its row is no longer among them: no other looks like the chosen one, and the next arrow key reaches the first.
    if (held.current && !held.current.isConnected) leaveRows();
    if (wanted.current === null) return;
    const row = rowOf(wanted.current);
    if (!row) return;
    showWhole(wanted.current);
    wanted.current = null;
    row.querySelector("button")?.focus({ preventScroll: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list itself goes; it reads refs alone
  useEffect(() => leaveRows, []);

  async function act(report: PictureEntry, what: RowAct) {
    if (what !== "copy") return onOpen(report, what);
    if (report.isTest) return onChoose(report.id);
    const isCopied = await copyText(report.entry.fullMessage);
    // With the message in sight, whatever row it was copied from.
    if (report.id !== chosenId) onChoose(report.id);
    setCopied({ id: report.id, is: isCopied ? "copied" : "refused" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
    if (ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return;
    const id = target.closest("li")?.dataset.id;
    const index = reports.findIndex((report) => report.id === id);
    const report = reports[index];
    if (!report) return;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: reports.length - 1 };
    const does = ACTS[key.length === 1 ? latinKey(event).toLowerCase() : key];
    if (key in to) {
      choose(to[key as keyof typeof to]);
    } else if (key === "Escape") {
      onBack();
      reach(index);
    } else if (!does) return;
    // A key that is held down asks once.
    else if (!repeat) void act(report, does);
    event.preventDefault();
  }

  return (
    <div className={styles.scroller} ref={scroller}>
      <ul
        ref={list}
        className={styles.rows}
        aria-label="Reports in view"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          held.current = target;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) held.current = null;
        }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const report = reports[index];
          if (!report) return null;
          const day = dayAt(index);
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-id={report.id}
              aria-setsize={reports.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ top: start }}
              onFocus={() => setStopId(report.id)}
            >
              {day !== null && day !== dayAt(index - 1) && (
                <h2 className={`${styles.day} quiet`}>{dayHeading(day, today)}</h2>
              )}
              <ReportRow
                report={report}
                callSign={callSign}
                isChosen={report.id === chosenId}
                isStop={index === stop}
                copy={copied?.id === report.id ? copied : null}
                onToggle={(id) => onChoose(id === chosenId ? null : id)}
                onAct={(each, what) => void act(each, what)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
