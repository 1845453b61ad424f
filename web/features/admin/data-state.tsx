import { TriangleAlert } from "lucide-react";
import { utcClockText } from "../../domain/admin/system-text";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { PolledData, PolledState } from "./polled-data";
import styles from "./polled-data.module.css";

interface Props<T> {
  feed: PolledData<T>;
  state: PolledState<T & { lastUpdated?: string }>;
  /** The text before the time; "Updated" by default. */
  label?: string;
  /** Says only that the data could not be loaded, in place of a screen that has a time of its own. */
  alone?: boolean;
}

/** How old the data on the screen is, and why it is not newer. */
export function DataAge<T>({ feed, state, label = "Updated", alone = false }: Props<T>) {
  const { data, error } = state;
  return (
    <p className={`${styles.line} line`}>
      {/* Alone it is announced: the time would be, every half a minute. */}
      <span role="status" className={styles.failure}>
        {error !== null && (data !== null || alone) && (
          <>
            <TriangleAlert size={15} />
            <span>
              <b>{feed.failed}.</b> {error}
            </span>
          </>
        )}
      </span>
      {!alone && data?.lastUpdated !== undefined && (
        <span className={styles.time}>
          {label} <time dateTime={data.lastUpdated}>{utcClockText(data.lastUpdated)}</time>
        </span>
      )}
    </p>
  );
}

/** Shown in place of data that is loading or not available. */
export function NoData<T>({ feed, state }: { feed: PolledData<T>; state: PolledState<T> }) {
  if (state.error === null) {
    return (
      <p className={styles.loading} role="status">
        Loading …
      </p>
    );
  }
  return (
    <div role="alert">
      <EmptyState title={feed.failed}>
        <p>{state.error}</p>
        <Button onClick={() => void feed.refresh()}>Try again</Button>
      </EmptyState>
    </div>
  );
}
