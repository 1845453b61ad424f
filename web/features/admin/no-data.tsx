import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { PolledData, PolledState } from "./polled-data";
import styles from "./polled-data.module.css";

/** Stands where data will stand: it is on its way, or it cannot be had. */
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
