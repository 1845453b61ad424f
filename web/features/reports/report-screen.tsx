import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Screen } from "../../ui/screen";
import styles from "./report-screen.module.css";
import { UnfinishedReports } from "./unfinished-reports";
import type { ReportFormState } from "./use-report-form";

interface Props<Form extends ReportForm> {
  title: string;
  report: ReportFormState<Form>;
  asset: string;
  /** Before the title: the way back, where the screen was opened from another. */
  back?: ReactNode;
  children: ReactNode;
}

/** A form's screen: its heading, its fields, and the message beside them. */
export function ReportScreen<Form extends ReportForm>({
  title,
  report,
  asset,
  back,
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
        {!back && <UnfinishedReports report={report} />}
        {children}
      </div>
    </Screen>
  );
}

/** Empties the form; it stands at the first panel's corner. */
export function ResetButton({ onReset }: { onReset(): void }) {
  return (
    <Button look="quiet" keys="Alt R" onClick={onReset} aria-keyshortcuts="Alt+R">
      <RotateCcw size={16} aria-hidden="true" />
      Reset form
    </Button>
  );
}
