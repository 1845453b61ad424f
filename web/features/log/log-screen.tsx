import { useSignals } from "@preact/signals-react/runtime";
import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { byDay } from "../../domain/log/days";
import { type LogEntry, reportTypesIn } from "../../domain/log/log";
import { nothingFoundText } from "../../domain/log/log-search";
import { referenceOf } from "../../domain/messages/reference";
import type { Report } from "../../domain/reports/registry";
import { localOffsetMinutes } from "../../lib/clock";
import { type FormHandoff, type HandoffPurpose, handoffOf } from "../../lib/form-handoff";
import { reportCounts } from "../../lib/log-actions";
import { logEntries } from "../../lib/report-log";
import { useReports } from "../../lib/reports";
import { operator } from "../../lib/session";
import { useArrowsIntoRows, useShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import { useLow } from "../../ui/use-media";
import { useStable } from "../../ui/use-stable";
import { ArchiveBanner } from "./archive-banner";
import { CodesDialog } from "./codes-dialog";
import { EmptyLog } from "./empty-log";
import { FreshReports } from "./fresh-reports";
import { HandOver } from "./hand-over";
import { LogControls } from "./log-controls";
import { LogRows } from "./log-rows";
import { useLogView } from "./log-view";
import { ReceiveDialog } from "./receive-dialog";
import { useChanges } from "./use-changes";
import { useLogFilter, usePreparedTexts } from "./use-log-filter";
import { useReceive, useTextEntries } from "./use-receive";
import { focusRows } from "./use-row-focus";

interface Props {
  /** Brings a report into its form. */
  onOpen(report: FormHandoff): void;
  /** Set if the dialog for received messages was requested: called once it is open. */
  onReceiving?: (() => void) | null;
  /** Opens a form for a new report. */
  onNew(report: Report): void;
  /** The menu that hands the given reports over as a file. */
  Export: ComponentType<{ entries: readonly LogEntry[] }>;
  /** How the laptops of the network stand. */
  network: ReactNode;
}

/** Search, read, edit and archive the session's reports. */
export function LogScreen(props: Props) {
  useSignals();
  if (logEntries.value === null) return <Screen title="Report Log">{null}</Screen>;
  const { callSign, timeZone } = operator();
  const log = { entries: logEntries.value, callSign, timeZone };
  return <LogView {...props} {...log} />;
}

interface ViewProps extends Props {
  entries: readonly LogEntry[];
  callSign: string;
  timeZone: string;
}

function LogView(props: ViewProps) {
  const { callSign, timeZone, onOpen, onNew, onReceiving = null, Export, network } = props;
  const [type, setType] = useLogView("type");
  const [query, setQuery] = useLogView("query");
  const [rowId, setRowId] = useLogView("rowId");
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isLow = useLow();

  const entries = useMemo(
    () => byDay(props.entries, { zone: timeZone, localOffsetMinutes }),
    [props.entries, timeZone],
  );
  const reports = useReports();
  const usual = useMemo(() => reports.map(({ type }) => type), [reports]);
  usePreparedTexts(entries, callSign);
  const types = useMemo(() => reportTypesIn(entries, usual), [entries, usual]);
  const filter = type && types.includes(type) ? type : null;
  const { test } = reportCounts.value;
  const [isTestAsked, setIsTest] = useLogView("isTest");
  const isTest = test > 0 && isTestAsked;
  const ofType = useMemo(
    () =>
      entries.filter(
        ({ reportType, isTestData }) =>
          (filter === null || reportType === filter) && (!isTest || isTestData),
      ),
    [entries, filter, isTest],
  );
  const searched = useDeferredValue(query);
  const { shown, words, timesText } = useLogFilter(ofType, searched, callSign);
  const exported = isTest ? shown : shown.filter(({ isTestData }) => !isTestData);
  const changes = useChanges(([first]) => first && setRowId(first.id));
  const { fresh } = changes;
  const newIds = useMemo(() => new Set(fresh?.added.map(({ id }) => id)), [fresh]);
  const receive = useReceive(onOpen, (taken, isMore) => {
    changes.received(taken, isMore);
    clearFilters();
  });
  function clearFilters() {
    setType(null);
    setIsTest(false);
    setQuery("");
    setRowId(null);
  }
  function showAll() {
    clearFilters();
    search.current?.focus();
  }
  useTextEntries(entries);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = (some: readonly LogEntry[]) =>
    setCodes(some.toReversed().map(({ fullMessage }) => fullMessage));
  useEffect(() => {
    if (!onReceiving) return;
    receive.show();
    onReceiving();
  });
  const nameOf = ({ reportType, formData, description }: LogEntry) =>
    referenceOf(reportType, formData, callSign) ?? description;

  const rows = {
    onRow: useStable((id: string) => setRowId(id)),
    onLeave: useStable(() => search.current?.focus()),
    onOpen: useStable((entry: LogEntry, purpose: HandoffPurpose) =>
      onOpen(handoffOf(entry, purpose)),
    ),
    onRemove: useStable((entry: LogEntry) => void changes.remove(entry, nameOf(entry))),
    onCode: useStable((entry: LogEntry) => showCodes([entry])),
  };

  /** From outside of the list its first row comes first, wherever the operator was in it before. */
  function intoList() {
    if (shown.length === 0) return;
    flushSync(showFromTop);
    focusRows(list.current);
  }
  useArrowsIntoRows(["ArrowDown"], intoList);

  /** The report of the row that is gone to, else the newest: what Alt+D and Alt+R are about. */
  const current = shown.find(({ id }) => id === rowId) ?? shown[0];
  useShortcut(
    "Alt D",
    "Same again",
    () => current && rows.onOpen(current, "sameAgain"),
    current !== undefined,
  );
  const next = reports.find((report) => report.type === current?.reportType) ?? reports[0];
  useShortcut("Alt R", "New report", () => next && onNew(next), next !== undefined);

  /** Search results are shown from the top. */
  function showFromTop() {
    setRowId(null);
    document.getElementById("work")?.scrollTo({ top: 0 });
  }

  function fromTop<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      showFromTop();
    };
  }

  const controls = (
    <LogControls
      types={types}
      type={filter}
      onType={fromTop(setType)}
      isTest={test > 0 ? isTest : null}
      onTest={fromTop(setIsTest)}
      search={search}
      query={query}
      onQuery={fromTop(setQuery)}
      onIntoList={intoList}
      // The empty log offers it with the forms.
      hasReceive={entries.length > 0}
      onReceive={receive.show}
      exports={entries.length > 0 && <Export entries={exported} />}
      handOver={entries.length > 0 && <HandOver entries={shown} onCodes={showCodes} />}
    />
  );

  return (
    <Screen
      title="Report Log"
      facts={
        <span role="status">
          <Chip>
            {shown.length} of {entries.length} reports
            {test > 0 && `, ${test} test`}
          </Chip>
        </span>
      }
      actions={isLow && controls}
    >
      {network}
      <ArchiveBanner count={entries.length} takeOut={changes.takeOut} />
      {!isLow && controls}
      {fresh && <FreshReports fresh={fresh} entries={entries} changes={changes} />}
      {entries.length === 0 && (
        <EmptyLog reports={reports} onNew={onNew} onReceive={receive.show} />
      )}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState title="No matching reports">
          <p>{nothingFoundText(searched, filter, isTest)}</p>
          {timesText !== "" && <p>{timesText}</p>}
          <Button onClick={showAll}>Show all reports</Button>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <LogRows
          entries={shown}
          words={words}
          callSign={callSign}
          newIds={newIds}
          list={list}
          rowId={rowId}
          {...rows}
        />
      )}
      <ReceiveDialog receive={receive} />
      <CodesDialog messages={codes} onClose={() => setCodes(null)} />
    </Screen>
  );
}
