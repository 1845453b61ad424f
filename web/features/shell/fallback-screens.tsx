import { Component, type ReactNode, useState } from "react";
import { Link, useLocation, useNavigationType } from "react-router-dom";
import { isServerThere } from "../../lib/page-part";
import { useReadableReports } from "../../lib/reports";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PartMissingError } from "../../ui/late";
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
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error("screen:", error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isMissing = error instanceof PartMissingError;
    return (
      <Screen title="Something went wrong">
        <EmptyState title={isMissing ? "This screen did not load" : "This screen is not working"}>
          <p role="alert">
            {isMissing
              ? "Check that Sightline is running, then load again. Your log and your drafts are safe."
              : "Your log and your drafts are safe. Load again, or open another screen."}
          </p>
          <Button onClick={() => void this.loadAgain()}>Load again</Button>
        </EmptyState>
      </Screen>
    );
  }

  /** Without the server the browser would have nothing to load: the screen begins anew where it is. */
  private async loadAgain(): Promise<void> {
    if (await isServerThere()) location.reload();
    else this.setState({ error: null });
  }
}

export function NotFoundScreen() {
  return (
    <Nowhere title="404" heading="Page not found">
      There is no screen at this address. Nothing is lost: your log and your draft are safe.
    </Nowhere>
  );
}

/** At the address of a form that is switched off, or whose format is not there. */
export function FormatMissingScreen() {
  const { pathname } = useLocation();
  const isPreview = useReadableReports().some(({ path }) => path === pathname);
  if (isPreview) {
    return (
      <Nowhere title="Switched Off" heading="This form is switched off" settings>
        It is a preview: switch it on in Settings under Additional Features. Reports made with it
        are in the log, and its drafts come back with it.
      </Nowhere>
    );
  }
  return (
    <Nowhere title="Format Missing" heading="This form is not installed here">
      Its format was removed or switched off, or this page is out of date. Reports and drafts are
      kept.
    </Nowhere>
  );
}

interface NowhereProps {
  title: string;
  heading: string;
  children: string;
  /** The way on is to the settings, not to the log. */
  settings?: true;
}

function Nowhere({ title, heading, children, settings }: NowhereProps) {
  return (
    <Screen title={title}>
      <EmptyState title={heading}>
        <p>{children}</p>
        <p>
          <Link to={settings ? "/settings" : "/report-log"} className={styles.way}>
            {settings ? "Go to the Settings" : "Go to the Report Log"}
          </Link>
        </p>
      </EmptyState>
    </Screen>
  );
}
