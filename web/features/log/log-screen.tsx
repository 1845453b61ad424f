import { useSignals } from "@preact/signals-react/runtime";
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { type LogEntry, matchesQuery, searchText, typesPresent } from "../../domain/log";
import { REPORT_INFO, type ReportType } from "../../domain/reports/report";
import { logEntries } from "../../lib/report-log";
import { profile } from "../../lib/session";
import { useShortcut } from "../../lib/shortcuts";
import { Chip } from "../../ui/chip";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import styles from "./log.module.css";
import { LogRows } from "./log-rows";

interface Props {
  onEdit(entry: LogEntry): void;
}

/** The session's reports: found again, read, and taken back into their forms. */
export function LogScreen({ onEdit }: Props) {
  useSignals();
  if (logEntries.value === null) return <Screen title="Report Log">{null}</Screen>;
  const callSign = profile.value?.callSign ?? "";
  return <LogView entries={logEntries.value} callSign={callSign} onEdit={onEdit} />;
}

interface ViewProps extends Props {
  entries: readonly LogEntry[];
  callSign: string;
}

function LogView({ entries, callSign, onEdit }: ViewProps) {
  const [type, setType] = useState<ReportType | null>(null);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);

  const searchable = useMemo(
    () => entries.map((entry) => ({ entry, text: searchText(entry, callSign) })),
    [entries, callSign],
  );
  const types = useMemo(() => typesPresent(entries), [entries]);
  const filter = type && types.includes(type) ? type : null;
  const shown = useMemo(
    () =>
      searchable
        .filter(({ entry, text }) => {
          return (!filter || entry.reportType === filter) && matchesQuery(text, wanted);
        })
        .map(({ entry }) => entry),
    [searchable, filter, wanted],
  );

  const search = useRef<HTMLInputElement>(null);
  useShortcut("/", "Search the reports", () => search.current?.focus());

  return (
    <Screen
      title="Report Log"
      facts={
        <Chip>
          {shown.length} of {entries.length} reports
        </Chip>
      }
    >
      <div className={styles.controls}>
        <fieldset className={styles.filters} aria-label="Report type">
          <FilterButton label="All" active={filter === null} onClick={() => setType(null)} />
          {types.map((each) => (
            <FilterButton
              key={each}
              label={REPORT_INFO[each].label}
              active={filter === each}
              onClick={() => setType(each)}
            />
          ))}
        </fieldset>
        <label className={styles.search}>
          <Search size={18} aria-hidden="true" />
          <input
            ref={search}
            type="search"
            placeholder="Search reports..."
            aria-label="Search reports"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
      </div>
      {entries.length === 0 && <NoReports />}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState title="No matching reports">
          <p>No report fits the filter and every word of the search. Change one of them.</p>
        </EmptyState>
      )}
      {shown.length > 0 && <LogRows entries={shown} callSign={callSign} onEdit={onEdit} />}
    </Screen>
  );
}

interface FilterProps {
  label: string;
  active: boolean;
  onClick(): void;
}

function FilterButton({ label, active, onClick }: FilterProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={active} onClick={onClick}>
      {label}
    </button>
  );
}

function NoReports() {
  return (
    <EmptyState title="No reports yet">
      <p>A report appears here when you copy it in the Sighting, HLR, GMTI, LEAPP or c-UAS form.</p>
      <p>The log is session based: it is cleared on logout.</p>
    </EmptyState>
  );
}
