import { Component, type ReactNode, useState } from "react";
import { Link, useLocation, useNavigationType } from "react-router-dom";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Screen } from "../../ui/screen";
import styles from "./shell.module.css";

/**
 * Catches a screen that breaks or does not load, so that the navigation stays. Another screen starts afresh, as does
 * the same one when it is reopened. A screen that only rewrites its own address carries on.
 */
export function Recovery({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const isOwnAddress = useNavigationType() === "REPLACE";
  const [opened, setOpened] = useState({ key, pathname });
  const isSame = opened.key === key || (isOwnAddress && opened.pathname === pathname);
  if (!isSame) setOpened({ key, pathname });
  return <Boundary key={isSame ? opened.key : key}>{children}</Boundary>;
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
        <EmptyState title="This screen is not working">
          <p>Your log and your drafts are safe. Load the page again, or open another screen.</p>
          <Button onClick={() => location.reload()}>Load again</Button>
        </EmptyState>
      </Screen>
    );
  }
}

export function NotFoundScreen() {
  return (
    <Nowhere title="404" heading="Page not found">
      There is no screen at this address. Nothing is lost: your log and your draft are safe.
    </Nowhere>
  );
}

/** At the address of a unit's own form whose format is not there, or no longer. */
export function FormatMissingScreen() {
  return (
    <Nowhere title="Format Missing" heading="This form is not installed here">
      Its format was removed or switched off, or has not reached this browser yet. Reports made with
      it stay in the log, and its drafts come back with it.
    </Nowhere>
  );
}

interface NowhereProps {
  title: string;
  heading: string;
  children: string;
}

function Nowhere({ title, heading, children }: NowhereProps) {
  return (
    <Screen title={title}>
      <EmptyState title={heading}>
        <p>{children}</p>
        <p>
          <Link to="/report-log" className={styles.way}>
            Go to the Report Log
          </Link>
        </p>
      </EmptyState>
    </Screen>
  );
}
