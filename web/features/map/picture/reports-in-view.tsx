import { useSignals } from "@preact/signals-react/runtime";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { receivedText } from "../../../domain/log/log-row";
import { rowText } from "../../../domain/log/row-text";
import { referenceOf } from "../../../domain/messages/reference";
import { reportLabel } from "../../../domain/reports/registry";
import { minute } from "../../../lib/clock";
import { reportOf } from "../../../lib/reports";
import { operator } from "../../../lib/session";
import { type Shortcut, useListedKeys } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import styles from "./picture.module.css";
import type { PictureEntry } from "./use-picture";

const ROW_PX = 62;
const OVERSCAN = 4;

const KEYS: readonly Shortcut[] = [
  { keys: "↓", label: "From a report: next report" },
  { keys: "↑", label: "From a report: previous report" },
  { keys: "Home", label: "From a report: first or last report" },
  { keys: "End", label: "From a report: first or last report" },
  { keys: "Enter", label: "On a report: show its message" },
];

export type PicturePurpose = "sameAgain" | "edit";

interface Props {
  reports: readonly PictureEntry[];
  callSign: string;
  openId: string | null;
  /** The report was opened on the map, and its row is to have the focus. An object of its own each time. */
  reached: { id: string } | null;
  onToggle(id: string): void;
  onOpen(report: PictureEntry, purpose: PicturePurpose): void;
}

/** The reports in view of the map; only the rows in sight are rendered. */
export function ReportsInView({ reports, callSign, openId, reached, onToggle, onOpen }: Props) {
  useListedKeys(KEYS);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [stopId, setStopId] = useState<string | null>(null);
  const stop = Math.max(0, stopId === null ? 0 : reports.findIndex(({ id }) => id === stopId));
  /** The row that is to have the focus once it is drawn. */
  const wanted = useRef<string | null>(null);
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

  function goTo(index: number) {
    const report = reports[index];
    if (!report) return;
    wanted.current = report.id;
    setStopId(report.id);
    virtualizer.scrollToIndex(index);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is reached
  useEffect(() => {
    if (reached) goTo(reports.findIndex(({ id }) => id === reached.id));
  }, [reached]);

  useEffect(() => {
    if (wanted.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(
      `[data-id="${CSS.escape(wanted.current)}"]`,
    );
    if (!row) return;
    wanted.current = null;
    row.querySelector("button")?.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return;
    const id = target.closest("li")?.dataset.id;
    const index = reports.findIndex((report) => report.id === id);
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: reports.length - 1 };
    if (index < 0 || !(key in to)) return;
    event.preventDefault();
    goTo(to[key as keyof typeof to]);
  }

  return (
    <div className={styles.scroller} ref={scroller}>
      <ul
        ref={list}
        className={styles.rows}
        aria-label="Reports in view"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const report = reports[index];
          if (!report) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-id={report.id}
              aria-setsize={reports.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => setStopId(report.id)}
            >
              <Row
                report={report}
                callSign={callSign}
                isOpen={report.id === openId}
                isStop={index === stop}
                onToggle={onToggle}
                onOpen={onOpen}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface RowProps extends Pick<Props, "callSign" | "onToggle" | "onOpen"> {
  report: PictureEntry;
  isOpen: boolean;
  isStop: boolean;
}

function Row({ report, callSign, isOpen, isStop, onToggle, onOpen }: RowProps) {
  useSignals();
  const { id, entry, signs } = report;
  const { reportType, formData, description, fullMessage, isTestData, received } = entry;
  const { what, where, time } = rowText(entry, minute.value);
  const came = received ? receivedText(entry, minute.value, operator().timeZone) : "";
  const reference = referenceOf(reportType, formData, callSign);
  const name = reference ?? description;
  const bodyId = `pictured-${id}`;
  return (
    <div className={styles.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onToggle(id)}
      >
        <span className={styles.what}>
          <span className={styles.type}>{reportLabel(reportType)}</span> <strong>{what}</strong>
        </span>
        <span className={styles.where}>{[where, time, came].filter(Boolean).join(" · ")}</span>
        {isTestData && <span className={styles.testData}>Test data</span>}
        {signs.length === 0 && (
          <span className={styles.unplaced}>
            Not on the map:{" "}
            {reportOf(reportType)
              ? "it has no readable grid."
              : `the format ${reportType} is not installed here.`}
          </span>
        )}
      </button>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <p className={styles.facts}>{reference}</p>
          <p className={styles.message}>{fullMessage}</p>
          <div className={styles.buttons}>
            <Button aria-label={`Same again ${name}`} onClick={() => onOpen(report, "sameAgain")}>
              Same again
            </Button>
            <Button aria-label={`Edit ${name}`} onClick={() => onOpen(report, "edit")}>
              Edit
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
