import { useSignals } from "@preact/signals-react/runtime";
import { Download, LogOut } from "lucide-react";
import { useState } from "react";
import { THEMES } from "../../domain/theme";
import { downloadReports, reportCounts } from "../../lib/log-actions";
import { previews, previewsOn, switchPreview } from "../../lib/reports";
import { deployment, profile } from "../../lib/session";
import { setTheme, THEME_LABELS, theme } from "../../lib/theme";
import { Button } from "../../ui/button";
import { Check } from "../../ui/check";
import { Chip } from "../../ui/chip";
import { Facts } from "../../ui/facts";
import { Panel } from "../../ui/panel";
import { Screen } from "../../ui/screen";
import { Segmented } from "../../ui/segmented";
import { showToast } from "../../ui/toast";
import { About } from "./about";
import { FormDetails } from "./form-details";
import styles from "./settings.module.css";
import { SIGN_OUT_CLEARS, SignOutDialog } from "./sign-out-dialog";
import { TestData } from "./test-data";

const THEME_CHOICES = THEMES.map((value) => ({ value, label: THEME_LABELS[value] }));

/** The operator's details, what the session holds, the theme, and the way out. */
export function SettingsScreen({ onSignOut }: { onSignOut(): Promise<void> }) {
  useSignals();
  const [asking, setAsking] = useState(false);
  const user = profile.value;
  if (!user) return null;
  return (
    <Screen title="Settings">
      <div className={styles.settings}>
        <div className={`${styles.column} stack`}>
          <Panel title="User Information">
            <Facts
              className={styles.facts}
              facts={{ "Parent Unit": <Chip>{user.rank}</Chip>, Role: <Chip>{user.role}</Chip> }}
            />
          </Panel>
          <FormDetails user={user} />
          <Panel title="Appearance">
            <Segmented
              label="Theme"
              value={theme.value}
              choices={THEME_CHOICES}
              onChange={setTheme}
            />
          </Panel>
          <Panel title="Additional Features">
            <p className={styles.text}>
              Activity Reports and Loss Reports are upcoming. Send suggestions, or interest in
              Sightline for your unit, through Feedback.
            </p>
            <FromManuals />
            <div className={styles.previews}>
              {previews.value.map(({ id, title }) => (
                <Check
                  key={id}
                  role="switch"
                  label={`${title} (preview)`}
                  checked={previewsOn.value.includes(id)}
                  onChange={(on) => {
                    switchPreview(id, on);
                    if (!on) showSwitchedOff(title);
                  }}
                />
              ))}
            </div>
          </Panel>
        </div>
        <div className={`${styles.column} stack`}>
          <ReportDownload />
          <TestData />
          <Panel title="System Actions">
            <p className={styles.text}>
              {deployment.value === "online"
                ? "Signing out ends your demonstration session and erases the log, your details and your drafts."
                : SIGN_OUT_CLEARS}
            </p>
            <Button icon={LogOut} look="danger" onClick={() => setAsking(true)}>
              Sign Out
            </Button>
          </Panel>
          <About />
        </div>
      </div>
      <SignOutDialog open={asking} onClose={() => setAsking(false)} onSignOut={onSignOut} />
    </Screen>
  );
}

const UPCOMING = ["activity", "loss"];
const LIST = new Intl.ListFormat("en-GB");

/** Which previews have the lines of public manuals. */
function FromManuals() {
  useSignals();
  const titles = previews.value.flatMap(({ id, title }) => (UPCOMING.includes(id) ? [] : title));
  if (titles.length === 0) return null;
  return (
    <p className={styles.text}>
      {LIST.format(titles)} follow public manuals. Check each against your unit's own before you use
      it.
    </p>
  );
}

function showSwitchedOff(title: string): void {
  showToast({
    title: "Preview Switched Off",
    description: `${title}: its reports stay in the log. What is unfinished comes back when you switch it on again.`,
  });
}

/** All reports of the session as a text file. */
function ReportDownload() {
  useSignals();
  const { total } = reportCounts.value;
  return (
    <Panel title="Report Download">
      <p className={styles.text}>
        {total === 0
          ? "There are no reports to download yet."
          : `${total === 1 ? "The one report in this session" : `All ${total} reports of the session`} as a .txt file, oldest first.`}
      </p>
      <Button icon={Download} disabled={total === 0} onClick={downloadReports}>
        Download Reports
      </Button>
    </Panel>
  );
}
