import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { formatCount } from "../../../domain/admin/statistics";
import {
  findUsers,
  NEWEST_FIRST,
  nextOrder,
  pageOf,
  sortUsers,
  type UserColumn,
} from "../../../domain/admin/user-list";
import { useShortcut } from "../../../lib/shortcuts";
import { Confirm } from "../../../ui/dialog";
import { EmptyState } from "../../../ui/empty-state";
import { SearchField } from "../../../ui/search-field";
import { useAdmin } from "../admin-context";
import type { Users } from "../api-types";
import { DataAge, NoData } from "../data-state";
import { Pager } from "../pager";
import { type PolledData, type PolledState, usePolledData } from "../polled-data";
import { useActions } from "../use-actions";
import { useKeptFocus } from "../use-kept-focus";
import { UserTable } from "./user-table";
import styles from "./users.module.css";

const PAGE_SIZE = 50;

/** All visitors, and what can be done about each. */
export function UsersView() {
  const { users: feed } = useAdmin();
  const state = usePolledData(feed);
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState(NEWEST_FIRST);
  const [asked, setAsked] = useState(1);
  const search = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState<string | null>(null);

  const sought = useDeferredValue(query);
  const users = state.data?.users;
  const found = useMemo(
    () => sortUsers(findUsers(users ?? [], sought), order),
    [users, sought, order],
  );
  const focus = useKeptFocus(found, search);
  const page = useMemo(() => pageOf(found, asked, PAGE_SIZE), [found, asked]);
  const putInOrder = useCallback((by: UserColumn) => {
    setOrder((before) => nextOrder(before, by));
    setAsked(1);
  }, []);
  if (!state.data) return <NoData feed={feed} state={state} />;

  return (
    <>
      <UsersHead
        feed={feed}
        state={state}
        search={search}
        query={query}
        onQuery={(next) => {
          setQuery(next);
          setAsked(1);
        }}
      />
      {page.rows.length === 0 ? (
        <NoUsers query={query.trim()} />
      ) : (
        <UserTable
          users={page.rows}
          order={order}
          onOrder={putInOrder}
          onDelete={setLeaving}
          focus={focus}
        />
      )}
      <Pager label="Pages of users" page={page} total={found.length} onPage={setAsked} />
      <DeleteUser
        email={leaving}
        onClose={() => setLeaving(null)}
        // The row that had the focus is gone.
        onDeleted={() => search.current?.focus()}
      />
    </>
  );
}

interface UsersHeadProps {
  feed: PolledData<Users>;
  state: PolledState<Users>;
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery(query: string): void;
}

/** How many there are, the search, and how old the list is. */
function UsersHead({ feed, state, search, query, onQuery }: UsersHeadProps) {
  useShortcut("/", "Search the users", () => search.current?.focus());
  const { totalUsers = 0, activeUsers = 0 } = state.data ?? {};
  return (
    <div className={styles.head}>
      <dl className={styles.totals}>
        <div>
          <dt>Total users</dt>
          <dd>{formatCount(totalUsers)}</dd>
        </div>
        <div>
          <dt>Active users</dt>
          <dd>{formatCount(activeUsers)}</dd>
        </div>
      </dl>
      <SearchField
        label="Search users"
        className={styles.search}
        ref={search}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <div className={styles.age}>
        <DataAge feed={feed} state={state} />
      </div>
    </div>
  );
}

/** Stands where the table would: nobody has come yet, or nobody is found. */
function NoUsers({ query }: { query: string }) {
  if (query !== "") {
    return (
      <EmptyState title={`No users found for "${query}"`}>
        <p>Each word is searched for in the address and the status.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No users yet">
      <p>
        Whoever asks this server for a verification code becomes a user. An account with a password
        becomes one when it first logs in.
      </p>
    </EmptyState>
  );
}

interface Props {
  /** Who is to be deleted; null while nobody is. */
  email: string | null;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a visitor is deleted. */
function DeleteUser({ email, onClose, onDeleted }: Props) {
  const { deleteUser } = useActions();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (email === null) return;
    setBusy(true);
    const isDeleted = await deleteUser(email);
    setBusy(false);
    onClose();
    if (isDeleted) onDeleted();
  }

  return (
    <Confirm
      open={email !== null}
      onClose={onClose}
      title="Delete User"
      confirm="Delete User"
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>
        Are you sure you want to delete user {email} and all their data? This action cannot be
        undone.
      </p>
    </Confirm>
  );
}
