import { useSignals } from "@preact/signals-react/runtime";
import { Ban } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../../domain/admin/statistics";
import { nextOrder, orderAsked, type UserColumn } from "../../../domain/admin/user-list";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Facts } from "../../../ui/facts";
import { useAdmin } from "../admin-context";
import { ConfirmAction } from "../confirm-action";
import { ServerList } from "../server-list";
import { useActions } from "../use-actions";
import { BlockedDialog } from "./blocked-dialog";
import { HistoryDialog } from "./history-dialog";
import { UserTable } from "./user-table";
import styles from "./users.module.css";

/** All visitors, and what can be done about each. */
export function UsersView() {
  useSignals();
  const { users: feed } = useAdmin();
  const { deleteUser } = useActions();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [history, setHistory] = useState<string | null>(null);
  /** What the dialog of the blocked begins with; null while it is closed. */
  const [blocking, setBlocking] = useState<string | null>(null);
  const { query } = feed;
  const order = orderAsked(query);
  function putInOrder(column: UserColumn) {
    const { by, descending } = nextOrder(order, column);
    void feed.askFor({ sort: by, order: descending ? "desc" : "asc" });
  }

  return (
    <>
      <ServerList
        name="users"
        feed={feed}
        before={({ totalUsers, activeUsers }) => (
          <Facts
            className={`${styles.totals} line`}
            facts={{
              "Total users": formatCount(totalUsers),
              "Active users": formatCount(activeUsers),
            }}
          />
        )}
        beside={() => (
          <Button icon={Ban} aria-haspopup="dialog" onClick={() => setBlocking("")}>
            Blocked
          </Button>
        )}
      >
        {({ users }) =>
          users.length === 0 ? (
            <NoUsers query={query.q ?? ""} />
          ) : (
            <UserTable
              users={users}
              order={order}
              onOrder={putInOrder}
              onDelete={setLeaving}
              onHistory={setHistory}
              onBlock={setBlocking}
            />
          )
        }
      </ServerList>
      <HistoryDialog email={history} onClose={() => setHistory(null)} />
      <BlockedDialog
        open={blocking !== null}
        address={blocking ?? ""}
        onClose={() => setBlocking(null)}
      />
      <ConfirmAction
        open={leaving !== null}
        title="Delete User"
        onClose={() => setLeaving(null)}
        act={async () => {
          // The row that had the focus is gone.
          if (leaving !== null && (await deleteUser(leaving)))
            document.querySelector<HTMLElement>("main input")?.focus();
        }}
      >
        <p>
          Are you sure you want to delete user {leaving} and all their data? This action cannot be
          undone.
        </p>
      </ConfirmAction>
    </>
  );
}

/** Shown in place of the table: no visitors yet, or none found. */
function NoUsers({ query }: { query: string }) {
  if (query !== "") {
    return (
      <EmptyState title={`No users found for "${query}"`}>
        <p>The search looks for each word in the address and the status.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No users yet">
      <p>
        Anyone who requests a verification code becomes a user. An account with a password becomes
        one at its first login.
      </p>
    </EmptyState>
  );
}
