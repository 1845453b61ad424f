import { useSignals } from "@preact/signals-react/runtime";
import { Download } from "lucide-react";
import { downloadReports, reportCounts } from "../../lib/log-actions";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import styles from "./settings.module.css";

/** All reports of the session as a text file. */
export function ReportDownload() {
  useSignals();
  const { total } = reportCounts.value;
  return (
    <Panel title="Report Download">
      <p className={styles.text}>
        {total === 0
          ? "There are no reports to download yet."
          : `${total === 1 ? "The session's one report" : `All ${total} reports of the session`} as a .txt file, oldest first.`}
      </p>
      <Button disabled={total === 0} onClick={downloadReports}>
        <Download size={16} aria-hidden="true" />
        Download Reports
      </Button>
    </Panel>
  );
}
