import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { OwnEntryContext } from "../../lib/report-log";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Hint } from "../../ui/hint";
import { Screen } from "../../ui/screen";
import { type Draft, isDone } from "./draft";
import { FormNotes } from "./notes";
import styles from "./report-screen.module.css";
import { UnfinishedReports } from "./unfinished-reports";
import type { ReportFormState } from "./use-report-form";

interface Props<Form extends ReportForm> {
  title: string;
  report: ReportFormState<Form>;
  asset: string;
  /** Before the title: the way back, where the screen was opened from another. */
  back?: ReactNode;
  /** Opens another draft, other than by replacing this form. */
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
      actions={<ResetButton report={report} />}
      aside={report.panel}
    >
      <div className={`${styles.form} stack`} ref={report.work}>
        <LeftOver report={report} />
        {/* Where there is a list before the form, that one offers the others. */}
        <UnfinishedReports report={report} sameOnly={back !== undefined} onResume={onResume} />
        <OwnEntryContext value={report.ownEntry}>
          <FormNotes value={report.notes}>{children}</FormNotes>
        </OwnEntryContext>
      </div>
    </Screen>
  );
}

/** Empties the form. After a copy its key begins a new report. */
function ResetButton<Form extends ReportForm>({ report }: { report: ReportFormState<Form> }) {
  const hasKey = !isDone(report.draft);
  return (
    <Hint text={hasKey ? "Reset form (Alt R)" : "Reset form"} side="bottom">
      <Button look="quiet" onClick={report.reset} aria-keyshortcuts={hasKey ? "Alt+R" : undefined}>
        <RotateCcw size={16} aria-hidden="true" />
        <span className={styles.resetWord}>Reset form</span>
      </Button>
    </Hint>
  );
}

/** Words of the report's line that have no place in the form. */
function LeftOver<Form extends ReportForm>({ report }: { report: ReportFormState<Form> }) {
  const { leftOver } = report.draft;
  if (!leftOver) return null;
  return (
    <section className={`${styles.leftOver} row`} aria-label="Left out of the form">
      <p role="status">
        Left out of the form:{" "}
        {leftOver.map(({ text, problem }, at) => (
          <span key={text}>
            {at > 0 && "; "}
            <strong className="mono">{text}</strong> ({problem})
          </span>
        ))}
      </p>
      <Button look="quiet" onClick={report.dismissLeftOver}>
        Dismiss
      </Button>
    </section>
  );
}
