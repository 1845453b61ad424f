import { useSignals } from "@preact/signals-react/runtime";
import { logEntries } from "../../../lib/report-log";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Screen } from "../../../ui/screen";
import { Picture, type PictureProps } from "./picture";

interface Props extends Omit<PictureProps, "entries"> {
  /** Begins a new report. */
  onNew(): void;
  onReceive(): void;
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
          <div className="row">
            <Button onClick={onNew}>New sighting</Button>
            <Button onClick={onReceive}>Receive</Button>
          </div>
        </EmptyState>
      </section>
    </Screen>
  );
}
