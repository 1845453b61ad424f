import { useSignals } from "@preact/signals-react/runtime";
import { Download } from "lucide-react";
import { useRef } from "react";
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
  const search = useRef<HTMLInputElement>(null);
  const { q = "" } = feed.query;
  return (
    <ServerList
      name="audit"
      feed={feed}
      search={search}
      onSearch={(text) => void feed.askFor({ q: text })}
      onPage={(page) => void feed.askFor({ ...feed.query, page: String(page) })}
      beside={({ total }) => (
        <Button disabled={total === 0} onClick={() => void exportAudit(q)}>
          <Download size={16} aria-hidden="true" />
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
    <div className={styles.table}>
      <Table caption="Audit">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Event</th>
            <th scope="col">Who or what</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, event, subject, detail }) => (
            <tr key={id}>
              <th scope="row">
                <UtcTime at={at} />
              </th>
              <td data-label="Event">{eventLabel(event)}</td>
              <td data-label="Who or what" className={styles.message}>
                {subject || "–"}
              </td>
              <td data-label="Details" className={styles.message}>
                {detail || "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
