import { useSignals } from "@preact/signals-react/runtime";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { eventLabel } from "../../../domain/admin/audit-events";
import { formatCount } from "../../../domain/admin/statistics";
import { answered, api } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Table } from "../../../ui/table";
import { NoData } from "../data-state";
import { PolledData, usePolledData } from "../polled-data";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import styles from "./users.module.css";

const HISTORY_MS = 60_000;

interface Props {
  /** Whose; null while nobody's is looked at. */
  email: string | null;
  onClose(): void;
}

/** What happened to one visitor: codes, sessions, locks, and what administrators did. */
export function HistoryDialog({ email, onClose }: Props) {
  return (
    <Dialog open={email !== null} onClose={onClose} title={`History of ${email ?? ""}`} wide>
      {email !== null && <History email={email} />}
    </Dialog>
  );
}

function History({ email }: { email: string }) {
  useSignals();
  const { exportVisitor } = useActions();
  const feed = useMemo(() => {
    const calls = api.admin.users({ email: encodeURIComponent(email) });
    return new PolledData("Failed to load the history", HISTORY_MS, () =>
      answered(calls.history.get()),
    );
  }, [email]);
  const state = usePolledData(feed);
  if (!state.data) return <NoData feed={feed} state={state} />;
  const { entries, total } = state.data;
  return (
    <>
      <div className={styles.tools}>
        <p>
          {entries.length < total
            ? `The latest ${formatCount(entries.length)} of ${formatCount(total)}; Export saves them all.`
            : "Everything that is stored about this visitor."}
        </p>
        <Button icon={Download} onClick={() => void exportVisitor(email)}>
          Export
        </Button>
      </div>
      <Table
        caption={`History of ${email}`}
        rows={entries}
        // Two events of one kind may come in one moment.
        keyOf={({ at, event }, index) => `${at} ${event} ${index}`}
        columns={[
          { name: "When", cell: ({ at }) => <UtcTime at={at} /> },
          { name: "Event", cell: ({ event }) => eventLabel(event) },
          { name: "Details", cell: ({ detail }) => detail || "–" },
        ]}
      />
    </>
  );
}
