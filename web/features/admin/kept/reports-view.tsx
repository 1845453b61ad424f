import { useSignals } from "@preact/signals-react/runtime";
import { Copy } from "lucide-react";
import { useState } from "react";
import { dtgIn, splitMessage } from "../../../domain/messages/message";
import { SIDE_LABELS } from "../../../domain/platforms/affiliation";
import { reportLabel } from "../../../domain/reports/registry";
import { readBound } from "../../../domain/time/bound";
import { CLIPBOARD_REFUSED, copyText, selectText } from "../../../lib/clipboard";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ExportMenu } from "../../../ui/export-menu";
import { TextField } from "../../../ui/field";
import { FilterButton, FilterGroup, TypeFilter } from "../../../ui/filters";
import { Table } from "../../../ui/table";
import { showFailure, showToast } from "../../../ui/toast";
import { UnbrokenText } from "../../../ui/unbroken-text";
import { useAdmin } from "../admin-context";
import type { KeptReport, ReportsQuery } from "../api-types";
import { ServerList } from "../server-list";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import styles from "./kept.module.css";

/** What operators have copied, as the server keeps it. */
export function ReportsView() {
  useSignals();
  const { reports: feed } = useAdmin();
  const { exportReports } = useActions();
  const { query } = feed;
  return (
    <ServerList
      name="reports"
      feed={feed}
      beside={({ total }) => (
        <ExportMenu
          disabled={total === 0}
          onExport={(format) => void exportReports(query, format)}
        />
      )}
    >
      {({ reports, types }) => (
        <>
          <Filters query={query} types={types} ask={(change) => void feed.askFor(change)} />
          {reports.length === 0 ? <NoReports query={query} /> : <ReportTable reports={reports} />}
        </>
      )}
    </ServerList>
  );
}

interface FiltersProps {
  query: ReportsQuery;
  types: readonly string[];
  ask(change: Partial<ReportsQuery>): void;
}

function Filters({ query, types, ask }: FiltersProps) {
  return (
    <div className={styles.head}>
      <FilterGroup label="Type">
        <Group>Type</Group>
        <TypeFilter
          types={types}
          type={query.type || null}
          onType={(type) => ask({ type: type ?? "" })}
        />
      </FilterGroup>
      <FilterGroup label="Source">
        <Group>Source</Group>
        {SOURCES.map(([source, label]) => (
          <FilterButton
            key={source}
            label={label}
            active={(query.source ?? "") === source}
            onClick={() => ask({ source })}
          />
        ))}
      </FilterGroup>
      <TimeBound label="From" asked={query.from ?? ""} onAsk={(from) => ask({ from })} />
      <TimeBound label="To" asked={query.to ?? ""} onAsk={(to) => ask({ to })} />
    </div>
  );
}

const SOURCES = [
  ["", "All"],
  ["own", "Own"],
  ["received", "Received"],
] as const;

function Group({ children }: { children: string }) {
  return (
    <span className={`${styles.group} quiet`} aria-hidden="true">
      {children}
    </span>
  );
}

interface BoundProps {
  label: string;
  asked: string;
  onAsk(text: string): void;
}

/** One end of the time that the reports' own DTGs are of; it is asked for once the box is left. */
function TimeBound({ label, asked, onAsk }: BoundProps) {
  const [typed, setTyped] = useState(asked);
  const isRead = typed.trim() === "" || readBound(typed) !== null;
  function take() {
    if (isRead && typed.trim() !== asked) onAsk(typed.trim());
  }
  return (
    <TextField
      label={label}
      mono
      fieldClass={styles.bound}
      value={typed}
      placeholder="201230ZNov26"
      error={isRead || typed.trim() === asked ? null : "A DTG, or ISO 8601 with its zone"}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}

function ReportTable({ reports }: { reports: readonly KeptReport[] }) {
  async function copy({ reference, content }: KeptReport, row: Element | null) {
    if (await copyText(content)) {
      showToast({ title: "Copied", description: reference });
      return;
    }
    const message = row?.querySelector<HTMLElement>("[data-message]");
    if (message) selectText(message);
    showFailure("Not copied", CLIPBOARD_REFUSED);
  }

  return (
    <Table
      className={styles.table}
      caption="Reports"
      rows={reports}
      keyOf={({ id }) => id}
      columns={[
        { name: "Reference", cell: ({ reference }) => reference || "–" },
        {
          name: "Type",
          cell: ({ reportType, received, side }) => (
            <>
              {reportLabel(reportType)} {received && <Badge tone="plain">Received</Badge>}{" "}
              {side && <Badge tone="plain">{SIDE_LABELS[side]}</Badge>}
            </>
          ),
        },
        {
          name: "DTG",
          className: styles.mono,
          cell: ({ content }) => dtgIn(splitMessage(content) ?? [])?.text ?? "–",
        },
        { name: "Saved", cell: ({ receivedAt }) => <UtcTime at={receivedAt} /> },
        { name: "C/S", cell: ({ callSign }) => callSign ?? "–" },
        {
          name: "Message",
          className: `${styles.message} ${styles.mono}`,
          cell: ({ content }) => (
            <span data-message>
              <UnbrokenText text={content} />
            </span>
          ),
        },
      ]}
      menu={(report) => (
        <Button
          icon={Copy}
          onClick={({ currentTarget }) => void copy(report, currentTarget.closest("tr"))}
        >
          Copy
        </Button>
      )}
    />
  );
}

function NoReports({ query: { q, type, source, from, to } }: { query: ReportsQuery }) {
  const isNarrowed = [q, type, source, from, to].some(Boolean);
  return isNarrowed ? (
    <EmptyState title="No report matches">
      <p>
        The search looks for each word in the message and the call sign. Change the search or a
        filter.
      </p>
    </EmptyState>
  ) : (
    <EmptyState title="No reports yet">
      <p>
        Every report that an operator copies offline is saved here. Online, no reports are kept.
      </p>
    </EmptyState>
  );
}
