import { useSignals } from "@preact/signals-react/runtime";
import type { ComponentType, ReactNode } from "react";
import type { LogEntry } from "../../../domain/log/log";
import type { FormHandoff } from "../../../lib/form-handoff";
import { logEntries } from "../../../lib/report-log";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Screen } from "../../../ui/screen";
import { Picture } from "./picture";
import styles from "./picture.module.css";

interface Props {
  /** Brings a report into its form. */
  onOpen(report: FormHandoff): void;
  /** Begins a new report. */
  onNew(): void;
  onReceive(): void;
  /** The menu that hands the given reports over as a file. */
  Export: ComponentType<{ entries: readonly LogEntry[] }>;
  /** How the laptops of the network stand. */
  network: ReactNode;
  /** Set where the map has the whole window, for a second screen: ends that. */
  onLeaveWall: (() => void) | null;
}

/** All reports in the log on one map, to be looked at. */
export function PictureScreen({ onNew, onReceive, ...picture }: Props) {
  useSignals();
  const entries = logEntries.value;
  if (entries === null) return <Screen title="Picture">{null}</Screen>;
  // The wall waits for the first.
  if (entries.length > 0 || picture.onLeaveWall) return <Picture entries={entries} {...picture} />;
  return (
    <Screen title="Picture">
      {picture.network}
      <section aria-label="Picture">
        <EmptyState title="No reports yet">
          <p>This map shows every report in the log, your own and received.</p>
          <div className={styles.ways}>
            <Button onClick={onNew}>New sighting</Button>
            <Button onClick={onReceive}>Receive</Button>
          </div>
        </EmptyState>
      </section>
    </Screen>
  );
}
