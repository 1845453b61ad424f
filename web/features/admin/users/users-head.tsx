import type { RefObject } from "react";
import { formatCount } from "../../../domain/admin/statistics";
import { useShortcut } from "../../../lib/shortcuts";
import { SearchField } from "../../../ui/search-field";
import type { Users } from "../api-types";
import { DataAge } from "../data-age";
import type { PolledData, PolledState } from "../polled-data";
import styles from "./users.module.css";

interface Props {
  feed: PolledData<Users>;
  state: PolledState<Users>;
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery(query: string): void;
}

/** How many there are, the search, and how old the list is. */
export function UsersHead({ feed, state, search, query, onQuery }: Props) {
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
