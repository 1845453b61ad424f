import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import {
  findUsers,
  NEWEST_FIRST,
  nextOrder,
  pageOf,
  sortUsers,
  type UserColumn,
} from "../../../domain/admin/user-list";
import { useAdmin } from "../admin-context";
import { NoData } from "../no-data";
import { useKeptFocus } from "../use-kept-focus";
import { usePolledData } from "../use-polled-data";
import { DeleteUser } from "./delete-user";
import { NoUsers } from "./no-users";
import { Pager } from "./pager";
import { UserTable } from "./user-table";
import { UsersHead } from "./users-head";

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
      <Pager page={page} total={found.length} onPage={setAsked} />
      <DeleteUser
        email={leaving}
        onClose={() => setLeaving(null)}
        // The row that had the focus is gone.
        onDeleted={() => search.current?.focus()}
      />
    </>
  );
}
