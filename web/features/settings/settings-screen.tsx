import { useSignals } from "@preact/signals-react/runtime";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { profile } from "../../lib/session";
import { setTheme, THEME_LABELS, THEMES, theme } from "../../lib/theme";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { Screen } from "../../ui/screen";
import { Segmented } from "../../ui/segmented";
import styles from "./settings.module.css";
import { SignOutDialog } from "./sign-out-dialog";

const THEME_CHOICES = THEMES.map((value) => ({ value, label: THEME_LABELS[value] }));

/** The operator's details as entered, the theme, and the way out. */
export function SettingsScreen({ onSignOut }: { onSignOut(): Promise<void> }) {
  useSignals();
  const [asking, setAsking] = useState(false);
  const user = profile.value;
  if (!user) return null;
  return (
    <Screen title="Settings">
      <div className={styles.settings}>
        <Panel title="User Information">
          <Facts facts={{ "Parent Unit": user.rank, Role: user.role }} />
        </Panel>
        <Panel title="Form Details">
          <Facts
            facts={{
              "C/S": user.callSign,
              Asset: user.asset,
              "Time Zone": user.timeZone,
              "Grid Accuracy": user.gridAccuracy,
            }}
          />
          <p className={styles.note}>
            To change these, sign out and sign in again; editing them here comes with a later
            version.
          </p>
        </Panel>
        <Panel title="Appearance">
          <Segmented
            label="Theme"
            value={theme.value}
            choices={THEME_CHOICES}
            onChange={setTheme}
          />
        </Panel>
        <Panel title="System Actions">
          <Button look="danger" onClick={() => setAsking(true)}>
            <LogOut size={16} aria-hidden="true" />
            Sign Out
          </Button>
        </Panel>
      </div>
      <SignOutDialog open={asking} onClose={() => setAsking(false)} onSignOut={onSignOut} />
    </Screen>
  );
}

function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
