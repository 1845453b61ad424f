import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Screen } from "../../ui/screen";
import { type Draft, isDone } from "./draft";
import styles from "./report-screen.module.css";
import { UnfinishedReports } from "./unfinished-reports";
import type { ReportFormState } from "./use-report-form";

interface Props<Form extends ReportForm> {
  title: string;
  report: ReportFormState<Form>;
  asset: string;
  /** Before the title: the way back, where the screen was opened from another. */
  back?: ReactNode;
  /** Opens another draft by another way than in this form's place. */
  onResume?(draft: Draft<Form>): void;
  children: ReactNode;
}

/** A form's screen: its heading, its fields, and the message beside them. */
export function ReportScreen<Form extends ReportForm>({
  title,
  report,
  asset,
  back,
  onResume,
  children,
}: Props<Form>) {
  return (
    <Screen
      title={title}
      back={back}
      facts={
        <>
          <Chip name="C/S">{report.form.callSign || "N/A"}</Chip>
          <Chip name="Asset">{asset}</Chip>
        </>
      }
      aside={report.panel}
    >
      <div className={styles.form} ref={report.work}>
        {/* Where there is a list before the form, that one offers the others. */}
        <UnfinishedReports report={report} sameOnly={back !== undefined} onResume={onResume} />
        {children}
      </div>
    </Screen>
  );
}

/** Empties the form; it stands at the first panel's corner. After a copy its key begins a new report. */
export function ResetButton<Form extends ReportForm>({
  report,
}: {
  report: ReportFormState<Form>;
}) {
  const keys = isDone(report.draft) ? undefined : "Alt R";
  return (
    <Button
      look="quiet"
      keys={keys}
      onClick={report.reset}
      aria-keyshortcuts={keys?.replace(" ", "+")}
    >
      <RotateCcw size={16} aria-hidden="true" />
      Reset form
    </Button>
  );
}
