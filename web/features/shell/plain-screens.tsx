import { Link } from "react-router-dom";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import styles from "./shell.module.css";

export function NotFoundScreen() {
  return (
    <Screen title="404">
      <EmptyState title="Page not found">
        <p>There is no screen at this address. Nothing is lost: your log and your draft stand.</p>
        <p>
          <Link to="/report-log" className={styles.way}>
            Go to the Report Log
          </Link>
        </p>
      </EmptyState>
    </Screen>
  );
}
