import { Component, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import styles from "./shell.module.css";

/** Catches a screen that breaks or does not load, so that the navigation stays; another screen starts anew. */
export function Recovery({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary key={key}>{children}</Boundary>;
}

/** Shows in place of what breaks inside it, or does not load, that it did. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("screen:", error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Screen title="Something went wrong">
        <EmptyState title="This screen does not work just now">
          <p>Your log and your drafts stand. Load the page again, or open another screen.</p>
          <Button onClick={() => location.reload()}>Load again</Button>
        </EmptyState>
      </Screen>
    );
  }
}

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
