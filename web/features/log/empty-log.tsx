import { ClipboardPaste } from "lucide-react";
import type { Report } from "../../domain/reports/registry";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

const LIST = new Intl.ListFormat("en-GB", { type: "disjunction" });

interface Props {
  reports: readonly Report[];
  onNew(report: Report): void;
  onReceive(): void;
}

/** What the log is while nothing is in it, and the ways to its first report. */
export function EmptyLog({ reports, onNew, onReceive }: Props) {
  return (
    <EmptyState title="No reports yet">
      <p>
        A report appears here when you copy it in the {LIST.format(reports.map(({ type }) => type))}{" "}
        form.
      </p>
      <div className="row">
        {reports.map((report) => (
          <Button key={report.type} onClick={() => onNew(report)}>
            {report.linkName}
          </Button>
        ))}
      </div>
      <p>Add other operators' reports: paste them, choose a file, or scan their QR codes.</p>
      <Button icon={ClipboardPaste} keys="Alt P" aria-haspopup="dialog" onClick={onReceive}>
        Receive
      </Button>
      <p>The log is session based: it is cleared on logout.</p>
    </EmptyState>
  );
}
