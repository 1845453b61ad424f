import { TriangleAlert } from "lucide-react";
import { clockWords } from "../../domain/admin/system-text";
import type { Feed, FeedState } from "./polled-data";
import styles from "./polled-data.module.css";

interface Props<T> {
  feed: Feed<T>;
  state: FeedState<T & { lastUpdated?: string }>;
  /** What stands before the time; "Updated" unless told otherwise. */
  label?: string;
  /** Whether nothing else on the screen says that there is no data at all. */
  alone?: boolean;
}

/** How old the data on the screen is, and why it is not newer. */
export function FeedLine<T>({ feed, state, label = "Updated", alone = false }: Props<T>) {
  const { data, failure } = state;
  return (
    <p className={styles.line}>
      {/* Alone it is announced: the time would be, every half a minute. */}
      <span role="status" className={styles.failure}>
        {failure !== null && (data !== null || alone) && (
          <>
            <TriangleAlert size={15} aria-hidden="true" />
            <span>
              <b>{feed.failed}.</b> {failure}
            </span>
          </>
        )}
      </span>
      {data?.lastUpdated !== undefined && (
        <span className={styles.time}>
          {label} <time dateTime={data.lastUpdated}>{clockWords(data.lastUpdated)}</time>
        </span>
      )}
    </p>
  );
}
