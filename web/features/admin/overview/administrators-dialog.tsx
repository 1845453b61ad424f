import { useSignals } from "@preact/signals-react/runtime";
import { useRef, useState } from "react";
import { answered, api } from "../../../lib/api";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Table } from "../../../ui/table";
import { ConfirmAction } from "../confirm-action";
import { NoData } from "../data-state";
import { PolledData, usePolledData } from "../polled-data";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import styles from "./overview.module.css";

const SESSIONS_MS = 30_000;
const loadSessions = () => answered(api.admin["admin-sessions"].get());

/** Who is logged in as administrator, and from where; all but this session can be ended. */
export function AdministratorsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Administrators"
      description="Everyone who is signed in with the administrator's token, in this browser and elsewhere."
      wide
    >
      <Administrators />
    </Dialog>
  );
}

function Administrators() {
  useSignals();
  const { endOtherAdmins } = useActions();
  const [asking, setAsking] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const [feed] = useState(
    () => new PolledData("Failed to load the administrators", SESSIONS_MS, loadSessions),
  );
  const state = usePolledData(feed);
  if (!state.data) return <NoData feed={feed} state={state} />;
  const { sessions } = state.data;
  const others = sessions.filter(({ isOwn }) => !isOwn).length;
  return (
    <>
      <div ref={table} tabIndex={-1}>
        <Table
          caption="Administrators"
          rows={sessions}
          // Two may log in from one place in one moment.
          keyOf={({ createdAt, address }, index) => `${createdAt} ${address} ${index}`}
          columns={[
            { name: "Signed in", cell: ({ createdAt }) => <UtcTime at={createdAt} /> },
            { name: "From", cell: ({ address }) => address || "–" },
            { name: "Until", cell: ({ expiresAt }) => <UtcTime at={expiresAt} /> },
            {
              name: "Session",
              cell: ({ isOwn }) => (isOwn ? <Badge tone="good">This session</Badge> : "Other"),
            },
          ]}
        />
      </div>
      {others > 0 && (
        <p className={styles.more}>
          <Button look="danger" onClick={() => setAsking(true)}>
            End all others
          </Button>
        </p>
      )}
      <ConfirmAction
        open={asking}
        title="End all others"
        onClose={() => setAsking(false)}
        act={async () => {
          await endOtherAdmins();
          await feed.refresh();
          // The button is gone.
          table.current?.focus();
        }}
      >
        <p>
          Every other administrator's session ends at once. Anyone who knows the token can sign in
          again. If the token may be known, restart with a new one.
        </p>
      </ConfirmAction>
    </>
  );
}
