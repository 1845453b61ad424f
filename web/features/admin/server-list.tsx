import { type ReactNode, useEffect, useRef, useState } from "react";
import { placeOf } from "../../domain/admin/page-place";
import { useShortcut } from "../../lib/shortcuts";
import { SearchField } from "../../ui/search-field";
import { useStable } from "../../ui/use-stable";
import { DataAge, NoData } from "./data-state";
import { Pager } from "./pager";
import { type QueriedData, usePolledData } from "./polled-data";
import styles from "./server-list.module.css";
import { useKeptFocus } from "./use-kept-focus";

interface Props<T> {
  /** The plural of what is listed: `reports`. */
  name: string;
  feed: QueriedData<T, { q?: string; page?: string }>;
  /** Shown before the search. */
  before?(data: T): ReactNode;
  /** Shown beside the search. */
  beside?(data: T): ReactNode;
  /** The page's rows. */
  children(data: T): ReactNode;
}

/** A list that the server searches and pages. */
export function ServerList<T extends { total: number; page: number; pageSize: number }>({
  name,
  feed,
  before,
  beside,
  children,
}: Props<T>) {
  const state = usePolledData(feed);
  const search = useRef<HTMLInputElement>(null);
  const focus = useKeptFocus(state.data, search);
  const [typed, setTyped] = useSearch(feed.query.q ?? "", (q) => void feed.askFor({ q }));
  useShortcut("/", `Search the ${name}`, () => search.current?.focus());
  const { data } = state;
  const place = data && placeOf(data);
  const last = place !== null && data !== null && data.page > place.pages ? place.pages : null;
  const goTo = useStable((page: number) => void feed.askFor({ page: String(page) }));
  // The page that was asked for is not there any more.
  useEffect(() => {
    if (last !== null) goTo(last);
  }, [last, goTo]);
  if (!data || !place) return <NoData feed={feed} state={state} />;
  return (
    <>
      <div className={styles.head}>
        {before?.(data)}
        <SearchField
          label={`Search ${name}`}
          className={styles.search}
          ref={search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={styles.age}>
          <DataAge feed={feed} state={state} />
        </div>
        {beside?.(data)}
      </div>
      <div {...focus}>{children(data)}</div>
      <Pager label={`Pages of ${name}`} page={place} total={data.total} onPage={goTo} />
    </>
  );
}

/** A pause of this length in typing is worth a question. */
const SETTLE_MS = 250;

/** The text in a search box, which is requested when typing pauses. */
function useSearch(
  asked: string,
  onSearch: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  const ask = useStable((text: string) => {
    if (text !== asked) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(ask, SETTLE_MS, typed.trim());
    return () => clearTimeout(timer);
  }, [typed, ask]);
  return [typed, setTyped];
}
