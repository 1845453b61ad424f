import { useSignals } from "@preact/signals-react/runtime";
import { Download } from "lucide-react";
import { eventLabel } from "../../../domain/admin/audit-events";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Table } from "../../../ui/table";
import { useAdmin } from "../admin-context";
import type { AuditPage } from "../api-types";
import { ServerList } from "../server-list";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import styles from "./kept.module.css";

/** What was done in the administrator's area, and who tried to get in, over the last 90 days. */
export function AuditView() {
  useSignals();
  const { audit: feed } = useAdmin();
  const { exportAudit } = useActions();
  const { q = "" } = feed.query;
  return (
    <ServerList
      name="audit"
      feed={feed}
      beside={({ total }) => (
        <Button icon={Download} disabled={total === 0} onClick={() => void exportAudit(q)}>
          CSV
        </Button>
      )}
    >
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState title={q === "" ? "Nothing has happened yet" : `Nothing found for "${q}"`}>
            <p>The search looks for each word in the event, whom it is about, and the details.</p>
          </EmptyState>
        ) : (
          <AuditTable entries={entries} />
        )
      }
    </ServerList>
  );
}

function AuditTable({ entries }: { entries: AuditPage["entries"] }) {
  return (
    <Table
      className={styles.table}
      caption="Audit"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { name: "When", cell: ({ at }) => <UtcTime at={at} /> },
        { name: "Event", cell: ({ event }) => eventLabel(event) },
        {
          name: "Who or what",
          className: styles.message,
          cell: ({ subject }) => subject || "–",
        },
        { name: "Details", className: styles.message, cell: ({ detail }) => detail || "–" },
      ]}
    />
  );
}
