import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { type LogEntry, reportTypesIn } from "../../domain/log/log";
import type { FormHandoff, HandoffPurpose } from "../../lib/form-handoff";
import { logEntries } from "../../lib/report-log";
import { useReports } from "../../lib/reports";
import { operator } from "../../lib/session";
import { Chip } from "../../ui/chip";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import { ArchiveBanner } from "./archive-banner";
import { LogControls } from "./log-controls";
import { LogRows } from "./log-rows";
import { PasteDialog } from "./paste-dialog";
import { usePreparedTexts } from "./search-texts";
import { useLogFilter } from "./use-log-filter";
import { usePaste } from "./use-paste";

interface Props {
  /** Brings a report into its form. */
  onOpen(report: FormHandoff): void;
}

/** The session's reports: found again, read, taken back into their forms, and put away. */
export function LogScreen({ onOpen }: Props) {
  useSignals();
  if (logEntries.value === null) return <Screen title="Report Log">{null}</Screen>;
  const { callSign } = operator();
  return <LogView entries={logEntries.value} callSign={callSign} onOpen={onOpen} />;
}

interface ViewProps extends Props {
  entries: readonly LogEntry[];
  callSign: string;
}

function LogView({ entries, callSign, onOpen }: ViewProps) {
  const [type, setType] = useState<string | null>(null);
  const [query, setQuery] = useState("");

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
  const paste = usePaste(onOpen);
  const openEntry = useCallback(
    (entry: LogEntry, purpose: HandoffPurpose) => onOpen(restoreOf(entry, purpose)),
    [onOpen],
  );

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
          scrollToTop();
        }}
        query={query}
        onQuery={(next) => {
          setQuery(next);
          scrollToTop();
        }}
        onPaste={paste.show}
      />
      {entries.length === 0 && <NoReports />}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState title="No matching reports">
          <p>No report fits the filter and every word of the search. Change one of them.</p>
        </EmptyState>
      )}
      {shown.length > 0 && <LogRows entries={shown} callSign={callSign} onOpen={openEntry} />}
      <PasteDialog paste={paste} />
    </Screen>
  );
}

/** What is found is read from its beginning. On a phone the page scrolls, and its beginning is in sight already. */
function scrollToTop() {
  document.getElementById("work")?.scrollTo({ top: 0 });
}

function restoreOf(entry: LogEntry, purpose: HandoffPurpose): FormHandoff {
  const { reportType, formData, id, isTestData = false, isTimeSet = false } = entry;
  return { reportType, purpose, formData, reportId: id, isTestData, isTimeSet };
}

const LIST = new Intl.ListFormat("en-GB", { type: "disjunction" });

function NoReports() {
  const forms = LIST.format(useReports().map(({ type }) => type));
  return (
    <EmptyState title="No reports yet">
      <p>A report appears here when you copy it in the {forms} form.</p>
      <p>A message that you received can be pasted here, and opens in its form.</p>
      <p>The log is session based: it is cleared on logout.</p>
    </EmptyState>
  );
}
