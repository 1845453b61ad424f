import { loadPlatforms } from "../../lib/platforms";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import styles from "./platform-search.module.css";

export function Loading() {
  return (
    <div className={styles.state} role="status">
      <p className={styles.loading}>Loading vehicles...</p>
    </div>
  );
}

export function LoadFailed({ message }: { message: string }) {
  return (
    <div className={styles.state} role="alert">
      <EmptyState title="No platforms to show">
        <p>{message}</p>
        <p>
          To report without the database, type the platform's name and continue with it to the form.
        </p>
        <Button onClick={() => void loadPlatforms()}>Try again</Button>
      </EmptyState>
    </div>
  );
}

export function NothingFound({ query }: { query: string }) {
  return (
    <div className={styles.state}>
      <EmptyState title={`No vehicles found matching "${query}"`}>
        <p>Type less, describe what you see, or remove a filter.</p>
        <p>To report a platform that is not listed, continue with the name you typed.</p>
      </EmptyState>
    </div>
  );
}

/** No filter stands, and yet there is nothing to show. */
export function AllFilteredOut({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className={styles.state}>
      {isEmpty ? (
        <EmptyState title="The platform database is empty">
          <p>Type the platform's name and continue with it to the form.</p>
        </EmptyState>
      ) : (
        <EmptyState title="You have filtered out every platform">
          <p>Refresh brings them all back.</p>
        </EmptyState>
      )}
    </div>
  );
}
