import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { generateTestReports, reportCounts } from "../../lib/log-actions";
import { clearTestData } from "../../lib/report-log";
import { Button } from "../../ui/button";
import { Facts } from "../../ui/facts";
import { Panel } from "../../ui/panel";
import { showFailure, showToast } from "../../ui/toast";
import { useOnce } from "../../ui/use-once";
import styles from "./settings.module.css";

const COUNT = 120;

/** Reports to try the log with. */
export function TestData() {
  useSignals();
  const first = useRef<HTMLButtonElement>(null);
  const { total, test } = reportCounts.value;

  const [busy, generate] = useOnce(async () => {
    if (await generateTestReports(COUNT)) {
      showToast({ title: `${COUNT} test reports added`, description: "They are in the log." });
    } else {
      showFailure("Could not create test reports");
    }
  });

  async function clear() {
    // The button is about to be disabled and would drop the focus.
    first.current?.focus();
    if (await clearTestData()) {
      showToast({ title: "Test data cleared", description: "Your own reports are still there." });
    } else {
      showFailure("The browser could not clear the test data");
    }
  }

  return (
    <Panel title="Testing & Development">
      <Facts
        className={styles.facts}
        facts={{ "Total reports": String(total), "Test reports": String(test) }}
      />
      <p className={styles.text}>
        Test reports are marked in the log. They cannot be copied and are never sent to the server.
      </p>
      <div className="row">
        <Button ref={first} aria-disabled={busy} onClick={() => void generate()}>
          Generate {COUNT} Test Reports
        </Button>
        <Button disabled={test === 0} onClick={() => void clear()}>
          Clear Test Data
        </Button>
      </div>
    </Panel>
  );
}
