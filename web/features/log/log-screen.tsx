import { useSignals } from "@preact/signals-react/runtime";
import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type LogEntry, reportTypesIn } from "../../domain/log/log";
import { referenceOf } from "../../domain/messages/reference";
import type { Report } from "../../domain/reports/registry";
import { type FormHandoff, type HandoffPurpose, handoffOf } from "../../lib/form-handoff";
import { logEntries } from "../../lib/report-log";
import { useReports } from "../../lib/reports";
import { operator } from "../../lib/session";
import { Chip } from "../../ui/chip";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import { useStable } from "../../ui/use-stable";
import { ArchiveBanner } from "./archive-banner";
import { CodesDialog } from "./codes-dialog";
import { EmptyLog } from "./empty-log";
import { HandOver } from "./hand-over";
import { LogControls } from "./log-controls";
import { LogRows } from "./log-rows";
import { useLogView } from "./log-view";
import { ReceiveDialog } from "./receive-dialog";
import { usePreparedTexts } from "./search-texts";
import { useLogFilter } from "./use-log-filter";
import { useReceive, useTextEntries } from "./use-receive";
import { useRemoval } from "./use-removal";
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
}

/** The session's reports: found again, read, taken back into their forms, and put away. */
export function LogScreen(props: Props) {
  useSignals();
  if (logEntries.value === null) return <Screen title="Report Log">{null}</Screen>;
  const { callSign } = operator();
  return <LogView {...props} entries={logEntries.value} callSign={callSign} />;
}

interface ViewProps extends Props {
  entries: readonly LogEntry[];
  callSign: string;
}

function LogView(props: ViewProps) {
  const { entries, callSign, onOpen, onNew, onReceiving = null, Export } = props;
  const [type, setType] = useLogView("type");
  const [query, setQuery] = useLogView("query");
  const [rowId, setRowId] = useLogView("rowId");
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const reports = useReports();
  const usual = useMemo(() => reports.map(({ type }) => type), [reports]);
  usePreparedTexts(entries, callSign);
  const types = useMemo(() => reportTypesIn(entries, usual), [entries, usual]);
  const filter = type && types.includes(type) ? type : null;
  const ofType = useMemo(
    () => (filter ? entries.filter(({ reportType }) => reportType === filter) : entries),
    [entries, filter],
  );
  const shown = useLogFilter(ofType, useDeferredValue(query), callSign);
  const receive = useReceive(onOpen);
  useTextEntries(entries);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = (some: readonly LogEntry[]) =>
    setCodes(some.toReversed().map(({ fullMessage }) => fullMessage));
  useEffect(() => {
    if (!onReceiving) return;
    receive.show();
    onReceiving();
  });
  const remove = useRemoval(
    ({ reportType, formData, description }) =>
      referenceOf(reportType, formData, callSign) ?? description,
    ({ id }) => setRowId(id),
  );

  const rows = {
    onRow: useStable((id: string) => setRowId(id)),
    onLeave: useStable(() => search.current?.focus()),
    onOpen: useStable((entry: LogEntry, purpose: HandoffPurpose) =>
      onOpen(handoffOf(entry, purpose)),
    ),
    onRemove: useStable((entry: LogEntry) => void remove(entry)),
    onCode: useStable((entry: LogEntry) => showCodes([entry])),
  };

  /** Search results are shown from the top. */
  function showFromTop() {
    setRowId(null);
    // On a phone the page scrolls, and its beginning is in sight already.
    document.getElementById("work")?.scrollTo({ top: 0 });
  }

  return (
    <Screen
      title="Report Log"
      facts={
        <span role="status">
          <Chip>
            {shown.length} of {entries.length} reports
          </Chip>
        </span>
      }
    >
      <ArchiveBanner count={entries.length} />
      <LogControls
        types={types}
        type={filter}
        onType={(next) => {
          setType(next);
          showFromTop();
        }}
        search={search}
        query={query}
        onQuery={(next) => {
          setQuery(next);
          showFromTop();
        }}
        onIntoList={() => focusRows(list.current)}
        // The empty log offers it with the forms.
        hasReceive={entries.length > 0}
        onReceive={receive.show}
        exports={entries.length > 0 && <Export entries={shown} />}
        handOver={entries.length > 0 && <HandOver entries={shown} onCodes={showCodes} />}
      />
      {entries.length === 0 && (
        <EmptyLog reports={reports} onNew={onNew} onReceive={receive.show} />
      )}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState title="No matching reports">
          <p>No report matches both the filter and the search. Change one of them.</p>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <LogRows entries={shown} callSign={callSign} list={list} rowId={rowId} {...rows} />
      )}
      <ReceiveDialog receive={receive} />
      <CodesDialog messages={codes} onClose={() => setCodes(null)} />
    </Screen>
  );
}
